/** Searches to a depth, EVAL and its weights, deepening within a budget. */
import { edited } from '../../src/core/edit/edits.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { EACH_DEPTH_ANOTHER, MATERIAL, PROVED_EARLY, treeOfText } from '../support/limitExamples.ts';
import { type Figure, figure } from './figure.ts';
import {
  countsOf,
  entered,
  evaluated,
  moveOf,
  passCounts,
  searched,
  ticTacToe,
  worthOf,
} from './searched.ts';

/** depth; value, move, entered, evaluated, steps: there are no cuts */
const D: readonly (readonly [number, number, string | null, number, number, number])[] = [
  [0, 5, null, 1, 1, 1],
  [1, 9, 'a', 4, 3, 8],
  [2, 7, 'c', 10, 6, 23],
  [3, 8, 'b', 22, 12, 53],
  [4, 8, 'b', 22, 12, 53],
];

/** depth; value and square; entered by minimax and by alpha-beta; evaluated by alpha-beta */
const TIC_TAC_TOE: readonly (readonly [number, number, string | null, number, number, number])[] = [
  [0, 0, null, 1, 1, 1],
  [1, 4, '4', 4, 4, 3],
  [2, 1, '4', 16, 12, 8],
  [3, 3, '4', 82, 51, 37],
  [4, 1, '4', 442, 158, 108],
  [5, 3, '4', 2_152, 519, 352],
  [6, 1, '4', 8_144, 959, 560],
  [8, 0, '0', 44_986, 1_929, 868],
  [9, 0, '0', 58_524, 2_492, 971],
];

/** What each move at the root is worth, by name, where every move is looked at. */
function worths(run: AnyRun): Readonly<Record<string, number>> {
  const { tree } = run;
  return Object.fromEntries(
    tree.children(ROOT).map((child) => [tree.move(child), run.valueAt(child, run.length)]),
  );
}

const cornered = (weights: readonly number[], depth: number) =>
  ticTacToe({ start: 'x.......o', weights, depth }, {}, 'minimax');

/** By MATERIAL with a rook at this weight: what each move is worth, and which is played. */
function traded(rook: number) {
  const weighed = edited(treeOfText(MATERIAL), ['setWeights', [1, 3, rook, 9]]);
  if (!weighed.ok) throw new Error('refused');
  const run = searched(weighed.tree, {}, 'minimax');
  return { ...worths(run), played: moveOf(run) };
}

const EVALUATED: readonly Figure[] = [
  ...D.map(([depth, value, move, nodes, leaves, steps]) =>
    figure(
      `depth limit, tree D, depth ${depth}`,
      'value, move, counts',
      { value, move, entered: nodes, evaluated: leaves, cuts: 0, steps },
      () => countsOf(searched(EACH_DEPTH_ANOTHER, { depth })),
    ),
  ),
  ...TIC_TAC_TOE.map(([depth, value, square, byMinimax, nodes, leaves]) =>
    figure(
      `depth limit, tic-tac-toe from the empty board, depth ${depth}`,
      'value, square, entered by minimax, by alpha-beta, evaluated',
      [value, square, byMinimax, nodes, leaves],
      () => {
        const run = ticTacToe({ depth });
        return [
          worthOf(run),
          moveOf(run),
          entered(ticTacToe({ depth }, {}, 'minimax')),
          entered(run),
          evaluated(run),
        ];
      },
    ),
  ),
  figure('depth limit, tic-tac-toe, depth 2', 'corner, edge, centre', { 0: -1, 1: -2, 4: 1 }, () =>
    worths(ticTacToe({ depth: 2 }, {}, 'minimax')),
  ),
  figure(
    'evaluation, x.......o, weights 1 and 1, depth 2',
    'what the squares are worth',
    { 1: -2, 2: -1, 4: 1, 5: -1 },
    () => worths(cornered([1, 1], 2)),
  ),
  figure('evaluation, x.......o, weights 1 and 1, depth 2', 'plays the centre', '4', () =>
    moveOf(cornered([1, 1], 2)),
  ),
  figure(
    'evaluation, x.......o, weights 1 and 3, depth 2',
    'what the squares are worth',
    { 1: -3, 2: 0, 4: -1, 5: -2 },
    () => worths(cornered([1, 3], 2)),
  ),
  figure('evaluation, x.......o, weights 1 and 3, depth 2', 'plays square 2', '2', () =>
    moveOf(cornered([1, 3], 2)),
  ),
  figure(
    'evaluation, x.......o, to the end',
    'the centre draws, square 2 alone wins',
    { 1: -1, 2: 1, 4: 0, 5: 0 },
    () => worths(ticTacToe({ start: 'x.......o', depth: null }, {}, 'minimax')),
  ),
  ...[1, 2].flatMap((depth) => [
    figure(
      `evaluation, x.......o, depth ${depth}`,
      'the choice turns at w₂ = 2',
      [false, false, true, true, true],
      () => [0, 1, 2, 3, 4].map((two) => moveOf(cornered([1, two], depth)) === '2'),
    ),
    figure(`evaluation, x.......o, depth ${depth}, w₂ = 2`, 'squares 2 and 4 are equal', true, () => {
      const { 2: one, 4: other } = worths(cornered([1, 2], depth));
      return one !== undefined && one === other;
    }),
  ]),
  figure('evaluation, material', 'trade 0, keep −1', { trade: 0, keep: -1, played: 'trade' }, () =>
    traded(5),
  ),
  figure('evaluation, material, rook = 6', 'a tie', { trade: -1, keep: -1, played: 'trade' }, () =>
    traded(6),
  ),
  figure('evaluation, material, rook = 7', 'keep', { trade: -2, keep: -1, played: 'keep' }, () => traded(7)),
];

