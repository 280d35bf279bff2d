/** What is drawn is a tree, or no tree: how each is laid out, brought into view and marked. */
import { layoutTree } from './layout.ts';
import { marksOf } from './marks.ts';
import { nodesInView } from './nodesInView.ts';

export interface DrawnForm {
  readonly layOut: typeof layoutTree;
  readonly inView: typeof nodesInView;
  readonly marks: typeof marksOf;
}

export const TREE_FORM: DrawnForm = { layOut: layoutTree, inView: nodesInView, marks: marksOf };
