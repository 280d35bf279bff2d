/** A task: a tree, an algorithm, its rules and its limits, about which questions can be asked. */

import { graphOf } from '../core/graph/mergingTree.ts';
import type {
  AlgorithmName,
  GameTree,
  ListsName,
  PractisedName,
  Searchable,
  SimulationName,
} from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import {
  ALGORITHM,
  ALGORITHMS,
  asDepthFirst,
  bringsVectors,
  canSearch,
  DEFAULT_ALGORITHM,
  GRAPH_FORM,
  handsWindow,
  hasSetting,
  keepsLists,
  rulesFor,
  usualAlgorithm,
} from '../core/search/algorithms.ts';
import { mayPrune, playerBoundsOf } from '../core/search/playerBounds.ts';
import { NO_LIMITS, RULE_NAMES, type SearchLimits, type SearchRules } from '../core/search/searchSettings.ts';
import { FULL_WINDOW, isSameWindow, printWindow, type SearchWindow } from '../core/search/searchWindow.ts';
import { resetsWindow } from '../core/search/windowed.ts';
import { asSearched, type ChildOrder, type PassView } from '../core/tree/asSearched.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { CHANCE, LEAF } from '../core/tree/nodeKind.ts';
import { valueRange } from '../core/tree/valueRange.ts';

/** The procedures with the lists OPEN and CLOSED. */
const WITH_LISTS: readonly AlgorithmName[] = ALGORITHMS.filter(keepsLists);

/** The algorithms for which there are exercises. */
export const PRACTISED: readonly PractisedName[] = ALGORITHMS.filter(
  (name): name is PractisedName =>
    ALGORITHM[name].isPractised === true || bySimulation(name) || searchesAgain(name) || byLists(name),
);

export interface Task {
  /**
   * the tree as the search sees it: nodes at the depth limit are leaves, and their descendants are missing; children are
   * in the order in which they are visited. Nodes are those of the whole tree.
   */
  readonly tree: GameTree;
  readonly algorithm: PractisedName;
  readonly rules: SearchRules;
  /** 'reversed' when children are visited from right to left; absent when they are visited from left to right */
  readonly children?: 'reversed';
  /**
   * the limits of the search and the whole tree; absent when the search reaches the ends of the tree in one
   * pass and visits children as they stand
   */
  readonly limited?: LimitedTo;
}

interface LimitedTo {
  /** the limits; null when the search has none */
  readonly reach: Reach | null;
  /**
   * the whole tree, which is drawn, edited and stored; it is also the tree of searches with several passes
   */
  readonly whole: GameTree;
}

/**
 * Whether exercises can be made about the search on the tree. With several players, only searches in which
 * each player plays for himself qualify; the search in which all play against player 1 runs on another tree. Where
 * positions merge, only the procedure with lists does, which reaches each of them once.
 */
export function canPractise(algorithm: AlgorithmName, tree: Searchable): algorithm is PractisedName {
  const isKnown = PRACTISED.some((name) => name === algorithm);
  if (mergesIn(tree) && !byLists(algorithm)) return false;
  return isKnown && bringsVectors(algorithm) === tree.players > 0 && canSearch(algorithm, tree);
}

/**
 * Returns the algorithm itself when exercises can be made about it on this tree; otherwise, and for a procedure with
 * lists, about which little can be asked, the recursive algorithm that gives the same result, or the default algorithm
 * for the tree.
 */
export function asPractised(algorithm: AlgorithmName, tree: Searchable): PractisedName {
  if (mergesIn(tree)) return GRAPH_FORM;
  for (const name of [algorithm, asDepthFirst(algorithm), usualAlgorithm(tree)])
    if (!byLists(name) && canPractise(name, tree)) return name;
  return DEFAULT_ALGORITHM;
}

/**
 * The page makes no exercises about trees of more nodes than this. Nobody fills in an answer for so many nodes by hand, and
 * while the page made such an exercise it would not respond to keys.
 */
