/** Edits of trees of several players: who decides, the vector of a leaf, and what is declared about all leaves. */
import type { GameTree, NodeId } from '../tree/index.ts';
import { boundsAround, rowsOf, type TreeRow, treeOfRows } from '../tree/treeRows.ts';
import { type Edited, editedTree, refused } from './edited.ts';
import { changed } from './fields.ts';
import { greatestSum } from './playerRows.ts';
import { nodesOfPly } from './ply.ts';

/** Sets the vector of a leaf; it has as many values as there are players. */
export function setVector(tree: GameTree, leaf: NodeId, vector: readonly number[]): Edited {
  if (tree.players === 0) return refused('no-players');
  if (vector.length !== tree.players || vector.some(Number.isNaN))
    return refused('vector-length', vector.length);
  return changed(tree, leaf, { vector, value: vector[0] as number });
}

/** Sets which player decides at an inner node, counted from 0. The number of players does not change. */
export function setPlayer(tree: GameTree, node: NodeId, player: number): Edited {
  return decided(tree, [node], player, node);
}

/** Sets which player decides at every inner node of one depth. */
export function setPlayerOfPly(tree: GameTree, depth: number, player: number, selected: NodeId): Edited {
  const nodes = nodesOfPly(tree, depth).filter((node) => !tree.isLeaf(node));
  return decided(tree, nodes, player, selected);
}

function decided(tree: GameTree, nodes: readonly NodeId[], player: number, selected: NodeId): Edited {
  if (player >= tree.players) return refused('no-players');
  const rows = rowsOf(tree);
  for (const node of nodes) rows[node] = { ...(rows[node] as TreeRow), player };
  return editedTree(rows, tree, tree.key(selected));
}

/**
 * Declares the greatest sum of any leaf's vector and the least and greatest component, as computed from the leaves.
 * With these declarations max^n can prune.
 */
export function declareFromLeaves(tree: GameTree, selected: NodeId): Edited {
  if (tree.players === 0) return refused('no-players');
  const rows = rowsOf(tree);
  const sum = greatestSum(rows);
  const bounds = boundsAround([Infinity, -Infinity], rows);
  if (!Number.isFinite(sum)) return refused('above-sum', sum);
  const declared = treeOfRows(rows, bounds, tree.columns.evaluation, sum);
  return { ok: true, tree: declared, selected: tree.key(selected) };
}

/** Removes the declared sum and bounds of the leaves' vectors, so that max^n prunes nothing any more. */
export function declareNothing(tree: GameTree, selected: NodeId): Edited {
  return {
    ok: true,
    tree: treeOfRows(rowsOf(tree), undefined, tree.columns.evaluation),
    selected: tree.key(selected),
  };
}
