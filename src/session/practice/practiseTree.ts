/** Begins exercises on the open tree or on a library tree, with chosen kinds of questions. */
import type { SearchLimits } from '../../core/index.ts';
import { asRecursion } from '../../core/run/asRecursion.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/search/searchWindow.ts';
import { packTree } from '../../link/packTree.ts';
import { usualBudget } from '../../practice/budgets.ts';
import type { Deepening, Farther, PartKind, Reach, Task } from '../../practice/index.ts';
import { rightRun } from '../../practice/methods/methods.ts';
import { usualKind } from '../../practice/searches.ts';
import {
  begunByHand,
  bySimulation,
  isSameSearch,
  isTooLarge,
  mergesIn,
  reachFor,
  reachOf,
  taskWithin,
  wholeTree,
} from '../../practice/task.ts';
import { printing } from '../printing.ts';
import type { Session } from '../session.ts';
import type { Subject } from '../subject.ts';
import { titleOf } from '../titleOf.ts';
import {
  beginOnExample,
  beginOnGame,
  beginOnOwn,
  type HowAsked,
  ownVariantToBegin,
  searchOfOpen,
  variantToBegin,
} from './begin.ts';
import { bringFormats } from './bringFormats.ts';
import { gameSettingOf, practised } from './practisedTree.ts';
import { chooseExercise, shownBefore } from './showPractice.ts';

/**
 * Returns the limits for an exercise on the open tree: the depth limit with which the tree is displayed, and
 * the root window that was chosen, if any; of a simulation its iterations, C and given results.
 */
export function openingReach(
  task: Task,
  limits: SearchLimits | undefined,
  chosen: SearchWindow | undefined,
): Reach | null {
  if (bySimulation(task.algorithm) && limits !== undefined)
    return begunByHand(limits) ?? reachFor(task.algorithm, null);
  // How far a search deepens by default is found by searching.
  if (limits?.deepen !== true || isTooLarge(task))
    return reachFor(task.algorithm, {
      depth: limits?.depth ?? null,
      ...(limits !== undefined && fartherBy(limits)),
      window: chosen ?? limits?.window ?? FULL_WINDOW,
    });
  const usual = usualDeepening(task);
  const { budget, tries } = limits;
  return { budget: budget ?? usual.budget, tries: tries === 'given' ? tries : usual.tries };
}

/** Returns how a search with these limits looks farther than its depth limit. */
function fartherBy({ quiet, most, check }: SearchLimits): Farther {
  return {
    ...(quiet !== 'none' && { quiet, ...(most !== null && { most }) }),
    ...(check !== null && { check }),
  };
}

/**
 * Returns default settings for iterative deepening: children are called best first, and the node budget
 * interrupts the last pass halfway.
 */
export function usualDeepening(task: Task): Deepening {
  const searched = { ...task, tree: wholeTree(task) };
  const unlimited = asRecursion(rightRun(taskWithin({ budget: Infinity, tries: 'last' }, searched)).run);
  return { budget: usualBudget(unlimited), tries: 'last' };
}

/**
 * Begins the default exercise on the open tree, with its current search. When there is none, opens the screen
 * on which exercises are chosen.
 */
export async function practiseOpen(session: Session): Promise<void> {
  const shown = shownBefore(session);
  const subject = practised(shown.subject);
  const searched = { tree: subject.tree, ...searchOfOpen(subject, shown) };
  const task = taskWithin(openingReach(searched, shown.limits, undefined), searched);
  const isBegun = !isTooLarge(task) && (await beginOnTree(session, subject, task, [usualKind(task)]));
  if (!isBegun) chooseExercise(session);
}

/**
 * Begins an exercise on a tree and gives it an address; returns false when one of its questions cannot be
 * asked.
 */
export async function beginOnTree(
  session: Session,
  subject: Subject,
  task: Task,
  kinds: readonly PartKind[],
  { wish = {}, searches }: Pick<HowAsked, 'wish' | 'searches'> = {},
): Promise<boolean> {
  await bringFormats(kinds);
  const { example } = subject;
  const reach = reachOf(task);
  const { algorithm, rules } = task;
  const search = { algorithm, rules };
  const how: HowAsked = {
    ...(searches !== undefined && searches.size > 0 && { searches }),
    ...(Object.keys(wish).length > 0 && { wish }),
    ...(reach !== null && { reach }),
    ...(task.children !== undefined && { children: task.children }),
  };
  if (example !== null) {
    const isAsSource = isSameSearch(task, searchOfOpen(subject, null));
    const said = isAsSource ? how : { ...how, search };
    return beginOnExample(session, example, kinds, variantToBegin(session, example), said);
  }
  const { activity } = session.getState();
  const { tree } = subject;
  const setting = mergesIn(tree) ? gameSettingOf(subject) : null;
  if (setting !== null) {
    const on = { ...how, search, kinds, variant: 0, setting };
    return beginOnGame(session, titleOf(subject, session.getState().language.code), tree, on);
  }
  const title = titleOf(subject, session.getState().language.code);
  const packed = await packTree({ title, text: await printing(tree).text });
  // The reader went elsewhere while the tree was being packed for the address.
  if (session.getState().activity !== activity) return true;
  const on = { ...how, search, kinds, variant: 0, packed };
  return beginOnOwn(session, title, tree, { ...on, variant: ownVariantToBegin(tree, on) });
}
