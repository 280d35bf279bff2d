/**
 * The last coin, 余一棋: a player takes one, two or three coins from a pile, and the player who has to take the last one
 * loses. The player to move loses when the pile is one more than a multiple of four.
 */
import { bySide, opponentOf } from '../core/tree/nodeKind.ts';
import type { GameEntry } from './entry.ts';
import { type Game, refused, type Side } from './game.ts';
import { MOST_COINS, noPile, readPiles } from './piles.ts';

export interface Pile {
  readonly coins: number;
  readonly toMove: Side;
}

/** Returns the game with `coins` coins in the pile and MAX to begin. */
export function lastCoin(coins: number): Game<Pile, number> {
  return {
    s0: { coins, toMove: 'max' },
    player: ({ toMove }) => toMove,
    actions: (pile) => [1, 2, 3].filter((taken) => taken <= pile.coins),
    result: (pile, taken) => ({ coins: pile.coins - taken, toMove: opponentOf(pile.toMove) }),
    terminalTest: (pile) => pile.coins === 0,
    // At the end the side to move has won, because the other side has taken the last coin.
    utility: ({ toMove }) => bySide(toMove, 1, -1),
    utilityRange: [-1, 1],
    isWhole: true,
    key: ({ coins, toMove }) => `${coins} ${toMove}`,
    printMove: String,
    printState: ({ coins }) => String(coins),
    parseState(text, toMove) {
      if (text.trim() === '0') return { ok: true, state: { coins: 0, toMove } };
      const read = readPiles(text);
      if (!read.ok) return read;
      const [pile = 0, second] = read.state;
      return second === undefined
        ? { ok: true, state: { coins: pile, toMove } }
        : refused(noPile(1, String(second)));
    },
    picture: (pile) => ({ kind: 'piles', piles: pile.coins === 0 ? [] : [pile.coins] }),
  };
}

export const lastCoinEntry: GameEntry = {
  title: { en: 'The last coin', zh: '余一棋' },
  names: ['last coin', 'the last coin', 'take-away', 'subtraction game', '余一棋', '余一', '取石子'],
  rules: {
    en: 'In turn, one, two or three coins are taken; who takes the last one loses.',
    zh: '轮流取走一、二或三枚；取走最后一枚者输。',
  },
  options: [
    { name: 'n', label: { en: 'coins', zh: '枚数' }, kind: 'number', least: 1, most: MOST_COINS, opening: 5 },
  ],
  make: ({ n }) => lastCoin(n as number),
  first: () => 'max',
  opening: { depth: null, symmetry: false },
};
