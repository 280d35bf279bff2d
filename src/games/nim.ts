/**
 * Nim: a player takes any number of coins from one pile, and the player who takes the last one wins. The player to move
 * loses exactly when the binary sum of the piles without carrying is 0. Source: C. L. Bouton, Nim, a game with a
 * complete mathematical theory, Annals of Mathematics 3 (1901/02).
 */
import { bySide, opponentOf } from '../core/tree/nodeKind.ts';
import type { GameEntry } from './entry.ts';
import type { Game, Side } from './game.ts';
import { printPiles, readPiles } from './piles.ts';

export interface NimState {
  /** the coins in each pile, largest first */
  readonly piles: readonly number[];
  readonly toMove: Side;
}

export interface Taking {
  readonly pile: number;
  readonly taken: number;
}

/** Returns the game with these piles and MAX to begin. */
export function nim(piles: readonly number[]): Game<NimState, Taking> {
  return {
    s0: { piles: piles.toSorted((a, b) => b - a), toMove: 'max' },
    player: ({ toMove }) => toMove,
    // Of piles with the same size only one can be chosen, because their moves are equal.
    actions: (state) =>
      [...new Set(state.piles)].flatMap((pile) =>
        Array.from({ length: pile }, (_, index) => ({ pile, taken: index + 1 })),
      ),
    result: (state, { pile, taken }) => ({
      piles: state.piles
        .toSpliced(state.piles.indexOf(pile), 1, pile - taken)
        .filter((coins) => coins > 0)
        .sort((a, b) => b - a),
      toMove: opponentOf(state.toMove),
    }),
    terminalTest: (state) => state.piles.length === 0,
    // At the end the side to move has lost, because the other side has emptied the piles.
    utility: ({ toMove }) => bySide(toMove, -1, 1),
    utilityRange: [-1, 1],
    isWhole: true,
    key: (state) => `${state.piles.join(' ')} ${state.toMove}`,
    printMove: ({ pile, taken }) => `${pile}-${taken}`,
    printState: (state) => (state.piles.length === 0 ? '0' : printPiles(state.piles)),
    parseState(text, toMove) {
      if (text.trim() === '0') return { ok: true, state: { piles: [], toMove } };
      const read = readPiles(text);
      return read.ok ? { ok: true, state: { piles: read.state, toMove } } : read;
    },
    picture: (state) => ({ kind: 'piles', piles: state.piles }),
  };
}

export const nimEntry: GameEntry = {
  title: { en: 'Nim', zh: '尼姆' },
  names: ['nim', '尼姆', '尼姆游戏', '捡石子'],
  rules: {
    en: 'In turn, any number of coins is taken from one pile; who takes the last one wins.',
    zh: '轮流从一堆中取走任意枚；取走最后一枚者胜。',
  },
  options: [{ name: 'piles', label: { en: 'piles', zh: '各堆' }, kind: 'piles', opening: [3, 2, 1] }],
  make: ({ piles }) => nim(piles as readonly number[]),
  first: () => 'max',
  opening: { depth: null, symmetry: false },
};
