/**
 * Defines what the figure draws on a tree when it shows a reader's answer sheet and not a recorded search.
 */

import type { NodeId } from '../core/index.ts';
import type { Marks, View } from './marks.ts';
import type { Visible } from './nodesInView.ts';
import type { Layout } from './placement.ts';

export interface DrawnSheet {
  /** Returns the marks that say how nodes and edges look; the result depends on the arguments alone. */
  readonly marks: (layout: Layout, view: View, visible: Visible) => Marks;
  /**
   * by node: the text that may appear below the node's name, for which the layout keeps room; the same during
   * a whole exercise
   */
  readonly beside: ReadonlyMap<NodeId, string>;
  /** Returns the description of a node for screen readers. */
  readonly spoken: (node: NodeId) => string;
}
