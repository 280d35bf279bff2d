/**
 * The place of a node in one tree value: its rank in preorder, root 0.
 * Good for that tree value only; what must outlive an edit holds a key instead.
 */
export type NodeId = number & { readonly __nodeId: unique symbol };

/** The root of every tree. */
export const ROOT = 0 as NodeId;

/** "No node": the root's parent, an owner that does not exist. */
export const NO_NODE = -1 as NodeId;
