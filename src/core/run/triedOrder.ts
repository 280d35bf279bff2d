/** Determines the order in which the next pass tries children: best first by what they returned in this pass. */
import type { ChildOrder } from '../tree/asSearched.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { bySide, CHANCE, type KindCode } from '../tree/nodeKind.ts';

/** The parts of the searched tree that are needed. */
export interface Tried {
  kind(node: NodeId): KindCode;
  /** the places of all children, in the order in which the pass tried them */
  places(node: NodeId): readonly number[];
  /** whether the pass visits the child at a place */
  isTried(node: NodeId, place: number): boolean;
}

/** What the children of the nodes of a pass returned, in the order in which they were tried. */
export class ReturnedValues {
  readonly #values = new Map<NodeId, number[]>();

  /** Records that the child tried at this turn returned; when a child returns repeatedly, the last value counts. */
  add(node: NodeId, turn: number, value: number): void {
    const values = this.#values.get(node);
    if (values === undefined) this.#values.set(node, [value]);
    else values[turn] = value;
  }

  /**
   * The children of a MAX or MIN node that returned come first, the best for the mover first and equals in their old
   * order. The others follow in their old order. Outcomes of chance nodes keep their order.
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
