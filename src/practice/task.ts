/** A task is what a question is about: a tree, an algorithm, its rules, and its limits. */
import type { Searchable } from '../core/search/algorithm.ts';
import {
  ALGORITHM,
  ALGORITHMS,
  type AlgorithmName,
  asDepthFirst,
  bringsVectors,
  canSearch,
  DEFAULT_ALGORITHM,
  handsWindow,
  type PractisedName,
  rulesFor,
  usualAlgorithm,
} from '../core/search/algorithms.ts';
import { mayPrune, playerBoundsOf } from '../core/search/playerBounds.ts';
import { NO_LIMITS, RULE_NAMES, type SearchLimits, type SearchRules } from '../core/search/searchSettings.ts';
import { FULL_WINDOW, isSameWindow, printWindow, type SearchWindow } from '../core/search/searchWindow.ts';
import { resetsWindow } from '../core/search/windowed.ts';
import { asSearched } from '../core/tree/asSearched.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { CHANCE, LEAF } from '../core/tree/nodeKind.ts';

/** The searches for which there are exercises. */
export const PRACTISED: readonly PractisedName[] = ALGORITHMS.filter(
  (name): name is PractisedName => ALGORITHM[name].isPractised === true,
);

export interface Task {
  /** the tree as the search sees it: nodes at the depth limit are leaves, and what lies deeper is missing */
  readonly tree: GameTree;
  readonly algorithm: PractisedName;
  readonly rules: SearchRules;
  /** the limits and the whole tree; absent when one pass goes to the ends */
  readonly limited?: LimitedTo;
}

interface LimitedTo {
  readonly reach: Reach;
  /** the tree as it is drawn, edited and stored; searches with several passes use it as well */
  readonly whole: GameTree;
}

/**
 * Whether there are exercises about the search on the tree. With several players each plays for himself; playing all
 * against the first is another tree's search.
 */
export function canPractise(algorithm: AlgorithmName, tree: Searchable): algorithm is PractisedName {
  const isKnown = PRACTISED.some((name) => name === algorithm);
  return isKnown && bringsVectors(algorithm) === tree.players > 0 && canSearch(algorithm, tree);
}

/**
 * Returns the algorithm when it can be practised on the tree, else the recursive one with the same result, or the
 * default for the tree.
 */
export function asPractised(algorithm: AlgorithmName, tree: Searchable): PractisedName {
  for (const name of [algorithm, asDepthFirst(algorithm), usualAlgorithm(tree)])
    if (canPractise(name, tree)) return name;
  return DEFAULT_ALGORITHM;
}

/** The parts of a task on which this depends. */
interface Searching {
  readonly algorithm: PractisedName;
  readonly tree: Pick<GameTree, 'players' | 'sum' | 'leafBounds'>;
}

/** Whether branches may be cut: bounds are passed down, or the greatest sum of the leaves is declared. */
export function mayCut({ algorithm, tree }: Searching): boolean {
  return handsWindow(algorithm) || (tree.players > 0 && mayPrune(playerBoundsOf(tree)));
}

/** Whether somebody decides at the root; at a chance node nobody moves. */
export function someoneMoves({ tree }: Pick<Task, 'tree'>): boolean {
  return tree.kind(ROOT) !== CHANCE && tree.kind(ROOT) !== LEAF;
}

/** The limits of a search: in one pass, or with iterative deepening. */
export type Reach = OnePass | Deepening;

/** A depth in plies; null for a search to the ends. */
interface OnePass {
  readonly depth: number | null;
  /** the root window (α, β); absent for (−∞, +∞) */
  readonly window?: SearchWindow;
}

/** Iterative deepening: depth 0, 1, 2, … one after the other. */
export interface Deepening {
  /** the budget of nodes for all passes together; Infinity for no limit */
  readonly budget: number;
  /** the order in which a pass tries children: best first by what the last pass returned, or in the given order */
  readonly tries: Extract<SearchLimits['tries'], 'last' | 'given'>;
}

type Searched = Pick<Task, 'tree' | 'algorithm' | 'rules'>;

/** Returns a search of the tree with these limits; null for a search to the ends, as with several players. */
export function taskWithin(asked: Reach | null, { tree, algorithm, rules }: Searched): Task {
  const reach = reachFor(algorithm, asked);
  if (reach === null || tree.players > 0) return { tree, algorithm, rules };
  const seen = 'depth' in reach ? asSearched(tree, { depth: reach.depth }) : tree;
  return { tree: seen, algorithm, rules, limited: { reach, whole: tree } };
}

