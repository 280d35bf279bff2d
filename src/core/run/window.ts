/** The (α, β) a node holds at a step, the test it is compared in, and which ancestor set each end. */
import { maxMayStop, minMayStop, type SearchRules } from '../search/rules.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { bySide, CHANCE, type KindCode } from '../tree/nodeKind.ts';
import type { Passes } from './pass.ts';
import { ENTER, type RunRecord } from './record.ts';

/** The pair (α, β) a node holds. */
export interface SearchWindow {
  readonly alpha: number;
  readonly beta: number;
}

export const BOUNDS = ['alpha', 'beta'] as const;
export type Bound = (typeof BOUNDS)[number];

/** No ancestor is sure of anything. */
export const FULL_WINDOW: SearchWindow = { alpha: -Infinity, beta: Infinity };

/** The comparison made after a child returned: v against β at MAX, against α at MIN. */
export interface CutoffTest {
  readonly bound: Bound;
  readonly v: number;
  readonly limit: number;
  readonly holds: boolean;
  /** at the last child a test that holds cuts nothing */
  readonly atLastChild: boolean;
}

/** The bound a decider is tested against: of its opponent. */
export function boundAgainst(kind: KindCode): Bound {
  return bySide(kind, 'beta', 'alpha');
}

export class Windows {
  constructor(
    private readonly record: RunRecord,
    private readonly passes: Passes,
    private readonly rules: SearchRules,
    /** whether the search compares anything with bounds */
    private readonly hasWindow: boolean,
  ) {}

  /** The window `node` was entered with, if it was by `step`. */
  atEntry(node: NodeId, step: number): SearchWindow {
    const { record } = this;
    const row = this.passes.entryRow(node, step);
    if (row === 0 || record.kind(row) !== ENTER) return FULL_WINDOW;
    return { alpha: record.low(row), beta: record.high(row) };
  }

  /**
   * The window `node` holds after `step`: the one it was entered with, narrowed by the last value that
   * did not cut (under the running bound also by one that did, which crosses the bounds).
   */
  at(node: NodeId, step: number): SearchWindow {
    return this.atRow(node, this.passes.lastRow(node, step));
  }

  /** The same after a row of the node's own; the full window for row 0. */
  atRow(node: NodeId, row: number): SearchWindow {
    const { record, passes } = this;
    if (row === 0) return FULL_WINDOW;
    const { tree } = passes.at(row);
    const entry = this.atEntry(node, row);
    const kind = tree.kind(node);
    if (!this.hasWindow || tree.isLeaf(node) || kind === CHANCE) return entry;
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

  /** The test made by the update or the stay at `step`; null where there is none to make. */
  test(step: number): CutoffTest | null {
    const { record, passes } = this;
    const { tree } = passes.at(step);
    const node = record.node(step);
    const kind = tree.kind(node);
    if (!this.hasWindow || kind === CHANCE) return null;
    const entry = this.atEntry(node, step);
    const bound = boundAgainst(kind);
    const v = record.value(step);
    const holds = this.#holds(kind, v, entry);
    const atLastChild = record.place(step) === tree.moveCount(node) - 1;
    return { bound, v, limit: entry[bound], holds, atLastChild };
  }

  #holds(kind: KindCode, v: number, { alpha, beta }: SearchWindow): boolean {
    const { cutoff } = this.rules;
    return bySide(kind, maxMayStop(v, beta, cutoff), minMayStop(v, alpha, cutoff));
  }

  /**
   * Who set one end of the window that `node` holds after `step`: the node itself if it narrowed it, else
   * the outermost ancestor of the right side, below the nearest chance node, whose own value equals it. (Not
   * the nearest: an inner node may hold the same number merely as a bound.) Null at an end still at −∞ or +∞,
   * which nobody set.
   *
   * @param above the ancestors with what they hold, where somebody has gathered them already
   */
  owner(bound: Bound, node: NodeId, step: number, above: BoundHolders | null = null): NodeId | null {
    const at = this.passes.lastRow(node, step);
    if (at === 0) return null;
    const held = this.atRow(node, at)[bound];
    if (held === FULL_WINDOW[bound]) return null;
    if (held !== this.atEntry(node, at)[bound]) return node;
    if (this.rules.bounds === 'parent') return this.passes.at(at).tree.parent(node);
    return (above ?? this.#holdersAbove(node, at)).outermost(bound, held);
  }

  #holdersAbove(node: NodeId, step: number): BoundHolders {
    const { tree } = this.passes.at(step);
    const holders = new BoundHolders();
    for (const ancestor of tree.pathTo(tree.parent(node)))
      holders.add(tree.kind(ancestor), ancestor, this.record.value(this.passes.lastRow(ancestor, step)));
    return holders;
  }
}

/** Which node on a path from the root, below the last chance node, was the first of its side to hold a value. */
export class BoundHolders {
  readonly #first = { alpha: new Map<number, NodeId>(), beta: new Map<number, NodeId>() };

  /** The next node down the path, with the value it holds. */
  add(kind: KindCode, node: NodeId, value: number): void {
    if (kind === CHANCE) {
      this.#first.alpha.clear();
      this.#first.beta.clear();
      return;
    }
    const first = this.#first[bySide(kind, 'alpha', 'beta')];
    if (!first.has(value)) first.set(value, node);
  }

  outermost(bound: Bound, value: number): NodeId | null {
    return this.#first[bound].get(value) ?? null;
  }
}
