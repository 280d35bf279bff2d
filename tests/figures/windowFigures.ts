/** The root window, moves by kind, principal variation search. */

import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { treeOfText } from '../support/limitExamples.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';
import { type Figure, figure } from './figure.ts';
import { entered, evaluated, passCounts, searched, ticTacToe, worthOf } from './searched.ts';

const published = (id: string) => treeOfRecord(publishedRecord(id));
const T2 = '((((0 8) (2 4)) ((6 2) (8 1))) (((9 4) (8 2)) ((1 9) (9 3))))';

/** α, β; what comes out, after how many leaves, as what */
const WINDOWS: readonly (readonly [number, number, number, number, string])[] = [
  [0, 2, 1, 8, 'exact'],
  [1, 2, 1, 6, 'upper'],
  [2, 5, 1, 6, 'upper'],
  [-3, 0, 0, 3, 'lower'],
];

/** entered and leaves by alpha-beta; entered, leaves, distinct leaves and searched again by PVS */
const ASKED: readonly (readonly [string, () => GameTree, readonly number[], readonly number[]])[] = [
  ['thu-fig-3-10', () => published('thu-fig-3-10'), [23, 10], [33, 15, 10, 1]],
  ['T2', () => treeOfText(T2), [27, 13], [50, 25, 13, 4]],
  ['wikipedia-ab', () => published('wikipedia-ab'), [25, 9], [35, 12, 9, 2]],
];

/** Of depth 6 alone, in the order left by depth 5. */
function lastPass(algorithm: 'alpha-beta' | 'pvs') {
  const run = ticTacToe({ depth: 6 }, { deepen: true, tries: 'last' }, algorithm);
  const { from } = run.passes.at(-1)!;
  const judged = [...run.eventsOf('leaf'), ...run.eventsOf('horizon')].filter((step) => step > from);
  const { entered: nodes, evaluated: leaves } = passCounts(run).at(-1)!;
  const distinct = new Set(judged.map((step) => run.nodeAt(step))).size;
  const again = run.eventsOf('again').filter((step) => step > from).length;
  return [nodes, leaves, distinct, again];
}

export const WINDOW_FIGURES: readonly Figure[] = [
  figure('root window, thu-fig-3-10', 'the value', 1, () => worthOf(searched(published('thu-fig-3-10')))),
  ...WINDOWS.map(([alpha, beta, value, leaves, kind]) =>
    figure(
      `root window (${alpha}, ${beta}), thu-fig-3-10`,
      'returns, leaves, as what',
      [value, leaves, kind],
      () => {
        const run = searched(published('thu-fig-3-10'), { window: { alpha, beta } });
        return [worthOf(run), evaluated(run), run.kindOfValue];
      },
    ),
  ),
  figure('root window (2, 5), thu-fig-3-10', 'at most 1', { low: -Infinity, high: 1 }, () => {
    const run = searched(published('thu-fig-3-10'), { window: { alpha: 2, beta: 5 } });
    return run.rangeAt(ROOT, run.length);
  }),
  figure('moves by kind, tic-tac-toe, the whole game', 'entered as they stand, by kind', [3_082, 872], () =>
    (['given', 'kind'] as const).map((tries) => entered(ticTacToe({ depth: null }, { tries }))),
  ),
  ...ASKED.flatMap(([name, treeOf, byAlphaBeta, byPvs]) => [
    figure(`PVS, ${name}`, 'alpha-beta: entered, leaves', byAlphaBeta, () => [
      entered(searched(treeOf())),
      evaluated(searched(treeOf())),
    ]),
    figure(`PVS, ${name}`, 'entered, leaves, distinct leaves, again', byPvs, () => {
      const run = searched(treeOf(), {}, 'pvs');
      const leaves = run.eventsOf('leaf').map((step) => run.nodeAt(step));
      return [entered(run), leaves.length, new Set(leaves).size, run.eventsOf('again').length];
    }),
  ]),
  figure(
    'PVS, tic-tac-toe, depth 6 in the order left by depth 5',
    'alpha-beta: entered, leaves',
    [316, 146],
    () => lastPass('alpha-beta').slice(0, 2),
  ),
  figure(
    'PVS, tic-tac-toe, depth 6 in the order left by depth 5',
    'entered, leaves, distinct leaves, again',
    [302, 137, 137, 0],
    () => lastPass('pvs'),
  ),
];
