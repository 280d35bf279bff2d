import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { type NodeNames, nameInList } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** How a language distinguishes leaves with the same name: by the number among all leaves, and the node above. */
export type LeafApart = (name: string, place: number, parent: string) => string;

/**
 * Returns a name that no other node has. Leaves are named by their values, several of which may be equal; a leaf with a
 * unique name has just that name.
 */
export function nameApart(names: NodeNames, node: NodeId, apart: LeafApart): string {
  const place = placeApart(names, node);
  const name = nameInList(names, node);
  return place === null ? name : apart(name, ...place);
}

/** Writes such a name in a sentence, with the node's own name as its token. */
export function tokenApart(names: NodeNames, node: NodeId, apart: LeafApart): Sentence {
  const place = placeApart(names, node);
  const token = names.token(node);
  return place === null ? [token] : [token, { kind: 'text', text: apart('', ...place) }];
}

/** Says which leaf it is and what it hangs below, when another leaf has the same name. */
function placeApart(names: NodeNames, node: NodeId): [place: number, parent: string] | null {
  const { tree } = names;
  const parent = tree.parent(node);
  if (!tree.isLeaf(node) || parent === NO_NODE) return null;
  const leaves = tree.leaves();
  const isAlone = leaves.every((leaf) => leaf === node || names.of(leaf) !== names.of(node));
  return isAlone ? null : [leaves.indexOf(node) + 1, names.of(parent)];
}
