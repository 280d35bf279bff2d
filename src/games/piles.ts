/** Piles of coins as texts: "(4, 2, 1)", as the lecture notes write them. */
import { type Bilingual, folded, refused } from './game.ts';

/** More coins make trees that nobody reads, and soon trees that cannot be searched. */
export const MOST_COINS = 50;

export type ReadPiles =
  | { readonly ok: true; readonly piles: readonly number[] }
  | { readonly ok: false; readonly fault: Bilingual };

/**
 * Several piles stand in brackets, so that their beginning and end are visible among other words; a single pile is
 * written as its number.
 */
export function printPiles(piles: readonly number[]): string {
  return piles.length === 1 ? String(piles[0]) : `(${piles.join(', ')})`;
}

/** Reads the piles, with or without brackets, and returns them largest first. */
export function readPiles(text: string): ReadPiles {
  const written = folded(text)
    .replaceAll('、', ',')
    .replace(/^\((.*)\)$/, '$1')
    .split(/[,;+-]/);
  const at = written.findIndex((pile) => !/^[1-9]\d{0,5}$/.test(pile));
  if (at >= 0) return refused(noPile(at, written[at] ?? ''));
  const piles = written.map(Number).sort((a, b) => b - a);
  const found = piles.reduce((sum, pile) => sum + pile, 0);
  if (found <= MOST_COINS) return { ok: true, piles };
  return refused({
    en: `it has ${found} coins; there can be ${MOST_COINS}`,
    zh: `共有 ${found} 枚，最多 ${MOST_COINS} 枚`,
  });
}

/** The fault of a pile, counted from 0, whose text is no number of coins. */
export function noPile(at: number, found: string): Bilingual {
  return {
    en: `“${found}”, pile ${at + 1}, is no number of coins from 1 to ${MOST_COINS}`,
    zh: `第 ${at + 1} 堆“${found}”不是 1 到 ${MOST_COINS} 之间的枚数`,
  };
}
