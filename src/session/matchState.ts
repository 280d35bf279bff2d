/** What a match is made of. */
import type { Found } from '../core/run/found.ts';
import type { Side, Turn } from '../games/game.ts';

/** A move of a match, with the search that was there when it was made. */
export interface MatchMove {
  readonly move: string;
  readonly side: Turn;
  /** plies it looked at; null to the ends */
  readonly depth: number | null;
  /** what it came to; null where it came to nothing */
  readonly found: Found | null;
  readonly generated: number;
  readonly evaluated: number;
}

/** What belongs to playing. */
export interface Match {
  /** the reader's */
  readonly side: Side;
  /** whether on the reader's turn the search says what is proved of each move */
  readonly hints: boolean;
  /** whether the search's own turn is gone through step by step */
  readonly isStepped: boolean;
  /** what had been played when the match began */
  readonly from: readonly string[];
  readonly moves: readonly MatchMove[];
}