const deepened = (budget: number | null = null) => searched(EACH_DEPTH_ANOTHER, { deepen: true, budget });
const given = () => searched(EACH_DEPTH_ANOTHER, { deepen: true, tries: 'given' });

/** The moves of a node in the order of a pass. */
function triedIn(run: AnyRun, pass: number, node = ROOT): string {
  const { tree } = run.passes[pass]!;
  return tree
    .children(node)
    .map((child) => tree.move(child) || String(run.tree.childIndex(child) + 1))
    .join(' ');
}

/** budget; depth, value and move of the answer */
const BUDGETS: readonly (readonly [number, number, number, string | null])[] = [
  [1, 0, 5, null],
  [4, 0, 5, null],
  [5, 1, 9, 'a'],
  [13, 1, 9, 'a'],
  [14, 2, 7, 'c'],
  [20, 2, 7, 'c'],
  [31, 2, 7, 'c'],
  [32, 3, 8, 'b'],
  [1_000, 3, 8, 'b'],
];

const ticTacToeDeepened = (tries: 'last' | 'given') => ticTacToe({ depth: 6 }, { deepen: true, tries });

const DEEPENED: readonly Figure[] = [
  figure(
    'deepening, tree D, order last',
    'entered, evaluated, cuts of each pass',
    [
      [1, 1, 0],
      [4, 3, 0],
      [9, 5, 1],
      [18, 9, 2],
    ],
    () => passCounts(deepened()).map((pass) => Object.values(pass)),
  ),
  figure('deepening, tree D, order last', 'entered together, distinct, of so many', [32, 19, 22], () => {
    const { entered: all, distinct } = deepened().tallyAt(deepened().length);
    return [all, distinct, deepened().tree.size];
  }),
  figure('deepening, tree D, order last', 'why it ends, in how many steps', ['proved', 82], () => [
    deepened().why,
    deepened().length,
  ]),
  figure(
    'deepening, tree D, order given',
    'entered by each pass, together, steps',
    [[1, 4, 10, 22], 37, 90],
    () => [passCounts(given()).map((pass) => pass.entered), entered(given()), given().length],
  ),
  figure('deepening, tree D, passes 2 and 3', 'order of the moves at the root', ['a c b', 'c b a'], () =>
    [2, 3].map((pass) => triedIn(deepened(), pass)),
  ),
  figure('deepening, tree D, pass 3', 'below c the second child first', '2 1', () =>
    triedIn(deepened(), 3, deepened().tree.child(ROOT, 2)),
  ),
  figure('deepening, tree D, pass 3', 'leaves evaluated', [6, 1, 6, 9, 4, 8, 3, 5, 7], () => {
    const run = deepened();
    const { from } = run.passes[3]!;
    return run.eventsOf('leaf').flatMap((step) => (step > from ? [run.valueAt(run.nodeAt(step), step)] : []));
  }),
  ...BUDGETS.map(([budget, depth, value, move]) =>
    figure(
      `deepening, tree D, budget ${budget}`,
      'depth, value and move of the answer',
      [depth, value, move],
      () => {
        const run = deepened(budget);
        return [run.answered?.depth, worthOf(run), moveOf(run)];
      },
    ),
  ),
  figure('deepening, tree D, budget 20', 'why it ends', 'budget', () => deepened(20).why),
  figure('deepening, +∞ at b', 'proved after depth 2, 14 nodes', ['proved', 2, 'b', Infinity, 14], () => {
    const run = searched(PROVED_EARLY, { deepen: true });
    return [run.why, run.answered?.depth, moveOf(run), worthOf(run), entered(run)];
  }),
  figure(
    'deepening, tic-tac-toe to depth 6, order last',
    'entered by each pass',
    [1, 4, 8, 35, 58, 296, 316],
    () => passCounts(ticTacToeDeepened('last')).map((pass) => pass.entered),
  ),
  figure('deepening, tic-tac-toe to depth 6, order last', 'entered together, distinct', [718, 458], () => {
    const run = ticTacToeDeepened('last');
    return [entered(run), run.tallyAt(run.length).distinct];
  }),
  figure('deepening, tic-tac-toe to depth 6, order given', 'entered together', 1_704, () =>
    entered(ticTacToeDeepened('given')),
  ),
  figure('deepening, tic-tac-toe, depth 6 alone, as given', 'entered', 959, () =>
    entered(ticTacToe({ depth: 6 })),
  ),
];

export const DEPTH_FIGURES = [...EVALUATED, ...DEEPENED];
