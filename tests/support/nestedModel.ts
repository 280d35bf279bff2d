/** Trees as nested objects and edits on them as one would do them by hand: the other side of the laws of editing. */

import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { parseProbability } from '../../src/core/tree/probability.ts';
import { sumOf } from '../../src/core/tree/proportions.ts';

export interface Nested {
  key: string;
  kind: string;
  value: number;
  label: string;
  move: string;
  children: Nested[];
}

/** Everything but probabilities, which have laws of their own. */
export function nested(tree: GameTree, node = 0 as NodeId): Nested {
  return {
    key: tree.key(node),
    kind: tree.kindName(node),
    value: tree.value(node),
    label: tree.label(node),
    move: tree.move(node),
    children: tree.children(node).map((child) => nested(tree, child)),
  };
}

export function find(root: Nested, key: string): Nested {
  const found = everyNode(root).find((node) => node.key === key);
  if (found === undefined) throw new Error(`no node ${key}`);
  return found;
}

export function parentOf(root: Nested, key: string): Nested {
  const found = everyNode(root).find(({ children }) => children.some((child) => child.key === key));
  if (found === undefined) throw new Error(`no parent of ${key}`);
  return found;
}

export function everyNode(root: Nested): Nested[] {
  return [root, ...root.children.flatMap(everyNode)];
}

/** What keeps a tree a tree: keys once each, chance children with probabilities of sum 1, no others. */
export function faultsOf(tree: GameTree): string[] {
  const faults: string[] = [];
  if (new Set(tree.nodes().map((node) => tree.key(node))).size !== tree.size) faults.push('a key twice');
  for (const node of tree.nodes()) {
    const texts = tree.children(node).map((child) => tree.probability(child));
    if (tree.kindName(node) === 'chance') {
      const values = texts.map(parseProbability);
      if (values.some((value) => value === null)) faults.push(`bad probability ${texts.join(' ')}`);
      else if (Math.abs(sumOf(values.filter((value) => value !== null)) - 1) > 1e-9)
        faults.push(`sum of ${texts.join(' ')}`);
    } else if (texts.some((text) => text !== '')) faults.push('stray probability');
    if (tree.isLeaf(node) && (tree.value(node) < tree.leafBounds[0] || tree.value(node) > tree.leafBounds[1]))
      faults.push('leaf out of bounds');
  }
  return faults;
}
