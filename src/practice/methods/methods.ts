/**
 * The table of faulty methods. Each is computed by running a search: under another rule, on a misread tree,
 * or with one mistake in the recursion. A new method is a row in this table and a name in misconception.ts; a
 * different form of an existing method is an additional row.
 */

import { MergingTree } from '../../core/graph/mergingTree.ts';
import { recordMerging } from '../../core/graph/recordMerging.ts';
import type { GameTree, NodeId, PractisedRun, RecursionRun } from '../../core/index.ts';
import { asRecursion } from '../../core/run/asRecursion.ts';
import { recordWithin } from '../../core/run/recordPasses.ts';
import { recordSearch } from '../../core/run/recordSearch.ts';
import { recordTrace } from '../../core/run/recordTrace.ts';
import { recordVectors } from '../../core/run/recordVectors.ts';
import { drawn } from '../../core/run/searched.ts';
import { ALGORITHM, asDepthFirst, handsWindow, hasSetting, rulesFor } from '../../core/search/algorithms.ts';
import { fullSearch } from '../../core/search/fullSearch.ts';
import { openWindow } from '../../core/search/openWindow.ts';
import { NO_LIMITS, type SearchRules } from '../../core/search/searchSettings.ts';
import { FULL_WINDOW, isSameWindow } from '../../core/search/searchWindow.ts';
import { THROUGH_CHANCE } from '../../core/search/windowed.ts';
import { nodeOfKey } from '../../core/tree/nodeOfKey.ts';
import { finishedOneByOne, nodesByPass } from '../budgets.ts';
import { isListMethod, isOfSimulation, METHODS, type MethodName } from '../misconception.ts';
import { positionsIn } from '../positions.ts';
import { stakesOf } from '../stakes.ts';
import {
  byLists,
  bySimulation,
  type Deepening,
  deepeningOf,
  depthOf,
  fartherOf,
  isChecked,
  isReversed,
  limitsOf,
  mayCut,
  mayRepeat,
  mergesIn,
  onTree,
  reversedOrder,
  searchedBy,
  searchesAgain,
  searching,
  someoneMoves,
  type Task,
  taskWithin,
  wholeTree,
  windowOf,
} from '../task.ts';
import { mirrored, READING_NAMES, type ReadingName, takenAs } from './misread.ts';
import { mistakenMaxN, type VectorMistake } from './mistakenMaxN.ts';
import { type Mistake, mistakenSearch } from './mistakenSearch.ts';
import { mistakenSimulation, type Simulated, type SimulationMistake } from './mistakenSimulation.ts';

/**
 * Runs a faulty method on the tree and search of an exercise; returns null when the method gives no answer to
 * it.
 */
type RunOf = (task: Task) => MethodRun | null;

/** How the faulty methods run that misread the tree. */
const READ = Object.fromEntries(
  READING_NAMES.map((name) => [name, (task: Task) => read(task, name)]),
) as Readonly<Record<ReadingName, RunOf>>;