/** Returns the limits that the algorithm uses: a root window is only for algorithms with windows. */
export function reachFor(algorithm: PractisedName, reach: Reach | null): Reach | null {
  if (reach === null || !('depth' in reach)) return reach;
  const { depth, window = FULL_WINDOW } = reach;
  if (takesWindow(algorithm) && !isSameWindow(window, FULL_WINDOW)) return { depth, window };
  return depth === null ? null : { depth };
}

/** Whether there are exercises with a root window; Star1 uses its leaf bounds instead. */
export function takesWindow(algorithm: PractisedName): boolean {
  return resetsWindow(algorithm);
}

/** Returns a search of the tree to `depth` plies; null for a search to the ends. */
export function taskTo(depth: number | null, searched: Searched): Task {
  return taskWithin(depth === null ? null : { depth }, searched);
}

/** Returns the whole tree, including what lies beyond the depth limit. */
export function wholeTree({ tree, limited }: Pick<Task, 'tree' | 'limited'>): GameTree {
  return limited?.whole ?? tree;
}

export function reachOf({ limited }: Pick<Task, 'limited'>): Reach | null {
  return limited?.reach ?? null;
}

/** Returns the depth limit of a search with one pass; null when there is none. */
export function depthOf(task: Pick<Task, 'limited'>): number | null {
  const reach = reachOf(task);
  return reach !== null && 'depth' in reach ? reach.depth : null;
}

/** Returns the root window; null for (−∞, +∞). */
export function windowOf(task: Pick<Task, 'limited'>): SearchWindow | null {
  const reach = reachOf(task);
  return reach !== null && 'depth' in reach ? (reach.window ?? null) : null;
}

/** Returns how the search deepens; null for a search with one pass. */
export function deepeningOf(task: Pick<Task, 'limited'>): Deepening | null {
  const reach = reachOf(task);
  return reach === null || 'depth' in reach ? null : reach;
}

/** Returns the same search with the same limits on another whole tree; everything else stays. */
export function onTree<T extends Task>(task: T, whole: GameTree): T {
  return searching(task, whole, reachOf(task));
}

/** Returns the same search on another tree with other limits; everything else stays. */
export function searching<T extends Task>(
  { limited: _before, ...task }: T,
  whole: GameTree,
  reach: Reach | null,
): T {
  return { ...task, ...taskWithin(reach, { ...task, tree: whole }) } as T;
}

/** Returns the same tree with the same limits for another search, which keeps those that it can use. */
export function searchedBy(
  { tree, limited }: Task,
  { algorithm, rules }: Pick<Task, 'algorithm' | 'rules'>,
): Task {
  const reach = reachFor(algorithm, limited?.reach ?? null);
  return {
    tree,
    algorithm,
    rules,
    ...(limited !== undefined && reach !== null && { limited: { ...limited, reach } }),
  };
}

/** An algorithm with its rules. */
interface Ruled {
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
}

/** Whether two searches do the same on every tree, as far as their rules go. */
export function isSameSearch(one: Ruled, other: Ruled): boolean {
  const [rules, others] = [one, other].map(({ algorithm, rules }) => rulesFor(algorithm, rules));
  return one.algorithm === other.algorithm && RULE_NAMES.every((name) => rules?.[name] === others?.[name]);
}

/** Returns the limits with which the run is drawn. */
export function limitsOf(task: Pick<Task, 'limited'>): SearchLimits {
  const deepening = deepeningOf(task);
  if (deepening === null) return { ...NO_LIMITS, depth: depthOf(task), window: windowOf(task) };
  const { budget, tries } = deepening;
  return { ...NO_LIMITS, deepen: true, budget: Number.isFinite(budget) ? budget : null, tries };
}

export function isSameReach(one: Reach | null, other: Reach | null): boolean {
  return printReach(one) === printReach(other);
}

/**
 * Writes limits as addresses have them: "d2" for a depth, "w2..5" for a root window, "d2w2..5" for both; "b20" for a
 * budget, "b20g" with children in the given order; "" for a search to the ends.
 */
export function printReach(reach: Reach | null): string {
  if (reach === null) return '';
  if ('depth' in reach) {
    const { depth, window } = reach;
    return `${depth === null ? '' : `d${depth}`}${window === undefined ? '' : `w${printWindow(window)}`}`;
  }
  return `b${reach.budget}${reach.tries === 'given' ? 'g' : ''}`;
}
