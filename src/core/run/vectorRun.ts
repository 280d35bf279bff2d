/**
 * Runs of max^n. A vector that a node returns is always that of one leaf. A row therefore stores that leaf as the
 * value, the component of the node's own player as the low end, and the bound on that component as the high end.
 */

import { mostBeside, mostOf, type PlayerBounds, playerBoundsOf } from '../search/playerBounds.ts';
import { FULL_WINDOW } from '../search/searchWindow.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { printComponents, printNumber } from '../tree/printNumber.ts';
import { leavesBelow } from './describeEvent.ts';
import type { CutoffEvent, VectorEvent } from './event.ts';
import type { Frame } from './frame.ts';
import type { NodeState } from './nodeState.ts';
import { returnedBy, type ValueRange } from './range.ts';
import { CUTOFF, EVENT_KINDS } from './record.ts';
import type { Recorded } from './recorded.ts';
import { RecursiveRun } from './recursiveRun.ts';
import { countUpTo } from './stops.ts';
import type { CutoffTest } from './window.ts';

/** For each update of a node: its step, and whether two children are tied after it. */
interface Ties {
  readonly steps: readonly number[];
  readonly isTied: readonly boolean[];
}

export class VectorRun extends RecursiveRun<VectorEvent> {
  readonly family = 'vectors';
  readonly bounds: PlayerBounds;
  readonly #ties = new Map<NodeId, Ties>();

  constructor(recorded: Recorded) {
    super(recorded);
    this.bounds = playerBoundsOf(this.tree);
  }

  /**
   * Returns the player whose component counts at a node: the player who decides there or, at a leaf, who decides at its
   * parent.
   */
  ownPlayer(node: NodeId): number {
    const decider = this.tree.isLeaf(node) ? this.tree.parent(node) : node;
    return decider === NO_NODE ? 0 : this.tree.player(decider);
  }

  /** Returns the leaf whose vector `node` holds after `step` events; null when it holds none yet. */
  givenAt(node: NodeId, step: number): NodeId | null {
    const row = this.lastStep(node, step);
    const leaf = row === 0 ? Number.NaN : this.record.value(row);
    return Number.isNaN(leaf) ? null : (leaf as NodeId);
  }

  /**
   * Returns the value of the own player's component at which the node stops with children left; +∞ when it cannot be
   * cut.
   */
  boundAt(node: NodeId): number {
    const row = this.entryStep(node);
    return row === 0 || this.tree.isLeaf(node) ? Infinity : this.record.high(row);
  }

  /**
   * Returns the parent when the value that the parent's player is sure of sets the node's bound; null when the bound is
   * the greatest value that any player can get.
   */
  rivalAt(node: NodeId): NodeId | null {
    const parent = this.tree.parent(node);
    return parent === NO_NODE || this.boundAt(node) >= mostOf(this.bounds) ? null : parent;
  }

  /** Returns the component, for the node's own player, of the vector that the node holds; NaN when it holds none. */
  override valueAt(node: NodeId, step = this.length): number {
    const leaf = this.givenAt(node, step);
    return leaf === null ? Number.NaN : this.tree.utility(leaf, this.ownPlayer(node));
  }

  /** Whether the vector that the node holds is the one that max^n returns, and not merely the best so far. */
  isExactAt(node: NodeId, step: number): boolean {
    const row = this.lastStep(node, step);
    if (row === 0 || this.givenAt(node, step) === null) return false;
    if (this.tree.isLeaf(node) || returnedBy(this.record, row) === this.tree.childCount(node)) return true;
    // When a player gets the greatest possible component, all others get the least, so no other such vector exists.
    return this.valueAt(node, step) >= mostOf(this.bounds);
  }

  /** Returns the same range as `rangeAt`, because max^n has no estimates and every number is proved. */
  provedAt(node: NodeId, step: number): ValueRange {
    return this.rangeAt(node, step);
  }

  /** Returns the range of the own player's component at a node; its low end is the component that is held. */
  rangeAt(node: NodeId, step: number): ValueRange {
    const [least, most] = this.tree.leafBounds;
    const held = this.valueAt(node, step);
    if (this.isExactAt(node, step)) return { low: held, high: held };
    const high = Math.min(most, mostOf(this.bounds));
    return { low: Number.isNaN(held) ? least : held, high };
  }

  /** Returns the most that the node's own player can get at the node. */
  mostAt(node: NodeId, step: number): number {
    return this.rangeAt(node, step).high;
  }

  /**
   * Returns the most that another player can get at a node: the greatest sum minus the component of the node's own
   * player, if a vector is held, and minus the least component of every other player.
   */
  mostForOthersAt(node: NodeId, step: number): number {
    const held = this.valueAt(node, step);
    return Math.min(
      this.tree.leafBounds[1],
      Number.isNaN(held) ? mostOf(this.bounds) : mostBeside(held, this.bounds),
    );
  }

  stateAt(node: NodeId, step: number): NodeState {
    const { tree } = this;
    const row = this.lastStep(node, step);
    const range = this.rangeAt(node, step);
    const bare = { range, proved: range, window: null, decidingChild: null, prunedFrom: null } as const;
    if (row === 0) return { ...bare, status: this.unenteredStatus(node, step), value: null };
    const leaf = this.givenAt(node, step);
    const state = {
      ...bare,
      value: leaf === null ? null : this.valueAt(node, step),
      ...(leaf !== null && { vector: { leaf, isExact: this.isExactAt(node, step) } }),
    };
    if (tree.isLeaf(node)) return { ...state, status: 'done' };
    return {
      ...state,
      status: this.kindAt(row) === 'exit' ? 'done' : 'open',
      decidingChild: this.decidingAt(node, step),
      prunedFrom: this.cutStep(node, step) > 0 ? returnedBy(this.record, row) : null,
    };
  }

