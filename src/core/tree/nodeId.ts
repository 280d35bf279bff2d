/**
 * The id of a node within one tree value: its rank in preorder, with root 0. It is valid for that value only; code that
 * must outlive an edit stores the node's key.
 */
export type NodeId = number & { readonly __nodeId: unique symbol };

/** The root of every tree. */
export const ROOT = 0 as NodeId;

/** Stands for "no node": the root's parent, or an owner that does not exist. */
export const NO_NODE = -1 as NodeId;