/** How each faulty method runs, in its most frequent form. */
const METHOD: Readonly<Record<MethodName, RunOf>> = {
  'parent-only': (task) => (task.rules.bounds === 'parent' ? null : underRule(task, 'parent-only')),
  'other-equality': (task) => underRule(task, 'other-equality'),
  'never-inherits': (task) => withMistake(task, 'no-inheritance'),
  'open-root': (task) => (someoneMoves(task) ? withMistake(task, 'open-root') : null),
  'ignores-window': (task) => (beginsOpen(task) ? null : rightRun(withoutWindow(task))),
  'right-to-left': (task) => {
    // Where children are to be visited from right to left, who visits them from left to right has misread the question.
    if (!mayCut(task) || isReversed(task)) return null;
    const turned = onTree(task, mirrored(wholeTree(task)));
    return { ...rightRun(turned), original: byKey(turned.tree, task.tree) };
  },
  // When the exercise states what the window begins with, no student begins with another window, so the method gives no
  // answer.
  'alpha-zero': (task) => (beginsOpen(task) ? withMistake(task, 'alpha-zero') : null),
  'global-bounds': (task) => withMistake(task, 'global'),
  'keeps-childs-bound': (task) => withMistake(task, 'keeps-child'),
  'swapped-tests': (task) => withMistake(task, 'swapped'),
  'last-of-equals': (task) => (someoneMoves(task) ? { ...rightRun(task), takesLast: true } : null),
  ...READ,
  'window-through-chance': (task) => (task.tree.hasChance ? withMistake(task, 'through-chance') : null),
  'bounds-from-leaves': withBoundsFromLeaves,
  'estimate-for-proof': (task) =>
    task.limited !== undefined && task.tree.hasHorizon ? withMistake(task, 'estimate') : null,
  'deep-pruning': (task) => (mayCut(task) ? withVectorMistake(task, 'deep') : null),
  'sum-of-components': (task) => withVectorMistake(task, 'sum'),
  'all-against-one': (task) => withVectorMistake(task, 'one'),
  'everybody-first': (task) => withVectorMistake(task, 'first'),
  // The run of this method is the right search; which pass its answer is read from is decided by the question
  // format.
  'unfinished-pass': (task) => deepened(task, (as) => as),
  'budget-per-pass': (task) => deepened(task, (as) => ({ ...as, budget: budgetOfPasses(task, as) })),
  'ignores-budget': (task) => deepened(task, (as) => ({ ...as, budget: Infinity })),
  'forgets-order': (task) =>
    deepened(task, (as) => (as.tries === 'given' ? null : { ...as, tries: 'given' })),
  // The run of this method is the right search, whose bounds the student takes for values.
  'bounds-as-values': (task) => (mayCut(task) && someoneMoves(task) ? rightRun(task) : null),
  // The run of this method is the right search; the student picks other nodes of it.
  'all-better-again': (task) => (searchesAgain(task.algorithm) ? rightRun(task) : null),
  // The run of this method is the right search; the student crosses out other nodes of it.
  'first-children': cutting,
  'every-bound': (task) =>
    task.rules.bounds === 'parent' && hasSetting(task.algorithm, 'bounds')
      ? rightRun({ ...task, rules: { ...task.rules, bounds: 'all' } })
      : null,
  // The run of these methods is the right search; the student misjudges whose bound is reached.
  'all-shallow': cutting,
  'deep-by-ply': cutting,
  'nearest-owner': cutting,
  // The run of these methods is the right search; the student marks other moves.
  'one-reply': winning,
  'all-own-moves': winning,
  'other-player': winning,
  'ends-reversed': winning,
  'own-visits': (task) => simulatedWith(task, 'own-visits'),
  'exploitation-alone': (task) => simulatedWith(task, 'no-bonus'),
  'other-sides-reward': (task) => simulatedWith(task, 'other-side'),
  'new-node-alone': (task) => simulatedWith(task, 'new-node'),
  'unvisited-not-first': (task) => simulatedWith(task, 'unvisited-as-zero'),
  // The run of these methods is the right procedure; the student writes other lists.
  'open-as-stack': rightRun,
  'successors-reversed': rightRun,
  'ends-queued': (task) => (allAreQueued(task) ? null : rightRun(task)),
  'no-merging': (task) => (mergesIn(task.tree) ? rightRun(task) : null),
  // The run of these methods is the right search; the student evaluates positions otherwise.
  'own-lines-alone': evaluating,
  'sign-exchanged': evaluating,
  'win-overlooked': evaluating,
};

/** Returns the run of the right search; null when the leaves are no positions. */
function evaluating(task: Task): MethodRun | null {
  return positionsIn(task.tree) === null ? null : rightRun(task);
}

/** Whether the procedure with lists puts all nodes into OPEN, the deepest too, as it goes to the ends of a game. */
function allAreQueued({ tree }: Task): boolean {
  return tree instanceof MergingTree && tree.limit === Infinity;
}

