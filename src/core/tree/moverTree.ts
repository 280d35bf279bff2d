import { memoizeByObject } from '../memoizeByObject.ts';
import { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';
import type { NodeKind } from './nodeKind.ts';
import type { Numbers } from './numbers.ts';
import { sideToMove } from './sideToMove.ts';

/**
 * A tree as negamax writes it: the value of a node is its value for the side to move at the node, and at a leaf for the
 * side that would move. A number changes its sign when the other side is to move at the child, and keeps it when the
 * same side moves again; every side maximizes. Nodes, names and moves are those of the original tree.
 */
class MoverTree extends GameTree {
  /** whether MIN is to move at a node */
  readonly #isFlipped: (node: NodeId) => boolean;

  constructor(plain: GameTree, isFlipped: (node: NodeId) => boolean) {
    const { columns, leafBounds, sum, reach } = plain;
    const flipped = (values: Float64Array) =>
      values.map((value, node) => (isFlipped(node as NodeId) ? opposite(value) : value));
    const { staticValue } = columns;
    super(
      { ...columns, value: flipped(columns.value), staticValue: staticValue && flipped(staticValue) },
      leafBounds,
      sum,
      reach,
    );
    this.#isFlipped = isFlipped;
  }

  override get numbers(): Numbers {
    return 'mover';
  }

  override direction(node: NodeId): NodeKind {
    const kind = this.kindName(node);
    return kind === 'min' ? 'max' : kind;
  }

  override leafBoundsAt(node: NodeId): readonly [number, number] {
    const [least, most] = this.leafBounds;
    return this.#isFlipped(node) ? [opposite(most), opposite(least)] : [least, most];
  }

  override inNumbersOf(other: NodeId, node: NodeId, value: number): number {
    return this.#isFlipped(other) === this.#isFlipped(node) ? value : opposite(value);
  }
}

/** Returns a function that says whether MIN is to move at a node of the given tree. */
export const flippedIn = memoizeByObject((drawn: GameTree): ((node: NodeId) => boolean) => {
  const isMins = drawn.nodes().map((node) => sideToMove(drawn, node) === 'min');
  return (node) => isMins[node] === true;
});

/** Returns the given tree as negamax writes it. */
export const moverTree = memoizeByObject(
  (drawn: GameTree): GameTree => new MoverTree(drawn, flippedIn(drawn)),
);

/** Returns the view of a pass as negamax writes it; `isFlipped` refers to the whole tree. */
export function moverPass(seen: GameTree, isFlipped: (node: NodeId) => boolean): GameTree {
  return new MoverTree(seen, isFlipped);
}

/** Returns the number from the view of the other side; it never returns −0. */
export function opposite(value: number): number {
  return 0 - value;
}
