/** Decides which sentences state the rules of an exercise; each language has the texts of the sentences. */

import type { GameTree, SearchRules } from '../core/index.ts';
import { givenWindow } from '../core/run/worth.ts';
import { type AlgorithmName, hasSetting } from '../core/search/algorithms.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { printBound, printNumber } from '../core/tree/printNumber.ts';
import type { Exercise } from '../practice/index.ts';
import { type Deepening, deepeningOf, depthOf, mayCut, simulatingOf, windowOf } from '../practice/task.ts';
import { printWindow } from './symbols.ts';

/** The part of an exercise that its rules depend on. */
export type RulesOf = Pick<Exercise, 'algorithm' | 'rules' | 'limited' | 'either'> & {
  readonly tree: Pick<GameTree, 'leafBounds' | 'players' | 'sum' | 'staticValue' | 'leaves' | 'value'>;
};

export interface TaskRuleWords {
  /** the characters between two sentences */
  readonly gap: string;
  readonly named: (algorithm: AlgorithmName, cuts: boolean) => string;
  readonly order: Readonly<Record<Deepening['tries'], string>>;
  /**
   * what a player chooses in max^n; `pruning` says when a node is cut, with the declared sum and least
   * component (null when none is declared)
   */
  readonly taken: string;
  readonly pruning: (sum: string, least: string | null) => string;
  readonly test: Readonly<Record<SearchRules['cutoff'] | 'either', string>>;
  readonly bounds: Readonly<Record<SearchRules['bounds'], string>>;
  readonly leavesWithin: (least: string, most: string) => string;
  readonly leavesUnknown: string;
  readonly window: (window: string) => string;
  readonly depth: (depth: number) => string;
  /**
   * the sentence about passes with a budget; `first` is the first depth, 0 or, when the root has no static
   * value, 1
   */
  readonly passes: (first: number, budget: number) => string;
  /**
   * the rules of a simulation whose playouts take the first move; `factor` is C, and the span of the rewards when it is
   * not 1
   */
  readonly simulation: (iterations: number, factor: string) => string;
}

export function sayTaskRules(task: RulesOf, words: TaskRuleWords): string {
  const simulating = simulatingOf(task);
  if (simulating !== null) {
    const { iterations, c } = simulating;
    return words.simulation(iterations, printFactor(c, task.tree));
  }
  const [deepening, depth, window] = [deepeningOf(task), depthOf(task), windowOf(task)];
  const order = words.order[deepening?.tries ?? 'given'];
  const sentences = [words.named(task.algorithm, mayCut(task)), order, ...rulesOfNodes(task, words)];
  if (window !== null) sentences.push(words.window(printWindow(givenWindow(window))));
  if (depth !== null) sentences.push(words.depth(depth));
  const first = Number.isNaN(task.tree.staticValue(ROOT)) ? 1 : 0;
  if (deepening !== null) sentences.push(words.passes(first, deepening.budget));
  return sentences.join(words.gap);
}

/** Writes the factor of the bonus: C times the span of the rewards, such as √2 · 10. */
function printFactor(c: number | null, tree: RulesOf['tree']): string {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  const [least, most] = tree.leafBounds;
  const isBounded = Number.isFinite(least) && Number.isFinite(most);
  const span = isBounded ? most - least : Math.max(...values) - Math.min(...values);
  return `${c === null ? '√2' : printNumber(c)}${span === 1 ? '' : ` · ${printNumber(span)}`}`;
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
  const test = words.test[either === undefined ? rules.cutoff : 'either'];
  if (hasSetting(algorithm, 'bounds')) return [test, words.bounds[rules.bounds]];
  const isKnown = tree.leafBounds.some(Number.isFinite);
  return [test, isKnown ? words.leavesWithin(printBound(least), printBound(most)) : words.leavesUnknown];
}
