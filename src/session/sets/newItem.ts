/** Makes items for a set of exercises, and chooses their questions when their search changes. */
import type { GameTree, SearchLimits } from '../../core/index.ts';
import { GRAPH_FORM } from '../../core/search/algorithms.ts';
import { fullSearch } from '../../core/search/fullSearch.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../core/search/searchSettings.ts';
import type { Example } from '../../library/example.ts';
import { printTree } from '../../notation/printTree.ts';
import { formatOf, type Part, type PartKind, USUAL_PENALTY } from '../../practice/exercise.ts';
import type { Wish, WishName } from '../../practice/formats/wish.ts';
import type { ExerciseSeed, ItemPart, SetItem } from '../../practice/index.ts';
import { treeOfPositions } from '../../practice/positions.ts';
import { usualKind, type ValuesThenCuts } from '../../practice/searches.ts';
import { asPractised, begunByHand, bySimulation, reachOf, type Task } from '../../practice/task.ts';
import { subjectOfExample } from '../exampleSubject.ts';
import { openingSettings } from '../subject.ts';
import { isPartAskable, taskOfItem } from './setExercise.ts';
import type { SetTrees } from './setTrees.ts';

/** Returns a new item about a tree of the library, with the search that the tree's source uses. */
export function itemOfExample(example: Example, title: string): SetItem {
  const subject = subjectOfExample(example);
  const source = { kind: 'library', id: example.id } as const;
  const algorithm = asPractised(example.algorithm, subject.tree);
  const { rules, limits } = openingSettings(subject);
  const item = { title, source, algorithm, rules, ...limitsOfNew(algorithm, limits), parts: [] };
  return asked(item, subject.tree);
}

/** Returns a new item about the open tree. */
export function itemOfTree(
  tree: GameTree,
  { algorithm, rules, limits = NO_LIMITS }: Pick<Task, 'algorithm' | 'rules'> & { limits?: SearchLimits },
  title: string,
): SetItem {
  const source = { kind: 'text', text: printTree(tree) } as const;
  const item = { title, source, algorithm, rules, ...limitsOfNew(algorithm, limits), parts: [] };
  return asked(item, tree);
}

/** Returns a new item about a game whose positions merge; `setting` is the game as a link has it. */
export function itemOfGame(tree: GameTree, setting: string, title: string): SetItem {
  const source = { kind: 'game', setting } as const;
  return asked({ title, source, algorithm: GRAPH_FORM, rules: DEFAULT_RULES, parts: [] }, tree);
}

/** Returns a new item about positions. */
export function itemOfPositions(positions: readonly string[], title: string): SetItem {
  const source = { kind: 'positions', positions } as const;
  const algorithm = fullSearch(treeOfPositions(positions));
  return { title, source, algorithm, rules: DEFAULT_RULES, parts: [usualPart('estimate')] };
}

/** Returns the limits of a new item: those of a simulation that is made by hand; other searches begin without. */
function limitsOfNew(algorithm: Task['algorithm'], limits: SearchLimits): Pick<SetItem, 'limits'> {
  const reach = bySimulation(algorithm) ? begunByHand(limits) : null;
  return reach === null ? {} : { limits: reach };
}

/**
 * Returns a new item with the exercise that a seed generates, including its questions; null when the seed
 * gives no exercise.
 */
export function itemOfSeed(seed: ExerciseSeed, title: string, trees: SetTrees): SetItem | null {
  const exercise = trees.generated(seed);
  if (exercise === null) return null;
  const parts = exercise.parts.map(({ part, marks, penalty }) => ({
    kind: part.kind,
    marks,
    penalty,
    nodes: [],
    ...wishIn(part),
  }));
  const { algorithm, rules } = exercise;
  const limits = reachOf(exercise);
  const source = { kind: 'generated', ...seed } as const;
  return { title, source, algorithm, rules, ...(limits !== null && { limits }), parts };
}

/** What a question says that is asked in the same way of another tree. */
const LASTING = ['at', 'depth', 'owner', 'ordered'] as const satisfies readonly WishName[];

function wishIn(part: Part): Wish {
  return Object.fromEntries(Object.entries(part).filter(([name]) => LASTING.some((one) => one === name)));
}

/**
 * Returns a question of a set with its default marks and penalty. It names no nodes, so the program chooses
 * them.
 */
export function usualPart(kind: PartKind): ItemPart {
  return { kind, marks: formatOf(kind).usualMarks, penalty: USUAL_PENALTY, nodes: [] };
}

/**
 * Returns an item with only those questions that can be asked about its tree; when none can, with the default
 * question.
 */
export function asked(item: SetItem, tree: GameTree): SetItem {
  const parts = item.parts.filter((part) => isPartAskable(item, part, tree));
  const usual = () => usualPart(usualKind(taskOfItem(item, tree)));
  return { ...item, parts: parts.length > 0 ? parts : [usual()] };
}

/**
 * Returns an item with an exam's question about two searches of its tree: the values that the first computes,
 * then what the second cuts.
 */
export function askedByTwo(item: SetItem, { values, cuts }: ValuesThenCuts): SetItem {
  const parts = [{ ...usualPart('values'), algorithm: values }, usualPart('crossing')];
  return { ...item, algorithm: cuts, parts };
}
