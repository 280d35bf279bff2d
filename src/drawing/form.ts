/**
 * Defines the interface of a subject that can be drawn, which is a tree or a graph: how it is laid out, which
 * of its nodes are in view, and how its nodes and edges look at a step.
 */
import type { AnyRun } from '../core/index.ts';
import { type LayoutOptions, layoutInSteps, layoutTree } from './layout.ts';
import { marksOf } from './marks.ts';
import { nodesInView } from './nodesInView.ts';
import type { OrderedPage } from './siblingOrder.ts';

export interface DrawnForm {
  readonly layOut: typeof layoutTree;
  /** Does the same in steps; absent for a subject that is never large. */
  readonly layOutInSteps?: typeof layoutInSteps;
  /** the greatest number of nodes that are laid out at once; absent for a tree, whose layout is fast */
  readonly mostAtOnce?: number;
  /**
   * Returns how the layout at a step differs from that of the whole run, the same object for equal layouts: null in the last
   * stage, undefined when there are no stages. Absent when the places are fixed over every run.
   */
  readonly stageOf?: (
    run: AnyRun,
    step: number,
    page?: OrderedPage,
  ) => Partial<LayoutOptions> | null | undefined;
  readonly inView: typeof nodesInView;
  readonly marks: typeof marksOf;
  /** whether only one path leads to each node, so that a subtree belongs to one node and can be folded */
  readonly hasOneWay: boolean;
  /** true when no names of plies stand beside the drawing, which is one row of boards; absent for others */
  readonly isRow?: true;
  /** whether the whole subject is visible when it opens, whatever its size */
  readonly opensWhole: boolean;
}

export const TREE_FORM: DrawnForm = {
  layOut: layoutTree,
  layOutInSteps: layoutInSteps,
  inView: nodesInView,
  marks: marksOf,
  hasOneWay: true,
  opensWhole: false,
};
