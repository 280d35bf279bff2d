/** Running counts of a run, looked up from a checkpoint every 1,024 rows. */
import { leavesBelow } from './describeEvent.ts';
import type { Passes } from './pass.ts';
import { CUTOFF, ENTER, HORIZON, LEAF_EVENT, type RunRecord } from './record.ts';

export interface Tally {
  /** nodes entered, leaves included; again and again, where they are */
  readonly entered: number;
  /** leaves evaluated, those at the horizon included */
  readonly leaves: number;
  readonly cutoffs: number;
  /** leaves below children that were cut */
  readonly prunedLeaves: number;
  /** legal moves left at nodes that were cut, whose positions were never made */
  readonly neverGenerated: number;
}

const SPACING = 1024;
const NOTHING: Tally = { entered: 0, leaves: 0, cutoffs: 0, prunedLeaves: 0, neverGenerated: 0 };

export class TallyIndex {
  readonly #checkpoints: Tally[] = [NOTHING];

  constructor(
    private readonly record: RunRecord,
    private readonly passes: Passes,
  ) {
    for (let from = 0; from + SPACING <= record.length; from += SPACING) {
      this.#checkpoints.push(this.#count(this.#checkpoints.at(-1) ?? NOTHING, from, from + SPACING));
    }
  }

  at(step: number): Tally {
    const checkpoint = Math.floor(step / SPACING);
    return this.#count(this.#checkpoints[checkpoint] ?? NOTHING, checkpoint * SPACING, step);
  }

  /** Adds the events in (after, until]. */
  #count(start: Tally, after: number, until: number): Tally {
    const { record } = this;
    let { entered, leaves, cutoffs, prunedLeaves, neverGenerated } = start;
    for (let step = after + 1; step <= until; step += 1) {
      const kind = record.kind(step);
      const isJudged = kind === LEAF_EVENT || kind === HORIZON;
      if (isJudged) leaves += 1;
      if (isJudged || kind === ENTER) entered += 1;
      if (kind === CUTOFF) {
        const { tree } = this.passes.at(step);
        const node = record.node(step);
        cutoffs += 1;
        prunedLeaves += leavesBelow(tree, tree.children(node).slice(record.place(step) + 1));
        neverGenerated += tree.moveCount(node) - tree.childCount(node);
      }
    }
    return { entered, leaves, cutoffs, prunedLeaves, neverGenerated };
  }
}
