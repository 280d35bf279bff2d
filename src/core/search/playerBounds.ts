/**
 * The declarations about all vectors of a tree: the greatest sum for all players together, and the least component for
 * one.
 */
import type { GameTree } from '../tree/index.ts';

export interface PlayerBounds {
  readonly players: number;
  /** M: the greatest sum of any leaf's vector; +∞ when it is not declared */
  readonly sum: number;
  /** m: the least component of any leaf's vector; −∞ when it is not declared */
  readonly least: number;
}

/** The members of a tree that contain the declarations about its vectors. */
type Declaring = Pick<GameTree, 'players' | 'sum' | 'leafBounds'>;

/** Returns what a tree declares about its vectors. */
export function playerBoundsOf({ players, sum, leafBounds: [least] }: Declaring): PlayerBounds {
  return { players, sum: sum ?? Infinity, least };
}

/**
 * Returns the most that one player can get when another has `own` and all others get the least: M − own − (n − 2)·m.
 * With two players there are no others, so m may be unknown.
 */
export function mostBeside(own: number, { players, sum, least }: PlayerBounds): number {
  const others = players === 2 ? 0 : (players - 2) * least;
  return others === -Infinity ? Infinity : sum - others - own;
}

/**
 * Whether max^n can prune: the greatest sum is declared, and with three or more players the least component as well.
 */
export function mayPrune(bounds: PlayerBounds): boolean {
  return mostBeside(0, bounds) < Infinity;
}

/** Returns the most that one player can get in any vector. */
export function mostOf(bounds: PlayerBounds): number {
  return mostBeside(bounds.least, bounds);
}
