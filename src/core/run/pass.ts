/** A run is a list of passes, each a search of its own over its own view of the tree. Most runs are one. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { RunRecord } from './record.ts';

export interface Pass {
  /** the step it begins at: the events after it are the pass's own */
  readonly from: number;
  /** its last step */
  readonly to: number;
  /** the tree as it was searched: the drawn one, down to a depth, in an order */
  readonly tree: GameTree;
  /** plies below the root that were looked at; null for all */
  readonly depth: number | null;
  /** false where the search halted in it */
  readonly finished: boolean;
  /** the root's value; null where it did not finish */
  readonly value: number | null;
  /** the move to play; null where none is known */
  readonly move: NodeId | null;
}

/** Whatever is asked of a step is asked of the pass it lies in: what another pass did is not this one's state. */
export class Passes {
  constructor(
    /** the tree that is drawn, all of it */
    readonly drawn: GameTree,
    readonly list: readonly Pass[],
    private readonly record: RunRecord,
  ) {}

  at(step: number): Pass {
    let found = this.list[0] as Pass;
    if (this.list.length === 1) return found;
    for (const pass of this.list) if (pass.from <= step) found = pass;
    return found;
  }

  /** The last row of `node` in the pass, at or before `step`; 0 where it has none. */
  lastRow(node: NodeId, step: number): number {
    const row = this.record.lastRow(node, step);
    return row > this.at(step).from ? row : 0;
  }

  /** The row in which the pass entered `node`, at or before `step`; 0 where it has not. */
  entryRow(node: NodeId, step: number): number {
    const row = this.record.entryRow(node, step);
    return row > this.at(step).from ? row : 0;
  }
}
