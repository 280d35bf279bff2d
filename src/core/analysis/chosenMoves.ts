/** Which move is played at every node, and for what value: the whole tree looked at, without a search to step through. */
import { Expectation, Fractions } from '../search/expectation.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { bySide, CHANCE, LEAF } from '../tree/nodeKind.ts';

/** The value of every node, by id; NaN where a leaf below is unknown, or infinities meet. */
export function valuesOf(tree: GameTree): Float64Array {
  const values = new Float64Array(tree.size);
  const fractions = new Fractions();
  for (const node of tree.nodes().toReversed()) values[node] = valueAt(tree, node, values, fractions);
  return values;
}

function valueAt(tree: GameTree, node: NodeId, values: Float64Array, fractions: Fractions): number {
  const kind = tree.kind(node);
  if (kind === LEAF) return tree.value(node);
  const children = tree.children(node);
  if (children.some((child) => Number.isNaN(values[child]))) return Number.NaN;
  if (kind !== CHANCE) {
    const better = bySide(kind, Math.max, Math.min);
    return children.map((child) => values[child] as number).reduce((a, b) => better(a, b));
  }
  const sum = new Expectation(tree.denominator(node), fractions);
  for (const child of children) sum.add(tree.weight(child), values[child] as number);
  return sum.isUndefined ? Number.NaN : sum.total();
}

/** The child that MAX or MIN plays to, the first of equals; null where nobody decides, or nobody knows. */
export function chosenMove(tree: GameTree, values: Float64Array, node: NodeId): NodeId | null {
  const kind = tree.kind(node);
  if (kind === LEAF || kind === CHANCE) return null;
  return tree.children(node).find((child) => values[child] === values[node]) ?? null;
}

/** A decision that another tree of the same shape takes otherwise. */
export interface Flip {
  readonly node: NodeId;
  readonly before: NodeId;
  readonly after: NodeId;
}

/** Where the moves of two trees of the same shape differ, in preorder. */
export function flips(tree: GameTree, other: GameTree): readonly Flip[] {
  const [values, otherValues] = [valuesOf(tree), valuesOf(other)];
  return tree.nodes().flatMap((node) => {
    const before = chosenMove(tree, values, node);
    const after = chosenMove(other, otherValues, node);
    return before === null || after === null || before === after ? [] : [{ node, before, after }];
  });
}
