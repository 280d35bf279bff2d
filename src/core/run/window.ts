/**
 * The window (α, β) that a node holds at a step, the cutoff test made at that step, and the ancestor that set each end.
 */

import type { SearchRules, WindowWay } from '../search/index.ts';
import { askedAlpha, askedBeta } from '../search/nullWindow.ts';
import { maxMayStop, minMayStop } from '../search/rules.ts';
import { FULL_WINDOW, type SearchWindow } from '../search/searchWindow.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide, CHANCE, type KindCode } from '../tree/nodeKind.ts';
import type { Passes } from './pass.ts';
import { returnedBy } from './range.ts';
import { CUTOFF, ENTER, type RunRecord } from './record.ts';

type StillPossible = (record: RunRecord, passes: Passes, step: number) => [least: number, most: number];

let stillPossible: StillPossible = () => {
  throw new Error('what a chance node can still be worth is asked for before its code has come');
};

/** Adds the function of `stillPossible.ts`, which loads with the search that needs it. */
export function addStillPossible(found: StillPossible): void {
  stillPossible = found;
}

export const BOUNDS = ['alpha', 'beta'] as const;
export type Bound = (typeof BOUNDS)[number];

/**
 * The cutoff test after a child returned: v is compared with β at MAX and with α at MIN. At a chance node that windows
 * pass through, the greatest or least possible expectation is compared.
 */
export interface CutoffTest {
  readonly bound: Bound;
  readonly v: number;
  readonly limit: number;
  readonly holds: boolean;
  /** whether the test holds; after the last child nothing is left to cut */
  readonly atLastChild: boolean;
}

/**
 * The two comparisons at a chance node that windows pass through: whether its expectation cannot exceed α, and whether
 * it cannot fall below β.
 */
export interface OutcomeTests {
  readonly low: CutoffTest;
  readonly high: CutoffTest;
}

/** Returns the bound that a side is tested against: β for MAX, α for MIN. */
export function boundAgainst(kind: KindCode): Bound {
  return bySide(kind, 'beta', 'alpha');
}

export class Windows {
  constructor(
    private readonly record: RunRecord,
    private readonly passes: Passes,
    private readonly rules: SearchRules,
    /** how windows are passed down; null when the search has no windows */
    private readonly way: WindowWay | null,
    /** whether a child may be searched with a null window, whose ends its parent does not hold */
    private readonly asks: boolean,
  ) {}

  /** Returns the window with which `node` was entered, if it was entered up to `step`; else (−∞, +∞). */
  atEntry(node: NodeId, step: number, pass = this.passes.at(step)): SearchWindow {
    const { record } = this;
    const row = this.passes.entryRow(node, step, pass);
    if (row === 0 || record.kind(row) !== ENTER) return FULL_WINDOW;
    return { alpha: record.low(row), beta: record.high(row) };
  }

  /**
   * Returns the window that `node` holds after `step`: the window it was entered with, narrowed by the last value that
   * did not cut. Under the running bound a value that cuts narrows the window too, so that α and β cross.
   */
  at(node: NodeId, step: number): SearchWindow {
    return this.atRow(node, this.passes.lastRow(node, step));
  }

  /** Returns the window of a node after one of the node's rows; (−∞, +∞) for row 0. */
  atRow(node: NodeId, row: number, pass = this.passes.at(row)): SearchWindow {
    const { record } = this;
    if (row === 0) return FULL_WINDOW;
    const { tree } = pass;
    const entry = this.atEntry(node, row, pass);
    const kind = tree.kind(node);
    if (this.way === null || tree.isLeaf(node) || kind === CHANCE) return entry;
    let update = record.updateRow(row);
    if (update === 0) return entry;
    if (this.rules.value !== 'running' && this.#holds(kind, record.value(update), entry)) {
      update = record.updateBefore(update);
      if (update === 0) return entry;
    }
    const v = record.value(update);
    return bySide(
      kind,
      { alpha: Math.max(entry.alpha, v), beta: entry.beta },
      { alpha: entry.alpha, beta: Math.min(entry.beta, v) },
    );
  }

