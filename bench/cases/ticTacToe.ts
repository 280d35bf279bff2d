import { minimax } from '../../src/core/search/minimax.ts';
import { GameSpace } from '../../src/games/gameSpace.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { report } from '../figure.ts';
import { tracingCost } from '../tracingCost.ts';

report([
  {
    what: 'traced / untraced: full tic-tac-toe, minimax (549,946 nodes)',
    measured: tracingCost(() => new GameSpace(ticTacToe), minimax),
    unit: '×',
    bound: 3,
  },
]);
