/** Decides which sentences state the rules of an exercise; each language has the texts of the sentences. */

import { MergingTree } from '../core/graph/mergingTree.ts';
import type { GameTree, SearchRules } from '../core/index.ts';
import { givenWindow } from '../core/run/worth.ts';
import { type AlgorithmName, hasSetting } from '../core/search/algorithms.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { printBound, printExactly, printNumber } from '../core/tree/printNumber.ts';
import { valueRange } from '../core/tree/valueRange.ts';
import type { Exercise } from '../practice/index.ts';
import { type PositionTree, positionsIn } from '../practice/positions.ts';
import {
  byLists,
  type Deepening,
  deepeningOf,
  depthOf,
  type Farther,
  fartherOf,
  isReversed,
  mayCut,
  type Simulating,
  searchesAgain,
  simulatingOf,
  windowOf,
} from '../practice/task.ts';
import { printC } from './decimals.ts';
import { printWindow } from './symbols.ts';

/** The part of an exercise that its rules depend on. */
export type RulesOf = Pick<Exercise, 'algorithm' | 'rules' | 'limited' | 'either' | 'children'> & {
  readonly parts?: Exercise['parts'];
  readonly tree: Pick<GameTree, 'leafBounds' | 'players' | 'sum' | 'staticValue' | 'leaves' | 'value'> &
    PositionTree;
};

export interface TaskRuleWords {
  /** the characters between two sentences */
  readonly gap: string;
  readonly named: (algorithm: AlgorithmName, cuts: boolean) => string;
  readonly order: Readonly<Record<Deepening['tries'] | 'reversed', string>>;
  /**
   * what a player chooses in max^n; `pruning` says when a node is cut, with the declared sum and least
   * component (null when none is declared)
   */
  readonly taken: string;
  readonly pruning: (sum: string, least: string | null) => string;
  readonly test: Readonly<Record<SearchRules['cutoff'] | 'either', string>>;
  readonly bounds: Readonly<Record<SearchRules['bounds'], string>>;
  /** the declared bounds of the leaves, and whether windows begin with them */
  readonly begin: Readonly<Record<SearchRules['begin'], (least: string, most: string) => string>>;
  /** says which children are searched again */
  readonly again: string;
  readonly leavesWithin: (least: string, most: string) => string;
  readonly leavesUnknown: string;
  readonly window: (window: string) => string;
  readonly depth: (depth: number, farther: Farther) => string;
  /**
   * the sentence about passes with a budget; `first` is the first depth, 0 or, when the root has no static
   * value, 1
   */
  readonly passes: (first: number, budget: number) => string;
  /** the rules of the procedure with OPEN and CLOSED */
  readonly lists: string;
  /** says that positions merge, where nothing is asked about lists */
  readonly merging: string;
  /** the same where positions merge; `isToEnds` says whether all positions enter OPEN, those of the deepest ply too */
  readonly listsMerging: (isToEnds: boolean) => string;
  /** how positions are evaluated */
  readonly positions: string;
  /** the rules of a simulation; `factor` is C, and the span of the rewards when C is multiplied by it and it is not 1 */
  readonly simulation: (iterations: number, factor: string) => string;
  /** says where the rewards come from: from playouts that take the first move, or from the list of the given results */
  readonly rewards: (given: string | null) => string;
}

export function sayTaskRules(task: RulesOf, words: TaskRuleWords): string {
  const simulating = simulatingOf(task);
  if (simulating !== null) {
    const { iterations, given } = simulating;
    const results = given === undefined ? null : given.map(printExactly).join(', ');
    return [words.simulation(iterations, printFactor(simulating, task.tree)), words.rewards(results)].join(
      words.gap,
    );
  }
  if (byLists(task.algorithm)) {
    const { tree, parts } = task;
    if (parts?.every(({ part }) => part.kind !== 'lists') === true) return words.merging;
    return tree instanceof MergingTree ? words.listsMerging(tree.limit === Infinity) : words.lists;
  }
  if (positionsIn(task.tree) !== null) return words.positions;
  const [deepening, depth, window] = [deepeningOf(task), depthOf(task), windowOf(task)];
  const order = words.order[isReversed(task) ? 'reversed' : (deepening?.tries ?? 'given')];
  const sentences = [words.named(task.algorithm, mayCut(task)), order, ...rulesOfNodes(task, words)];
  if (window !== null) sentences.push(words.window(printWindow(givenWindow(window))));
  if (depth !== null) sentences.push(words.depth(depth, fartherOf(task)));
  const first = Number.isNaN(task.tree.staticValue(ROOT)) ? 1 : 0;
  if (deepening !== null) sentences.push(words.passes(first, deepening.budget));
  return sentences.join(words.gap);
}

/** Writes the factor of the bonus: C, times the span of the rewards unless C counts as it is, such as √2 · 10. */
function printFactor({ c, span }: Simulating, tree: RulesOf['tree']): string {
  const [least, most] = (span === 'one' ? null : valueRange(tree)) ?? [0, 1];
  const times = most - least === 1 ? '' : ` · ${printNumber(most - least)}`;
  return `${constantOf(c ?? Math.SQRT2)}${times}`;
}

/** Writes C exactly, by its name if it is a known root. */
function constantOf(c: number): string {
  const named = printC(c);
  return named.includes('√') ? named : printExactly(c);
}

function rulesOfNodes(task: RulesOf, words: TaskRuleWords): readonly string[] {
  const { algorithm, rules, either, tree } = task;
  const [least, most] = tree.leafBounds;
  if (tree.players > 0) {
    const known = Number.isFinite(least) ? printNumber(least) : null;
    const pruning = mayCut(task) ? [words.pruning(printNumber(tree.sum ?? Infinity), known)] : [];
    return [words.taken, ...pruning];
  }
  if (!mayCut(task)) return [];
  const cutoff = hasSetting(algorithm, 'cutoff') ? (either === undefined ? rules.cutoff : 'either') : 'equal';
  const test = words.test[cutoff];
  const isKnown = tree.leafBounds.some(Number.isFinite);
  const ends = [printBound(least), printBound(most)] as const;
  const begin = isKnown ? [words.begin[rules.begin](...ends)] : [];
  if (hasSetting(algorithm, 'bounds')) return [test, words.bounds[rules.bounds], ...begin];
  if (searchesAgain(algorithm)) return [test, words.again, ...begin];
  return [test, isKnown ? words.leavesWithin(...ends) : words.leavesUnknown];
}
