/** The table of games. A new game is a file beside this one and a row in this table. */
import { connectFourEntry } from './connectFour.ts';
import type { GameEntry } from './entry.ts';
import { grundyEntry } from './grundy.ts';
import { hexapawnEntry } from './hexapawn.ts';
import { kalahEntry } from './kalah.ts';
import { lastCheckersEntry } from './lastCheckers.ts';
import { lastCoinEntry } from './lastCoin.ts';
import { nimEntry } from './nim.ts';
import { othelloEntry } from './othello/othello.ts';
import { raceToNEntry } from './raceToN.ts';
import { ticTacToeEntry } from './ticTacToe.ts';

const ROWS = {
  'tic-tac-toe': ticTacToeEntry,
  'connect-four': connectFourEntry,
  grundy: grundyEntry,
  'last-coin': lastCoinEntry,
  'race-to-n': raceToNEntry,
  hexapawn: hexapawnEntry,
  nim: nimEntry,
  'last-checkers': lastCheckersEntry,
  kalah: kalahEntry,
  othello: othelloEntry,
};

export type GameName = keyof typeof ROWS;

export const GAMES: Readonly<Record<GameName, GameEntry>> = ROWS;
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];
