/**
 * The runs of max^n. A vector that goes up is always that of one leaf: a row holds the
 * leaf as its value, what it is worth to the node's own player as the low end, and the bound as the high end.
 */

import { mostBeside, mostOf, type PlayerBounds, playerBoundsOf } from '../search/playerBounds.ts';
import { FULL_WINDOW } from '../search/searchWindow.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { printComponents, printNumber } from '../tree/printNumber.ts';
import type { CutoffEvent, VectorEvent } from './event.ts';
import type { Frame } from './frame.ts';
import type { NodeState } from './nodeState.ts';
import { returnedBy, type ValueRange } from './range.ts';
import { CUTOFF, EVENT_KINDS } from './record.ts';
import type { Recorded } from './recorded.ts';
import { RecursiveRun } from './recursiveRun.ts';
import { countUpTo } from './stops.ts';
import type { CutoffTest } from './window.ts';

/** After which of a node's updates there is a tie. */
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

  /** Whose component counts at a node: of its player, at a leaf of the player above, who may choose it. */
  ownPlayer(node: NodeId): number {
    const decider = this.tree.isLeaf(node) ? this.tree.parent(node) : node;
    return decider === NO_NODE ? 0 : this.tree.player(decider);
  }

  /** The leaf whose vector `node` holds after `step` events; null while it has none. */
  givenAt(node: NodeId, step: number): NodeId | null {
    const row = this.lastStep(node, step);
    const leaf = row === 0 ? Number.NaN : this.record.value(row);
    return Number.isNaN(leaf) ? null : (leaf as NodeId);
  }

  /** What the node's player must have for it to stop with children left; +∞ where nothing can stop it. */
  boundAt(node: NodeId): number {
    const row = this.entryStep(node);
    return row === 0 || this.tree.isLeaf(node) ? Infinity : this.record.high(row);
  }

  /** The parent, where what its player has makes the bound; null where the bound only says that there is no more to have. */
  rivalAt(node: NodeId): NodeId | null {
    const parent = this.tree.parent(node);
    return parent === NO_NODE || this.boundAt(node) >= mostOf(this.bounds) ? null : parent;
  }

  /** What the node holds is worth so much to its own player. */
  override valueAt(node: NodeId, step = this.length): number {
    const leaf = this.givenAt(node, step);
    return leaf === null ? Number.NaN : this.tree.utility(leaf, this.ownPlayer(node));
  }

  /** Whether the vector that the node holds is the one that max^n gives it, and not merely the best so far. */
  isExactAt(node: NodeId, step: number): boolean {
    const row = this.lastStep(node, step);
    if (row === 0 || this.givenAt(node, step) === null) return false;
    if (this.tree.isLeaf(node) || returnedBy(this.record, row) === this.tree.childCount(node)) return true;
    // Who has all there is leaves all others the least: there is only one such vector.
    return this.valueAt(node, step) >= mostOf(this.bounds);
  }

  /** Nothing is estimated. */
  provedAt(node: NodeId, step: number): ValueRange {
    return this.rangeAt(node, step);
  }

  /** Of the node's own component. */
  rangeAt(node: NodeId, step: number): ValueRange {
    const [least, most] = this.tree.leafBounds;
    const held = this.valueAt(node, step);
    if (this.isExactAt(node, step)) return { low: held, high: held };
    const high = Math.min(most, mostOf(this.bounds));
    return { low: Number.isNaN(held) ? least : held, high };
  }

  /** What the node's own player can get at most there. */
  mostAt(node: NodeId, step: number): number {
    return this.rangeAt(node, step).high;
  }

  /** What another player can get at most at a node: what is left beside the own component that it has. */
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

  /** The vector once it is certain, until then the component of the node's own player so far, "②≥7". */
  override labelOf(node: NodeId, { range, vector }: NodeState): string {
    if (vector === undefined) return '';
    if (vector.isExact) return printComponents(this.tree.vector(vector.leaf));
    return `${circled(this.tree.player(node))}≥${printNumber(range.low)}`;
  }

  /** Returns the child whose vector the node holds. */
  bestChildAt(node: NodeId, step: number): NodeId | null {
    return this.decidingAt(node, step);
  }

  /** Whether another child gives the node's player as much, and gives another player something else. */
  isTiedAt(node: NodeId, step: number): boolean {
    const { steps, isTied } = this.#ties.get(node) ?? this.#tiesOf(node);
    return isTied[countUpTo(steps, step) - 1] ?? false;
  }

  /** Whether there is a tie after each child of the node that returned; found once. Of a child that was cut nothing is known but that it is no better. */
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

  /** The comparison of the own component with the bound, where there is one; of an update and what follows it. */
  testAt(step: number): CutoffTest | null {
    const node = this.nodeAt(step);
    const limit = this.boundAt(node);
    if (limit === Infinity) return null;
    const v = this.valueAt(node, step);
    const atLastChild = this.record.place(step) === this.tree.childCount(node) - 1;
    return { bound: 'beta', v, limit, holds: v >= limit, atLastChild };
  }

  /** Numbers are those of the node's own player; `vector` is what it holds or returns. */
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
    const parent = tree.parent(node);
    return {
      kind: 'cutoff',
      step,
      node,
      test: this.testAt(step) as CutoffTest,
      // Without anything of its own the parent has nothing to compare with: the node has all there is.
      owner: this.rivalOf(node, step),
      reach: parent === NO_NODE || this.rivalOf(node, step) === null ? 'none' : 'shallow',
      pruned,
      prunedLeaves: pruned.reduce((sum, top) => sum + tree.leavesBetween(top, tree.subtreeEnd(top)), 0),
      neverGenerated: 0,
      lines: ['test'],
    };
  }

  /**
   * The parent whose player has enough already not to want what is left beside the node's own component; null where
   * that has nothing to do with a cut here, because the node has all there is.
   */
  rivalOf(node: NodeId, step: number): NodeId | null {
    if (this.isExactAt(node, step)) return null;
    return this.tree.parent(node);
  }
}

/** ① for player 0, and so on. */
function circled(player: number): string {
  return String.fromCharCode(0x2460 + player);
}
