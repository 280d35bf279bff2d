/**
 * The row of procedures that keep lists on a graph of positions and mark a strategy: the sentences, marks, panels and
 * counts of their runs.
 */
import type { GraphRun } from '../core/index.ts';
import { LIST_QUESTIONS } from '../practice/predict/question.ts';
import { listNames } from '../words/grownNames.ts';
import type { FamilyRow, Marked } from './family.ts';
import { eventAsItIs, plainValue } from './key.ts';
import { listsAt, narrateLists, valuesGoingUp } from './lists.ts';

export const GRAPH: FamilyRow<GraphRun> = {
  names: listNames,
  narrate: narrateLists,
  marked: (run) => [...valuesGoingUp(run), ...merges(run)],
  signAt: () => '',
  boundsAt: () => '',
  panels: [],
  counts: () => ['generated', 'expanded', 'evaluated', 'stored', 'merged'],
  questions: LIST_QUESTIONS,
  asksOfWhole: false,
  keepsNodes: true,
  hasNumberedListing: true,
  key: {
    value: plainValue,
    event: eventAsItIs,
    at: listsAt,
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
