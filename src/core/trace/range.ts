/** What has been proved about a node's true value. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MAX } from '../tree/nodeKind.ts';
import { ExpectedRange } from './expectedRange.ts';
import { ENTER, EXIT, HALT, LEAF_EVENT, type TraceLog, UPDATE } from './traceLog.ts';

/** A closed interval that holds the true value; a point where low = high. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

export function isPoint(range: ValueRange): boolean {
  return range.low === range.high;
}

/** How many children of `node` have returned by its row `row` (0 for no row). */
export function returnedBy(tree: GameTree, log: TraceLog, node: NodeId, row: number): number {
  if (row === 0 || tree.isLeaf(node)) return 0;
  let update = row;
  while (log.kind(update) !== UPDATE && log.kind(update) !== ENTER) update = log.rowBefore(node, update);
  return log.kind(update) === ENTER ? 0 : tree.childIndex(log.node(update - 1)) + 1;
}

/**
 * The ranges of a run's nodes, asked by step. What is proved of an open node takes in what is proved of
 * its open child, and so on down to where the search is: on that path the ranges are found from below,
 * each once for the step that was asked for last.
 */
export class Ranges {
  readonly #unseen: ValueRange;
  #step = 0;
  /** of the node where the search is at that step, of its parent, and so on */
  #onPath: ValueRange[] = [];

  constructor(
    private readonly tree: GameTree,
    private readonly log: TraceLog,
  ) {
    const [low, high] = tree.leafBounds;
    this.#unseen = { low, high };
  }

  /**
   * The range of `node` after `step` events: its own row, its open child, and the unseen children.
   * Never widens from step to step, always holds the true value. O(depth · log events) for all the open
   * nodes of a step together.
   */
  at(node: NodeId, step: number): ValueRange {
    const { tree, log } = this;
    const row = log.lastRow(node, step);
    const settled = this.#settled(node, row);
    if (settled !== null) return settled;
    if (step !== this.#step) {
      this.#step = step;
      this.#onPath = [];
    }
    // Only the nodes from the root to where the search is are open.
    let above = log.node(step);
    for (const range of this.#onPath) {
      if (above === node) return range;
      above = tree.parent(above);
    }
    for (;;) {
      const range = this.#rangeOnPath(above, this.#onPath.at(-1) ?? null);
      this.#onPath.push(range);
      if (above === node) return range;
      above = tree.parent(above);
    }
  }

  /** Of a node that was not entered, that has returned, or a leaf; null of an open one. */
  #settled(node: NodeId, row: number): ValueRange | null {
    if (row === 0) return this.#unseen;
    const { tree, log } = this;
    const event = log.kind(row);
    if (tree.kind(node) === LEAF && event === HALT) return this.#unseen;
    return event === EXIT || event === LEAF_EVENT ? { low: log.low(row), high: log.high(row) } : null;
  }

  /** Of a node on the path; `below` is that of the next one, null where the path ends. */
  #rangeOnPath(node: NodeId, below: ValueRange | null): ValueRange {
    const { tree, log } = this;
    const row = log.lastRow(node, this.#step);
    const settled = this.#settled(node, row);
    if (settled !== null) return settled;
    const kind = tree.kind(node);
    const children = tree.childCount(node);
    const returned = returnedBy(tree, log, node, row);
    const open = returned < children ? tree.child(node, returned) : null;
    const openRange = open === null ? this.#unseen : (below ?? this.#closed(open));
    if (kind === CHANCE) return this.#expected(node, returned, openRange);

    const pick = kind === MAX ? Math.max : Math.min;
    const worst = kind === MAX ? -Infinity : Infinity;
    let low = returned > 0 ? log.low(row) : worst;
    let high = returned > 0 ? log.high(row) : worst;
    if (open !== null) {
      low = pick(low, openRange.low);
      high = pick(high, openRange.high);
    }
    if (children - returned > 1) {
      low = pick(low, this.#unseen.low);
      high = pick(high, this.#unseen.high);
    }
    return { low, high };
  }

  /** Of a child that is not open: settled, or not yet entered. */
  #closed(child: NodeId): ValueRange {
    return this.#settled(child, this.log.lastRow(child, this.#step)) ?? this.#unseen;
  }

  /** Of a chance node: each outcome counts with what is proved of it. */
  #expected(node: NodeId, returned: number, openRange: ValueRange): ValueRange {
    const { tree, log } = this;
    const range = new ExpectedRange(tree.denominator(node), log.fractions);
    for (let index = 0; index < tree.childCount(node); index += 1) {
      const child = tree.child(node, index);
      const { low, high } = index === returned ? openRange : this.#closed(child);
      range.add(tree.weight(child), low, high);
    }
    return range.total();
  }
}
