/** The games there are. A new one is a file beside this and a row here. */
import { connectFour } from './connectFour.ts';
import type { Game } from './game.ts';
import { grundy } from './grundy.ts';
import { ticTacToe } from './ticTacToe.ts';

export const GAME_NAMES = ['tic-tac-toe', 'connect-four', 'grundy'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** Each game from its S0; what its states and moves are is its own affair. */
export const GAMES: Readonly<Record<GameName, Game<unknown, unknown>>> = {
  'tic-tac-toe': ticTacToe,
  'connect-four': connectFour,
  grundy: grundy(7, 'min'),
};
