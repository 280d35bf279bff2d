/**
 * Reads several players in files of trees: `"kind": "player", "player": 2`, and a list of numbers as a leaf's
 * value.
 */
import type { TreeRow } from '../core/tree/treeRows.ts';
import { list, type Reader, type Shape } from './codec.ts';
import { whole } from './numberShapes.ts';
import { value } from './shapes.ts';
import { PLAYERS, sumOfVector } from './vectors.ts';

/** The schema of a player, who is counted from 1 in a file. */
export const FILED_PLAYER: Shape<number> = whole(1, PLAYERS.most);

export const FILED_VECTOR: Shape<readonly number[]> = list(value, PLAYERS.least, PLAYERS.most);

/**
 * Whether the rows of a tree fit together: either its nodes have players and its leaves vectors of one
 * length, or neither. All rows that do not fit are noted as faults.
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
 * Returns the greatest sum of a vector that the file declares. When some leaf has a greater sum, that is
 * noted as a fault, and the leaf's sum is returned. Null when the file declares none.
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
