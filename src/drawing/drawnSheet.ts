/** Defines what can be drawn on a tree in place of a run: an answer sheet. */

import type { NodeId } from '../core/tree/nodeId.ts';
import type { Marks, View } from './marks.ts';
import type { Visible } from './nodesInView.ts';
import type { Layout } from './placement.ts';

export interface DrawnSheet {
  /** Returns how the tree looks; the result depends on the arguments alone. */
  readonly marks: (layout: Layout, view: View, visible: Visible) => Marks;
  /**
   * Returns what may come to stand below the name of a node, so that room is kept for it; it is the same for a whole
   * exercise.
   */
  readonly beside: ReadonlyMap<NodeId, string>;
  /** Returns the description of a node for people who use a screen reader. */
  readonly spoken: (node: NodeId) => string;
}
