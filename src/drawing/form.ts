/**
 * Defines the interface of a subject that can be drawn, which is a tree or a graph: how it is laid out, which
 * of its nodes are in view, and how its nodes and edges look at a step.
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
  /** whether the whole subject is visible when it opens, whatever its size */
  readonly opensWhole: boolean;
}

export const TREE_FORM: DrawnForm = {
  layOut: layoutTree,
  inView: nodesInView,
  marks: marksOf,
  hasOneWay: true,
  opensWhole: false,
};
