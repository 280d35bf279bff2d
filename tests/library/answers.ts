/** The answers that the sources of the library print, copied beside the trees they print them for. */
import type { TreeRoot } from '../../src/notation/parseTree.ts';
import answers from '../fixtures/libraryAnswers.json' with { type: 'json' };

/** What a source says of its tree; leaves are numbered left to right from 0. */
export interface Answers {
  readonly rootValue?: number;
  readonly bestMoveIndex?: number;
  readonly prunedLeaves?: readonly number[];
  readonly prunedLeavesPartial?: readonly number[];
  readonly visitedLeaves?: readonly number[];
  readonly visitedLeafCount?: number;
  readonly visitedNodeCountExclRoot?: number;
  readonly prunedBranchCount?: number;
  readonly tieBestMoves?: readonly number[];
}

export interface Published {
  readonly id: string;
  readonly root: TreeRoot;
  readonly tree: unknown;
  /** the cutoff rule under which the answers hold */
  readonly cutoff: 'equal' | 'strict' | 'either';
  readonly leafBounds?: readonly number[];
  readonly answers: Answers;
}

export const PUBLISHED = answers as readonly Published[];