  /**
   * Returns the cutoff test in the update at `step`, or in the event in which a static value was kept; null when there
   * is none.
   */
  test(step: number): CutoffTest | null {
    const { record, passes } = this;
    const { tree } = passes.at(step);
    const node = record.node(step);
    const kind = tree.kind(node);
    if (kind === CHANCE) {
      const tests = this.outcomeTests(step);
      return tests?.low.holds === true ? tests.low : tests?.high.holds === true ? tests.high : null;
    }
    if (this.way === null) return null;
    const entry = this.atEntry(node, step);
    const bound = boundAgainst(kind);
    const v = record.value(step);
    const holds = this.#holds(kind, v, entry);
    const atLastChild = record.place(step) === tree.moveCount(node) - 1;
    return { bound, v, limit: entry[bound], holds, atLastChild };
  }

  /**
   * Returns both comparisons made by the update of a chance node at `step`; null when none are made. Which of them
   * holds is read from the record: the search compared fractions, and only the nearest doubles are stored.
   */
  outcomeTests(step: number): OutcomeTests | null {
    const { record, passes, rules } = this;
    const { tree } = passes.at(step);
    const node = record.node(step);
    if (this.way !== 'through' || tree.kind(node) !== CHANCE) return null;
    const { alpha, beta } = this.atEntry(node, step);
    const atLastChild = record.place(step) === tree.moveCount(node) - 1;
    const isCut = step < record.length && record.kind(step + 1) === CUTOFF;
    const value = isCut ? record.value(step + 2) : record.value(step);
    const isLow = isCut ? value <= alpha : atLastChild && minMayStop(value, alpha, rules.cutoff);
    const isHigh = isCut ? !isLow : atLastChild && maxMayStop(value, beta, rules.cutoff);
    const [least, most] = atLastChild ? [value, value] : stillPossible(record, passes, step);
    return {
      low: { bound: 'alpha', v: isCut && isLow ? value : most, limit: alpha, holds: isLow, atLastChild },
      high: { bound: 'beta', v: isCut && isHigh ? value : least, limit: beta, holds: isHigh, atLastChild },
    };
  }

