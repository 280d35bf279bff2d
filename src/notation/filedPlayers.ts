/** Several players in files of trees: `"kind": "player", "player": 2`, and a list of numbers as a leaf's value. */
import type { TreeRow } from '../core/tree/treeRows.ts';
import { list, type Reader, type Shape } from './codec.ts';
import { value, whole } from './shapes.ts';
import { PLAYERS, sumOfVector } from './vectors.ts';

/** the player, counted from 1 in a file */
export const FILED_PLAYER: Shape<number> = whole(1, PLAYERS.most);

export const FILED_VECTOR: Shape<readonly number[]> = list(value, PLAYERS.least, PLAYERS.most);

/**
 * Whether the rows fit together: players and vectors of one length, or none of either. Everything that does not fit is
 * noted.
 */
export function areOfOneKind(rows: readonly TreeRow[], reader: Reader, path: string): boolean {
  const { count } = reader;
  const players = rows.find(({ vector }) => vector !== undefined)?.vector?.length ?? 0;
  for (const { kind, player, vector, staticValue, features } of rows) {
    const judgement = staticValue === undefined ? features && 'features' : 'static';
    if (kind === 'leaf' && (vector?.length ?? 0) !== players)
      reader.refuse(path, vector?.length ?? 1, { kind: 'vectors-alike', players });
    else if (players > 0 && judgement !== undefined) reader.refuse(path, judgement, { kind: 'unjudged' });
    else if (kind !== 'leaf' && (kind === 'player') !== players > 0)
      reader.refuse(path, kind, { kind: players > 0 ? 'player' : 'side' });
    else if (kind === 'player' && (player ?? 0) >= players)
      reader.refuse(path, (player ?? 0) + 1, { kind: 'whole', least: 1, most: players });
  }
  return reader.count === count;
}

/**
 * Returns the declared sum, raised as far as the leaves need, which is noted; null when none is declared or there are
 * no vectors.
 */
export function sumWithin(
  declared: number | undefined,
  rows: readonly TreeRow[],
  reader: Reader,
  path: string,
): number | null {
  if (declared === undefined) return null;
  let sum = declared;
  for (const { vector = [] } of rows) {
    const own = sumOfVector(vector);
    if (own > sum) sum = own;
  }
  if (sum > declared) reader.refuse(path, sum, { kind: 'leaf-sum' });
  return sum;
}
