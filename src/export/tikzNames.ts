/** Names for TikZ: a node's own name in plain letters and digits; a leaf's is its parent's and its place, "B-2". */
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE } from '../core/tree/nodeId.ts';
import type { NodeNames } from '../words/nodeNames.ts';

const LONGEST = 20;

/** By node id, no two alike. */
export function tikzNames(tree: GameTree, names: NodeNames): readonly string[] {
  const taken = new Set<string>();
  const result: string[] = [];
  for (const node of tree.nodes()) {
    const parent = tree.parent(node);
    const isUnnamedLeaf = tree.isLeaf(node) && tree.label(node) === '' && parent !== NO_NODE;
    // Parents come first in preorder.
    const name = isUnnamedLeaf
      ? `${result[parent] ?? ''}-${tree.childIndex(node) + 1}`
      : unused(lettersOf(names.of(node)) || 'n', node, taken);
    taken.add(name);
    result[node] = name;
  }
  return result;
}

function lettersOf(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '').slice(0, LONGEST);
}

function unused(name: string, node: number, taken: ReadonlySet<string>): string {
  let candidate = name;
  // A name may itself look like a numbered one.
  for (let number = node; taken.has(candidate); number += 1) candidate = `${name}x${number}`;
  return candidate;
}
