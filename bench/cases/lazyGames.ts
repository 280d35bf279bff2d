/** What it costs to keep a tree that grows, over plain recursion on the same functions of the game. */
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { bySide } from '../../src/core/tree/nodeKind.ts';
import { connectFour } from '../../src/games/connectFour.ts';
import type { Game } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { report } from '../figure.ts';
import { medians, processorTime } from '../medians.ts';

/** Alpha-beta by the game's own functions, nothing kept. */
function plainAlphaBeta<State, Move>(game: Game<State, Move>, depth: number): number {
  const evaluate = depth === Infinity ? game.utility : (game.evaluate ?? game.utility);
  const value = (state: State, left: number, from: number, to: number): number => {
    if (left === 0 || game.terminalTest(state)) return evaluate(state);
    let [alpha, beta] = [from, to];
    let best = bySide(game.player(state), -Infinity, Infinity);
    for (const move of game.actions(state)) {
      const child = value(game.result(state, move), left - 1, alpha, beta);
      if (game.player(state) === 'max') {
        best = Math.max(best, child);
        if (best >= beta) return best;
        alpha = Math.max(alpha, best);
        continue;
      }
      best = Math.min(best, child);
      if (best <= alpha) return best;
      beta = Math.min(beta, best);
    }
    return best;
  };
  return value(game.s0, depth, -Infinity, Infinity);
}

const SAMPLES = 25;

function cost<State, Move>(game: Game<State, Move>, depth: number): number {
  const { lazy, plain } = medians(
    {
      lazy: () =>
        alphaBeta(
          new GrowingSpace(gameSource(game, { byEval: depth !== Infinity }), depth, Infinity),
          DEFAULT_RULES,
          SILENT,
        ),
      plain: () => plainAlphaBeta(game, depth),
    },
    SAMPLES,
    processorTime,
  );
  return lazy / plain;
}

report([
  {
    what: 'growing / plain recursion: Connect-4 depth 8',
    measured: cost(connectFour, 8),
    unit: '×',
    bound: 2.5,
  },
  {
    what: 'growing / plain recursion: tic-tac-toe to the end',
    measured: cost(ticTacToe, Infinity),
    unit: '×',
    bound: 2.5,
  },
]);
