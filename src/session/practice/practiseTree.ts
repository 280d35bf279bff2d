/** An exercise on a tree that is open, or that was published, as one has chosen what is asked about it. */
import type { SearchLimits } from '../../core/search/searchLimits.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/search/searchWindow.ts';
import { usualBudget } from '../../practice/budgets.ts';
import type { PartKind } from '../../practice/exercise.ts';
import { rightRun } from '../../practice/methods/methods.ts';
import { usualKind } from '../../practice/searches.ts';
import {
  asPractised,
  type Deepening,
  isSameSearch,
  type Reach,
  reachFor,
  reachOf,
  type Task,
  taskWithin,
  wholeTree,
} from '../../practice/task.ts';
import type { Session } from '../session.ts';
import type { Shown } from '../shown.ts';
import { drawnFirst, openingAlgorithm, openingRules, type Subject } from '../subject.ts';
import { titleOf } from '../titleOf.ts';
import { askAbout, beginOnExample, type HowAsked, OWN_SOURCE, variantToBegin } from './begin.ts';
import { beginPractice, chooseExercise, shownBefore } from './showPractice.ts';

/** The search that exercises on a tree are about: as it is open, or as its source does it. */
export function searchOfOpen(
  subject: Subject,
  open: Pick<Shown, 'algorithm' | 'rules'> | null,
): Pick<Task, 'algorithm' | 'rules'> {
  return {
    algorithm: asPractised(open?.algorithm ?? openingAlgorithm(subject), subject.tree),
    rules: open?.rules ?? openingRules(subject),
  };
}

/** As far as it is looked where the tree is read; in the window that is chosen, if there is one. */
export function openingReach(
  task: Task,
  limits: SearchLimits | undefined,
  chosen: SearchWindow | undefined,
): Reach | null {
  if (limits?.deepen !== true)
    return reachFor(task.algorithm, {
      depth: limits?.depth ?? null,
      window: chosen ?? limits?.window ?? FULL_WINDOW,
    });
  const usual = usualDeepening(task);
  const { budget, tries } = limits;
  return { budget: budget ?? usual.budget, tries: tries === 'given' ? tries : usual.tries };
}

/** Best first, within a budget that cuts the last pass off halfway. */
export function usualDeepening(task: Task): Deepening {
  const searched = { ...task, tree: wholeTree(task) };
  const unlimited = rightRun(taskWithin({ budget: Infinity, tries: 'last' }, searched)).trace;
  return { budget: usualBudget(unlimited), tries: 'last' };
}

/** What is usually asked of the tree that is open, in the search that it is open in; else the choice of exercises. */
export function practiseOpen(session: Session): void {
  const shown = shownBefore(session);
  const subject = drawnFirst(shown.subject);
  const searched = { tree: subject.tree, ...searchOfOpen(subject, shown) };
  const task = taskWithin(openingReach(searched, shown.limits, undefined), searched);
  if (!beginOnTree(session, subject, task, [usualKind(task)])) chooseExercise(session);
}

/** Begins an exercise; false where something of it cannot be asked. The tree of an example has an address of its own. */
export function beginOnTree(
  session: Session,
  subject: Subject,
  task: Task,
  kinds: readonly PartKind[],
  { windowsAt, searches }: { windowsAt?: 'end' | undefined; searches?: HowAsked['searches'] } = {},
): boolean {
  const { example } = subject;
  const reach = reachOf(task);
  const { algorithm, rules } = task;
  const isAsSource = isSameSearch(task, searchOfOpen(subject, null));
  const how: HowAsked = {
    ...(!isAsSource && { search: { algorithm, rules } }),
    ...(searches !== undefined && searches.size > 0 && { searches }),
    ...(windowsAt !== undefined && { windowsAt }),
    ...(reach !== null && { reach }),
  };
  if (example !== null) return beginOnExample(session, example, kinds, variantToBegin(session, example), how);
  const title = titleOf(subject, session.getState().language.code);
  const practice = askAbout(task, kinds, { title, source: OWN_SOURCE, place: null, variant: 0 }, how);
  if (practice !== null) beginPractice(session, practice);
  return practice !== null;
}