export const MOST_PRACTISED = 5_000;

export function isTooLarge({ tree }: Pick<Task, 'tree'>): boolean {
  return tree.size > MOST_PRACTISED;
}

/** Whether positions of a tree merge, so that several moves may lead to one of them. */
export function mergesIn(tree: Searchable): boolean {
  return graphOf(tree) !== null;
}

/** The algorithm and the tree, on which it depends whether branches may be cut. */
interface Searching {
  readonly algorithm: PractisedName;
  readonly tree: Pick<GameTree, 'players' | 'sum' | 'leafBounds'>;
}

/**
 * Whether the search may cut branches: it passes bounds down, or the tree of several players declares the
 * greatest sum of its leaves.
 */
export function mayCut({ algorithm, tree }: Searching): boolean {
  return handsWindow(algorithm) || (tree.players > 0 && mayPrune(playerBoundsOf(tree)));
}

/** Whether a player chooses at the root, so that there is a best move; at a chance node nobody chooses. */
export function someoneMoves({ tree }: Pick<Task, 'tree'>): boolean {
  return tree.kind(ROOT) !== CHANCE && tree.kind(ROOT) !== LEAF;
}

/** The limits of a search: those of a single pass, those of iterative deepening, or those of a simulation. */
export type Reach = OnePass | Deepening | Simulating;

/** The limits of a search to the ends or to a depth. */
interface OnePass extends Farther {
  readonly depth: number | null;
  /** the root window (α, β); absent for (−∞, +∞) */
  readonly window?: SearchWindow;
}

/** How a search with a depth limit looks farther. */
export interface Farther {
  /** the moves that are searched from positions at the limit that are not quiet; absent where all are judged there */
  readonly quiet?: Exclude<SearchLimits['quiet'], 'none'>;
  /** the plies beyond the limit at which a position is judged even if it is not quiet; absent for never */
  readonly most?: number;
  /** how many plies farther the end of the chosen line is searched in a further pass; absent for no check */
  readonly check?: number;
}

/** The limits of iterative deepening, which searches to depth 0, 1, 2, … in one pass after the other. */
export interface Deepening {
  /** the greatest number of nodes that all passes together may enter; Infinity for no limit */
  readonly budget: number;
  /**
   * the order in which a pass calls children: 'last', best first by the values of the previous pass, or
   * 'given', as in the tree
   */
  readonly tries: Extract<SearchLimits['tries'], 'last' | 'given'>;
}

/** What a search by simulation is run with. */
export interface Simulating {
  readonly iterations: number;
  /** the constant C of the score; null for the usual one, √2 */
  readonly c: number | null;
  /** 'one' when C counts as it is; absent when it is multiplied by the span of the rewards */
  readonly span?: 'one';
  /**
   * the rewards of the iterations in order, one for each; absent when playouts are made, which always take the first
   * move
   */
  readonly given?: readonly number[];
}

/** The greatest number of iterations of an exercise; nobody makes more by hand. */
export const MOST_BY_HAND = 40;

/** The iterations of an exercise that says nothing else: as many as one makes by hand in an exam. */
const USUAL_SIMULATING: Simulating = { iterations: 4, c: null };

type Searched = Pick<Task, 'tree' | 'algorithm' | 'rules'> & {
  readonly children?: Task['children'] | undefined;
};

/**
 * Returns the task of searching a tree within limits. Without limits the search goes to the ends of the tree.
 * Trees of several players are always searched without limits.
 */
export function taskWithin(asked: Reach | null, { tree, algorithm, rules, children: order }: Searched): Task {
  const reach = tree.players > 0 ? null : reachFor(algorithm, asked);
  const children = order === undefined ? {} : { children: order };
  if (reach === null && order === undefined) return { tree, algorithm, rules };
  const view = {
    ...(reach !== null && 'depth' in reach ? viewOf(reach) : { depth: null }),
    ...(order !== undefined && { order: reversedOrder(tree) }),
  };
  return { tree: asSearched(tree, view), algorithm, rules, ...children, limited: { reach, whole: tree } };
}