  /**
   * Returns the label: the whole vector once it is certain; until then the lower bound of the own player's component,
   * such as "②≥7".
   */
  override labelOf(node: NodeId, { range, vector }: NodeState): string {
    if (vector === undefined) return '';
    if (vector.isExact) return printComponents(this.tree.vector(vector.leaf));
    return `${circled(this.tree.player(node))}≥${printNumber(range.low)}`;
  }

  /** Returns the child whose vector the node holds; null when it holds none. */
  bestChildAt(node: NodeId, step: number): NodeId | null {
    return this.decidingAt(node, step);
  }

  /**
   * Whether another child gives the node's player as much as the deciding child does, and gives some other player
   * something else.
   */
  isTiedAt(node: NodeId, step: number): boolean {
    const { steps, isTied } = this.#ties.get(node) ?? this.#tiesOf(node);
    return isTied[countUpTo(steps, step) - 1] ?? false;
  }

  /**
   * Returns, after each child that returned, whether there is a tie; computed once. A child that was cut is only known
   * to be no better, so it makes no tie.
   */
  #tiesOf(node: NodeId): Ties {
    const { tree } = this;
    const player = tree.player(node);
    const ties: { steps: number[]; isTied: boolean[] } = { steps: [], isTied: [] };
    let before: number | null = null;
    for (const child of tree.children(node)) {
      const row = this.lastStep(child);
      if (row === 0) break;
      const held = this.record.value(row + 1) as NodeId;
      const other = this.givenAt(child, row) as NodeId;
      const isEqual =
        held === before &&
        this.isExactAt(child, row) &&
        tree.utility(other, player) === tree.utility(held, player) &&
        tree.vector(other).some((value, one) => value !== tree.utility(held, one));
      ties.steps.push(row + 1);
      ties.isTied.push(isEqual || (held === before && ties.isTied.at(-1) === true));
      before = held;
    }
    this.#ties.set(node, ties);
    return ties;
  }

  callStackAt(step: number): readonly Frame[] {
    return this.openPath(step).map((node) => ({
      node,
      window: FULL_WINDOW,
      alphaOwner: null,
      betaOwner: null,
      value: this.valueAt(node, step),
    }));
  }

  /**
   * Returns the comparison of the own player's component with the bound, for an update and the event after it; null
   * when the node has no bound.
   */
  testAt(step: number): CutoffTest | null {
    const node = this.nodeAt(step);
    const limit = this.boundAt(node);
    if (limit === Infinity) return null;
    const v = this.valueAt(node, step);
    const atLastChild = this.record.place(step) === this.tree.childCount(node) - 1;
    return { bound: 'beta', v, limit, holds: v >= limit, atLastChild };
  }

  /**
   * Returns the event. Its numbers are components of the node's own player; `vector` is the vector that the node holds
   * or returns.
   */
  override get mayCut(): boolean {
    return true;
  }

  event(step: number): VectorEvent {
    const rows = this.record;
    const kind = EVENT_KINDS[rows.kind(step)] as VectorEvent['kind'];
    const node = this.nodeAt(step);
    const at = { step, node } as const;
    const leaf = this.givenAt(node, step);
    const value = this.valueAt(node, step);
    const vector = leaf === null ? [] : this.tree.vector(leaf);
    switch (kind) {
      case 'enter':
        return { kind, ...at, window: FULL_WINDOW, lines: ['call', 'init'] };
      case 'leaf':
        return { kind, ...at, value, vector, lines: ['terminal'] };
      case 'update':
        return { ...this.#update(step, node), value, vector };
      case 'cutoff':
        return this.#cutoff(step, node);
      case 'exit':
        return {
          kind,
          ...at,
          value,
          vector,
          range: this.rangeAt(node, step),
          lines: rows.kind(step - 1) === CUTOFF ? ['test'] : ['return'],
        };
    }
  }

  #update(step: number, node: NodeId) {
    const child = this.childAt(step);
    const before = this.record.rowBefore(node, step);
    const returned = this.givenAt(child, step) as NodeId;
    const test = this.testAt(step);
    const isCut = test?.holds === true && !test.atLastChild;
    return {
      kind: 'update',
      step,
      node,
      child,
      returned: this.tree.utility(returned, this.tree.player(node)),
      previous: this.valueAt(node, before),
      improved: this.isImproved(step),
      test,
      window: FULL_WINDOW,
      lines: test === null || isCut ? (['each', 'update'] as const) : (['each', 'update', 'test'] as const),
    } as const;
  }

  #cutoff(step: number, node: NodeId): CutoffEvent {
    const { tree } = this;
    const pruned = tree.children(node).slice(this.record.place(step) + 1);
    // The bound is that of the parent's player; without one, it is the greatest component that is possible.
    const owner = this.isExactAt(node, step) ? null : tree.parent(node);
    return {
      kind: 'cutoff',
      step,
      node,
      test: this.testAt(step) as CutoffTest,
      owner,
      reach: owner === null || owner === NO_NODE ? 'none' : 'shallow',
      pruned,
      prunedLeaves: leavesBelow(tree, pruned),
      neverGenerated: 0,
      lines: ['test'],
    };
  }
}

/** Returns the sign of a player: ① for player 0, ② for player 1, and so on. */
function circled(player: number): string {
  return String.fromCharCode(0x2460 + player);
}
