/** The terms that are shown by the search of a game, and that it really shows them. */
import { describe, expect, it, test } from 'vitest';
import type { GraphRun } from '../../src/core/graph/graphRun.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { AnyEvent } from '../../src/core/run/event.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type GameTermId, showingOf, TERMS, type TermId } from '../../src/library/glossary.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';

/** What is seen at the step of a term in the search of a game as a graph. */
const SHOWS_IN_GRAPH = {
  // The search is at S0.
  'formal-definition': (run: GraphRun, step: number) =>
    expect(run.event(step)).toMatchObject({ kind: 'select', node: ROOT }),
  // The control strategy has chosen a position, and every rule is applied to it.
  'production-system'(run: GraphRun, step: number) {
    const event = run.event(step);
    expect(event).toMatchObject({ kind: 'expand', node: ROOT });
    expect(event.kind === 'expand' && event.children.length).toBe(run.graph.successors(ROOT).length);
  },
  'and-or-graph'(run: GraphRun, step: number) {
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
  'solution-graph'(run: GraphRun, step: number) {
    expect(step).toBe(run.length);
    const { positions } = run.solutionAt(step);
    expect([run.winner, positions.length, run.graph.tree.size]).toEqual(['max', 7, 14]);
    const ends = positions.filter((node) => run.graph.successors(node).length === 0);
    expect(ends.map((node) => run.tree.value(node))).toEqual([1]);
  },
  'complete-strategy'(run: GraphRun, step: number) {
    expect(step).toBe(run.length);
    const { positions, edges } = run.solutionAt(step);
    expect(run.winner).toBe('min');
    for (const node of positions) {
      const moves = edges.filter(([from]) => from === node).length;
      const all = run.graph.successors(node).length;
      expect(moves).toBe(run.tree.kindName(node) === 'min' ? Math.min(1, all) : all);
    }
  },
  'successor-function'(run: GraphRun, step: number) {
    const event = run.event(step);
    expect(event.kind === 'expand' && event.children).toHaveLength(2);
  },
  'terminal-test'(run: GraphRun, step: number) {
    const { kind, node } = run.event(step);
    expect([kind, run.graph.successors(node)]).toEqual(['leaf', []]);
  },
  'state-space'(run: GraphRun, step: number) {
    // The last position has been looked at, and none is valued by its successors yet.
    expect(run.lists?.openCount(step)).toBe(0);
    expect(run.eventsOf('backup').every((at) => at > step)).toBe(true);
    // Several lines of play meet, so that there are more moves than in a tree of as many nodes.
    const moves = run.graph.tree.nodes().flatMap((node) => run.graph.successors(node));
    expect(moves.length).toBeGreaterThan(run.graph.tree.size - 1);
  },
};

/** What is seen in the search of a game as a tree. */
interface Seen {
  readonly run: AnyRun;
  readonly step: number;
  readonly event: AnyEvent;
  /** the move of MAX's or MIN's choice at the end of the search */
  readonly chosen: string | null;
  /** Returns the value of a feature, by its index, in the position after a move from the root. */
  featureAfter(move: string, feature: number): number;
  /** Returns the value of a feature in the position at the root. */
  featureNow(feature: number): number;
}

/** The features of Othello by their order. */
const [DISCS, STABLE, AT_RISK, MOBILITY, FEW, FRONTIER] = [0, 1, 2, 3, 4, 5];

const SHOWS_IN_SEARCH = {
  'opening-book'({ run, event }: Seen) {
    expect(event).toMatchObject({ kind: 'answer', ending: { isFromBook: true } });
    expect(run.length).toBe(1);
  },
  'ending-table'({ run, event }: Seen) {
    expect(event.kind).toBe('leaf');
    expect(run.tree.isTabled(event.node)).toBe(true);
  },
  greedy({ chosen, featureAfter }: Seen) {
    expect([chosen, featureAfter('d3', DISCS), featureAfter('c4', DISCS)]).toEqual(['d3', 1, -1]);
  },
  corner({ run, step, chosen, featureAfter }: Seen) {
    expect([step, chosen]).toEqual([run.length, 'a3']);
    expect(featureAfter('b5', AT_RISK)).not.toBe(featureAfter('a3', AT_RISK));
    const [b5] = run.tree.children(ROOT).filter((move) => run.tree.move(move) === 'b5');
    expect(run.tree.children(b5!).map((reply) => run.tree.move(reply))).toContain('a6');
  },
  'stable-disc': ({ featureNow, featureAfter }: Seen) =>
    expect([featureNow(STABLE), featureAfter('a3', STABLE)]).toEqual([5, 6]),
  mobility: (seen: Seen) => expectBestBy(seen, MOBILITY),
  'few-discs': (seen: Seen) => expectBestBy(seen, FEW),
  frontier: (seen: Seen) => expectBestBy(seen, FRONTIER),
  pass({ run, event }: Seen) {
    expect(event.kind).toBe('enter');
    expect(run.tree.move(event.node)).toBe('pass');
  },
};

/** Expects that White, who is MIN, chooses the move after which the feature is least, and that it tells moves apart. */
function expectBestBy({ run, step, chosen, featureAfter }: Seen, feature: number): void {
  expect(step).toBe(run.length);
  const values = run.tree.children(ROOT).map((move) => featureAfter(run.tree.move(move)!, feature));
  expect(featureAfter(chosen!, feature)).toBe(Math.min(...values));
  expect(new Set(values).size).toBeGreaterThan(1);
}

const IN_GAMES = (Object.keys(TERMS) as TermId[]).filter((id) => showingOf(id).kind === 'game');

test('every term that a game shows is looked at', () => {
  expect([...Object.keys(SHOWS_IN_GRAPH), ...Object.keys(SHOWS_IN_SEARCH)].sort()).toEqual(
    IN_GAMES.toSorted(),
  );
});

/** What the address of a term opens. */
async function openedAt(id: GameTermId) {
  const { figure, step } = showingOf(id);
  const state = await restore(decodeAddress(`v1&${figure.address}&step=${step}`));
  expect(state.notices).toEqual([]);
  expect(state.step).toBe(step);
  return { state, run: runOf(state), step };
}

describe('The step shows', () => {
  it.each(Object.entries(SHOWS_IN_GRAPH))('%s, in a graph', async (id, shows) => {
    const { run, step } = await openedAt(id as GameTermId);
    if (run.family !== 'graph') throw new Error(`${id} is shown by another search`);
    shows(run, step);
  });

  it.each(Object.entries(SHOWS_IN_SEARCH))('%s, in a tree', async (id, shows) => {
    const { state, run, step } = await openedAt(id as GameTermId);
    const { game, stateAt } = state.subject.game!;
    const valueAt = (node: NodeId, feature: number) => game.features![feature]!.value(stateAt(node));
    const best = run.bestMoveAt();
    shows({
      ...{ run, step, event: run.event(step), chosen: best === null ? null : run.tree.move(best) },
      featureAfter(move, feature) {
        const node = run.tree.children(ROOT).find((child) => run.tree.move(child) === move);
        return valueAt(node!, feature);
      },
      featureNow: (feature) => valueAt(ROOT, feature),
    });
  });
});
