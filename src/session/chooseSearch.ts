/** Another algorithm, or other rules, for what is shown. */
import { usualGrowth } from '../core/run/growth.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import { type AlgorithmName, canSearch } from '../core/search/algorithms.ts';
import { NO_LIMITS, type SearchLimits, type SearchRules } from '../core/search/searchSettings.ts';
import { sameNode, searchedSubject } from './growing.ts';
import { numbersFor } from './numbers.ts';
import { addNotices, lastStep, type Session, type SessionState } from './session.ts';
import { type HowSearched, searchable, searchedBy, withFullTree } from './subject.ts';
import { traceOf } from './traceOf.ts';

/** Searches with another algorithm, from the beginning; false where it has no rule for the tree. */
export function chooseAlgorithm(session: Session, algorithm: AlgorithmName): boolean {
  const state = session.getState();
  if (!canSearch(algorithm, searchable(state.subject, state.limits))) return false;
  if (algorithm === state.algorithm) return true;
  const next = searched(session, { ...state, algorithm });
  if (next !== null) session.setState({ ...next, step: 0, playing: false });
  return next !== null;
}

/**
 * What another search changes of what is shown; the node in hand stays where a tree that grows still has it. Null,
 * and said, where it would take too many positions.
 */
function searched(
  session: Session,
  asked: HowSearched,
): Pick<SessionState, 'subject' | 'algorithm' | 'rules' | 'limits' | 'numbers' | 'focused'> | null {
  const { algorithm, rules, limits = NO_LIMITS } = asked;
  const { subject: before, algorithm: chosen, focused } = session.getState();
  const how = { algorithm, rules, limits, numbers: numbersFor(before, asked) };
  // Between the two ways of working, each tree comes about as is usual.
  const isOther = before.game === null && usualGrowth(algorithm, false) !== usualGrowth(chosen, false);
  const subject = isOther
    ? searchedSubject(withFullTree(before), how, usualGrowth(algorithm, false))
    : searchedBy(before, how);
  if (subject === null) {
    addNotices(session, [{ kind: 'game-too-large' }]);
    return null;
  }
  const refound = subject.tree === before.tree ? focused : sameNode(before.tree, subject.tree, focused);
  return { subject, ...how, focused: refound };
}

/** Changes rules; the step stays as far as there is one. */
export function chooseRules(session: Session, changed: Partial<SearchRules>): void {
  const state = session.getState();
  const rules = { ...state.rules, ...changed };
  const shown = searched(session, { ...state, rules });
  if (shown === null) return;
  session.setState({
    ...shown,
    step: Math.min(state.step, lastStep({ ...state, ...shown })),
    playing: false,
  });
}

/** Changes how far is looked: the reader stays at what happened last as far as it happens still. */
export function chooseLimits(session: Session, changed: Partial<SearchLimits>): void {
  const state = session.getState();
  const shown = searched(session, { ...state, limits: { ...NO_LIMITS, ...state.limits, ...changed } });
  if (shown === null) return;
  const { step } = sameMoment(traceOf(state), state.step, traceOf({ ...state, ...shown }));
  session.setState({ ...shown, step: Math.min(step, lastStep({ ...state, ...shown })), playing: false });
}
