/** A run in the numbers of the side to move: event for event the same run, and what negamax by its definition holds. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { AnyEvent } from '../../src/core/run/event.ts';
import { moverRun } from '../../src/core/run/moverRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { ALGORITHMS } from '../../src/core/search/algorithms.ts';
import { notByMover } from '../../src/core/search/moverForm.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { printBound } from '../../src/core/tree/printNumber.ts';
import { familyOf } from '../../src/families/index.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { treeOfText } from '../support/limitExamples.ts';
import { treeOf } from '../support/sketch.ts';

/** Trees of two sides: in half of them a side may move again. */
const OF_TWO = { nodes: 40, chance: false } as const;
const TRAITS = [true, false].map((alternating) => ({ ...OF_TWO, alternating }));
const TEXTBOOK = treeOf({ max: [{ min: [3, 12, 8] }, { min: [2, 4, 6] }, { min: [14, 5, 2] }] });

/** Minus the number; there is no −0. */
function minus(value: number): number {
  return 0 - value;
}

/**
 * Negamax with α and β as Knuth and Moore define it, telling what happens: one function for both sides. A child of the
 * side that moves again is searched with the same window, and what it returns keeps its sign.
 */
function negamax(tree: GameTree, isMin: (node: NodeId) => boolean, strict: boolean): unknown[] {
  const told: unknown[] = [];
  search(ROOT, -Infinity, Infinity);
  return told;

  function search(node: NodeId, alpha: number, beta: number): number {
    if (tree.isLeaf(node)) {
      const value = isMin(node) ? minus(tree.value(node)) : tree.value(node);
      told.push(['leaf', node, value]);
      return value;
    }
    told.push(['enter', node, alpha, beta]);
    let v = -Infinity;
    let low = alpha;
    for (let index = 0; index < tree.childCount(node); index += 1) {
      const child = tree.child(node, index);
      const isSame = isMin(child) === isMin(node);
      const returned = isSame ? search(child, low, beta) : search(child, minus(beta), minus(low));
      v = Math.max(v, isSame ? returned : minus(returned));
      told.push(['update', node, returned, v]);
      const isCut = strict ? v > beta : v >= beta;
      if (isCut && index < tree.childCount(node) - 1) {
        told.push(['cutoff', node, v, beta]);
        break;
      }
      low = Math.max(low, v);
    }
    told.push(['exit', node, v]);
    return v;
  }
}

function asTold(event: AnyEvent): unknown[] {
  switch (event.kind) {
    case 'leaf':
      return ['leaf', event.node, event.value];
    case 'enter':
      return ['enter', event.node, event.window.alpha, event.window.beta];
    case 'update':
      return ['update', event.node, event.returned, event.value];
    case 'cutoff':
      return ['cutoff', event.node, event.test.v, event.test.limit];
    case 'exit':
      return ['exit', event.node, event.value];
    default:
      throw new Error(`${event.kind} in a plain run`);
  }
}

/** Whether MIN is to move there: at a leaf, below a node of MAX. */
function isMins(tree: GameTree, node: NodeId): boolean {
  if (!tree.isLeaf(node)) return tree.kindName(node) === 'min';
  return node !== ROOT && tree.kindName(tree.parent(node)) === 'max';
}

/** What there is of an event besides numbers of values. */
function bare(event: AnyEvent): unknown {
  const { kind, step, node } = event;
  const lines = event.lines.filter((line) => !['turn', 'same', 'other'].includes(line));
  const child = event.kind === 'update' || event.kind === 'again' ? event.child : null;
  const cut =
    event.kind === 'cutoff'
      ? [event.owner, event.reach, event.pruned, event.prunedLeaves, event.test.holds]
      : [];
  return { kind, step, node, lines, child, cut };
}

/** The lines in which a negamax function asks whose turn it is at a child. */
function callsOf({ lines }: AnyEvent): readonly string[] {
  return lines.filter((line) => ['turn', 'same', 'other'].includes(line));
}

function callsDue(tree: GameTree, event: AnyEvent): readonly string[] {
  const sides = (node: NodeId) => [
    isMins(tree, node),
    ...tree.children(node).map((child) => isMins(tree, child)),
  ];
  const takeTurns = tree
    .nodes()
    .every((node) => sides(node).every((side, at) => at === 0 || side !== sides(node)[0]));
  if (takeTurns || (event.kind !== 'update' && event.kind !== 'again')) return [];
  return isMins(tree, event.child) === isMins(tree, event.node) ? ['turn', 'same'] : ['turn', 'other'];
}

function expectSameRun(plain: AnyRun, written: AnyRun): void {
  expect(written.length).toBe(plain.length);
  expect([written.bestMove, written.why]).toEqual([plain.bestMove, plain.why]);
  for (let step = 1; step <= plain.length; step += 1) {
    expectSame(bare(written.event(step)), bare(plain.event(step)));
    expectSame(callsOf(written.event(step)), callsDue(plain.tree, plain.event(step)));
    expectSame(written.tallyAt(step), plain.tallyAt(step));
    expectSame(written.lineAt(step), plain.lineAt(step));
  }
}

