/**
 * Games whose positions merge, as graphs.
 *
 * A growing space with keys spans a tree with the moves that were first to reach a position. `gameGraph.ts` adds all
 * other moves, `strategy.ts` finds the solution graph of one side, and `graphRun.ts` is the run that marks it step by
 * step. A graph run is written from a run over lists. `mergingTree.ts` is the tree of the first moves together with the
 * graph, as one value that can be kept and searched again. `graphColumns.ts` has a run as plain columns for another thread.
 */
export {};
