/** What is said of a position of a game: whether its side must pass, and who has won. */
import { bySide } from '../../core/tree/nodeKind.ts';
import { type Game, movesAt, type Side } from '../../games/game.ts';
import type { GamePosition } from '../../session/subject.ts';
import type { LanguageCode, Words } from '../../words/index.ts';
import { piecesOf } from './BoardLegend.tsx';

/** Whether the side to move can only pass. */
export function isPassing({ game }: Pick<GamePosition, 'game'>, state: unknown): boolean {
  if (game.isPass === undefined || game.terminalTest(state)) return false;
  const moves = movesAt(game, state);
  return moves.length === 1 && game.isPass(moves[0]);
}

/** Returns the name of a side: that of its pieces' colour, or MAX or MIN. */
export function sideName({ entry }: GamePosition, side: 'max' | 'min', code: LanguageCode): string {
  return entry.sides?.[side][code] ?? bySide(side, 'MAX', 'MIN');
}

/** Returns a text with the result of a game that is over, and the numbers of pieces when these decide. */
export function resultOf(
  at: GamePosition,
  state: unknown,
  words: Words['board'],
  code: LanguageCode,
): string {
  return resultBetween(at.game, state, words, (side) => sideName(at, side, code));
}

/** Returns the same text with other names of the sides. */
export function resultBetween(
  game: Game<unknown, unknown>,
  state: unknown,
  words: Words['board'],
  nameOf: (side: Side) => string,
): string {
  const value = game.utility(state);
  const [winner, loser] = value >= 0 ? (['max', 'min'] as const) : (['min', 'max'] as const);
  const counts = game.turnedBy && words.counts(piecesOf(game, state, winner), piecesOf(game, state, loser));
  return value === 0 ? words.drawn(counts) : words.won(nameOf(winner), counts);
}
