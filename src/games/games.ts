/** The games there are. A new one is a file beside this and a row here. */
import { connectFour } from './connectFour.ts';
import type { Game } from './game.ts';
import { grundy } from './grundy.ts';
import { ticTacToe } from './ticTacToe.ts';

const ROWS = {
  'tic-tac-toe': ticTacToe,
  'connect-four': connectFour,
  grundy: grundy(7, 'min'),
};

export type GameName = keyof typeof ROWS;

/** Each game from its S0; what its states and moves are is its own affair. */
export const GAMES: Readonly<Record<GameName, Game<unknown, unknown>>> = ROWS;
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];
