/** Determines the order in which the next pass tries children: best first by what they returned in the current pass. */
import type { ChildOrder } from '../tree/asSearched.ts';
import type { NodeId } from '../tree/index.ts';
import { bySide, CHANCE, type KindCode } from '../tree/nodeKind.ts';

/** The members of a tree that the order of its children is computed from. */
export interface Tried {
  kind(node: NodeId): KindCode;
  /** the indices of all children of a node, in the order in which the pass tried them */
  places(node: NodeId): readonly number[];
  /** whether the pass visits the child with that index */
  isTried(node: NodeId, place: number): boolean;
}

/** What the children of each node returned in a pass, in the order in which the pass tried them. */
export class ReturnedValues {
  readonly #values = new Map<NodeId, number[]>();

  /**
   * Records the value returned by the child that was tried as the `turn`-th; when a child returns repeatedly, the last
   * value counts.
   */
  add(node: NodeId, turn: number, value: number): void {
    const values = this.#values.get(node);
    if (values === undefined) this.#values.set(node, [value]);
    else values[turn] = value;
  }

  /**
   * Returns, for each node, the order in which the next pass tries its children. At MAX and MIN nodes, the children for
   * which the last pass has found a value come first: the best for the side to move, then the next best, and children of
   * equal value in their old order. The other children follow in their old order. Chance nodes keep the order of their
   * children.
   */
  orderAfter(before: ChildOrder, tree: Tried): ChildOrder {
    const order = new Map(before);
    for (const [node, values] of this.#values) {
      const kind = tree.kind(node);
      if (kind === CHANCE) continue;
      const places = tree.places(node);
      const looked = places.filter((place) => tree.isTried(node, place));
      const value = (tried: number) => values[tried] as number;
      const sign = bySide(kind, 1, -1);
      const tried = [...values.keys()].sort((a, b) =>
        value(a) === value(b) ? a - b : sign * (value(a) > value(b) ? -1 : 1),
      );
      const first = tried.map((index) => looked[index] as number);
      const returned = new Set(first);
      order.set(node, [...first, ...places.filter((place) => !returned.has(place))]);
    }
    return order;
  }
}