  #holds(kind: KindCode, v: number, { alpha, beta }: SearchWindow): boolean {
    const { cutoff } = this.rules;
    return bySide(kind, maxMayStop(v, beta, cutoff), minMayStop(v, alpha, cutoff));
  }

  /**
   * Returns the node that set one end of the window of `node` after `step`: the node itself if it narrowed that end,
   * else the outermost ancestor of the right side, below the nearest chance node, whose own value equals the end. (It
   * is not the nearest one: an inner node may hold the same number merely as a bound.) When windows pass through chance
   * nodes, an end that came through a chance node has the owner of that node's end. Null for an end that no node set:
   * −∞ or +∞, the declared leaf bounds, the root window, and the ends of a null window.
   * @param above the ancestors with the values they hold, when the caller has collected them already
   */
  owner(bound: Bound, node: NodeId, step: number, above: BoundHolders | null = null): NodeId | null {
    const at = this.passes.lastRow(node, step);
    if (at === 0) return null;
    const held = this.atRow(node, at)[bound];
    if (held === FULL_WINDOW[bound]) return null;
    if (held !== this.atEntry(node, at)[bound]) return node;
    if (node === ROOT) return null;
    if (this.rules.bounds === 'parent') {
      const { tree } = this.passes.at(at);
      const parent = tree.parent(node);
      return tree.kind(parent) === CHANCE ? null : parent;
    }
    return (above ?? this.#holdersAbove(node, at)).outermost(bound, held);
  }

  /** Whether the child that comes after a row of the node is searched with a null window. */
  asksAt(node: NodeId, row: number): boolean {
    if (!this.asks || returnedBy(this.record, row) === 0) return false;
    const { tree, isWhole = tree.hasWholeLeaves } = this.passes.at(row);
    const { alpha, beta } = this.atRow(node, row);
    return bySide(
      tree.kind(node),
      askedBeta(alpha, beta, isWhole) < beta,
      askedAlpha(alpha, beta, isWhole) > alpha,
    );
  }

  /**
   * Returns the node on the path to `node` that passed down this end of the window as an end of a null window; null
   * when none did.
   */
  asker(bound: Bound, node: NodeId, step: number): NodeId | null {
    if (!this.asks) return null;
    const { tree } = this.passes.at(step);
    const end = this.atEntry(node, step)[bound];
    for (let below = node; below !== ROOT; below = tree.parent(below)) {
      const parent = tree.parent(below);
      if (this.at(parent, this.passes.entryRow(below, step) - 1)[bound] !== end) return parent;
      if (this.atEntry(parent, step)[bound] !== end) return null;
    }
    return null;
  }

  /** Starts the owners of bounds along a path: no node owns the ends of the root window. */
  holdersAtRoot(step: number): BoundHolders {
    const holders = new BoundHolders();
    const { alpha, beta } = this.atEntry(ROOT, step);
    holders.begin({ alpha: [alpha, null], beta: [beta, null] });
    return holders;
  }

  /** Extends the path by a node, with the value it holds; the next node on the path is `child`. */
  goBelow(holders: BoundHolders, node: NodeId, child: NodeId, step: number): void {
    const kind = this.passes.at(step).tree.kind(node);
    if (kind !== CHANCE) {
      holders.add(kind, node, this.record.value(this.passes.lastRow(node, step)));
      if (this.asks) holders.addGiven(this.atEntry(child, step));
      return;
    }
    const above = this.atEntry(node, step);
    const entry = this.atEntry(child, step);
    const [least, most] = this.passes.drawn.leafBounds;
    const hasOwner = { alpha: entry.alpha !== least, beta: entry.beta !== most };
    const ownerOf = (bound: Bound) =>
      this.way === 'through' && hasOwner[bound] ? holders.outermost(bound, above[bound]) : null;
    holders.begin({ alpha: [entry.alpha, ownerOf('alpha')], beta: [entry.beta, ownerOf('beta')] });
  }

  #holdersAbove(node: NodeId, step: number): BoundHolders {
    const path = this.passes.at(step).tree.pathTo(node);
    const holders = this.holdersAtRoot(step);
    for (const [index, child] of path.slice(1).entries())
      this.goBelow(holders, path[index] as NodeId, child, step);
    return holders;
  }
}

/**
 * Finds, for each value of α and β along a path, the first node that held it. The path begins at the root or below a
 * chance node.
 */
class BoundHolders {
  readonly #first = { alpha: new Map<number, NodeId | null>(), beta: new Map<number, NodeId | null>() };

  /** Starts a path with the ends of a window, each with the node that owns it, or null. */
  begin(ends: Readonly<Record<Bound, readonly [value: number, owner: NodeId | null]>>): void {
    for (const bound of BOUNDS) {
      this.#first[bound].clear();
      this.#first[bound].set(...ends[bound]);
    }
  }

  /** Adds the next node of the path, with the value that it holds. */
  add(kind: KindCode, node: NodeId, value: number): void {
    const first = this.#first[bySide(kind, 'alpha', 'beta')];
    if (!first.has(value)) first.set(value, node);
  }

  /** Adds the ends of a window that a child is given; an end that no node of the path holds has no owner. */
  addGiven(window: SearchWindow): void {
    for (const bound of BOUNDS) {
      const first = this.#first[bound];
      if (!first.has(window[bound])) first.set(window[bound], null);
    }
  }

  outermost(bound: Bound, value: number): NodeId | null {
    return this.#first[bound].get(value) ?? null;
  }
}
