import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { type NodeNames, nameInList } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** How a language says which leaf of one name it is: its number among all leaves, and the node it hangs below. */
export type LeafApart = (name: string, place: number, parent: string) => string;

/**
 * A name that no other node has: leaves are called by their values, of which there may be several alike. A leaf whose
 * name is its own is called by that alone.
 */
export function nameApart(names: NodeNames, node: NodeId, apart: LeafApart): string {
  const place = placeApart(names, node);
  const name = nameInList(names, node);
  return place === null ? name : apart(name, ...place);
}

/** The same in a sentence, with the node's own name as its token. */
export function tokenApart(names: NodeNames, node: NodeId, apart: LeafApart): Sentence {
  const place = placeApart(names, node);
  const token = names.token(node);
  return place === null ? [token] : [token, { kind: 'text', text: apart('', ...place) }];
}

/** Which leaf it is and what it hangs below, where another one has its name. */
function placeApart(names: NodeNames, node: NodeId): [place: number, parent: string] | null {
  const { tree } = names;
  const parent = tree.parent(node);
  if (!tree.isLeaf(node) || parent === NO_NODE) return null;
  const leaves = tree.leaves();
  const isAlone = leaves.every((leaf) => leaf === node || names.of(leaf) !== names.of(node));
  return isAlone ? null : [leaves.indexOf(node) + 1, names.of(parent)];
}
