/** The terms that are shown by the search of a game, and that it really shows them. */
import { describe, expect, it } from 'vitest';
import type { GraphRun } from '../../src/core/graph/graphRun.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { type GameTermId, showingOf } from '../../src/library/glossary.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';

/** What is seen at the step of a term in the search of a game as a graph. */
const SHOWS_IN_GAME: Readonly<Record<GameTermId, (run: GraphRun, step: number) => void>> = {
  // The search is at S0.
  'formal-definition': (run, step) => expect(run.event(step)).toMatchObject({ kind: 'select', node: ROOT }),
  // The control strategy has chosen a position, and every rule is applied to it.
  'production-system'(run, step) {
    const event = run.event(step);
    expect(event).toMatchObject({ kind: 'expand', node: ROOT });
    expect(event.kind === 'expand' && event.children.length).toBe(run.graph.successors(ROOT).length);
  },
  'and-or-graph'(run, step) {
    const marks = run.eventsOf('mark').filter((at) => at <= step);
    const kinds = marks.map((at) => {
      const event = run.event(at);
      if (event.kind !== 'mark') throw new Error('no mark');
      return [run.tree.kindName(event.node), event.chosen.length];
    });
    expect(run.owner).toBe('max');
    expect(kinds).toEqual([
      ['min', 3],
      ['max', 1],
      ['max', 1],
      ['max', 1],
    ]);
  },
  'solution-graph'(run, step) {
    expect(step).toBe(run.length);
    const { positions } = run.solutionAt(step);
    expect([run.winner, positions.length, run.graph.tree.size]).toEqual(['max', 7, 14]);
    const ends = positions.filter((node) => run.graph.successors(node).length === 0);
    expect(ends.map((node) => run.tree.value(node))).toEqual([1]);
  },
  'complete-strategy'(run, step) {
    expect(step).toBe(run.length);
    const { positions, edges } = run.solutionAt(step);
    expect(run.winner).toBe('min');
    for (const node of positions) {
      const moves = edges.filter(([from]) => from === node).length;
      const all = run.graph.successors(node).length;
      expect(moves).toBe(run.tree.kindName(node) === 'min' ? Math.min(1, all) : all);
    }
  },
};

describe.each(Object.keys(SHOWS_IN_GAME) as GameTermId[])('The step of %s', (id) => {
  const { figure, step } = showingOf(id);

  it('exists, and shows it', async () => {
    const state = await restore(decodeAddress(`v1&${figure.address}&step=${step}`));
    expect(state.notices).toEqual([]);
    expect(state.step).toBe(step);
    const run = runOf(state);
    if (run.family !== 'graph') throw new Error(`${id} is shown by another search`);
    SHOWS_IN_GAME[id](run, step);
  });
});
