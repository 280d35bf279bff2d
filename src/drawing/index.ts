/**
 * From a run and a step to a picture, without React.
 *
 * `layout.ts` places everything in px, from estimated text widths and without a document; d3-hierarchy places the nodes
 * of a ply. The layout tries four size classes and takes the largest type that fits. Shapes are as wide as the widest
 * label of the whole run (`labelWidths.ts`), so that nothing moves while a reader steps.
 *
 * `marks.ts` says how every node and edge looks at a step. `renderTree.ts` draws a layout once and afterwards changes
 * only nodes and edges whose mark changed; after an edit it finds them by their keys, and the result equals a fresh
 * drawing element for element. `motion.ts` is an overlay that the next step removes.
 *
 * `strokes.ts` gives the same picture as data, for files; `look.ts` is the one table of how strokes look in a file,
 * which tests hold to the style sheets. `thumbnail.ts` draws small trees.
 *
 * What is drawn need not be a tree: `form.ts` is what a drawing asks of its subject, with `graphForm.ts` for graphs,
 * whose layers `layeredGraph.ts` orders (docs/decisions/layered-graphs.md). Where moves were never generated stands a
 * stub (`stubs.ts`). Names of nodes are placed before other text, beside the shape or at a free spot nearby
 * (`textsBeside.ts`, `nameSpots.ts`). On a projector, subtrees are folded so that text stays large (`foldsAround.ts`).
 * `leafChart.ts` draws the chart of how searches grow in the same way, as strokes.
 */
export {};
