import type { GameTree } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { freeLetters, NodeNames, printLeaf } from './nodeNames.ts';
import { shownName } from './visibleText.ts';

/**
 * Returns names for the nodes of a grown tree: each has the name of the node that corresponds to it in the
 * full tree.
 */
export function namesAsWhole(grown: GameTree, whole: NodeNames): NodeNames {
  const wholeOf = (node: NodeId) => nodeOfKey(whole.tree, grown.key(node)) ?? node;
  const nodes = grown.nodes().map(wholeOf);
  const names = nodes.map((node) => whole.of(node));
  return whole.areBelowLeaves
    ? new NodeNames(
        grown,
        names,
        nodes.map((node) => whole.inLeaf(node)),
      )
    : new NodeNames(grown, names);
}

/**
 * Returns names for a search that adds leaves to a tree of its own, so that they need names too: inner nodes have their
 * usual names, leaves without labels the next letters, and the values are written inside the leaves.
 */
export function namesOfAll(tree: GameTree): NodeNames {
  const inner = new NodeNames(tree);
  const names = tree
    .nodes()
    .map((node) => (tree.isLeaf(node) ? shownName(tree.label(node)) : inner.of(node)));
  const letters = freeLetters(new Set(names));
  for (const leaf of tree.leaves()) if (names[leaf] === '') names[leaf] = letters.next().value;
  const values = tree.nodes().map((node) => (tree.isLeaf(node) ? printLeaf(tree, node) : ''));
  return new NodeNames(tree, names, values);
}

/**
 * Returns names for a search with OPEN and CLOSED, where leaves need names too. A node's name is its label,
 * otherwise s for the root and A, B, C … ply by ply; the values are written inside the leaves.
 */
export function listNames(tree: GameTree): NodeNames {
  const names = tree.columns.label.map(shownName);
  const taken = new Set(names);
  if (names[ROOT] === '' && !taken.has('s')) names[ROOT] = 's';
  const letters = freeLetters(taken);
  const unnamed = tree.nodes().filter((node) => names[node] === '');
  // The nodes are in preorder, and sorting by depth keeps that order within a ply: from left to right.
  for (const node of unnamed.sort((a, b) => tree.depth(a) - tree.depth(b)))
    names[node] = letters.next().value;
  const values = tree.nodes().map((node) => (tree.isLeaf(node) ? printLeaf(tree, node) : ''));
  return new NodeNames(tree, names, values);
}
