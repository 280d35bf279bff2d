/**
 * Changes the algorithm, its rules or its limits for the displayed tree, or whether it grows with its search. Where the other
 * search takes long, it is displayed once it is recorded.
 */
import '../drawing/simulationAdded.ts';
import { canGrow, type GrowthName, usualGrowth } from '../core/run/growth.ts';
import '../core/run/recordPasses.ts';
import { sameMoment } from '../core/run/sameMoment.ts';
import { type AlgorithmName, bringsTree, playsToEnds } from '../core/search/algorithms.ts';
import { NO_LIMITS, type SearchLimits, type SearchRules } from '../core/search/searchSettings.ts';
import { drawFullTree } from './drawFullTree.ts';
import { sameNode, searchedSubject } from './growing.ts';
import { inNumbers, numbersFor } from './numbers.ts';
import { runOf } from './runOf.ts';
import { whenRecorded } from './searching.ts';
import { addNotices, lastStep, READING, type Session, type SessionState } from './session.ts';
import {
  can,
  growthOf,
  type HowSearched,
  type Subject,
  searchedBy,
  unsuitedTo,
  withFullTree,
} from './subject.ts';

/**
 * Searches the displayed tree with another algorithm, from the first step. Returns false when the algorithm
 * has no rule for this tree.
 */
export function chooseAlgorithm(page: Session, algorithm: AlgorithmName): boolean {
  const { subject, limits, algorithm: before } = page.getState();
  if (unsuitedTo(subject, algorithm, limits) !== null) return false;
  if (algorithm === before) return true;
  let isRefused = false;
  whenRecorded(page, (session) => {
    const next = searched(session, { ...session.getState(), algorithm });
    isRefused = next === null;
    if (next !== null) session.setState({ ...next, step: 0, playing: false });
  });
  return !isRefused;
}

/**
 * Returns the changes of the state for another search. The selected node is kept when the tree of the new run
 * has it; editing ends when the new tree is drawn in part. Null, after a notice to the reader, when the search would
 * need too many positions.
 */
function searched(
  session: Session,
  asked: HowSearched,
): Pick<
  SessionState,
  'subject' | 'algorithm' | 'rules' | 'limits' | 'numbers' | 'focused' | 'activity'
> | null {
  const { algorithm, rules, limits = NO_LIMITS } = asked;
  const { subject: before, algorithm: chosen, focused, activity } = session.getState();
  const how = { algorithm, rules, limits, numbers: numbersFor(before, asked) };
  const subject = searchedAnew(before, chosen, how);
  if (subject === null) {
    addNotices(session, [{ kind: 'game-too-large', depth: before.game?.deepest(how) ?? null }]);
    return null;
  }
  const refound = subject.tree === before.tree ? focused : sameNode(before.tree, subject.tree, focused);
  const isPart = activity.kind === 'editing' && Boolean(subject.growth?.drawFull);
  return { subject, ...how, focused: refound, activity: isPart ? READING : activity };
}

/**
 * Returns the displayed tree as another algorithm searches it, or null when that search would generate too many
 * positions.
 */
function searchedAnew(before: Subject, chosen: AlgorithmName, how: HowSearched): Subject | null {
  const { algorithm } = how;
  const { game } = before;
  // A simulation plays a game to its ends with every move apart, which a tree drawn before need not have.
  if (game !== null && playsToEnds(algorithm) && !before.growth?.drawFull) {
    const grown = game.grow(how);
    return grown && inNumbers(grown, how);
  }
  const usual = game === null ? usualGrowth(algorithm, false) : 'drawn';
  return isSearchedAnew(before, chosen, algorithm)
    ? inNumbers(searchedSubject(withFullTree(before), how, usual), how)
    : searchedBy(before, how);
}

/**
 * Whether the displayed tree must be made anew from its full tree for another algorithm. It must when exactly
 * one of the two algorithms makes the tree together with its run, or when the tree grows with the search for
 * one algorithm and not for the other. A game whose tree grows with the search is made anew in its own way.
 */
function isSearchedAnew(before: Subject, chosen: AlgorithmName, algorithm: AlgorithmName): boolean {
  const { tree, game } = withFullTree(before);
  const isOther = bringsTree(algorithm, tree) !== bringsTree(chosen, tree);
  if (game !== null) return isOther && !before.growth?.drawFull;
  return isOther || usualGrowth(algorithm, false) !== usualGrowth(chosen, false);
}

/** Changes rules of the search; the step is kept when the new run is long enough. */
export function chooseRules(page: Session, changed: Partial<SearchRules>): void {
  whenRecorded(page, (session) => {
    const state = session.getState();
    const rules = { ...state.rules, ...changed };
    const shown = searched(session, { ...state, rules });
    if (shown === null) return;
    session.setState({
      ...shown,
      step: Math.min(state.step, lastStep({ ...state, ...shown })),
      playing: false,
    });
  });
}

/**
 * Changes limits of the search. The page goes to the step of the new run that shows the same latest event,
 * when there is one.
 */
export function chooseLimits(page: Session, changed: Partial<SearchLimits>): void {
  whenRecorded(page, (session) => {
    const state = session.getState();
    const shown = searched(session, { ...state, limits: { ...NO_LIMITS, ...state.limits, ...changed } });
    if (shown === null) return;
    const { step } = sameMoment(runOf(state), state.step, runOf({ ...state, ...shown }));
    session.setState({ ...shown, step: Math.min(step, lastStep({ ...state, ...shown })), playing: false });
  });
}

/**
 * Displays the full tree, or a tree that grows with its search. The step is kept, and so is the selected node
 * when the new tree has it.
 */
export function chooseGrowth(page: Session, growth: GrowthName): void {
  whenRecorded(page, (session) => {
    if (growth === 'drawn') {
      drawFullTree(session);
      return;
    }
    const state = session.getState();
    const { subject: before, focused, activity } = state;
    if (growthOf(before) === growth || !can(before).grow || !canGrow(state.algorithm)) return;
    const whole = withFullTree(before);
    const subject = inNumbers(whole.game?.grow(state) ?? searchedSubject(whole, state, 'grown'), state);
    session.setState({
      subject,
      focused: sameNode(whole.tree, subject.tree, focused),
      hovered: null,
      // Editing ends when the tree grows with its search, because only a complete tree can be edited.
      ...(activity.kind === 'editing' && { activity: READING }),
    });
  });
}
