import type { NodeId } from '../core/index.ts';
import type { NodeNames } from './nodeNames.ts';

/** Returns the names of a leaf, which is its value when it has no label, and of its parent; of a root the leaf's alone. */
export function leafAndParent(names: NodeNames, leaf: NodeId): readonly [leaf: string, parent?: string] {
  const parent = names.tree.parent(leaf);
  return parent === null ? [names.of(leaf)] : [names.of(leaf), names.of(parent)];
}
