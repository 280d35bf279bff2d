import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { type NodeNames, nameInList } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/**
 * Writes a name that tells a leaf from others with the same name, by its number among all leaves and the name
 * of its parent.
 */
export type LeafApart = (name: string, place: number, parent: string) => string;

/**
 * Returns a name that no other node has. A leaf's name is its value, which other leaves may share; in that
 * case its number and its parent are added.
 */
export function nameApart(names: NodeNames, node: NodeId, apart: LeafApart): string {
  const place = placeApart(names, node);
  const name = nameInList(names, node);
  return place === null ? name : apart(name, ...place);
}

/** Returns a name that no other node has, for a sentence, with the node's own name as a token. */
export function tokenApart(names: NodeNames, node: NodeId, apart: LeafApart): Sentence {
  const place = placeApart(names, node);
  const token = names.token(node);
  return place === null ? [token] : [token, { kind: 'text', text: apart('', ...place) }];
}

/** Returns a leaf's number and its parent's name when another leaf has the same name; otherwise null. */
function placeApart(names: NodeNames, node: NodeId): [place: number, parent: string] | null {
  const { tree } = names;
  const parent = tree.parent(node);
  if (!tree.isLeaf(node) || parent === NO_NODE) return null;
  const leaves = tree.leaves();
  const isAlone = leaves.every((leaf) => leaf === node || names.of(leaf) !== names.of(node));
  return isAlone ? null : [leaves.indexOf(node) + 1, names.of(parent)];
}
