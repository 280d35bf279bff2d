import type { SearchSpace } from '../search/searchSpace.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { KindCode } from '../tree/nodeKind.ts';

/**
 * A tree in which one leaf has another value. It keeps the tree's weights, also where whole ones times the
 * value would overflow and a tree built with that value would have fractions instead.
 */
export class ReplacedLeaf implements SearchSpace {
  constructor(
    readonly tree: SearchSpace,
    readonly leaf: NodeId,
    readonly replacement: number,
  ) {}

  kind(node: NodeId): KindCode {
    return this.tree.kind(node);
  }

  moveCount(node: NodeId): number {
    return this.tree.moveCount(node);
  }

  child(node: NodeId, index: number): NodeId {
    return this.tree.child(node, index);
  }

  value(leaf: NodeId): number {
    return leaf === this.leaf ? this.replacement : this.tree.value(leaf);
  }

  get hasHorizon(): boolean {
    return this.tree.hasHorizon;
  }

  isHorizon(leaf: NodeId): boolean {
    return this.tree.isHorizon(leaf);
  }

  weight(node: NodeId): number {
    return this.tree.weight(node);
  }

  denominator(chanceNode: NodeId): number {
    return this.tree.denominator(chanceNode);
  }
}
