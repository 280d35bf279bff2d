/** Piles of coins as texts: "4, 2, 1". */
import { refused } from './board.ts';
import { folded, type PositionFault } from './game.ts';

/** More coins make trees that nobody reads, and no longer any that can be searched. */
export const MOST_COINS = 50;

export type ReadPiles =
  | { readonly ok: true; readonly piles: readonly number[] }
  | { readonly ok: false; readonly fault: PositionFault };

/** The piles, largest first. */
export function readPiles(text: string): ReadPiles {
  const written = folded(text)
    .replaceAll('、', ',')
    .split(/[,;+-]/);
  const at = written.findIndex((pile) => !/^[1-9]\d{0,5}$/.test(pile));
  if (at >= 0) return refused({ code: 'pile', at, found: written[at] ?? '', most: MOST_COINS });
  const piles = written.map(Number).sort((a, b) => b - a);
  const found = piles.reduce((sum, pile) => sum + pile, 0);
  return found > MOST_COINS ? refused({ code: 'coins', found, most: MOST_COINS }) : { ok: true, piles };
}
