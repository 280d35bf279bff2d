/**
 * The record of one run, asked by step: step k is the state after k events, step 0 is before any.
 * Any step is reached without replay, so going back costs what going forward costs.
 */
import { ALGORITHM, type AlgorithmName, canSearch } from '../search/algorithms.ts';
import type { SearchRules } from '../search/rules.ts';
import { resultOf, type SearchResult } from '../search/runSearch.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import { describeEvent } from './describeEvent.ts';
import { type NodeState, nodeStateAt } from './nodeState.ts';
import { Ranges, type ValueRange } from './range.ts';
import { Recorder } from './recorder.ts';
import { type Tally, TallyIndex } from './tally.ts';
import type { TraceEvent } from './traceEvent.ts';
import { CUTOFF, EVENT_KINDS, type EventKind, type TraceLog } from './traceLog.ts';

export class Trace {
  readonly #tallies: TallyIndex;
  readonly #ranges: Ranges;
  #cutoffs: readonly number[] | null = null;

  constructor(
    readonly tree: GameTree,
    readonly algorithm: AlgorithmName,
    readonly rules: SearchRules,
    readonly log: TraceLog,
    readonly result: SearchResult,
  ) {
    this.#tallies = new TallyIndex(tree, log);
    this.#ranges = new Ranges(tree, log);
  }

  /** The number of events, which is the last step. */
  get length(): number {
    return this.log.length;
  }

  kindAt(step: number): EventKind {
    return EVENT_KINDS[this.log.kind(step)] as EventKind;
  }

  /** The step-th event, 1 … length. */
  event(step: number): TraceEvent {
    return describeEvent(this, step);
  }

  /** Whether the step-th event, an update, gave its node another value; at a chance node none does. */
  isImproved(step: number): boolean {
    const { log, tree } = this;
    const node = log.node(step);
    return tree.kind(node) !== CHANCE && log.value(step) !== log.value(log.rowBefore(node, step));
  }

  /** Everything known of a node after `step` events. */
  stateAt(node: NodeId, step: number): NodeState {
    return nodeStateAt(this, node, step);
  }

  rangeAt(node: NodeId, step: number): ValueRange {
    return this.#ranges.at(node, step);
  }

  /** The steps at which something is cut, in order; found once. */
  get cutoffs(): readonly number[] {
    this.#cutoffs ??= this.log.stepsOf(CUTOFF);
    return this.#cutoffs;
  }

  /** Counts up to and including `step`. */
  tallyAt(step: number): Tally {
    return this.#tallies.at(step);
  }
}

/**
 * Runs the algorithm once and keeps what it said; `search`, if given, in its place, as a method of that
 * kind which goes wrong somewhere. Throws where the algorithm has no rule for the tree.
 */
export function recordTrace(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
  search = ALGORITHM[algorithm].search,
): Trace {
  if (!canSearch(algorithm, tree)) throw new Error(`${algorithm} has no rule for chance nodes`);
  const recorder = new Recorder(tree, {
    running: algorithm === 'alpha-beta' && rules.value === 'running',
    leafBounds: tree.leafBounds,
  });
  const result = resultOf(() => search(tree, rules, recorder));
  if (!result.ok) recorder.halt(result.halt);
  recorder.log.index(tree.size);
  return new Trace(tree, algorithm, rules, recorder.log, result);
}
