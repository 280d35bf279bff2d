/** The order of a graph in its layers, which does not depend on the size of the drawing and takes long to find. */
import { carriedOut } from '../core/carriedOut.ts';
import type { GraphRun } from '../core/index.ts';
import { type Layered, layeredInPieces } from './layeredGraph.ts';

const orders = new WeakMap<GraphRun, Layered>();

/** Returns the order of the graph of a run, which is found when it is not known. */
export function orderOf(run: GraphRun): Layered {
  return orders.get(run) ?? carriedOut(orderInPieces(run));
}

/** Keeps the order of the graph of a run, so that the layout has it later. */
export function keepOrder(run: GraphRun, order: Layered): void {
  orders.set(run, order);
}

/** Finds the order with pauses, and keeps it. */
export function* orderInPieces(run: GraphRun): Generator<undefined, Layered> {
  const { layers, edges } = run.graph;
  const order = yield* layeredInPieces({ layers, edges, order: run.graph.byGeneration() });
  keepOrder(run, order);
  return order;
}