/** Returns the order in which children are visited from right to left. */
export const reversedOrder = memoizeByObject(
  (tree: GameTree): ChildOrder =>
    new Map(
      tree
        .nodes()
        .filter((node) => tree.childCount(node) > 1)
        .map((node) => [node, [...tree.children(node).keys()].reverse()]),
    ),
);

/** Returns the order of children that a search is asked to have, if it can have another than that of the tree. */
export function orderFor(
  { tree, algorithm }: Pick<Task, 'tree' | 'algorithm'>,
  reach: Reach | null,
  asked: Task['children'],
): Task['children'] {
  return canReverse({ tree, algorithm }, reach) ? asked : undefined;
}

/** Whether a search can visit children from right to left: it is one of MAX and MIN that does not deepen. */
export function canReverse(
  { tree, algorithm }: Pick<Task, 'tree' | 'algorithm'>,
  reach: Reach | null,
): boolean {
  const isInPasses = reach !== null && 'budget' in reach;
  return asDepthFirst(algorithm) === algorithm && tree.players === 0 && !isInPasses;
}

/** Whether children are visited from right to left. */
export function isReversed({ children }: Pick<Task, 'children'>): boolean {
  return children === 'reversed';
}

/**
 * Returns how deep a search looks. Which positions a check searches farther shows only as the search goes on, so that of
 * a search with a check all that it may look at is seen.
 */
function viewOf({ depth, quiet, most, check = 0 }: OnePass): PassView {
  const beyond = { ...(quiet !== undefined && { quiet }), ...(most !== undefined && { most }) };
  return { depth: depth === null ? null : depth + check, ...beyond };
}

/**
 * Returns the limits that the algorithm can use: a root window is dropped for an algorithm without windows, and
 * a simulation without iterations gets the usual ones, and about a search that searches nodes again there are no
 * exercises of several passes; a procedure with lists always goes to the ends.
 */
export function reachFor(algorithm: PractisedName, reach: Reach | null): Reach | null {
  const isSimulating = reach !== null && 'iterations' in reach;
  if (bySimulation(algorithm)) return isSimulating ? reach : USUAL_SIMULATING;
  if (reach === null || isSimulating || byLists(algorithm)) return null;
  if (!('depth' in reach)) return searchesAgain(algorithm) ? null : reach;
  const { depth, window = FULL_WINDOW } = reach;
  const isOpen = !takesWindow(algorithm) || isSameWindow(window, FULL_WINDOW);
  if (depth === null && isOpen) return null;
  return {
    depth,
    ...(depth !== null && hasSetting(algorithm, 'quiet') && fartherIn(reach)),
    ...(!isOpen && { window }),
  };
}

/** Returns how a search looks farther than its depth limit; nothing for one that does not. */
function fartherIn({ quiet, most, check }: Farther): Farther {
  return {
    ...(quiet !== undefined && { quiet, ...(most !== undefined && { most }) }),
    ...(check !== undefined && { check }),
  };
}

/**
 * Whether exercises about the algorithm may have a root window. Star1 takes its first window from the leaf
 * bounds, so it may not.
 */
export function takesWindow(algorithm: PractisedName): boolean {
  return resetsWindow(algorithm);
}

/** Returns the task of searching a tree to `depth` plies; null searches to the ends of the tree. */
export function taskTo(depth: number | null, searched: Searched): Task {
  return taskWithin(depth === null ? null : { depth }, searched);
}

/** Returns the whole tree of a task, including the nodes below the depth limit. */
export function wholeTree({ tree, limited }: Pick<Task, 'tree' | 'limited'>): GameTree {
  return limited?.whole ?? tree;
}

export function reachOf({ limited }: Pick<Task, 'limited'>): Reach | null {
  return limited?.reach ?? null;
}

