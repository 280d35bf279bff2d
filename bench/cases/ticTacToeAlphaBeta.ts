import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { report } from '../figure.ts';
import { tracingCost } from '../tracingCost.ts';

report([
  {
    what: 'traced / untraced: full tic-tac-toe, alpha-beta (18,297 nodes)',
    measured: tracingCost(
      () => new GrowingSpace(gameSource(ticTacToe)),
      (space, observer) => alphaBeta(space, DEFAULT_RULES, observer),
    ),
    unit: '×',
    bound: 3,
  },
]);
