import type { NodeId } from '../core/tree/nodeId.ts';
import type { NodeNames } from './nodeNames.ts';

/** A name among other words or names: a vector alone, which has commas of its own, in brackets. */
export function nameInList(names: NodeNames, node: NodeId): string {
  const name = names.of(node);
  const { tree } = names;
  return tree.players > 0 && tree.isLeaf(node) && tree.label(node) === '' ? `(${name})` : name;
}
