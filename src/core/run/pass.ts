/** A run is a list of passes, each a search of its own over its own view of the tree. Most runs are one. */
import type { SearchResult } from '../search/runSearch.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { Check } from '../tree/reach.ts';
import { type RunRecord, STOP } from './record.ts';

/**
 * Why a run ended: all was looked at, the depth that was set was reached, deeper can change nothing, the nodes that
 * were allowed are used up, or the search could not go on.
 */
export type WhyEnded = 'end' | 'limit' | 'proved' | 'budget' | 'halt';

/** What a pass is for: the search itself, one of several to greater and greater depths, the check of a line's end. */
export type PassPurpose = 'search' | 'deepen' | 'check';

export interface Pass {
  readonly purpose: PassPurpose;
  /** the step it begins at: the events after it are the pass's own */
  readonly from: number;
  /** its last step */
  readonly to: number;
  /** the tree as it was searched: the drawn one, down to a depth, in an order */
  readonly tree: GameTree;
  /** plies below the root that were looked at; null for all */
  readonly depth: number | null;
  /** nodes whose subtrees are looked at farther than that, each so many plies; that of this pass is the last */
  readonly checks: readonly Check[];
  /** where children are only asked whether they are better: whether all leaves were known to be whole numbers */
  readonly isWhole?: boolean;
  /** the root's value, or where and why the search could not go on */
  readonly result: SearchResult;
}

/** The pass of a run that has one, from its first event to its last. */
export function onlyPass(to: number, tree: GameTree, depth: number | null, result: SearchResult): Pass {
  return { purpose: 'search', from: 0, to, tree, depth, checks: [], result };
}

/**
 * Whatever is asked of a step is asked of the pass it lies in: what another pass did is not this one's state. At the
 * answer that several passes lead to, it is asked of the pass that gives it.
 */
export class Passes {
  constructor(
    /** the tree that is drawn, all of it */
    readonly drawn: GameTree,
    readonly list: readonly Pass[],
    private readonly record: RunRecord,
    /** the pass whose result counts in the end; null where none was finished */
    private readonly answered: Pass | null,
  ) {}

  at(step: number): Pass {
    let found = this.list[0] as Pass;
    for (const pass of this.list) if (pass.from <= step) found = pass;
    return step > found.to ? (this.answered ?? found) : found;
  }

  /** The last row of `node` in the pass of a step, at or before the step; 0 when there is none. */
  lastRow(node: NodeId, step: number, pass = this.at(step)): number {
    const row = this.record.lastRow(node, Math.min(step, pass.to));
    if (row <= pass.from) return 0;
    // Where the budget was used up nothing was entered.
    return this.record.kind(row) === STOP ? 0 : row;
  }

  /** The row in which the pass entered `node`, at or before `step`; 0 where it has not. */
  entryRow(node: NodeId, step: number): number {
    const pass = this.at(step);
    const row = this.record.entryRow(node, Math.min(step, pass.to));
    return row > pass.from ? row : 0;
  }
}
