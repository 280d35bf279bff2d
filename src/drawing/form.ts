/**
 * The interface of what is drawn, a tree or a graph: how it is laid out, which part is in view, and how it is marked.
 */
import { layoutTree } from './layout.ts';
import { marksOf } from './marks.ts';
import { nodesInView } from './nodesInView.ts';

export interface DrawnForm {
  readonly layOut: typeof layoutTree;
  readonly inView: typeof nodesInView;
  readonly marks: typeof marksOf;
}

export const TREE_FORM: DrawnForm = { layOut: layoutTree, inView: nodesInView, marks: marksOf };
