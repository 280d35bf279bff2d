/** What is declared about all vectors: the greatest sum for all players together, and the least component for one. */
import type { GameTree } from '../tree/gameTree.ts';

export interface PlayerBounds {
  readonly players: number;
  /** M: the sum of no leaf's vector exceeds this; +∞ when it is not declared */
  readonly sum: number;
  /** m: no component of a leaf's vector is below this; −∞ when it is not declared */
  readonly least: number;
}

/** The parts of a tree with these declarations. */
type Declaring = Pick<GameTree, 'players' | 'sum' | 'leafBounds'>;

/** Reads from the tree what is declared about its leaves. */
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
 * Whether anything can be cut: the greatest sum is known, and with three or more players the least component as well.
 */
export function mayPrune(bounds: PlayerBounds): boolean {
  return mostBeside(0, bounds) < Infinity;
}

/** Returns the most that one player can get at all. */
export function mostOf(bounds: PlayerBounds): number {
  return mostBeside(bounds.least, bounds);
}
