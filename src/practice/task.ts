/** What a search is asked of: a tree, an algorithm, its rules, and how far it looks. */
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

/** The searches that exercises are made about. */
export const PRACTISED: readonly PractisedName[] = ALGORITHMS.filter(
  (name): name is PractisedName => ALGORITHM[name].isPractised === true,
);

export interface Task {
  /** as the search sees it: nodes at the depth limit are leaves, and what lies deeper is beyond */
  readonly tree: GameTree;
  readonly algorithm: PractisedName;
  readonly rules: SearchRules;
  /** how far is looked and between which bounds, and all of the tree; not there where one pass goes to the ends */
  readonly limited?: LimitedTo;
}

interface LimitedTo {
  readonly reach: Reach;
  /** the tree as it is drawn, edited and kept; what several passes look at, too */
  readonly whole: GameTree;
}

/**
 * Whether there are exercises about the search on the tree. Of several players each is for himself: what it would come
 * to if all were against the first is another tree's search.
 */
export function canPractise(
  algorithm: AlgorithmName,
  tree: Pick<Searchable, 'hasChance' | 'players'>,
): algorithm is PractisedName {
  const isKnown = PRACTISED.some((name) => name === algorithm);
  return isKnown && bringsVectors(algorithm) === (tree.players ?? 0) > 0 && canSearch(algorithm, tree);
}

/** The algorithm, if it can be practised on the tree; else the one that finds the same, or that is usual for it. */
export function asPractised(
  algorithm: AlgorithmName,
  tree: Pick<Searchable, 'hasChance' | 'players'>,
): PractisedName {
  for (const name of [algorithm, asDepthFirst(algorithm), usualAlgorithm(tree)])
    if (canPractise(name, tree)) return name;
  return DEFAULT_ALGORITHM;
}

/** What of a task decides it. */
interface Searching {
  readonly algorithm: PractisedName;
  readonly tree: Pick<GameTree, 'players' | 'sum' | 'leafBounds'>;
}

/** Whether branches may be left out: bounds are handed down, or what the leaves give to all together is known. */
export function mayCut({ algorithm, tree }: Searching): boolean {
  return handsWindow(algorithm) || (tree.players > 0 && mayPrune(playerBoundsOf(tree)));
}

/** Whether somebody decides at the root: nobody moves at a chance node. */
export function someoneMoves({ tree }: Pick<Task, 'tree'>): boolean {
  return tree.kind(ROOT) !== CHANCE && tree.kind(ROOT) !== LEAF;
}

/** How far a search looks, and between which bounds: in one pass; or ever deeper, pass by pass. */
export type Reach = OnePass | Deepening;

/** So many plies deep, or to the ends where that is null. */
interface OnePass {
  readonly depth: number | null;
  /** between which α and β the root is searched; not there for all there are */
  readonly window?: SearchWindow;
}

/** Depth 0, 1, 2, … one after the other. */
export interface Deepening {
  /** how many nodes all passes together may enter; Infinity for any number */
  readonly budget: number;
  /** in which order a pass tries children: best first by what the last one returned, or as they stand */
  readonly tries: Extract<SearchLimits['tries'], 'last' | 'given'>;
}

type Searched = Pick<Task, 'tree' | 'algorithm' | 'rules'>;

/** A search of the tree that looks so far; null for one to the ends, as every one of several players is. */
export function taskWithin(asked: Reach | null, { tree, algorithm, rules }: Searched): Task {
  const reach = reachFor(algorithm, asked);
  if (reach === null || tree.players > 0) return { tree, algorithm, rules };
  const seen = 'depth' in reach ? asSearched(tree, { depth: reach.depth }) : tree;
  return { tree: seen, algorithm, rules, limited: { reach, whole: tree } };
}

/** What of it the algorithm keeps to: a root's window is for those that hand one down. */
export function reachFor(algorithm: PractisedName, reach: Reach | null): Reach | null {
  if (reach === null || !('depth' in reach)) return reach;
  const { depth, window = FULL_WINDOW } = reach;
  if (takesWindow(algorithm) && !isSameWindow(window, FULL_WINDOW)) return { depth, window };
  return depth === null ? null : { depth };
}

/** Whether there are exercises in which the root is searched between bounds; the leaf bounds are those of Star1. */
export function takesWindow(algorithm: PractisedName): boolean {
  return resetsWindow(algorithm);
}

/** A search of the tree that looks `depth` plies deep; null for one to the ends. */
export function taskTo(depth: number | null, searched: Searched): Task {
  return taskWithin(depth === null ? null : { depth }, searched);
}

/** All of the tree, what lies beyond the horizon as well. */
export function wholeTree({ tree, limited }: Pick<Task, 'tree' | 'limited'>): GameTree {
  return limited?.whole ?? tree;
}

export function reachOf({ limited }: Pick<Task, 'limited'>): Reach | null {
  return limited?.reach ?? null;
}

/** The depth limit of a search that is one pass; null where there is none. */
export function depthOf(task: Pick<Task, 'limited'>): number | null {
  const reach = reachOf(task);
  return reach !== null && 'depth' in reach ? reach.depth : null;
}

/** Between which bounds the root is searched; null for all there are. */
export function windowOf(task: Pick<Task, 'limited'>): SearchWindow | null {
  const reach = reachOf(task);
  return reach !== null && 'depth' in reach ? (reach.window ?? null) : null;
}

/** How the search deepens; null for one that is one pass. */
export function deepeningOf(task: Pick<Task, 'limited'>): Deepening | null {
  const reach = reachOf(task);
  return reach === null || 'depth' in reach ? null : reach;
}

/** The same search, looking as far, of another tree in place of the whole one; what else is asked stays. */
export function onTree<T extends Task>(task: T, whole: GameTree): T {
  return searching(task, whole, reachOf(task));
}

/** The same of another tree, looking otherwise; what else is asked stays. */
export function searching<T extends Task>(
  { limited: _before, ...task }: T,
  whole: GameTree,
  reach: Reach | null,
): T {
  return { ...task, ...taskWithin(reach, { ...task, tree: whole }) } as T;
}

/** The same tree, looked at as far, in another search, which keeps to what of that it can. */
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

/** An algorithm and the rules that it is run by. */
interface Ruled {
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
}

/** Whether two searches do the same on every tree, as far as their rules go. */
export function isSameSearch(one: Ruled, other: Ruled): boolean {
  const [rules, others] = [one, other].map(({ algorithm, rules }) => rulesFor(algorithm, rules));
  return one.algorithm === other.algorithm && RULE_NAMES.every((name) => rules?.[name] === others?.[name]);
}

/** The limits that the run is drawn under. */
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
 * As addresses have it: "d2" for a depth, "w2..5" for a root's window, "d2w2..5" for both; "b20" for a budget, "b20g"
 * where children are tried as they stand; "" to the ends.
 */
export function printReach(reach: Reach | null): string {
  if (reach === null) return '';
  if ('depth' in reach) {
    const { depth, window } = reach;
    return `${depth === null ? '' : `d${depth}`}${window === undefined ? '' : `w${printWindow(window)}`}`;
  }
  return `b${reach.budget}${reach.tries === 'given' ? 'g' : ''}`;
}