/** Every node at every step has its own numbers: those of MAX, or the same with the other sign, ends exchanged. */
function expectOwnNumbers(plain: AnyRun, written: AnyRun): void {
  const { tree } = plain;
  for (let step = 0; step <= plain.length; step += 1) {
    for (const node of tree.nodes()) {
      const [of, own] = [plain.stateAt(node, step), written.stateAt(node, step)];
      const turn = isMins(tree, node) ? minus : (value: number) => value;
      for (const which of ['range', 'proved'] as const) {
        const ends = [turn(of[which].low), turn(of[which].high)].sort((a, b) => a - b);
        expectSame([own[which].low, own[which].high], ends);
      }
      expectSame(own.value, of.value === null ? null : turn(of.value));
      if (of.window !== null) {
        const ends = [turn(of.window.alpha), turn(of.window.beta)].sort((a, b) => a - b);
        expectSame([own.window?.alpha, own.window?.beta], ends);
      }
      if (tree.isLeaf(node)) continue;
      const label = written.labelOf(node, own);
      if (own.status === 'open') expect(label).not.toMatch(/…/);
      // Both sides want the greatest: α is what one holds, and a pair moves its lower end.
      const [one, pair] = (['one', 'pair'] as const).map((notation) =>
        familyOf(written).boundsAt(written, node, step, notation, own).replaceAll('≈', ''),
      );
      expect(one).not.toMatch(/β/);
      if (own.window === null) continue;
      const { alpha, beta } = own.window;
      const low = printBound(Math.max(alpha, own.value ?? -Infinity));
      expect(pair).toBe(`[${low},\u2009${printBound(beta)}]`);
    }
  }
}

describe('in the numbers of the side to move', () => {
  test('alpha-beta is negamax by its definition, event for event, on random trees', () => {
    for (const traits of TRAITS)
      forTrees(100, traits, ({ tree }) => {
        for (const cutoff of ['equal', 'strict'] as const) {
          const run = moverRun(recordTrace(tree, 'alpha-beta', { ...DEFAULT_RULES, cutoff }));
          const told = Array.from({ length: run.length }, (_, index) => asTold(run.event(index + 1)));
          expect(told).toEqual(negamax(tree, (node) => isMins(tree, node), cutoff === 'strict'));
        }
      });
  });

  test('every run has the same events, counts and lines of play, and every node its own numbers', () => {
    forTrees({ long: 200, usual: 30 }, { ...OF_TWO, nodes: 24 }, ({ tree }) => {
      for (const algorithm of ['minimax', 'alpha-beta', 'pvs'] as const) {
        const plain = recordTrace(tree, algorithm, DEFAULT_RULES);
        const written = moverRun(plain);
        expectSameRun(plain, written);
        expectOwnNumbers(plain, written);
      }
    });
  });

  test('and so has a search within limits: to a depth, beyond it, pass by pass, between bounds', () => {
    forTrees({ long: 120, usual: 24 }, { ...OF_TWO, nodes: 24 }, ({ tree: bareTree, random }) => {
      const tree = noisyAtRandom(judgedAtRandom(bareTree, random), random, 0.6);
      const limits = random.pick([
        { ...NO_LIMITS, depth: 1 },
        { ...NO_LIMITS, deepen: true },
        { ...NO_LIMITS, depth: 1, quiet: 'noisy' as const },
        { ...NO_LIMITS, window: { alpha: -1, beta: 2 } },
      ]);
      const plain = recordLimited(tree, 'alpha-beta', DEFAULT_RULES, limits);
      expectSameRun(plain, moverRun(plain));
      expectOwnNumbers(plain, moverRun(plain));
    });
  });

  test('the textbook tree: C is cut since −2 ≥ −3, which is its β', () => {
    const run = moverRun(recordTrace(TEXTBOOK, 'alpha-beta', DEFAULT_RULES));
    const [cut] = run.eventsOf('cutoff');
    const event = run.event(cut!);
    expect(event).toMatchObject({ kind: 'cutoff', test: { bound: 'beta', v: -2, limit: -3, holds: true } });
    const labels = run.tree
      .nodes()
      .filter((node) => !run.tree.isLeaf(node))
      .map((node) => run.labelOf(node, run.stateAt(node, cut!)));
    expect(labels).toEqual(['≥ 3', '−3', '≥ −2', '']);
  });

  test('an estimate keeps its ≈ at the end it stands at', () => {
    const tree = treeOfText('max(min(3 4~(1 2)) 2)');
    const run = moverRun(recordLimited(tree, 'alpha-beta', DEFAULT_RULES, { ...NO_LIMITS, depth: 2 }));
    const node = 1 as NodeId;
    expect(run.labelOf(node, run.stateAt(node, run.length))).toBe('≈−3');
  });
});

test('which searches can be written so', () => {
  const named = (tree: GameTree) => ALGORITHMS.filter((name) => notByMover(tree, name) === null);
  expect(named(TEXTBOOK)).toEqual(['minimax', 'alpha-beta', 'pvs', 'mcts']);
  expect(notByMover(treeOf({ max: [{ max: [1, 2] }, 3] }), 'minimax')).toBeNull();
  expect(
    notByMover(
      treeOf({
        max: [
          {
            chance: [
              ['1/2', 1],
              ['1/2', 2],
            ],
          },
          3,
        ],
      }),
      'alpha-beta',
    ),
  ).toBe('chance');
  expect(notByMover(treeOfText('p1(<1 2> <3 4>)'), 'minimax')).toBe('players');
  expect(notByMover(TEXTBOOK, 'expectiminimax')).toBe('algorithm');
});
