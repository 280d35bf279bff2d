/**
 * Take-away: who moves takes one, two or three coins from a pile; who takes the last wins. A toy: it shows that a
 * game is a file and a row. Who moves wins unless the pile is a multiple of four.
 * Source: Berlekamp, Conway and Guy, Winning Ways for your Mathematical Plays, chapter 1.
 */
import type { GameEntry } from '../../src/games/entry.ts';
import type { Game } from '../../src/games/game.ts';
import { lastCoin, type Pile } from '../../src/games/lastCoin.ts';

/** The last coin with the ends turned round: the same piles and moves. */
export function takeAway(coins: number): Game<Pile, number> {
  const game = lastCoin(coins);
  return {
    ...game,
    // Who took the last coin is no longer to move.
    utility: (pile) => -game.utility(pile),
    printMove: (taken) => `−${taken}`,
  };
}

export const takeAwayEntry: GameEntry = {
  title: { en: 'Take-away', zh: '取石子' },
  names: ['take away'],
  rules: { en: 'Who takes the last coin wins.', zh: '取走最后一枚者胜。' },
  options: [
    { name: 'heap', label: { en: 'coins', zh: '枚数' }, kind: 'number', least: 1, most: 20, opening: 9 },
  ],
  make: ({ heap }) => takeAway(heap as number),
  first: () => 'max',
  opening: { depth: null, symmetry: false },
};
