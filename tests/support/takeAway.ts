/**
 * Take-away: who moves takes one, two or three coins from a pile; who takes the last wins. A toy: it shows that a
 * game is a file and a row. Who moves wins unless the pile is a multiple of four.
 * Source: Berlekamp, Conway and Guy, Winning Ways for your Mathematical Plays, chapter 1.
 */
import { bySide, opponentOf } from '../../src/core/tree/nodeKind.ts';
import type { GameEntry } from '../../src/games/entry.ts';
import type { Game, Side } from '../../src/games/game.ts';

interface Pile {
  readonly coins: number;
  readonly toMove: Side;
}

export function takeAway(coins: number): Game<Pile, number> {
  return {
    s0: { coins, toMove: 'max' },
    player: ({ toMove }) => toMove,
    actions: (pile) => [1, 2, 3].filter((taken) => taken <= pile.coins),
    result: (pile, taken) => ({ coins: pile.coins - taken, toMove: opponentOf(pile.toMove) }),
    terminalTest: (pile) => pile.coins === 0,
    // Who took the last coin is no longer to move.
    utility: ({ toMove }) => bySide(toMove, -1, 1),
    utilityRange: [-1, 1],
    key: (pile) => `${pile.coins} ${pile.toMove}`,
    printMove: (taken) => `−${taken}`,
    printState: (pile) => String(pile.coins),
    parseState: (text, toMove) => ({ ok: true, state: { coins: Number(text), toMove } }),
    picture: (pile) => ({ kind: 'piles', piles: [pile.coins] }),
  };
}

export const takeAwayEntry: GameEntry = {
  title: { en: 'Take-away', zh: '取石子' },
  names: ['take away'],
  rules: { en: 'Who takes the last coin wins.', zh: '取走最后一枚者胜。' },
  options: [
    { name: 'n', label: { en: 'coins', zh: '枚数' }, kind: 'number', least: 1, most: 20, opening: 9 },
  ],
  make: ({ n }) => takeAway(n as number),
  first: () => 'max',
  opening: { depth: null, symmetry: false },
};
