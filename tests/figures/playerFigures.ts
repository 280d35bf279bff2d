/** max^n on three trees, what ties decide, deep pruning, and all against player 1. */
import { tieVectors } from '../../src/core/analysis/tieVectors.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordVectors } from '../../src/core/run/recordVectors.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { deepSearch } from '../support/deepPruning.ts';
import { MIT, SUM_NINE, TIE, treeOfText } from '../support/limitExamples.ts';
import { type Figure, figure, longFigure } from './figure.ts';
import { evaluated, leavesSeen, moveOf, searched, worthOf } from './searched.ts';

function vectorOf(run: AnyRun, node: NodeId = ROOT): readonly number[] | null {
  if (run.family !== 'vectors') throw new Error('no run of max^n');
  const leaf = run.givenAt(node, run.length);
  return leaf === null ? null : run.tree.vector(leaf);
}

const maxN = (text: string) => recordVectors(treeOfText(text), 'max-n');
const ALL = [1, 2, 3, 4, 5, 6, 7, 8];

/** the tree; vector and move; leaves evaluated; steps */
const ROWS: readonly (readonly [string, string, readonly number[], string, readonly number[], number])[] = [
  ['MIT 6.034', MIT, [1, 2, 3], '1', ALL, 36],
  ['MIT 6.034, M = 14, m = −1', `sum 14; leaves -1..7; ${MIT}`, [1, 2, 3], '1', ALL, 36],
  ['sum 9', SUM_NINE, [5, 1, 3], '2', [1, 2, 3, 5, 6, 7, 8], 35],
  ['a tie', TIE, [4, 3, 3], '2', [1, 2, 3, 4], 16],
];

export const PLAYER_FIGURES: readonly Figure[] = [
  ...ROWS.map(([tree, text, vector, move, leaves, steps]) =>
    figure(`max^n, ${tree}`, 'vector, move, leaves evaluated, steps', [vector, move, leaves, steps], () => {
      const run = maxN(text);
      return [vectorOf(run), moveOf(run), leavesSeen(run), run.length];
    }),
  ),
  figure(
    'max^n, MIT 6.034',
    'second row',
    [
      [1, 2, 3],
      [-1, 5, 2],
    ],
    () => {
      const run = maxN(MIT);
      return run.tree.children(ROOT).map((node) => vectorOf(run, node));
    },
  ),
  figure(
    'max^n, sum 9, the bounds of all ancestors',
    'cut the eighth leaf and play the first',
    [[4, 2, 3], '1', [1, 2, 3, 5, 6, 7]],
    () => {
      const wrong = recordVectors(treeOfText(SUM_NINE), 'max-n', deepSearch);
      return [vectorOf(wrong), moveOf(wrong), leavesSeen(wrong)];
    },
  ),
  figure('max^n, a tie broken the other way', 'vector, move', [[6, 1, 3], '1'], () => {
    const run = maxN('p1(p3(<6 1 3> <2 5 3>) p3(<4 3 3> <5 4 1>))');
    return [vectorOf(run), moveOf(run)];
  }),
  figure(
    'max^n, a tie',
    'vectors that breaking it gives',
    [
      [6, 1, 3],
      [4, 3, 3],
    ],
    () => {
      const tree = treeOfText(TIE);
      return tieVectors(tree)?.map((leaf) => tree.vector(leaf));
    },
  ),
  ...(['minimax', 'alpha-beta'] as const).map((algorithm) =>
    figure(`all against player 1, sum 9, ${algorithm}`, 'what it is worth to him', 1, () =>
      worthOf(searched(SUM_NINE, {}, algorithm)),
    ),
  ),
  figure('all against player 1, sum 9', 'instead of', 5, () => vectorOf(maxN(SUM_NINE))?.[0]),
  figure('max^n, sum 9', 'leaves evaluated, of so many', [7, 8], () => [
    evaluated(maxN(SUM_NINE)),
    treeOfText(SUM_NINE).leafCount,
  ]),
  ...(
    [
      ['mit6034-maxn', MIT],
      ['maxn-shallow', SUM_NINE],
      ['maxn-tie', TIE],
    ] as const
  ).map(([id, text]) => figure(`library, ${id}`, 'is that tree', text, () => exampleById(id)?.literal)),
  longFigure(
    'max^n, random trees of 8 to 32 leaves, the bounds of all ancestors',
    'err on 0.1 to 0.5 per cent',
    true,
    () => {
      const percent = deepErrors();
      return percent >= 0.1 && percent <= 0.5;
    },
  ),
];

/** In how many of a hundred trees of three players and sum 9 deep pruning has another vector. */
function deepErrors(): number {
  const random = seeded(1);
  const shapes = [
    [2, 3],
    [2, 4],
    [2, 5],
    [3, 3],
  ] as const;
  const trees = 16_000;
  let wrong = 0;
  const leaf = () => {
    const first = random.below(10);
    const second = random.below(10 - first);
    return `<${first} ${second} ${9 - first - second}>`;
  };
  for (let each = 0; each < trees; each += 1) {
    const [width, depth] = shapes[each % shapes.length]!;
    const grow = (plies: number): string =>
      plies === 0 ? leaf() : `(${Array.from({ length: width }, () => grow(plies - 1)).join(' ')})`;
    const text = `sum 9; leaves 0..9; ${grow(depth)}`;
    const deep = recordVectors(treeOfText(text), 'max-n', deepSearch);
    if (vectorOf(deep)?.join() !== vectorOf(maxN(text))?.join()) wrong += 1;
  }
  return (100 * wrong) / trees;
}
