/**
 * Makes pictures from a run and a step, without React.
 *
 * `layout.ts` places all elements in px, from estimated text widths and without a document; `tidyTree.ts`
 * places the nodes of a ply. The layout tries four size classes and takes the one with the largest font that
 * fits. Shapes are as wide as the widest label of the whole run (`labelWidths.ts`), so that nothing moves
 * while a reader steps.
 *
 * `marks.ts` computes how each node and edge looks at a step. `renderTree.ts` draws a layout once and
 * afterwards changes only nodes and edges whose mark changed; after an edit it finds them by their keys, and
 * the result equals a fresh drawing, element for element. `motion.ts` animates a step in an overlay that the
 * next step removes.
 *
 * `strokes.ts` gives the same picture as data, for files; `look.ts` is the one table of how strokes look in a
 * file, and tests compare it with the style sheets. `thumbnail.ts` draws small trees.
 *
 * Of a large tree only what is in view is drawn (`nodesInView.ts`). For a subtree too narrow to draw stands a bar with
 * the shares of its leaves (`shareBar.ts`), which the page draws over the figure, at a constant size on screen;
 * `overviewMap.ts` draws the whole tree as a small map. Seen from so far away that texts cannot be read, such a tree is
 * drawn on another layout, whose plies are spread over the height of the frame (`spreadPlies.ts`,
 * docs/decisions/spread-plies.md).
 *
 * A drawing may show a graph in place of a tree: `form.ts` is the interface of both, with `graphForm.ts` for
 * graphs, whose layers `layeredGraph.ts` orders (docs/decisions/layered-graphs.md). A node at which moves
 * were never generated has a stub for them (`stubs.ts`). Names of nodes are placed before other texts, beside
 * the shape or at a free spot nearby (`textsBeside.ts`, `nameSpots.ts`). On a projector, subtrees are folded
 * so that texts stay large (`foldsAround.ts`). `leafChart.ts` draws the chart of how searches grow, as
 * strokes too.
 */
export type * from './boards.ts';
export type * from './marks.ts';
export type * from './placement.ts';
export type * from './viewTransform.ts';
