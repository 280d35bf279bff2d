/**
 * The range that has been proved about a node's true value. The recorder keeps it for every open node while a search
 * runs and writes it into each row; here it is read for any node at any step.
 */
import { Expectation, type Fractions } from '../search/expectation.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { bySide, CHANCE, worstFor } from '../tree/nodeKind.ts';
import type { Pass, Passes } from './pass.ts';
import { ENTER, EXIT, HALT, HORIZON, LEAF_EVENT, type RunRecord } from './record.ts';

/** A closed interval that holds the true value; a point where low = high. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

export function isPoint(range: ValueRange): boolean {
  return range.low === range.high;
}

/** The range of a chance node: [Σ P·low, Σ P·high]. */
export class ExpectedRange {
  readonly #low: Expectation;
  readonly #high: Expectation;

  constructor(denominator: number, fractions: Fractions) {
    this.#low = new Expectation(denominator, fractions);
    this.#high = new Expectation(denominator, fractions);
  }

  /** Combines the sum with the range of an outcome. */
  add(weight: number, low: number, high: number): void {
    this.#low.add(weight, low);
    this.#high.add(weight, high);
  }

  /** The range over the outcomes that have returned. */
  get low(): number {
    return unlessUndefined(this.#low.value, -Infinity);
  }

  get high(): number {
    return unlessUndefined(this.#high.value, Infinity);
  }

  /** The range of the expectation over all outcomes. */
  total(): ValueRange {
    return {
      low: unlessUndefined(this.#low.total(), -Infinity),
      high: unlessUndefined(this.#high.total(), Infinity),
    };
  }
}

/** When +∞ meets −∞, nothing is proved on that side. */
function unlessUndefined(end: number, unknown: number): number {
  return Number.isNaN(end) ? unknown : end;
}

/** Returns how many children of an inner node have returned by its row `row` (0 for no row). */
export function returnedBy(record: RunRecord, row: number): number {
  return row === 0 || record.kind(row) === ENTER ? 0 : record.place(row) + 1;
}

/**
 * The ranges of a run's nodes by step. The range of an open node includes what is proved about its open child, and so
 * on down to the current node. The ranges on that path are computed from the bottom up, once for the step asked for
 * last.
 */
export class Ranges {
  readonly #unseen: ValueRange;
  #step = 0;
  /** the ranges of the current node at that step, of its parent, and so on upwards */
  #onPath: ValueRange[] = [];

  /** @param isProved whether a horizon leaf proves nothing, instead of counting as its static value */
  constructor(
    private readonly record: RunRecord,
    private readonly passes: Passes,
    private readonly isProved: boolean,
    /** whether children that are still to come may have been visited before in the same pass */
    private readonly hasSeenMore: boolean,
  ) {
    const [low, high] = passes.drawn.leafBounds;
    this.#unseen = { low, high };
  }

  /**
   * Returns the range of `node` after `step` events from its own row, its open child and the unvisited children. It
   * never widens within a pass and always contains the true value. O(depth · log events) for all open nodes of a step
   * together.
   */
  at(node: NodeId, step: number): ValueRange {
    const pass = this.passes.at(step);
    return this.atRow(node, step, pass, this.passes.lastRow(node, step, pass));
  }

  /** Returns the range of `node` after `asked` events, when the pass of the step and the node's last row are known. */
  atRow(node: NodeId, asked: number, { tree, to }: Pass, row: number): ValueRange {
    // For the final answer of several passes, the last step of the pass that gives the answer is used.
    const step = Math.min(asked, to);
    const settled = this.#settled(tree, node, row);
    if (settled !== null) return settled;
    if (step !== this.#step) {
      this.#step = step;
      this.#onPath = [];
    }
    // Only the nodes from the root to the current node are open.
    let above = this.record.node(step);
    for (const range of this.#onPath) {
      if (above === node) return range;
      above = tree.parent(above);
    }
    for (;;) {
      const range = this.#rangeOnPath(tree, above, this.#onPath.at(-1) ?? null);
      this.#onPath.push(range);
      if (above === node) return range;
      above = tree.parent(above);
    }
  }

  /** Returns the range of a leaf, or of a node that was not entered or has returned; null for an open node. */
  #settled(tree: GameTree, node: NodeId, row: number): ValueRange | null {
    if (row === 0) return this.#unseen;
    const event = this.record.kind(row);
    if (event === HALT && tree.isLeaf(node)) return this.#unseen;
    return event === EXIT || event === LEAF_EVENT || event === HORIZON ? this.#ends(row) : null;
  }

  #ends(row: number): ValueRange {
    const { record } = this;
    return this.isProved
      ? { low: record.provedLow(row), high: record.provedHigh(row) }
      : { low: record.low(row), high: record.high(row) };
  }

  /** Returns the range of a node on the path; `below` is the range of the next node on it, null at its end. */
  #rangeOnPath(tree: GameTree, node: NodeId, below: ValueRange | null): ValueRange {
    const { record } = this;
    const row = this.passes.lastRow(node, this.#step);
    const settled = this.#settled(tree, node, row);
    if (settled !== null) return settled;
    const kind = tree.kind(node);
    const returned = returnedBy(record, row);
    const open = returned < tree.childCount(node) ? tree.child(node, returned) : NO_NODE;
    const openRange = open === NO_NODE ? this.#unseen : (below ?? this.#closed(tree, open));
    if (kind === CHANCE) return this.#expected(tree, node, returned, openRange);
    // A child that returned counts, and so does a static value that is kept.
    const counts = returned > 0 || record.updateRow(row) > 0;
    const others = open === NO_NODE ? [] : [openRange];
    const next = returned + others.length;
    const seen = this.hasSeenMore ? tree.children(node).slice(next) : [];
    for (const child of seen) others.push(this.#closed(tree, child));
    if (this.hasSeenMore && !counts && tree.standsPatAt(node)) others.push(this.#kept(tree, node));
    if (tree.moveCount(node) > next + seen.length) others.push(this.#unseen);
    let { low, high } = counts ? this.#ends(row) : { low: worstFor(kind), high: worstFor(kind) };
    const better = bySide(kind, Math.max, Math.min);
    for (const other of others) {
      low = better(low, other.low);
      high = better(high, other.high);
    }
    return { low, high };
  }

  /**
   * Returns what is proved by other things than the children at a node that is entered again: in this search of it
   * nothing has been recorded yet.
   */
  #kept(tree: GameTree, node: NodeId): ValueRange {
    if (!this.isProved) return { low: tree.staticValue(node), high: tree.staticValue(node) };
    return tree.leavesOut(node)
      ? this.#unseen
      : { low: worstFor(tree.kind(node)), high: worstFor(tree.kind(node)) };
  }

  /** Returns the range of a child that is not open: it is settled, or not yet entered. */
  #closed(tree: GameTree, child: NodeId): ValueRange {
    return this.#settled(tree, child, this.passes.lastRow(child, this.#step)) ?? this.#unseen;
  }

  /** Returns the range of a chance node: each outcome counts with what is proved about it. */
  #expected(tree: GameTree, node: NodeId, returned: number, openRange: ValueRange): ValueRange {
    const range = new ExpectedRange(tree.denominator(node), this.record.fractions);
    for (let index = 0; index < tree.childCount(node); index += 1) {
      const child = tree.child(node, index);
      const { low, high } = index === returned ? openRange : this.#closed(tree, child);
      range.add(tree.weight(child), low, high);
    }
    range.add(tree.weightNeverSeen(node), this.#unseen.low, this.#unseen.high);
    return range.total();
  }
}
