import type { NodeId } from '../../core/index.ts';

/** Moves and magnifies the figure so that a node, or what is below it, can be seen. */
export interface Zooming {
  /** Magnifies the figure until the node's subtree takes its width, or until it has its full size. */
  open(node: NodeId): void;
  /** Brings the node into view at a scale at which it can be read. */
  show(node: NodeId): void;
}

/** The figure's own way to zoom; null until its code has loaded. */
export const zoomRef: { current: Zooming | null } = { current: null };
