/**
 * A tree as rows in preorder that can be rearranged: a subtree is a sequence of rows, so deleting, copying and moving
 * are cuts and splices. Edits turn a tree into rows and the rows into a tree.
 */
import { type Evaluation, weightedSum } from './evaluation.ts';
import type { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';
import type { NodeKind } from './nodeKind.ts';
import { type Probability, parseProbability } from './probability.ts';
import { type NodeAttributes, TreeBuilder } from './treeBuilder.ts';

export interface TreeRow
  extends Required<Pick<NodeAttributes, 'label' | 'move' | 'key'>>,
    Pick<NodeAttributes, 'player' | 'vector' | 'staticValue' | 'features' | 'isNoisy'> {
  readonly kind: NodeKind;
  /** the depth in edges from the root */
  readonly depth: number;
  /** the value of a leaf, NaN for unknown; NaN at inner nodes */
  readonly value: number;
  /** the probability of a row under a chance node; null at other rows */
  readonly probability: Probability | null;
}

/** Returns the rows of a tree, or of the subtree under `top`, whose depths then still count from the tree's root. */
export function rowsOf(tree: GameTree, top = 0 as NodeId): TreeRow[] {
  const rows: TreeRow[] = [];
  const { staticValue, features, noisy } = tree.columns;
  const isPlain = tree.players === 0 && staticValue === null && features === null && noisy === null;
  const end = tree.subtreeEnd(top);
  for (let id = top; id < end; id = (id + 1) as NodeId) {
    const text = tree.probability(id);
    const row: TreeRow = {
      kind: tree.kindName(id),
      depth: tree.depth(id),
      value: tree.isHorizon(id) ? Number.NaN : tree.value(id),
      label: tree.label(id),
      move: tree.move(id),
      probability: text === '' ? null : parseProbability(text),
      key: tree.key(id),
    };
    // A spread takes several times as long as the row itself, and most trees have nothing to add to it.
    rows.push(isPlain ? row : { ...row, ...ofPlayer(tree, id), ...judgementOf(tree, id) });
  }
  return rows;
}

/** Returns the player of an inner node, or the vector of a leaf, when there are several players. */
function ofPlayer(tree: GameTree, node: NodeId): Pick<TreeRow, 'player' | 'vector'> {
  if (tree.players === 0) return {};
  return tree.isLeaf(node) ? { vector: tree.vector(node) } : { player: tree.player(node) };
}

/** Returns the estimates of a node; a leaf with a value has none. */
function judgementOf(tree: GameTree, node: NodeId): Pick<TreeRow, 'staticValue' | 'features' | 'isNoisy'> {
  const noisy = tree.isNoisy(node) && { isNoisy: true };
  if (tree.isLeaf(node) && !tree.isHorizon(node)) return { ...noisy };
  const features = tree.features(node);
  if (features !== null) return { ...noisy, features };
  const staticValue = tree.staticValue(node);
  return { ...noisy, ...(!Number.isNaN(staticValue) && { staticValue }) };
}

/**
 * Returns the tree of rows in preorder. The first row has depth 0, and no row is more than one deeper than the row
 * before. Throws when an inner row has no children, and when a row under a chance node has no probability.
 */
export function treeOfRows(
  rows: readonly TreeRow[],
  leafBounds?: readonly [number, number],
  evaluation: Evaluation | null = null,
  sum: number | null = null,
): GameTree {
  const builder = new TreeBuilder();
  let open = 0;
  for (const row of rows) {
    for (; open > row.depth; open -= 1) builder.close();
    if (row.kind === 'leaf') {
      const isHorizon = Number.isNaN(row.value) && (row.staticValue ?? row.features) !== undefined;
      if (isHorizon) builder.leaf(row.staticValue ?? Number.NaN, { ...row, isHorizon });
      else if ((row.staticValue ?? row.features) === undefined) builder.leaf(row.value, row);
      else builder.leaf(row.value, { ...row, staticValue: undefined, features: undefined });
    } else {
      builder.open(row.kind, row);
      open = row.depth + 1;
    }
  }
  for (; open > 0; open -= 1) builder.close();
  return builder.finish(leafBounds, evaluation, sum);
}

/** Returns the numbers of a row: its vector or value, and its static value; NaN stands for an unknown one. */
export function numbersOf({ value, vector = [value], staticValue = Number.NaN }: TreeRow): readonly number[] {
  return [...vector, staticValue];
}

/**
 * Returns the leaf bounds, widened as far as the values of the rows and the static values computed from their features
 * require.
 */
export function boundsAround(
  [low, high]: readonly [number, number],
  rows: readonly TreeRow[],
  evaluation: Evaluation | null = null,
): readonly [number, number] {
  let [least, most] = [low, high];
  const weights = evaluation?.weights ?? [];
  for (const row of rows)
    for (const one of [...numbersOf(row), row.features ? weightedSum(weights, row.features) : Number.NaN]) {
      if (one < least) least = one;
      if (one > most) most = one;
    }
  return [least, most];
}
