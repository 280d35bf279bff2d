/** The distances that the nodes of a drawing keep, as numbers alone, and the places that follow from them. */
import { tidyTree } from './tidyTree.ts';

/** All lists are by node in preorder; distances are in em. */
export interface Spacing {
  /** the parent of each node; −1 at the root */
  readonly parent: Int32Array;
  /** how far each node reaches to the left of its middle, and to the right with the gap behind it */
  readonly left: Float64Array;
  readonly right: Float64Array;
  /** the least distance of the children of each node */
  readonly siblings: Float64Array;
  /** 1 for a stub, which may stand closer to its sibling than the others; null when there are none */
  readonly isStub: Uint8Array | null;
  /** the additional distance of neighbours that have different parents */
  readonly familyGap: number;
}

/** Returns the middle of each node, em; the root is at 0. */
export function spread({ parent, left, right, siblings, isStub, familyGap }: Spacing): Float64Array {
  return tidyTree(parent, (one, other) => {
    const apart = (right[one] as number) + (left[other] as number);
    if (parent[one] !== parent[other]) return apart + familyGap;
    return isStub?.[other] === 1 ? apart : Math.max(siblings[parent[one] as number] as number, apart);
  });
}
