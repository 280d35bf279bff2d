/** What stands above the timeline, against what its marks mean. */

import { expect, test } from 'vitest';
import type { NodeId } from '../../src/core/index.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import type { AnyEvent } from '../../src/core/run/event.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { ALGORITHMS, canSearch } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { marksApart, type TimelineMark, timelineMarks } from '../../src/families/timelineMarks.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { gameOfLink } from '../../src/session/games.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';

/** What an event is marked as; the event after it is known. */
function markOf(
  event: AnyEvent,
  next: AnyEvent | undefined,
  isGraph: boolean,
  changes: ReadonlySet<number> | null,
): string | null {
  if (changes !== null) return changes.has(event.step) ? 'best' : null;
  switch (event.kind) {
    case 'cutoff':
      return 'cutoff';
    case 'update':
      return event.improved && next?.kind !== 'cutoff' ? 'best' : null;
    case 'backup':
      return 'value';
    case 'expand':
      return isGraph && 'children' in event && event.children.some(({ isNew }) => !isNew) ? 'merge' : null;
    default:
      return null;
  }
}

/** The steps at which the move that is recommended at the root of a simulation changes; null for other searches. */
function changesIn(run: ReturnType<typeof runOf>): ReadonlySet<number> | null {
  if (run.family !== 'simulation') return null;
  const changes = new Set<number>();
  let before: NodeId | null = null;
  for (let iteration = 1; iteration <= run.iterations; iteration += 1) {
    const now = run.bestMoveAt(run.endOf(iteration));
    if (now !== before) changes.add(run.endOf(iteration));
    before = now;
  }
  return changes;
}

function expectMarks(run: ReturnType<typeof runOf>): number {
  const events = Array.from({ length: run.length }, (_, index): AnyEvent => run.event(index + 1));
  const changes = changesIn(run);
  const defined = events.flatMap((event, index) => {
    const kind = markOf(event, events[index + 1], run.family === 'graph', changes);
    return kind === null
      ? []
      : [{ kind, step: event.step, node: event.node, side: run.tree.kindName(event.node) }];
  });
  const marks = timelineMarks(run);
  if (defined.length <= 300) expectSame(marks, defined);
  else expect(marks.length).toBeLessThanOrEqual(300);
  return marks.length;
}

test('every cut, new best value and value that goes up is marked, in every search', () => {
  let marked = 0;
  forTrees({ long: 600, usual: 100 }, { nodes: 60 }, ({ tree }) => {
    for (const algorithm of ALGORITHMS.filter((name) => canSearch(name, tree)))
      marked += expectMarks(recordSearch(tree, algorithm, DEFAULT_RULES, 'drawn'));
  });
  expect(marked).toBeGreaterThan(1000);
});

test('on a graph, moves to positions that were there already as well', () => {
  const asked = decodeAddress('#v1&game=grundy&form=graph');
  const { tree } = asked;
  if (tree?.kind !== 'game') throw new Error('no game');
  const subject = gameOfLink(tree, { ...asked, algorithm: 'two-phase' }, []);
  if (subject === null) throw new Error('no subject');
  const session = createSession({ subject, language: english, theme: 'light' });
  session.setState({ algorithm: 'two-phase' });
  const run = runOf(session.getState());
  expect(run.family).toBe('graph');
  expectMarks(run);
  expect(timelineMarks(run).filter(({ kind }) => kind === 'merge').length).toBeGreaterThan(0);
});

test('of very many at most 300 are shown, cuts before best values', () => {
  const wide = { family: 'bounds', length: 10_000 } as const;
  const run = {
    ...wide,
    eventsOf: (kind: string) =>
      Array.from({ length: 5_000 }, (_, index) => 2 * index + (kind === 'cutoff' ? 2 : 1)),
    isImproved: () => true,
    nodeAt: () => 0,
    tree: { kindName: () => 'max' },
  };
  const marks = timelineMarks(run as unknown as ReturnType<typeof runOf>);
  expect(marks.length).toBe(300);
  expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set(['cutoff']));
});

test('where fewer fit beside one another, none touch, and a cut is left out for the sake of another cut alone', () => {
  const random = seeded(7);
  for (let count = 0; count < 500; count += 1) {
    const length = 50 + random.below(2_000);
    const steps = Array.from({ length }, (_, step) => step + 1).filter(() => random.flip(0.3));
    const marks = steps.map(
      (step): TimelineMark => ({ kind: random.flip(0.4) ? 'cutoff' : 'best', step, node: ROOT, side: 'max' }),
    );
    const fit = 1 + random.below(120);
    const shown = marksApart(marks, length, fit);
    if (marks.length <= fit) {
      expect(shown).toEqual(marks);
      continue;
    }
    const least = length / fit;
    const isNear = (mark: TimelineMark) => (other: TimelineMark) =>
      other !== mark && Math.abs(other.step - mark.step) < least;
    for (const mark of marks) {
      const near = shown.filter(isNear(mark));
      if (shown.includes(mark)) expect(near).toEqual([]);
      else if (mark.kind === 'cutoff') expect(near.some(({ kind }) => kind === 'cutoff')).toBe(true);
      else expect(near.length).toBeGreaterThan(0);
    }
    expect(shown).toEqual(marks.filter((mark) => shown.includes(mark)));
  }
});
