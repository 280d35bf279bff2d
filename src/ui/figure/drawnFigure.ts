import type { AnyMoment, NodeId } from '../../core/index.ts';
import type { Layout, Marks, View, ViewTransform } from '../../drawing/index.ts';
import type { TreeDrawing } from '../../drawing/renderTree.ts';
import type { SessionState } from '../../session/session.ts';

/** What a figure has drawn last. */
export interface DrawnFigure {
  readonly state: SessionState;
  /** where the nodes were drawn: the layout of the tree, or its spread form (see drawing/spreadPlies.ts) */
  readonly layout: Layout;
  /** the layout of the tree at its full size */
  readonly whole: Layout;
  readonly moment: AnyMoment;
  readonly view: View;
  readonly marks: Marks;
  /** the nodes with a bar for what is below them, when the plies are spread; otherwise the collapsed nodes have it */
  readonly barred?: ReadonlySet<NodeId>;
}

/** What a figure takes over from the one before it when the tree was edited. */
export interface KeptFigure {
  readonly drawing: TreeDrawing;
  readonly layout: Layout;
  /** the part of the drawing that is in view */
  readonly transform: ViewTransform;
}
