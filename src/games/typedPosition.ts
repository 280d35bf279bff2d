/**
 * Reads what a reader types for a position: the position itself, as the game writes it, or the moves that lead to it from
 * the beginning of the game.
 */
import { type Bilingual, type Game, moveCalled, type Side } from './game.ts';
import { readTranscript, type TranscriptFault } from './transcript.ts';

export type TypedPosition =
  | { readonly kind: 'position'; readonly state: unknown }
  /** the legal moves of a transcript, and the place after them at which no legal move is written */
  | { readonly kind: 'moves'; readonly moves: readonly string[]; readonly fault: TranscriptFault | null }
  | { readonly kind: 'neither'; readonly fault: Bilingual };

/** Matches the name of a square at the beginning of a text, which no position of a game with such names begins with. */
const SQUARE = /^\s*(?:[a-z]\d|pass)/i;

/** @param game the game from its own beginning; `first` is the side to move in a position whose text does not say it */
export function readTyped(game: Game<unknown, unknown>, text: string, first: Side): TypedPosition {
  const read = game.parseState(text, first);
  if (read.ok) return { kind: 'position', state: read.state };
  const { moves, fault } = readTranscript(game, game.s0, text);
  const isTranscript = moves.length > 0 || (game.cellName !== undefined && SQUARE.test(text));
  return isTranscript ? { kind: 'moves', moves, fault } : { kind: 'neither', fault: read.fault };
}

/** Whether a transcript with a fault may become right when more is typed. */
export function isUnfinished({ at, found, legal }: TranscriptFault, text: string): boolean {
  const isLast = at + found.length >= text.normalize('NFKC').trimEnd().length;
  return isLast && legal.some((move) => move.startsWith(found));
}

/** Returns moves as a transcript: one after the other, without passes. */
export function printTranscript(game: Game<unknown, unknown>, moves: readonly string[]): string {
  const { states } = readTranscript(game, game.s0, moves.join(' '));
  return moves
    .filter((move, index) => {
      const made = moveCalled(game, states[index], move);
      return made === undefined || game.isPass?.(made) !== true;
    })
    .join('');
}
