/** Displays the reader's answer beside the model answer. */
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
 * Returns a view of the session in which the reader's sheet replaces the run, at the same step and with the
 * same node under the pointer. Nodes are mapped when the two trees have different orders of children. While
 * another exercise or none is displayed, the view is independent of the session, because the session's step
 * and nodes then belong to another tree.
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
  // The view of a state is cached, so that the same state always gives the same object.
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
      // The previous object is reused, so that the figure does not scroll.
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
