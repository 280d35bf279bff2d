import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { GameSpace } from '../../src/games/gameSpace.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { report } from '../figure.ts';
import { tracingCost } from '../tracingCost.ts';

report([
  {
    what: 'traced / untraced: full tic-tac-toe, alpha-beta (18,297 nodes)',
    measured: tracingCost(
      () => new GameSpace(ticTacToe),
      (space, observer) => alphaBeta(space, DEFAULT_RULES, observer),
    ),
    unit: '×',
    bound: 3,
  },
]);