/** Runs the right search; null when it can cut nothing. */
function cutting(task: Task): MethodRun | null {
  return mayCut(task) ? rightRun(task) : null;
}

/** Returns the run of the right search; null when the values of the leaves do not tell which side has won. */
function winning(task: Task): MethodRun | null {
  return stakesOf(task.tree) === null ? null : rightRun(task);
}

/** Less frequent forms of faulty methods. */
const OTHER_FORMS: readonly (readonly [MethodName, RunOf])[] = [
  // In this form the test for a cut comes after α and β were updated, so it uses both, whichever player
  // changed them.
  ['global-bounds', (task) => withMistake(task, 'global-late')],
  // In this form even the visits are counted at the new node alone.
  ['new-node-alone', (task) => simulatedWith(task, 'nothing-above')],
  ...READING_NAMES.map((name) => [name, (task: Task) => readUnpruned(task, name)] as const),
];

/** Runs the right search of an exercise. */
export function rightRun(task: Task): MethodRun {
  const { tree, algorithm, rules } = task;
  if (tree instanceof MergingTree) return plainRun(recordMerging(tree));
  if (bySimulation(algorithm)) return plainRun(recordSearch(tree, algorithm, rules, 'drawn', limitsOf(task)));
  return plainRun(
    deepeningOf(task) !== null || isChecked(task)
      ? drawnRun(task)
      : recordSearch(tree, algorithm, rules, 'drawn', { ...NO_LIMITS, window: windowOf(task) }),
  );
}

/**
 * Records the search of a task on its whole tree, as the page shows it, with children in the order in which the task
 * visits them.
 */
export function drawnRun(task: Task): RecursionRun {
  const [whole, limits, algorithm] = [wholeTree(task), limitsOf(task), asDepthFirst(task.algorithm)];
  const searched = drawn(whole, limits);
  const order = isReversed(task) ? reversedOrder(whole) : searched.orderByKind;
  return recordWithin({ ...searched, orderByKind: order }, algorithm, task.rules, limits);
}

/**
 * Whether a run gives an answer to ask about. A search that used up its budget before finding any value
 * counts as well.
 */
export function hasAnswer(run: PractisedRun): boolean {
  return run.result.ok || ('why' in run && run.why === 'budget');
}

/**
 * All suspicions: every faulty method in each of its forms, then pairs of simultaneous mistakes, in which a
 * method is combined with another rule than the exercise's.
 */
export const SUSPICIONS: readonly Suspicion[] = [
  ...METHODS.map(suspectOnly),
  ...OTHER_FORMS.map(([method], index): Suspicion => ({ method, form: index + 1, also: null })),
  ...METHODS.filter((method) => method !== 'other-equality').map(
    (method): Suspicion => ({ method, form: 0, also: 'other-equality' }),
  ),
  { method: 'right-to-left', form: 0, also: 'parent-only' },
];

/**
 * Whether on trees of this structure the faulty method always gives the answers of another method: when the
 * root and its children are the only inner nodes, the mistake 'open-root' cannot be told from another one.
 */
export function isAnotherIn({ tree }: Task, method: MethodName): boolean {
  if (method !== 'open-root') return false;
  return tree.nodes().every((node) => tree.depth(node) < 2 || tree.isLeaf(node));
}

/**
 * Runs the search of a student who makes the suspected mistake; null when the mistake does not apply to the
 * exercise or its run gives no answer.
 */
export function runMethod(task: Task, { method, form, also }: Suspicion): MethodRun | null {
  const { algorithm, rules } = task;
  if (isOfSimulation(method) !== bySimulation(algorithm)) return null;
  const isOfLists = isListMethod(method);
  if (isOfLists !== byLists(algorithm) && (isOfLists || !mergesIn(task.tree))) return null;
  if (also !== null && !hasSetting(algorithm, 'cutoff')) return null;
  if (also === 'parent-only' && rules.bounds === 'parent') return null;
  const search = form === 0 ? METHOD[method] : OTHER_FORMS[form - 1]?.[1];
  const methodRun = search?.({ ...task, rules: rulesWith(also, rules) });
  return methodRun !== null && methodRun !== undefined && hasAnswer(methodRun.run) ? methodRun : null;
}

