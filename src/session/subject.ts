/** What is looked at: a tree, where it comes from, and what its nodes are called. */

import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { Trace } from '../core/run/trace.ts';
import { type AlgorithmName, usualAlgorithm } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, RULE_NAMES, type SearchRules } from '../core/search/rules.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Boards } from '../drawing/boards.ts';
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
  /** the positions at the nodes; null where there are none */
  readonly boards: Boards | null;
  /** how the tree came about while it was searched; null of one that was there first */
  readonly growth: Growth | null;
}

/** A tree that holds exactly what one run has generated. */
export interface Growth {
  readonly run: Trace;
  /** the same, drawn first */
  readonly whole: Subject;
  /** Grows a tree as a search generates it. */
  readonly grow: (whole: Subject, algorithm: AlgorithmName, rules: SearchRules) => Subject;
  /** The node of another of these trees that is `node` of this one; null where it was not generated. */
  readonly inOther: (other: Subject, node: NodeId | null) => NodeId | null;
}

export function subjectOfTree(tree: GameTree, own: OwnTree): Subject {
  return { example: null, own, tree, names: new NodeNames(tree), boards: null, growth: null };
}

/** The subject with its whole tree: what is edited, kept, linked and filed. */
export function drawnFirst(subject: Subject): Subject {
  return subject.growth?.whole ?? subject;
}

/** The subject as another search leaves it: a tree that grows is another one then. */
export function searchedBy(subject: Subject, algorithm: AlgorithmName, rules: SearchRules): Subject {
  const { growth } = subject;
  if (growth === null || isOf(growth.run, algorithm, rules)) return subject;
  return growth.grow(growth.whole, algorithm, rules);
}

function isOf(run: Trace, algorithm: AlgorithmName, rules: SearchRules): boolean {
  return run.algorithm === algorithm && RULE_NAMES.every((name) => run.rules[name] === rules[name]);
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
