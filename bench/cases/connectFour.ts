import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { connectFour } from '../../src/games/connectFour.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { report } from '../figure.ts';
import { tracingCost } from '../tracingCost.ts';

const DEPTH = 8;

report([
  {
    what: `traced / untraced: Connect-4 depth ${DEPTH}, alpha-beta`,
    measured: tracingCost(
      () => new GrowingSpace(gameSource(connectFour, { byEval: true }), DEPTH, Infinity),
      (space, observer) => alphaBeta(space, DEFAULT_RULES, observer),
    ),
    unit: '×',
    bound: 2,
  },
]);
