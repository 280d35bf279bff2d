/** A run is a list of passes. Each pass is a search of its own over its own view of the tree; most runs have one. */
import type { SearchResult } from '../search/index.ts';
import type { Check, GameTree, NodeId } from '../tree/index.ts';
import { type RunRecord, STOP } from './record.ts';

/**
 * Why a run ended: the whole tree was searched, the chosen depth was reached, a deeper pass can change nothing, the
 * budget of nodes is used up, or the search could not continue.
 */
export type WhyEnded = 'end' | 'limit' | 'proved' | 'budget' | 'halt';

/** The purpose of a pass: the only search, one of several with growing depth, or a check of the last node of a line. */
export type PassPurpose = 'search' | 'deepen' | 'check';

export interface Pass {
  readonly purpose: PassPurpose;
  /** the number of the step before the first event of the pass */
  readonly from: number;
  /** the number of the last step of the pass */
  readonly to: number;
  /** the tree as the pass sees it: the whole tree of the run down to a depth, in some order of children */
  readonly tree: GameTree;
  /** the depth of the pass in plies below the root; null when it had no limit */
  readonly depth: number | null;
  /**
   * the nodes below which the search looked farther, each with the extra plies; in a pass that checks a node, it is the
   * last of them
   */
  readonly checks: readonly Check[];
  /** whether all leaves were known to be whole numbers; given only for searches with null windows */
  readonly isWhole?: boolean;
  /** the root's value, or the node and the reason why the search could not continue */
  readonly result: SearchResult;
}

/** Returns the single pass of a run that has only one, from its first event to its last. */
export function onlyPass(to: number, tree: GameTree, depth: number | null, result: SearchResult): Pass {
  return { purpose: 'search', from: 0, to, tree, depth, checks: [], result };
}

/**
 * The passes of a run. A question about a step is answered from the pass that contains the step, because the states of
 * nodes differ from pass to pass. At the final answer of several passes it is answered from the pass that gives the
 * answer.
 */
export class Passes {
  constructor(
    /** the whole tree of the run, which the figure shows */
    readonly drawn: GameTree,
    readonly list: readonly Pass[],
    private readonly record: RunRecord,
    /** the pass whose result is the result of the run; null when no pass was finished */
    private readonly answered: Pass | null,
  ) {}

  at(step: number): Pass {
    let found = this.list[0] as Pass;
    for (const pass of this.list) if (pass.from <= step) found = pass;
    return step > found.to ? (this.answered ?? found) : found;
  }

  /** Returns the last row of `node` up to `step`, within the pass of that step; 0 when there is none. */
  lastRow(node: NodeId, step: number, pass = this.at(step)): number {
    const row = this.record.lastRow(node, Math.min(step, pass.to));
    if (row <= pass.from) return 0;
    // The step in which the budget is used up enters no node, so its row tells nothing about one; the row before does.
    return this.record.kind(row) === STOP ? this.lastRow(node, row - 1, pass) : row;
  }

  /**
   * Returns the row in which the pass last entered `node`, up to `step`; 0 when the pass has not entered it.
   */
  entryRow(node: NodeId, step: number, pass = this.at(step)): number {
    const row = this.record.entryRow(node, Math.min(step, pass.to));
    return row > pass.from ? row : 0;
  }
}
