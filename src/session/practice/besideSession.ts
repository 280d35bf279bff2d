/** The reader's answer beside the model answer. */
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import type { DrawnSheet } from '../../drawing/drawnSheet.ts';
import { isOrdering } from '../../practice/exercise.ts';
import { limitsOf } from '../../practice/task.ts';
import { type Session, type SessionState, sessionOver } from '../session.ts';
import { sliceIn } from '../slice.ts';
import type { SheetWords } from './drawSheet.ts';
import { activePart, activeTask, PRACTICE, type Practice, subjectInOrder } from './practice.ts';
import { sheetDrawing } from './showPractice.ts';

/**
 * Returns the session as it looks with the reader's sheet in place of the run: at the same step, with the same node
 * under the pointer. Nodes of trees in different orders are not the same. When another exercise or none is shown,
 * nothing is taken from the session, because its step and nodes belong to another tree.
 */
export function besideSession(session: Session, practice: Practice, words: SheetWords): Session {
  const task = activeTask(practice);
  const { algorithm, rules } = task;
  const limits = limitsOf(task);
  const subject = subjectInOrder(practice, practice.sheet);
  const isOrder = isOrdering(activePart(practice));
  let last: { readonly step: number; readonly drawn: DrawnSheet } | null = null;
  const drawnAt = (step: number) => {
    if (last?.step !== step) last = { step, drawn: sheetDrawing(practice, subject, words, step) };
    return last.drawn;
  };
  // The same state gives the same object each time.
  const beside = memoizeByObject((state: SessionState): SessionState => {
    const isAtHand = state.activity.kind === 'practising' && sliceIn(state, PRACTICE).practice === practice;
    const { hovered, focused } = isAtHand && !isOrder ? state : { hovered: null, focused: null };
    const drawn = () => drawnAt(isAtHand ? state.step : 0);
    return {
      ...state,
      subject,
      algorithm,
      rules,
      limits,
      // The object is reused, so that the view stays where it is.
      step: 0,
      hovered,
      focused,
      activity: { kind: 'practising', before: state, place: null, drawn },
    };
  });
  return sessionOver({
    ...session,
    getState: () => beside(session.getState()),
    subscribe: (listener) => session.subscribe((state, before) => listener(beside(state), beside(before))),
    setState: isOrder ? () => undefined : session.setState,
  });
}
