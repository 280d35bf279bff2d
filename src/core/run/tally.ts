/**
 * Running counts of nodes, leaves and cutoffs. They continue from the step asked for last, or from a checkpoint every
 * 256 rows.
 */

import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { leavesBelow } from './describeEvent.ts';
import type { Passes } from './pass.ts';
import { CUTOFF, ENTER, EXIT, HALT, HORIZON, LEAF_EVENT, PASS, type RunRecord, STAND_PAT } from './record.ts';

export interface Tally {
  /** nodes entered, leaves included; a node that is entered repeatedly counts each time */
  readonly entered: number;
  /** nodes entered at least once in the run */
  readonly distinct: number;
  /** positions generated: the root, and each other position when the search first reaches it */
  readonly generated: number;
  /** nodes whose legal moves were generated or counted */
  readonly expanded: number;
  /** nodes in memory at the step: those that have not returned, and the current leaf */
  readonly stored: number;
  readonly mostStored: number;
  /** leaves evaluated, and other nodes judged by static values; a node judged repeatedly counts each time */
  readonly leaves: number;
  /**
   * nodes judged by static values: those that are not searched further, and those whose side to move may keep the
   * static value
   */
  readonly horizon: number;
  readonly cutoffs: number;
  /** leaves below the children that were cut off */
  readonly prunedLeaves: number;
  /** legal moves at nodes that were cut, when their positions were never generated */
  readonly neverGenerated: number;
}

const SPACING = 256;
/** The counts before the first event; the root already exists. */
const NOTHING: Tally = {
  entered: 0,
  distinct: 0,
  generated: 1,
  expanded: 0,
  stored: 1,
  mostStored: 1,
  leaves: 0,
  horizon: 0,
  cutoffs: 0,
  prunedLeaves: 0,
  neverGenerated: 0,
};

/** The counts at a step; the counts at a later step are computed from them. */
interface Counted {
  readonly step: number;
  readonly tally: Tally;
  /** the number of calls that have not returned at the step */
  readonly open: number;
}

const BEGINNING: Counted = { step: 0, tally: NOTHING, open: 0 };

export class TallyIndex {
  readonly #checkpoints: Counted[] = [BEGINNING];
  /** the counts at the step asked for last; the step after it is the one most often asked for next */
  #last = BEGINNING;

  constructor(
    private readonly record: RunRecord,
    private readonly passes: Passes,
  ) {}

  at(step: number): Tally {
    for (let next = this.#checkpoints.length * SPACING; next <= step; next += SPACING)
      this.#checkpoints.push(this.#countOn(this.#checkpoints.at(-1) ?? BEGINNING, next));
    const checkpoint = this.#checkpoints[Math.floor(step / SPACING)] ?? BEGINNING;
    const isNearer = this.#last.step <= step && this.#last.step >= checkpoint.step;
    this.#last = this.#countOn(isNearer ? this.#last : checkpoint, step);
    return this.#last.tally;
  }

  /** Continues the counts up to step `until`. */
  #countOn(from: Counted, until: number): Counted {
    const { record } = this;
    let { entered, distinct, generated, expanded, stored, mostStored } = from.tally;
    let { leaves, horizon, cutoffs, prunedLeaves, neverGenerated } = from.tally;
    let { open } = from;
    for (let step = from.step + 1; step <= until; step += 1) {
      const kind = record.kind(step);
      const node = record.node(step);
      const isJudged = kind === LEAF_EVENT || kind === HORIZON;
      // A value that is known from a table is looked up and does not count as evaluated.
      if ((isJudged && !this.passes.drawn.isTabled(node)) || kind === STAND_PAT) leaves += 1;
      if (kind === HORIZON || kind === STAND_PAT) horizon += 1;
      const isNew = node !== NO_NODE && record.firstRow(node) === step;
      if (isJudged || kind === ENTER) {
        // The root may have an event before it is entered, such as the start of a pass.
        if (isNew || distinct === 0) distinct += 1;
        entered += 1;
      }
      if (isNew && node !== ROOT) generated += 1;
      if (kind === ENTER) {
        open += 1;
        if (!this.#wasExpanded(node, step)) expanded += 1;
      }
      if (kind === EXIT) open -= 1;
      if (kind === PASS) open = 0;
      if (kind === CUTOFF) {
        const { tree } = this.passes.at(step);
        cutoffs += 1;
        prunedLeaves += leavesBelow(tree, tree.children(node).slice(record.place(step) + 1));
        neverGenerated += tree.moveCount(node) - tree.childCount(node);
      }
      // When a search halts, all nodes in memory remain there.
      stored =
        kind === HALT ? stored + Number(isNew && node !== ROOT) : open + Number(isInHand(record, step));
      mostStored = Math.max(mostStored, stored);
    }
    const tally = {
      ...{ entered, distinct, generated, expanded, stored, mostStored },
      ...{ leaves, horizon, cutoffs, prunedLeaves, neverGenerated },
    };
    return { step: until, tally, open };
  }

  /** Whether the node was entered before, in an earlier pass or in the current one. */
  #wasExpanded(node: NodeId, step: number): boolean {
    for (let row = this.record.rowBefore(node, step); row > 0; row = this.record.rowBefore(node, row))
      if (this.record.kind(row) === ENTER) return true;
    return false;
  }
}

/**
 * Whether the step-th event judged a leaf other than the root. Such a leaf is in memory until its parent is updated.
 */
function isInHand(record: RunRecord, step: number): boolean {
  const kind = record.kind(step);
  return (kind === LEAF_EVENT || kind === HORIZON) && record.node(step) !== ROOT;
}
