/** The data of a match, a game that the reader plays against the search. */
import type { Found, SearchRules } from '../core/index.ts';
import type { Side, Turn } from '../games/game.ts';

/** A move of a match, with what the search found that was displayed when the move was played. */
export interface MatchMove {
  readonly move: string;
  readonly side: Turn;
  /** the depth limit of the search in plies; null when it had none */
  readonly depth: number | null;
  /** the number of iterations of the simulation; null when the search was none */
  readonly iterations: number | null;
  /** the value that the search found; null when it found none */
  readonly found: Found | null;
  readonly generated: number;
  readonly evaluated: number;
}

/** A match of the reader against the search, with its settings. */
export interface Match {
  /** the side that the reader plays */
  readonly side: Side;
  /** whether the search on the reader's turn displays what it has proved about each of the reader's moves */
  readonly hints: boolean;
  /** whether the reader steps through the search on the opponent's turn */
  readonly isStepped: boolean;
  /** whether positions with few empty squares are searched to the end of the game, in games that count them */
  readonly endsExactly: boolean;
  /** the depth limit of the other searches in plies; null when they have none */
  readonly depth: number | null;
  /** the rule for equal moves that the reader had chosen before the match */
  readonly ties: SearchRules['ties'];
  /** the moves of the game that were played before the match began */
  readonly from: readonly string[];
  readonly moves: readonly MatchMove[];
}
