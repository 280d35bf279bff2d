/**
 * Repairs the rows of a tree of several players after an edit that was written for MAX and MIN: it sets which player
 * decides at each node, and the vectors of new leaves.
 */
import type { GameTree } from '../tree/index.ts';
import type { TreeRow } from '../tree/treeRows.ts';

/**
 * Returns the rows with a player at every inner row and a vector at every leaf. A row that has become a parent passes
 * its vector on to its first child without a vector, because a leaf that gets a child becomes the parent of its own
 * value. Any other new leaf is worth 0 to everyone.
 */
export function asOfPlayers(rows: readonly TreeRow[], before: GameTree): readonly TreeRow[] {
  const nothing = nothingIn(before);
  /**
   * by depth: the player who decides at the last row of that depth, and the vector that this row passes on to a child
   */
  const path: { player: number; vector: readonly number[] | undefined }[] = [];
  return rows.map((row) => {
    const { depth, kind, vector } = row;
    const above = path[depth - 1];
    if (kind === 'leaf') {
      const own = vector ?? above?.vector ?? nothing;
      if (above !== undefined && vector === undefined) above.vector = undefined;
      const { player: _none, ...leaf } = row;
      return { ...leaf, value: own[0] ?? Number.NaN, vector: own };
    }
    const turn = above === undefined ? 0 : (above.player + 1) % before.players;
    const player = kind === 'player' ? (row.player ?? turn) : turn;
    path[depth] = { player, vector };
    const { vector: _passedOn, ...inner } = row;
    return { ...inner, kind: 'player', player, value: Number.NaN };
  });
}

/** Returns the greatest sum of the components of any leaf's vector. */
export function greatestSum(rows: readonly TreeRow[]): number {
  let greatest = Number.NEGATIVE_INFINITY;
  for (const { vector } of rows) {
    const sum = vector === undefined ? greatest : sumOf(vector);
    if (sum > greatest) greatest = sum;
  }
  return greatest;
}

function sumOf(vector: readonly number[]): number {
  return vector.reduce((sum, value) => sum + value, 0);
}

/**
 * Returns the vector of a leaf for which none was given: 0 for every player, or the nearest vector that respects the
 * declared bounds and sum.
 */
function nothingIn({ players, leafBounds: [low, high], sum }: GameTree): readonly number[] {
  const each = Math.min(Math.max(0, low), high);
  const value = sum !== null && each * players > sum ? Math.max(sum / players, low) : each;
  return new Array(players).fill(value);
}
