/** Running counts of a run, looked up from a checkpoint every 1,024 rows. */
import type { GameTree } from '../tree/gameTree.ts';
import { CUTOFF, ENTER, LEAF_EVENT, type TraceLog } from './traceLog.ts';

export interface Tally {
  /** nodes entered, leaves included */
  readonly entered: number;
  /** leaves evaluated */
  readonly leaves: number;
  readonly cutoffs: number;
  /** leaves below children that were cut */
  readonly prunedLeaves: number;
}

const SPACING = 1024;
const NOTHING: Tally = { entered: 0, leaves: 0, cutoffs: 0, prunedLeaves: 0 };

export class TallyIndex {
  readonly #checkpoints: Tally[] = [NOTHING];

  constructor(
    private readonly tree: GameTree,
    private readonly log: TraceLog,
  ) {
    for (let from = 0; from + SPACING <= log.length; from += SPACING) {
      this.#checkpoints.push(this.#count(this.#checkpoints.at(-1) ?? NOTHING, from, from + SPACING));
    }
  }

  at(step: number): Tally {
    const checkpoint = Math.floor(step / SPACING);
    return this.#count(this.#checkpoints[checkpoint] ?? NOTHING, checkpoint * SPACING, step);
  }

  /** Adds the events in (after, until]. */
  #count(start: Tally, after: number, until: number): Tally {
    let { entered, leaves, cutoffs, prunedLeaves } = start;
    for (let step = after + 1; step <= until; step += 1) {
      const kind = this.log.kind(step);
      if (kind === ENTER) entered += 1;
      if (kind === LEAF_EVENT) {
        entered += 1;
        leaves += 1;
      }
      if (kind === CUTOFF) {
        cutoffs += 1;
        prunedLeaves += this.#leavesCutAt(step);
      }
    }
    return { entered, leaves, cutoffs, prunedLeaves };
  }

  /** The row before a cutoff is its update, and the row before that the last child that returned. */
  #leavesCutAt(step: number): number {
    const lastChild = this.log.node(step - 2);
    return this.tree.leavesBetween(
      this.tree.subtreeEnd(lastChild),
      this.tree.subtreeEnd(this.log.node(step)),
    );
  }
}
