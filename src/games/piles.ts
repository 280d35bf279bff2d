/** Piles of coins as texts: "(4, 2, 1)", as the lecture notes write them. */
import { refused } from './board.ts';
import { folded, type PositionFault } from './game.ts';

/** More coins make trees that nobody reads, and no longer any that can be searched. */
export const MOST_COINS = 50;

export type ReadPiles =
  | { readonly ok: true; readonly piles: readonly number[] }
  | { readonly ok: false; readonly fault: PositionFault };

/** Several in brackets, so that among others and words it is seen where they begin and end; one by its number. */
export function printPiles(piles: readonly number[]): string {
  return piles.length === 1 ? String(piles[0]) : `(${piles.join(', ')})`;
}

/** The piles, largest first; with brackets or without. */
export function readPiles(text: string): ReadPiles {
  const written = folded(text)
    .replaceAll('、', ',')
    .replace(/^\((.*)\)$/, '$1')
    .split(/[,;+-]/);
  const at = written.findIndex((pile) => !/^[1-9]\d{0,5}$/.test(pile));
  if (at >= 0) return refused({ code: 'pile', at, found: written[at] ?? '', most: MOST_COINS });
  const piles = written.map(Number).sort((a, b) => b - a);
  const found = piles.reduce((sum, pile) => sum + pile, 0);
  return found > MOST_COINS ? refused({ code: 'coins', found, most: MOST_COINS }) : { ok: true, piles };
}