function rulesWith(also: Suspicion['also'], rules: SearchRules): SearchRules {
  if (also === null) return rules;
  if (also === 'parent-only') return { ...rules, bounds: 'parent' };
  return { ...rules, cutoff: otherCutoff(rules.cutoff) };
}

/** Returns the equality rule that was not given: cutting on equality, or only beyond it. */
export function otherCutoff(cutoff: SearchRules['cutoff']): SearchRules['cutoff'] {
  return cutoff === 'equal' ? 'strict' : 'equal';
}

/** By faulty method, the setting of the search that the method changes. */
const MISTAKEN = { 'other-equality': 'cutoff', 'parent-only': 'bounds' } as const;

function underRule(task: Task, rule: NonNullable<Suspicion['also']>): MethodRun | null {
  const { algorithm, rules } = task;
  return hasSetting(algorithm, MISTAKEN[rule]) ? rightRun({ ...task, rules: rulesWith(rule, rules) }) : null;
}

/**
 * Runs the search with one mistake in its recursion; null for searches in several passes and for those that search
 * nodes again, whose runs are not made in this way.
 */
function withMistake(task: Task, mistake: Mistake): MethodRun | null {
  const { tree, algorithm, rules } = task;
  const { windows } = ALGORITHM[algorithm];
  if (windows === undefined || deepeningOf(task) !== null || mayRepeat(task)) return null;
  const estimateOf = (node: NodeId) => tree.staticValue(node);
  const root = windowOf(task) ?? FULL_WINDOW;
  const search = mistakenSearch(mistake, { windows, estimateOf, root });
  return plainRun(recordTrace(tree, asDepthFirst(algorithm), { ...rules, value: 'soft' }, search));
}

/** Makes the iterations with a mistake; its run is the right one, because a faulty one is never shown. */
function simulatedWith(task: Task, mistake: SimulationMistake): MethodRun | null {
  if (!bySimulation(task.algorithm)) return null;
  return { ...rightRun(task), simulated: mistakenSimulation(task.tree, limitsOf(task), mistake) };
}

function withVectorMistake({ tree, algorithm }: Task, mistake: VectorMistake): MethodRun | null {
  return tree.players > 0 ? plainRun(recordVectors(tree, algorithm, mistakenMaxN(mistake))) : null;
}

/**
 * Returns a function that maps nodes of a rearranged tree to the nodes of the original tree with the same
 * keys.
 */
function byKey(from: GameTree, to: GameTree): (node: NodeId) => NodeId {
  return (node) => {
    const same = nodeOfKey(to, from.key(node));
    if (same === undefined) throw new Error(`no node has the key ${from.key(node)}`);
    return same;
  };
}

/** A suspected mistake: a faulty method, possibly together with a mistaken rule. */
export interface Suspicion {
  readonly method: MethodName;
  /** the form of the method, an index; 0 is the most frequent form */
  readonly form: number;
  /**
   * the second of two simultaneous mistakes: this rule was used instead of the exercise's rule; null for a
   * single mistake
   */
  readonly also: 'other-equality' | 'parent-only' | null;
}

/** Returns the suspicion of a method as a single mistake, in its most frequent form. */
export function suspectOnly(method: MethodName): Suspicion {
  return { method, form: 0, also: null };
}

/** Whether the feedback has the same text for two suspicions; it does not depend on the form of a method. */
export function haveSameText(one: Suspicion, other: Suspicion): boolean {
  return one.method === other.method && one.also === other.also;
}

