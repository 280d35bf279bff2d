import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { connectFour } from '../../src/games/connectFour.ts';
import { GameSpace } from '../../src/games/gameSpace.ts';
import { report } from '../figure.ts';
import { tracingCost } from '../tracingCost.ts';

const DEPTH = 8;

report([
  {
    what: `traced / untraced: Connect-4 depth ${DEPTH}, alpha-beta`,
    measured: tracingCost(
      () => new GameSpace(connectFour, DEPTH),
      (space, observer) => alphaBeta(space, DEFAULT_RULES, observer),
    ),
    unit: '×',
    bound: 2,
  },
]);
