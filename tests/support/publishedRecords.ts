/** Trees with answers that others have published, and what an independent program found. */
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { parseTree, type TreeRoot } from '../../src/notation/parseTree.ts';
import records from '../fixtures/published.json';

/** Leaves are counted left to right from 0. */
export interface Run {
  readonly value: number;
  /** which child of the root is played; null at a chance node */
  readonly best: number | null;
  readonly visited: readonly number[];
  readonly pruned: readonly number[];
  /** nodes entered, the root and leaves included */
  readonly nodes: number;
}

export interface PublishedAnswers {
  readonly rootValue?: number;
  readonly bestMoveIndex?: number;
  /** the moves that are equally good */
  readonly tieBestMoves?: readonly number[];
  readonly visitedLeaves?: readonly number[];
  readonly visitedLeafCount?: number;
  readonly prunedLeaves?: readonly number[];
  /** some of the pruned leaves; the source is silent on others */
  readonly prunedLeavesPartial?: readonly number[];
  /** the number of cutoffs */
  readonly prunedBranchCount?: number;
  readonly visitedNodeCountExclRoot?: number;
}

export interface PublishedRecord {
  readonly id: string;
  readonly source: string;
  readonly kind: 'minimax' | 'alphabeta' | 'expectiminimax' | 'game';
  readonly root: TreeRoot;
  readonly tree: string;
  readonly leafBounds?: readonly [number, number];
  /** the rule the source cuts by; "either" where both give its answers */
  readonly cutoff: SearchRules['cutoff'] | 'either';
  readonly published: PublishedAnswers;
  readonly oracle: {
    readonly nLeaves: number;
    readonly eq: Run;
    readonly strict: Run;
    /** leaves evaluated on equality with the parent's bounds only */
    readonly shallowEqVisited: readonly number[];
  };
  /** what the source says at each of its numbered moments: "= 0", "<= 0", ">= 0" */
  readonly steps?: readonly string[];
}

export const PUBLISHED = records as unknown as readonly PublishedRecord[];

export function publishedRecord(id: string): PublishedRecord {
  const record = PUBLISHED.find((candidate) => candidate.id === id);
  if (record === undefined) throw new Error(`no record "${id}"`);
  return record;
}

export function treeOfRecord({ id, tree, root, leafBounds }: PublishedRecord): GameTree {
  const parsed = parseTree(tree, leafBounds === undefined ? { root } : { root, leafBounds });
  if (!parsed.ok) throw new Error(`${id}: ${parsed.problem.code}`);
  return parsed.value;
}
