/** What is known beforehand of vectors: how much there is for all players together, and what is the least for one. */
import type { GameTree } from '../tree/gameTree.ts';

export interface PlayerBounds {
  readonly players: number;
  /** M: no leaf gives all together more; +∞ where nobody says */
  readonly sum: number;
  /** m: no leaf gives anyone less; −∞ where nobody says */
  readonly least: number;
}

/** What of a tree declares them. */
type Declaring = Pick<GameTree, 'players' | 'sum' | 'leafBounds'>;

/** As the tree declares them. */
export function playerBoundsOf({ players, sum, leafBounds: [least] }: Declaring): PlayerBounds {
  return { players, sum: sum ?? Infinity, least };
}

/**
 * What one player can get at most where another has `own`, and all others the least: M − own − (n − 2)·m. Of two
 * players there are no others, so that m may be unknown.
 */
export function mostBeside(own: number, { players, sum, least }: PlayerBounds): number {
  const others = players === 2 ? 0 : (players - 2) * least;
  return others === -Infinity ? Infinity : sum - others - own;
}

/** Whether anything can be cut: what all together get at most is known, and of three and more what one gets at least. */
export function mayPrune(bounds: PlayerBounds): boolean {
  return mostBeside(0, bounds) < Infinity;
}

/** What one player can get at most at all. */
export function mostOf(bounds: PlayerBounds): number {
  return mostBeside(bounds.least, bounds);
}
