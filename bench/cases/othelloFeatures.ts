/** What the six features of Othello's evaluation cost over one of them. */
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { report } from '../figure.ts';
import { leastTimes } from '../medians.ts';

const DEPTH = 6;

function search(weights: readonly number[]): number {
  const space = new GrowingSpace(gameSource(othello(8, weights), { byEval: true }), DEPTH, Infinity);
  alphaBeta(space, DEFAULT_RULES, SILENT);
  return space.size;
}

const [DISCS, SIX] = [
  [1, 0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1, 1],
];
const { discs, six } = leastTimes({ discs: () => search(DISCS), six: () => search(SIX) }, 31);

report([
  {
    what: `six features / discs alone, a node of Othello`,
    measured: six / search(SIX) / (discs / search(DISCS)),
    unit: '×',
    bound: 4,
  },
]);
