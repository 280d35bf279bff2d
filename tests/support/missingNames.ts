/** Names that a picture lacks, and what is wrong with the names that it has. */
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import type { Marks } from '../../src/drawing/marks.ts';
import type { Layout } from '../../src/drawing/placement.ts';

/** Of some nodes, those whose name is not in the picture as it is said. */
export function missing(nodes: Iterable<NodeId>, { nodes: marks }: Marks, { tree, names }: Layout): string[] {
  return [...nodes]
    .filter((node) => !tree.isLeaf(node) && marks.get(node)?.name !== names.of(node))
    .map((node) => names.of(node));
}

/** Whatever else there is to see in a picture is seen to elsewhere: labels.test.ts. */
export function isOfNames(fault: string): boolean {
  return /name|bounds/.test(fault);
}
