/**
 * What numbers at some leaves have to bring about: that exactly these branches are cut, or none, or at least so many
 * leaves, or that a move is best.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { list } from '../../notation/codec.ts';
import type { Of } from '../../notation/index.ts';
import { whole } from '../../notation/numberShapes.ts';
import { variants } from '../../notation/shapes.ts';

const NODE = whole(0, LIMITS.nodes - 1);

/** Schema of a goal. Nodes are places in preorder; those below a node of `pruned` belong to it. */
export const GOAL = variants({
  pruned: { nodes: list(NODE, 1, LIMITS.nodes, { once: { field: '', of: (node) => node } }) },
  none: {},
  atLeast: { count: whole(1, LIMITS.nodes) },
  move: { node: NODE },
});
export type Goal = Of<typeof GOAL>;
