/**
 * The interface of what is drawn, a tree or a graph: how it is laid out, which part is in view, how it is marked, and
 * what can be done with it.
 */
import { layoutTree } from './layout.ts';
import { marksOf } from './marks.ts';
import { nodesInView } from './nodesInView.ts';

export interface DrawnForm {
  readonly layOut: typeof layoutTree;
  readonly inView: typeof nodesInView;
  readonly marks: typeof marksOf;
  /** whether only one path leads to each node, so that a subtree belongs to one node and can be folded */
  readonly hasOneWay: boolean;
  /** whether it is shown whole at first, in a space of its own */
  readonly opensWhole: boolean;
}

export const TREE_FORM: DrawnForm = {
  layOut: layoutTree,
  inView: nodesInView,
  marks: marksOf,
  hasOneWay: true,
  opensWhole: false,
};
