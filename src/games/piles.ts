/** Piles of coins as texts such as "(4, 2, 1)", which is how the lecture notes write them. */
import { type Bilingual, folded, type ReadState, refused } from './game.ts';

/** The greatest number of coins; more make trees that nobody reads, and soon trees that cannot be searched. */
export const MOST_COINS = 50;

/**
 * Returns the text of piles. Several piles are in brackets, so that their beginning and end are visible in a sentence;
 * a single pile is only its number.
 */
export function printPiles(piles: readonly number[]): string {
  return piles.length === 1 ? String(piles[0]) : `(${piles.join(', ')})`;
}

/** Reads piles from a text, with or without brackets, and returns them largest first. */
export function readPiles(text: string): ReadState<readonly number[]> {
  const written = folded(text)
    .replaceAll('、', ',')
    .replace(/^\((.*)\)$/, '$1')
    .split(/[,;+-]/);
  const at = written.findIndex((pile) => !/^[1-9]\d{0,5}$/.test(pile));
  if (at >= 0) return refused(noPile(at, written[at] ?? ''));
  const piles = written.map(Number).sort((a, b) => b - a);
  const found = piles.reduce((sum, pile) => sum + pile, 0);
  if (found <= MOST_COINS) return { ok: true, state: piles };
  return refused({
    en: `it has ${found} coins; there can be ${MOST_COINS}`,
    zh: `共有 ${found} 枚，最多 ${MOST_COINS} 枚`,
  });
}

/** Returns the message about a pile, by its index, whose text is no number of coins. */
export function noPile(at: number, found: string): Bilingual {
  return {
    en: `“${found}”, pile ${at + 1}, is no number of coins from 1 to ${MOST_COINS}`,
    zh: `第 ${at + 1} 堆“${found}”不是 1 到 ${MOST_COINS} 之间的枚数`,
  };
}
