/** OPEN and CLOSED, and level by level, against the procedures written out with plain arrays; the published figures. */

import { describe, expect, test } from 'vitest';

import type { ListRun } from '../../src/core/run/listRun.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { GRAINS } from '../../src/core/run/run.ts';
import type { ListFormName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { listNames } from '../../src/words/grownNames.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { fiveSteps, type ListMoment, twoPhases } from '../support/oracle/lists.ts';

const DECISIONS = { chance: false, nodes: 60 } as const;

function runOf(tree: GameTree, algorithm: ListFormName, growth: 'drawn' | 'grown' = 'drawn'): ListRun {
  const run = recordSearch(tree, algorithm, DEFAULT_RULES, growth);
  if (run.family !== 'lists') throw new Error('a run that works off lists');
  return run;
}

function momentsOf(run: ListRun): readonly ListMoment[] {
  return stepsOf(run).map((step) => {
    const event = run.event(step);
    const value = 'value' in event ? event.value : null;
    const open = run.lists?.openAt(step) ?? [];
    const closed = run.lists?.closedAt(step) ?? [];
    return {
      kind: event.kind as ListMoment['kind'],
      node: event.node,
      value,
      open: [...open],
      closed: [...closed],
    };
  });
}

/** What the two phases of a lecture's tree say, list by list, in its letters. */
function toldOf(run: ListRun): string[] {
  const names = listNames(run.tree);
  const list = (nodes: readonly NodeId[]) => `(${nodes.map((node) => names.of(node)).join(' ')})`;
  return stepsOf(run).map((step) => {
    const { kind, node } = run.event(step);
    return `${step} ${kind} ${names.of(node)}: ${list(run.lists!.openAt(step))} / ${list(run.lists!.closedAt(step))}`;
  });
}

describe('on random trees', () => {
  test('the two phases do, list by list, what the lecture notes write', () => {
    forTrees(10_000, { ...DECISIONS, halting: false }, ({ tree, root }) => {
      expectSame(momentsOf(runOf(tree, 'two-phase')), twoPhases(root, Math.max(1, tree.height)));
    });
  });

  test('the five steps as well', () => {
    forTrees(4000, DECISIONS, ({ tree, root }) => {
      expectSame(momentsOf(runOf(tree, 'level-by-level')), fiveSteps(root));
    });
  });

  test('both halt at a leaf without a value, where the procedure comes to it', () => {
    let halts = 0;
    forTrees(2000, { ...DECISIONS, nodes: 30, halting: true }, ({ tree, root }) => {
      const limit = Math.max(1, tree.height);
      expectSame(momentsOf(runOf(tree, 'two-phase')), twoPhases(root, limit));
      expectSame(momentsOf(runOf(tree, 'level-by-level')), fiveSteps(root));
      const { result } = runOf(tree, 'two-phase');
      if (result.ok) return;
      halts += 1;
      expect(result.halt.reason).toBe('unknown-leaf');
    });
    expect(halts).toBeGreaterThan(50);
  });

  test('value and move are those of minimax, the counts those of the tree, the numbers of events as reckoned', () => {
    forTrees(4000, { ...DECISIONS, nodes: 200 }, ({ tree }) => {
      const minimax = recordTrace(tree, 'minimax', DEFAULT_RULES);
      const inner = tree.size - tree.leafCount;
      const limit = Math.max(1, tree.height);
      const deep = tree.leaves().filter((leaf) => tree.depth(leaf) === limit).length;
      const events = {
        'two-phase': 3 * inner + tree.leafCount + 2 * (tree.leafCount - deep) + 1,
        'level-by-level': 2 * inner + tree.leafCount + 1,
      };
      for (const algorithm of ['two-phase', 'level-by-level'] as const) {
        const run = runOf(tree, algorithm);
        expectSame(run.result, minimax.result);
        expect(run.bestMoveAt()).toBe(minimax.bestMoveAt());
        expect(run.length).toBe(events[algorithm]);
        expect(run.tallyAt(run.length)).toMatchObject({
          ...{ generated: tree.size, expanded: inner, leaves: tree.leafCount },
          ...{ stored: tree.size, mostStored: tree.size, neverGenerated: 0 },
        });
      }
    });
  });

  test('what is known of a node is nothing, then its value; never more, and it stays', () => {
    forTrees(400, { ...DECISIONS, nodes: 40 }, ({ tree, nodes }) => {
      for (const algorithm of ['two-phase', 'level-by-level'] as const) {
        const run = runOf(tree, algorithm);
        const told =
          algorithm === 'two-phase' ? twoPhases(nodes[0]!, Math.max(1, tree.height)) : fiveSteps(nodes[0]!);
        const values = new Map<number, number>();
        const open = new Set<number>();
        for (const [index, { kind, node, value }] of told.entries()) {
          if (value !== null) values.set(node, value);
          if (kind === 'select' || kind === 'expand') open.add(node);
          for (const { id } of nodes) {
            const state = run.stateAt(id as NodeId, index + 1);
            const known = values.get(id);
            expectSame(state.value, known ?? null);
            expectSame(state.status, known !== undefined ? 'done' : open.has(id) ? 'open' : 'waiting');
            const [low, high] = tree.leafBounds;
            expectSame(state.range, known === undefined ? { low, high } : { low: known, high: known });
          }
        }
      }
    });
  });

  test('grown it is the same, node by node; each node is born when its parent is expanded', () => {
    forTrees(1000, DECISIONS, ({ tree }) => {
      for (const algorithm of ['two-phase', 'level-by-level'] as const) {
        const [drawn, grown] = [runOf(tree, algorithm), runOf(tree, algorithm, 'grown')];
        expectSame(momentsOf(grown), momentsOf(drawn));
        expectSame(grown.tree.columns.value, tree.columns.value);
        const born = new Map<NodeId, number>([[ROOT, 0]]);
        for (const step of stepsOf(drawn)) {
          const event = drawn.event(step);
          if (event.kind === 'expand') for (const { node } of event.children) born.set(node, step);
        }
        for (const node of tree.nodes()) {
          expect(drawn.bornAt(node)).toBe(0);
          expect(grown.bornAt(node)).toBe(born.get(node));
        }
        for (const step of stepsOf(drawn)) {
          const there = [...born.values()].filter((at) => at <= step).length;
          expect(grown.tallyAt(step).generated).toBe(there);
        }
      }
    });
  });

  test('the lists are disjoint, and full where phase 1 ends', () => {
    forTrees(1000, DECISIONS, ({ tree }) => {
      const run = runOf(tree, 'two-phase');
      const { lists, phases } = run;
      const sizes = stepsOf(run).map((step) => {
        const [open, closed] = [lists!.openAt(step), lists!.closedAt(step)];
        expect(new Set([...open, ...closed]).size).toBe(open.length + closed.length);
        expect([lists!.openCount(step), lists!.closedCount(step)]).toEqual([open.length, closed.length]);
        expectSame(lists!.openAt(step, 2), open.slice(0, 2));
        expectSame(lists!.closedAt(step, 2), closed.slice(0, 2));
        return [open.length, closed.length] as const;
      });
      expect(lists!.mostOpen).toBe(Math.max(1, ...sizes.map(([open]) => open)));
      expect(lists!.mostClosed).toBe(Math.max(...sizes.map(([, closed]) => closed)));
      const end = phases[0]!.to;
      expect(lists!.openCount(end)).toBe(0);
      expect(lists!.closedCount(end)).toBe(run.eventsOf('select').length);
      expect(phases.map(({ from }) => from)).toEqual([0, ...phases.slice(0, -1).map(({ to }) => to)]);
      expect(phases.at(-1)!.to).toBe(run.length);
    });
  });

  test('Next stops everywhere but where a node is taken or dropped; at leaves and ends of phases', () => {
    forTrees(300, { ...DECISIONS, nodes: 30 }, ({ tree }) => {
      for (const algorithm of ['two-phase', 'level-by-level'] as const) {
        const run = runOf(tree, algorithm);
        const ends = run.phases.map(({ to }) => to);
        for (const grain of GRAINS) {
          const stops = [0, ...stepsOf(run)].filter((step) => {
            if (step === 0 || step === run.length || grain === 'event') return true;
            const kind = run.kindAt(step);
            return grain === 'visit'
              ? !['select', 'drop'].includes(kind)
              : kind === 'leaf' || ends.includes(step);
          });
          const walked = [0];
          while (walked.at(-1)! < run.length) walked.push(run.nextStop(walked.at(-1)!, grain));
          expectSame(walked, stops);
        }
        const marks: number[] = [];
        for (let at = run.nextMark(0); at !== null; at = run.nextMark(at)) marks.push(at);
        expectSame(marks, ends);
        expect(run.previousMark(run.length)).toBe(ends.at(-2) ?? null);
      }
    });
  });
});

describe('of the lecture', () => {
  const treeOf = (id: string) => subjectOfExample(exampleById(id)!).tree;

  test('figure 3.5 goes through its lists as the notes do', () => {
    const run = runOf(treeOf('thu-fig-3-5'), 'two-phase');
    expect(toldOf(run)).toEqual([
      '1 select s: () / (s)',
      '2 expand s: (A B C) / (s)',
      '3 select A: (B C) / (A s)',
      '4 expand A: (B C) / (A s)',
      '5 leaf D: (B C) / (A s)',
      '6 leaf E: (B C) / (A s)',
      '7 leaf F: (B C) / (A s)',
      '8 select B: (C) / (B A s)',
      '9 expand B: (C) / (B A s)',
      '10 leaf G: (C) / (B A s)',
      '11 leaf H: (C) / (B A s)',
      '12 select C: () / (C B A s)',
      '13 expand C: () / (C B A s)',
      '14 leaf I: () / (C B A s)',
      '15 leaf J: () / (C B A s)',
      '16 backup C: () / (B A s)',
      '17 backup B: () / (A s)',
      '18 backup A: () / (s)',
      '19 backup s: () / ()',
      '20 answer s: () / ()',
    ]);
    const values = [5, 6, 7, 10, 11, 14, 15, 16, 17, 18, 19, 20].map(
      (step) => (run.event(step) as { value: number }).value,
    );
    expect(values).toEqual([9, -6, 0, 0, -2, -4, -3, -4, -2, -6, -2, -2]);
    expect(run.event(20)).toMatchObject({ move: run.tree.child(ROOT, 1) });
  });

  test('and level by level in sixteen events', () => {
    const run = runOf(treeOf('thu-fig-3-5'), 'level-by-level');
    const names = listNames(run.tree);
    expect(stepsOf(run).map((step) => `${run.kindAt(step)} ${names.of(run.nodeAt(step))}`)).toEqual([
      ...['s', 'A', 'B', 'C'].map((name) => `expand ${name}`),
      ...['D', 'E', 'F', 'G', 'H', 'I', 'J'].map((name) => `leaf ${name}`),
      ...['backup A', 'backup B', 'backup C', 'backup s', 'answer s'],
    ]);
    expect([12, 13, 14, 15].map((step) => run.valueAt(run.nodeAt(step), step))).toEqual([-6, -2, -4, -2]);
    expect(run.phases.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['generate', 0, 4],
      ['value', 4, 11],
      ['backUp', 11, 16],
    ]);
  });

  test.each([
    ['aima-fig-5-2', 13, 22, 3, 4, 18],
    ['ttt-stage1', 16, 25, 3, 4, 21],
    ['ttt-stage2', 26, 37, 4, 5, 32],
    ['ttt-stage3', 26, 39, 5, 6, 33],
    ['thu-fig-3-10', 39, 74, 10, 17, 57],
  ])('%s: %i generated, %i events, at most %i and %i in the lists, %i level by level', (id, ...figures) => {
    expect(figuresOf(treeOf(id))).toEqual(figures);
  });

  test('an uneven tree drops what was decided in phase 1', () => {
    const tree = parsed('[3,[2,9],[[4,1],5]]');
    expect(figuresOf(tree)).toEqual([10, 27, 4, 8, 15]);
    expect(runOf(tree, 'two-phase').eventsOf('drop')).toHaveLength(4);
  });

  test.each([
    ['grundy', {}, { depth: 5, symmetry: false }, 24, 71, 7, 23, 42],
    ['grundy', {}, { depth: null, symmetry: false }, 24, 73, 7, 24, 42],
    ['tic-tac-toe', {}, { depth: 3, symmetry: true }, 82, 115, 12, 16],
    ['tic-tac-toe', {}, { depth: 4, symmetry: true }, 442, 607, 66, 82],
    ['tic-tac-toe', {}, { depth: 5, symmetry: true }, 2152, 3037, 360, 442],
  ] as const)('%s %o %o: generated, events, most in the lists', (name, options, how, ...figures) => {
    const setting = { ...openingSetting(name), ...how };
    const at = placed({ ...setting, options: { ...setting.options, ...options } });
    const [lists, levels] = (['two-phase', 'level-by-level'] as const).map((algorithm) => {
      const { run } = searchGame(at, algorithm, DEFAULT_RULES);
      return run as ListRun;
    }) as [ListRun, ListRun];
    const { mostOpen, mostClosed } = lists.lists!;
    const found = [lists.tallyAt(lists.length).generated, lists.length, mostOpen, mostClosed, levels.length];
    expect(found.slice(0, figures.length)).toEqual(figures);
    expect(searchGame(at, 'minimax', DEFAULT_RULES).run.result).toEqual(lists.result);
  });
});

function parsed(text: string): GameTree {
  const read = parseTree(text, { root: 'max' });
  if (!read.ok) throw new Error(text);
  return read.value;
}

function figuresOf(tree: GameTree): number[] {
  const [lists, levels] = [runOf(tree, 'two-phase'), runOf(tree, 'level-by-level')];
  const { mostOpen, mostClosed } = lists.lists!;
  return [lists.tallyAt(lists.length).generated, lists.length, mostOpen, mostClosed, levels.length];
}
