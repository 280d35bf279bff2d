/**
 * The row of procedures that keep lists on a graph of positions and mark a strategy: the sentences, marks, panels and
 * counts of their runs.
 */
import type { GraphRun } from '../core/index.ts';
import type { FamilyRow, Marked } from './family.ts';
import { LISTS, valuesGoingUp } from './lists.ts';

export const GRAPH: FamilyRow<GraphRun> = {
  ...LISTS,
  marked: (run) => [...valuesGoingUp(run), ...merges(run)],
  counts: () => ['generated', 'expanded', 'evaluated', 'stored', 'merged'],
  key: {
    ...LISTS.key,
    place: ({ graph }, from, to) => graph.successors(from).findIndex(({ node }) => node === to),
    more: graphKey,
  },
};

/** Returns how many moves led to a position that existed already. */
function merges(run: GraphRun): readonly Marked[] {
  const isMerging = (step: number) => {
    const event = run.event(step);
    return event.kind === 'expand' && event.children.some(({ isNew }) => !isNew);
  };
  return run
    .eventsOf('expand')
    .filter(isMerging)
    .map((step): Marked => ['merge', step]);
}

function graphKey(run: GraphRun) {
  const { graph, winner, tree, length } = run;
  const { generated, stored } = run.tallyAt(length);
  const { positions, edges } = run.solutionAt(length);
  return {
    merged: generated - stored,
    ...{ positions: tree.size, moves: graph.moves, ends: graph.ends, winner },
    solution: { positions: positions.length, edges: edges.length },
  };
}
