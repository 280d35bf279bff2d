/** The parts of a match. */
import type { Found } from '../core/run/found.ts';
import type { Side, Turn } from '../games/game.ts';

/** A move of a match, with the search that was shown when it was made. */
export interface MatchMove {
  readonly move: string;
  readonly side: Turn;
  /** the depth of the search in plies; null to the ends */
  readonly depth: number | null;
  /** the value it found; null when it found none */
  readonly found: Found | null;
  readonly generated: number;
  readonly evaluated: number;
}

/** The settings of playing. */
export interface Match {
  /** the side of the reader */
  readonly side: Side;
  /** whether on the reader's turn the search shows what is proved about each move */
  readonly hints: boolean;
  /** whether the search's own turn is gone through step by step */
  readonly isStepped: boolean;
  /** the moves played before the match began */
  readonly from: readonly string[];
  readonly moves: readonly MatchMove[];
}
