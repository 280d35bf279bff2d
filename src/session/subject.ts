/** What is looked at: a tree, where it comes from, and what its nodes are called. */
import type { BoundNotation } from '../core/run/boundNotation.ts';
import { type AlgorithmName, usualAlgorithm } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../core/search/rules.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { Example } from '../library/example.ts';
import { NodeNames } from '../words/nodeNames.ts';

/** A tree of one's own, from its first edit on, under a name that stays. */
export interface OwnTree {
  /** its place among the trees kept on this device */
  readonly id: string;
  /** as the reader has it; "" for none */
  readonly title: string;
}

export interface Subject {
  /** null for a tree of one's own */
  readonly example: Example | null;
  /** null for a tree of the library */
  readonly own: OwnTree | null;
  readonly tree: GameTree;
  readonly names: NodeNames;
}

export function subjectOfTree(tree: GameTree, own: OwnTree): Subject {
  return { example: null, own, tree, names: new NodeNames(tree) };
}

/** A new name for a tree of one's own: 64 random bits, which no other device has either. */
export function newTreeId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('');
}

/** The algorithm a subject opens with: its source's, or one that has a rule for all its nodes. */
export function openingAlgorithm({ example, tree }: Subject): AlgorithmName {
  return example?.algorithm ?? usualAlgorithm(tree);
}

/** The rules a subject opens with: its source's over the defaults. */
export function openingRules({ example }: Subject): SearchRules {
  return { ...DEFAULT_RULES, ...example?.rules };
}

/** How the bounds are written as a subject opens: as its source has them. */
export function openingNotation({ example }: Subject): BoundNotation {
  return example?.notation ?? 'window';
}
