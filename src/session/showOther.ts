/** Another tree is shown, or another run at the same step: under other rules, or of a tree of the same shape. */
import { canSearch } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import { lastStep, OPENED, READING, type Session } from './session.ts';
import type { Shown } from './shown.ts';
import { openingAlgorithm, openingRules, type Subject } from './subject.ts';

/** Shows what was shown before, exactly; another tree ends the practising, and a tree the way back to itself. */
export function showAgain(
  session: Session,
  { subject, algorithm, rules, notation, step, past, future }: Shown,
): void {
  const shown = { subject, algorithm, rules, notation, step, past, future };
  const { activity, notices } = session.getState();
  session.setState({
    ...shown,
    notices: notices.filter(
      (notice) => notice.kind !== 'left-tree' || notice.shown.subject.own?.id !== subject.own?.id,
    ),
    playing: false,
    focused: null,
    hovered: null,
    lastEdit: null,
    activity: activity.kind === 'practising' ? READING : activity,
  });
}

/** Shows another tree from its beginning, searched as its source does it. */
export function openSubject(session: Session, subject: Subject): void {
  const { notation } = session.getState();
  const [algorithm, rules] = [openingAlgorithm(subject), openingRules(subject)];
  showAgain(session, { subject, algorithm, rules, notation, step: 0, ...OPENED });
}

/** Changes rules; the step stays as far as there is one. */
export function chooseRules(session: Session, changed: Partial<SearchRules>): void {
  const state = session.getState();
  const rules = { ...state.rules, ...changed };
  session.setState({ rules, step: Math.min(state.step, lastStep({ ...state, rules })), playing: false });
}

/** Shows a tree of the same shape at the same step, so that only what differs changes. */
export function flipTo(session: Session, subject: Subject): void {
  const state = session.getState();
  const algorithm = canSearch(state.algorithm, subject.tree) ? state.algorithm : openingAlgorithm(subject);
  const next = { ...state, subject, algorithm };
  // In one change: nobody must see a step that the run does not have.
  showAgain(session, { ...next, step: Math.min(state.step, lastStep(next)), ...OPENED });
}
