import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { minimax } from '../../src/core/search/minimax.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { report } from '../figure.ts';
import { tracingCost } from '../tracingCost.ts';

report([
  {
    what: 'traced / untraced: full tic-tac-toe, minimax (549,946 nodes)',
    measured: tracingCost(() => new GrowingSpace(gameSource(ticTacToe), Infinity, Infinity), minimax),
    unit: '×',
    bound: 3,
  },
]);
