/**
 * The range that is proved about a node's true value. The recorder keeps the ranges of open nodes while a search runs
 * and writes them into the rows; this file computes them for any node at any step.
 */
import { Expectation, type Fractions } from '../search/expectation.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { bySide, CHANCE, worstFor } from '../tree/nodeKind.ts';
import type { Pass, Passes } from './pass.ts';
import { ENTER, EXIT, HALT, HORIZON, LEAF_EVENT, type RunRecord } from './record.ts';

/** A closed interval that contains the true value; a single point when low = high. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

export function isPoint(range: ValueRange): boolean {
  return range.low === range.high;
}

/** Computes the range of a chance node: [Σ P·low, Σ P·high]. */
export class ExpectedRange {
  readonly #low: Expectation;
  readonly #high: Expectation;

  constructor(denominator: number, fractions: Fractions) {
    this.#low = new Expectation(denominator, fractions);
    this.#high = new Expectation(denominator, fractions);
  }

  /** Adds an outcome: its weight and its range. */
  add(weight: number, low: number, high: number): void {
    this.#low.add(weight, low);
    this.#high.add(weight, high);
  }

  /** The lower end of Σ P·range over the outcomes that have been added. */
  get low(): number {
    return unlessUndefined(this.#low.value, -Infinity);
  }

  get high(): number {
    return unlessUndefined(this.#high.value, Infinity);
  }

  /** Returns the range of the expectation, after all outcomes have been added. */
  total(): ValueRange {
    return {
      low: unlessUndefined(this.#low.total(), -Infinity),
      high: unlessUndefined(this.#high.total(), Infinity),
    };
  }
}

/** Returns the end of a range, or `unknown` when it is NaN: when +∞ meets −∞, nothing is proved about that end. */
function unlessUndefined(end: number, unknown: number): number {
  return Number.isNaN(end) ? unknown : end;
}

/** Returns how many children of an inner node had returned by its row `row`; 0 for row 0, which stands for no row. */
export function returnedBy(record: RunRecord, row: number): number {
  return row === 0 || record.kind(row) === ENTER ? 0 : record.place(row) + 1;
}

/**
 * The ranges of a run's nodes by step. The range of an open node includes what is proved about its open child, and the
 * range of that child likewise, down to the current node. The ranges on that path are computed from the bottom up, once
 * for the step asked for last.
 */
export class Ranges {
  readonly #unseen: ValueRange;
  #step = 0;
  /** the ranges at the step asked for last: that of the current node first, then its parent's, and on up to the root */
  #onPath: ValueRange[] = [];

  /** @param isProved whether a horizon leaf proves nothing; otherwise it counts as worth its static value */
  constructor(
    private readonly record: RunRecord,
    private readonly passes: Passes,
    private readonly isProved: boolean,
    /** whether a child that was not visited yet may have been visited earlier in the same pass */
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

  /**
   * Returns the range of `node` after `asked` events, when the caller knows the pass of that step and the node's last
   * row.
   */
  atRow(node: NodeId, asked: number, { tree, to }: Pass, row: number): ValueRange {
    // The final answer of several passes lies after the pass that gives it; the range is that at the end of the pass.
    const step = Math.min(asked, to);
    const settled = this.#settled(tree, node, row);
    if (settled !== null) return settled;
    if (step !== this.#step) {
      this.#step = step;
      this.#onPath = [];
    }
    // Only the nodes from the root to the current node are open, so all others have a settled range.
    let above = this.record.node(step);
    for (const range of this.#onPath) {
      if (above === node) return range;
      above = tree.parent(above);
    }
    for (; above !== node; above = tree.parent(above)) {
      const aboveRow = this.passes.lastRow(above, step);
      const range =
        this.#settled(tree, above, aboveRow) ?? this.#openRange(tree, above, aboveRow, this.#onPath.at(-1));
      this.#onPath.push(range);
    }
    const range = this.#openRange(tree, node, row, this.#onPath.at(-1));
    this.#onPath.push(range);
    return range;
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

  /**
   * Returns the range of an open node on the path to the current node; `below` is the range of the next node on
   * the path, undefined at the current node itself.
   */
  #openRange(tree: GameTree, node: NodeId, row: number, below: ValueRange | undefined): ValueRange {
    const { record } = this;
    const kind = tree.kind(node);
    const returned = returnedBy(record, row);
    const open = returned < tree.childCount(node) ? tree.child(node, returned) : NO_NODE;
    const openRange = open === NO_NODE ? this.#unseen : (below ?? this.#closed(tree, open));
    if (kind === CHANCE) return this.#expected(tree, node, returned, openRange);
    // Children that have returned contribute to the range, and so does a static value that may be kept.
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
   * Returns the range contributed by a static value that may be kept and by moves that are left out, at a node that is
   * entered again and has no returned child yet in this call.
   */
  #kept(tree: GameTree, node: NodeId): ValueRange {
    if (!this.isProved) return { low: tree.staticValue(node), high: tree.staticValue(node) };
    return tree.leavesOut(node)
      ? this.#unseen
      : { low: worstFor(tree.kind(node)), high: worstFor(tree.kind(node)) };
  }

  /** Returns the range of a child that is not open: its final range, or that of a node that was not entered. */
  #closed(tree: GameTree, child: NodeId): ValueRange {
    return this.#settled(tree, child, this.passes.lastRow(child, this.#step)) ?? this.#unseen;
  }

  /** Returns the range of a chance node, to which each outcome contributes its own range. */
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
