/**
 * Grundy's game, 分钱币: a player splits one pile into two unequal piles, and a player who cannot do so loses. Source: P.
 * M. Grundy, Mathematics and Games, Eureka 2 (1939). With seven coins and MIN moving first it is the course's first
 * game, which MAX wins.
 */
import { bySide, opponentOf } from '../core/tree/nodeKind.ts';
import type { GameEntry } from './entry.ts';
import type { Game, Side } from './game.ts';
import { MOST_COINS, printPiles, readPiles } from './piles.ts';

export interface GrundyState {
  /** the coins in each pile, largest first */
  readonly piles: readonly number[];
  readonly toMove: Side;
}

/** A move: the size of the pile, and of the larger of the two piles after the split. */
export interface Split {
  readonly pile: number;
  readonly larger: number;
}

/** Returns Grundy's game with one pile of `coins` coins. */
export function grundy(coins: number, first: Side): Game<GrundyState, Split> {
  return {
    s0: { piles: [coins], toMove: first },
    player: (state) => state.toMove,
    actions: (state) => [...new Set(state.piles)].flatMap(splitsOf),
    result: ({ piles, toMove }, { pile, larger }) => ({
      piles: piles.toSpliced(piles.indexOf(pile), 1, larger, pile - larger).sort((a, b) => b - a),
      toMove: opponentOf(toMove),
    }),
    terminalTest: (state) => state.piles.every((pile) => splitsOf(pile).length === 0),
    utility: (state) => bySide(state.toMove, -1, 1),
    utilityRange: [-1, 1],
    isWhole: true,
    key: ({ piles, toMove }) => `${piles.join(' ')} ${toMove}`,
    // The winner follows from the nim-sum of the Grundy numbers of the piles: the player to move loses when it is 0.
    winner: ({ piles, toMove }) =>
      piles.reduce((sum, pile) => sum ^ grundyNumber(pile), 0) === 0 ? opponentOf(toMove) : toMove,
    printMove: ({ pile, larger }) => `${larger}-${pile - larger}`,
    printState: (state) => printPiles(state.piles),
    parseState(text, toMove) {
      const read = readPiles(text);
      return read.ok ? { ok: true, state: { piles: read.state, toMove } } : read;
    },
    picture: ({ piles }) => ({ kind: 'piles', piles }),
  };
}

export const grundyEntry: GameEntry = {
  title: { en: 'Grundy’s coins', zh: '分钱币（Grundy 游戏）' },
  names: [
    'grundy',
    "grundy's game",
    'grundy game',
    "grundy's coins",
    'coin game',
    '分钱币',
    '分钱币博弈',
    '分钱币问题',
    '分硬币',
    '钱币',
    '格伦迪',
    'and/or graph',
    'and-or graph',
    'and/or tree',
    'and-or search',
    'solution graph',
    'state space',
    '与或图',
    '与或树',
    '与或图搜索',
    '解图',
    '状态空间图',
  ],
  stamp: '(4, 2, 1)',
  rules: {
    en: 'Who moves splits one pile into two that are not equal; who cannot, loses.',
    zh: '走步者把一堆钱币分成数目不等的两堆；不能再分者输。',
  },
  options: [
    { name: 'n', label: { en: 'coins', zh: '枚数' }, kind: 'number', least: 1, most: MOST_COINS, opening: 7 },
    { name: 'first', label: { en: 'moves first', zh: '先走' }, kind: 'side', opening: 'min' },
  ],
  make: ({ n, first }) => grundy(n as number, first as Side),
  first: ({ first }) => first as Side,
  opening: { depth: null, symmetry: false, form: 'graph' },
};

const numbers: number[] = [];

/**
 * Returns the Grundy number of a pile: the least number that no split of the pile has, where a split has the nim-sum of
 * its two parts.
 */
function grundyNumber(pile: number): number {
  const known = numbers[pile];
  if (known !== undefined) return known;
  const reached = new Set(
    splitsOf(pile).map(({ larger }) => grundyNumber(larger) ^ grundyNumber(pile - larger)),
  );
  let number = 0;
  while (reached.has(number)) number += 1;
  numbers[pile] = number;
  return number;
}

/** Returns the ways to split a pile unequally, most unequal first; none for one or two coins. */
function splitsOf(pile: number): Split[] {
  return Array.from({ length: Math.max(0, Math.ceil(pile / 2) - 1) }, (_, i) => ({
    pile,
    larger: pile - 1 - i,
  }));
}
