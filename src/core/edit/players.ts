/** Edits of what several players have to say: who decides, what a leaf is worth to each, what there is for all. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { boundsAround, rowsOf, type TreeRow, treeOfRows } from '../tree/treeRows.ts';
import { type Edited, editedTree, refused } from './edited.ts';
import { greatestSum } from './playerRows.ts';

/** What a leaf is worth to each player; as many values as there are players. */
export function setVector(tree: GameTree, leaf: NodeId, vector: readonly number[]): Edited {
  if (tree.players === 0) return refused('no-players');
  if (vector.length !== tree.players || vector.some(Number.isNaN))
    return refused('vector-length', vector.length);
  const rows = rowsOf(tree);
  rows[leaf] = { ...(rows[leaf] as TreeRow), vector, value: vector[0] as number };
  return editedTree(rows, tree, tree.key(leaf));
}

/** Who of the players decides at an inner node, from 0. How many there are stays. */
export function setPlayer(tree: GameTree, node: NodeId, player: number): Edited {
  return decided(tree, [node], player, node);
}

/** The same at every inner node of a ply. */
export function setPlayerOfPly(tree: GameTree, depth: number, player: number, selected: NodeId): Edited {
  const nodes = tree.nodes().filter((node) => tree.depth(node) === depth && !tree.isLeaf(node));
  return decided(tree, nodes, player, selected);
}

function decided(tree: GameTree, nodes: readonly NodeId[], player: number, selected: NodeId): Edited {
  if (player >= tree.players) return refused('no-players');
  const rows = rowsOf(tree);
  for (const node of nodes) rows[node] = { ...(rows[node] as TreeRow), player };
  return editedTree(rows, tree, tree.key(selected));
}

/** Declares what the leaves show: the greatest sum of one, and between which ends all their components lie. So max^n may cut. */
export function declareFromLeaves(tree: GameTree, selected: NodeId): Edited {
  if (tree.players === 0) return refused('no-players');
  const rows = rowsOf(tree);
  const sum = greatestSum(rows);
  const bounds = boundsAround([Infinity, -Infinity], rows);
  if (!Number.isFinite(sum)) return refused('above-sum', sum);
  const declared = treeOfRows(rows, bounds, tree.columns.evaluation, sum);
  return { ok: true, tree: declared, selected: tree.key(selected) };
}

/** Takes back what is declared of the leaves: nothing is cut any more. */
export function declareNothing(tree: GameTree, selected: NodeId): Edited {
  return {
    ok: true,
    tree: treeOfRows(rowsOf(tree), undefined, tree.columns.evaluation),
    selected: tree.key(selected),
  };
}