/** A right or faulty run, with a function that maps the nodes of its tree to those of the exercise's tree. */
export interface MethodRun<Run extends PractisedRun = PractisedRun> {
  /** the run, on the exercise's tree or on the tree that a faulty method searches instead */
  readonly run: Run;
  /** returns the node of the exercise's tree for a node of the run's tree */
  readonly original: (node: NodeId) => NodeId;
  /** whether the last of several equally good moves is chosen */
  readonly takesLast: boolean;
  /** the iterations of a student who simulates with a mistake; absent when they are those of the run */
  readonly simulated?: Simulated;
}

/** Wraps a run on the exercise's own tree, whose nodes need no mapping. */
function plainRun<Run extends PractisedRun>(run: Run): MethodRun<Run> {
  return { run, original: (node) => node, takesLast: false };
}

/**
 * Runs a search that cuts at chance nodes although no leaf bounds are declared; it takes the least and the
 * greatest leaf of the tree as bounds.
 */
function withBoundsFromLeaves(task: Task): MethodRun | null {
  const { tree, algorithm, rules } = task;
  if (!tree.hasChance || !handsWindow(algorithm) || deepeningOf(task) !== null || isChecked(task))
    return null;
  if (tree.leafBounds.every(Number.isFinite)) return null;
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  if (!values.every(Number.isFinite)) return null;
  const bounded = tree.withBounds([Math.min(...values), Math.max(...values)]);
  return plainRun(
    recordSearch(bounded, THROUGH_CHANCE, rules, 'drawn', { ...NO_LIMITS, window: windowOf(task) }),
  );
}

/** Whether the search of a task begins with (−∞, +∞). */
function beginsOpen(task: Task): boolean {
  const { algorithm, rules, tree } = task;
  const begin = rulesFor(algorithm, rules).begin;
  return windowOf(task) === null && isSameWindow(openWindow({ ...rules, begin }, tree), FULL_WINDOW);
}

/** Returns the same search with the root window (−∞, +∞). */
function withoutWindow(task: Task): Task {
  const open = { ...task, rules: { ...task.rules, begin: 'open' } as const };
  return searching(open, wholeTree(task), { depth: depthOf(task), ...fartherOf(task) });
}

/**
 * Runs the same search with another kind of iterative deepening; null when the search has a single pass or
 * the faulty method does not apply.
 */
function deepened(task: Task, otherwise: (as: Deepening) => Deepening | null): MethodRun | null {
  const deepening = deepeningOf(task);
  const reach = deepening && otherwise(deepening);
  return reach && rightRun(taskWithin(reach, { ...task, tree: wholeTree(task) }));
}

/**
 * Returns how many nodes all passes together enter when each pass has the whole budget for itself; the last
 * pass is the one that its budget interrupts.
 */
function budgetOfPasses(task: Task, { budget: each, tries }: Deepening): number {
  const unlimited = taskWithin({ budget: Infinity, tries }, { ...task, tree: wholeTree(task) });
  const ends = nodesByPass(asRecursion(rightRun(unlimited).run));
  const finished = finishedOneByOne(ends, each);
  return finished === ends.length ? Infinity : (ends[finished - 1] ?? 0) + each;
}

/** Runs the right search on a tree that the student misreads; null when there is nothing to misread. */
function read(task: Task, reading: ReadingName): MethodRun | null {
  const taken = takenAs(reading, task, wholeTree(task));
  return taken && rightRun(onTree(task, taken));
}

/**
 * Runs a search without pruning on a misread tree, for a student who was asked about a search that prunes;
 * null when that does not apply.
 */
function readUnpruned(task: Task, reading: ReadingName): MethodRun | null {
  const taken = takenAs(reading, task, wholeTree(task));
  if (taken === null || !handsWindow(task.algorithm) || deepeningOf(task) !== null) return null;
  const { rules } = task;
  return rightRun(searchedBy(onTree(task, taken), { algorithm: fullSearch(taken), rules }));
}