/** Returns the depth limit in plies of a search with one pass; null when it has none. */
export function depthOf(task: Pick<Task, 'limited'>): number | null {
  const reach = reachOf(task);
  return reach !== null && 'depth' in reach ? reach.depth : null;
}

/** Returns how a search looks farther than its depth limit; an empty object for one that does not. */
export function fartherOf(task: Pick<Task, 'limited'>): Farther {
  const reach = reachOf(task);
  return reach !== null && 'depth' in reach ? fartherIn(reach) : {};
}

/** Whether the search looks farther than its depth limit at some positions. */
export function looksFarther(task: Pick<Task, 'limited'>): boolean {
  return Object.keys(fartherOf(task)).length > 0;
}

/** Whether the search has a further pass for the end of the line that it has chosen. */
export function isChecked(task: Pick<Task, 'limited'>): boolean {
  return fartherOf(task).check !== undefined;
}

/** Returns the same search with its depth limit alone, which it looks no farther than. */
export function stoppingAtLimit(task: Task): Task {
  const { quiet: _quiet, most: _most, check: _check, ...reach } = reachOf(task) as OnePass;
  return taskWithin(reach, { ...task, tree: wholeTree(task) });
}

/** Returns the same search with children visited from left to right. */
export function fromLeftToRight({ children: _children, ...task }: Task): Task {
  return taskWithin(reachOf(task), { ...task, tree: wholeTree(task) });
}

/** Returns the root window of a task; null for (−∞, +∞). */
export function windowOf(task: Pick<Task, 'limited'>): SearchWindow | null {
  const reach = reachOf(task);
  return reach !== null && 'depth' in reach ? (reach.window ?? null) : null;
}

/** Returns the node budget and order of iterative deepening; null for a search with one pass. */
export function deepeningOf(task: Pick<Task, 'limited'>): Deepening | null {
  const reach = reachOf(task);
  return reach !== null && 'budget' in reach ? reach : null;
}

/**
 * Returns what an exercise about a simulation with these settings is run with; null when nobody makes so many iterations
 * by hand. A simulation with given results ends with the last of them.
 */
export function byHand({ iterations, c, span, given }: SearchLimits): Simulating | null {
  const made = Math.max(Math.min(iterations, given?.length ?? Infinity), 1);
  if (made > MOST_BY_HAND) return null;
  return {
    ...{ iterations: made, c },
    ...(span === 'one' && { span }),
    ...(given !== null && { given: given.slice(0, made) }),
  };
}

/**
 * Returns what an exercise begins with that is made of a simulation with these settings: the settings when its iterations
 * can be made by hand, or else the first of its given results; null for the usual settings of exercises.
 */
export function begunByHand(limits: SearchLimits): Simulating | null {
  const few = { ...limits, iterations: USUAL_SIMULATING.iterations };
  return byHand(limits) ?? (limits.given === null ? null : byHand(few));
}

/** Whether C is multiplied by the span of the rewards, which is known of the tree's leaves or their bounds. */
export function scalesWithRewards(tree: GameTree, { span }: Pick<Simulating, 'span'>): boolean {
  return span === undefined && valueRange(tree) !== null;
}

/** Returns what a search by simulation is run with; null for any other search. */
export function simulatingOf(task: Pick<Task, 'limited'>): Simulating | null {
  const reach = reachOf(task);
  return reach !== null && 'iterations' in reach ? reach : null;
}

/** Returns the task with the same search and limits on another tree; all other properties are kept. */
export function onTree<T extends Task>(task: T, whole: GameTree): T {
  return searching(task, whole, reachOf(task));
}

/** Returns the task with the same search on another tree with other limits; all other properties are kept. */
export function searching<T extends Task>(
  { limited: _before, ...task }: T,
  whole: GameTree,
  reach: Reach | null,
): T {
  return { ...task, ...taskWithin(reach, { ...task, tree: whole }) } as T;
}

/**
 * Returns the task with the same tree and another algorithm; limits that the algorithm cannot use are
 * dropped.
 */
