/**
 * An exercise: one tree, one search under stated rules, and what is asked about it. Nodes are named by
 * their ids, since an exercise is about exactly one tree value and never edits it.
 */
import type { AlgorithmName } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';

/** The formats of exams; one tree can be asked in each, in any combination. */
export const PART_KINDS = [
  'values',
  'crossing',
  'leafOrder',
  'leafCount',
  'windows',
  'move',
  'line',
  'reorder',
  'interval',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** What is asked, with what the question itself names. */
export type Part =
  /** What is known of every inner node in the end: a number, a bound, or nothing where it is never called. */
  | { readonly kind: 'values' }
  /** Which leaves are not evaluated, crossed out one by one or by a branch above them. */
  | { readonly kind: 'crossing' }
  /** The evaluated leaves in their order. */
  | { readonly kind: 'leafOrder' }
  | { readonly kind: 'leafCount' }
  /** (α, β) of each of the nodes, inner ones: the one it is called with, or the one it holds at the end. */
  | { readonly kind: 'windows'; readonly nodes: readonly NodeId[]; readonly at?: 'end' }
  /** The root's best move. */
  | { readonly kind: 'move' }
  /** The line of best play, from the root as far as it goes. */
  | { readonly kind: 'line' }
  /** An order of all children under which the fewest leaves are evaluated. */
  | { readonly kind: 'reorder' }
  /** For which values of `leaf` the branch above `branch` is not examined. */
  | { readonly kind: 'interval'; readonly leaf: NodeId; readonly branch: NodeId };

/** The windows of the nodes at the call, or with `at` at the end. */
export function windowsPart(nodes: readonly NodeId[], at: 'end' | undefined): Part {
  return { kind: 'windows', nodes, ...(at !== undefined && { at }) };
}

/** What is taken off: so many marks per error and never below 0, or everything. */
export type Penalty = { readonly kind: 'per-error'; readonly marks: number } | { readonly kind: 'all' };

/** A part with what it is worth. */
export interface AskedPart {
  readonly part: Part;
  readonly marks: number;
  readonly penalty: Penalty;
}

export interface Exercise {
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly parts: readonly AskedPart[];
}
