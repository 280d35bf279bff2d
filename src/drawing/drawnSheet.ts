/** What can be drawn on a tree in place of a run: an answer sheet. */

import type { NodeId } from '../core/tree/nodeId.ts';
import type { Marks, View } from './marks.ts';
import type { Visible } from './nodesInView.ts';
import type { Layout } from './placement.ts';

export interface DrawnSheet {
  /** How the tree looks; a function of its arguments alone. */
  readonly marks: (layout: Layout, view: View, visible: Visible) => Marks;
  /** What may come to stand below the name of a node, so that there is room for it; the same for a whole exercise. */
  readonly beside: ReadonlyMap<NodeId, string>;
  /** What stands at a node, for those who hear the tree. */
  readonly spoken: (node: NodeId) => string;
}
