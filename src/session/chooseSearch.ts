/** Chooses another algorithm, or other rules, for what is shown. */
import { usualGrowth } from '../core/run/growth.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import { type AlgorithmName, bringsTree } from '../core/search/algorithms.ts';
import { NO_LIMITS, type SearchLimits, type SearchRules } from '../core/search/searchSettings.ts';
import { sameNode, searchedSubject } from './growing.ts';
import { numbersFor } from './numbers.ts';
import { runOf } from './runOf.ts';
import { addNotices, lastStep, type Session, type SessionState } from './session.ts';
import { type HowSearched, type Subject, searchedBy, unsuitedTo, withFullTree } from './subject.ts';

/** Searches with another algorithm, from the beginning; returns false when it has no rule for the tree. */
export function chooseAlgorithm(session: Session, algorithm: AlgorithmName): boolean {
  const state = session.getState();
  if (unsuitedTo(state.subject, algorithm, state.limits) !== null) return false;
  if (algorithm === state.algorithm) return true;
  const next = searched(session, { ...state, algorithm });
  if (next !== null) session.setState({ ...next, step: 0, playing: false });
  return next !== null;
}

/**
 * Returns what another search changes in the state; the selected node stays when a growing tree still has it. Null,
 * with a notice, when the search would need too many positions.
 */
function searched(
  session: Session,
  asked: HowSearched,
): Pick<SessionState, 'subject' | 'algorithm' | 'rules' | 'limits' | 'numbers' | 'focused'> | null {
  const { algorithm, rules, limits = NO_LIMITS } = asked;
  const { subject: before, algorithm: chosen, focused } = session.getState();
  const how = { algorithm, rules, limits, numbers: numbersFor(before, asked) };
  const usual = before.game === null ? usualGrowth(algorithm, false) : 'drawn';
  const subject = isSearchedAnew(before, chosen, algorithm)
    ? searchedSubject(withFullTree(before), how, usual)
    : searchedBy(before, how);
  if (subject === null) {
    addNotices(session, [{ kind: 'game-too-large' }]);
    return null;
  }
  const refound = subject.tree === before.tree ? focused : sameNode(before.tree, subject.tree, focused);
  return { subject, ...how, focused: refound };
}

/**
 * Whether the subject has to be made from its full tree for the other algorithm: one of the two brings a tree with its
 * run, or a tree grows or not as is usual for the new one. A game that grows is made anew by its own growth.
 */
function isSearchedAnew(before: Subject, chosen: AlgorithmName, algorithm: AlgorithmName): boolean {
  const { tree, game } = withFullTree(before);
  const isOther = bringsTree(algorithm, tree) !== bringsTree(chosen, tree);
  if (game !== null) return isOther && !before.growth?.drawFull;
  return isOther || usualGrowth(algorithm, false) !== usualGrowth(chosen, false);
}

/** Changes rules; the step stays if the new run has it. */
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

/** Changes limits: the reader stays at the event that happened last, if it still happens. */
export function chooseLimits(session: Session, changed: Partial<SearchLimits>): void {
  const state = session.getState();
  const shown = searched(session, { ...state, limits: { ...NO_LIMITS, ...state.limits, ...changed } });
  if (shown === null) return;
  const { step } = sameMoment(runOf(state), state.step, runOf({ ...state, ...shown }));
  session.setState({ ...shown, step: Math.min(step, lastStep({ ...state, ...shown })), playing: false });
}