export function searchedBy(task: Task, { algorithm, rules }: Pick<Task, 'algorithm' | 'rules'>): Task {
  return taskWithin(reachOf(task), { ...task, tree: wholeTree(task), algorithm, rules });
}

/** Whether the algorithm is a procedure with the lists OPEN and CLOSED. */
export function byLists(algorithm: AlgorithmName): algorithm is ListsName {
  return WITH_LISTS.includes(algorithm);
}

/** Whether the algorithm is a search by simulation. */
export function bySimulation(algorithm: AlgorithmName): algorithm is SimulationName {
  return hasSetting(algorithm, 'iterations');
}

/** Whether the algorithm may search a node a second time, with a larger window. */
export function searchesAgain(algorithm: AlgorithmName): boolean {
  const row = ALGORITHM[algorithm];
  return 'entersAgain' in row && row.entersAgain === true;
}

/** Whether the search may evaluate a leaf several times, each of which counts. */
export function mayRepeat(task: Pick<Task, 'algorithm' | 'limited'>): boolean {
  return searchesAgain(task.algorithm) || isChecked(task);
}

/** An algorithm together with the rules of its search. */
interface Ruled {
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
}

/**
 * Whether two searches give the same run on every tree: they have the same algorithm and agree in all rules
 * that it uses.
 */
export function isSameSearch(one: Ruled, other: Ruled): boolean {
  const [rules, others] = [one, other].map(({ algorithm, rules }) => rulesFor(algorithm, rules));
  return one.algorithm === other.algorithm && RULE_NAMES.every((name) => rules?.[name] === others?.[name]);
}

/** Returns the limits of the search in the form in which a run records them. */
export function limitsOf(task: Pick<Task, 'limited'>): SearchLimits {
  const simulating = simulatingOf(task);
  if (simulating !== null) return { ...NO_LIMITS, ...simulating, playout: 'first' };
  const deepening = deepeningOf(task);
  if (deepening === null)
    return { ...NO_LIMITS, depth: depthOf(task), window: windowOf(task), ...fartherOf(task) };
  const { budget, tries } = deepening;
  return { ...NO_LIMITS, deepen: true, budget: Number.isFinite(budget) ? budget : null, tries };
}

export function isSameReach(one: Reach | null, other: Reach | null): boolean {
  return printReach(one) === printReach(other);
}

/**
 * Returns limits as text for addresses: "d2" for a depth, "w2..5" for a root window, "d2w2..5" for both; "d2q" for all
 * moves of positions that are not quiet, "d2n" for noisy ones, "d2n3" for at most 3 plies of them, "d2k4" for a check;
 * "b20" for a node budget, "b20g" for one with children in the given order; "i4" for iterations of a simulation,
 * "i4c2" for such with C = 2, "i4s1" for C without the span of the rewards, "i2g20,10" for given results; "" for a search
 * without limits.
 */
export function printReach(reach: Reach | null): string {
  if (reach === null) return '';
  if ('depth' in reach) {
    const { depth, window } = reach;
    const plies = depth === null ? '' : `d${depth}${printFarther(reach)}`;
    return `${plies}${window === undefined ? '' : `w${printWindow(window)}`}`;
  }
  if ('iterations' in reach) return printSimulating(reach);
  return `b${reach.budget}${reach.tries === 'given' ? 'g' : ''}`;
}

function printFarther({ quiet, most, check }: Farther): string {
  const beyond = quiet === undefined ? '' : `${quiet === 'all' ? 'q' : 'n'}${most ?? ''}`;
  return `${beyond}${check === undefined ? '' : `k${check}`}`;
}

function printSimulating({ iterations, c, span, given }: Simulating): string {
  const constant = c === null ? '' : `c${printDigits(c)}`;
  const results = given === undefined ? '' : `g${given.map(printDigits).join(',')}`;
  return `i${iterations}${constant}${span === undefined ? '' : 's1'}${results}`;
}

/** Returns a number in digits without an exponent, as addresses are read. */
function printDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}
