/**
 * The race to n, 抢数: two players in turn add one or two to a total that begins at 0, and who says n wins. The player to
 * move loses when what is missing is a multiple of three.
 */
import { bySide, opponentOf } from '../core/tree/nodeKind.ts';
import type { GameEntry } from './entry.ts';
import { folded, type Game, refused, type Side } from './game.ts';

interface RaceToNState {
  readonly total: number;
  readonly toMove: Side;
}

const [LEAST, MOST] = [5, 15];

/** Returns the race to `goal` with MAX to begin. */
export function raceToN(goal: number): Game<RaceToNState, number> {
  return {
    s0: { total: 0, toMove: 'max' },
    player: ({ toMove }) => toMove,
    actions: ({ total }) => [1, 2].filter((added) => total + added <= goal),
    result: ({ total, toMove }, added) => ({ total: total + added, toMove: opponentOf(toMove) }),
    terminalTest: ({ total }) => total === goal,
    // At the end the side to move has lost, because the other side has said the goal.
    utility: ({ toMove }) => bySide(toMove, -1, 1),
    utilityRange: [-1, 1],
    isWhole: true,
    key: ({ total, toMove }) => `${total} ${toMove}`,
    printMove: String,
    printState: ({ total }) => String(total),
    parseState(text, toMove) {
      const written = folded(text);
      const total = /^\d{1,2}$/.test(written) ? Number(written) : Number.NaN;
      if (total <= goal) return { ok: true, state: { total, toMove } };
      return refused({
        en: `“${written}” is no total from 0 to ${goal}`,
        zh: `“${written}”不是 0 到 ${goal} 之间的总数`,
      });
    },
    picture: ({ total }) => ({ kind: 'piles', piles: [total] }),
  };
}

export const raceToNEntry: GameEntry = {
  title: { en: 'Race to n', zh: '抢数' },
  names: ['race to n', 'race to 10', 'race to ten', 'counting race', '抢数', '抢数游戏', '抢十', '报数游戏'],
  stamp: '7',
  rules: {
    en: 'In turn, one or two is added to a total that begins at 0; who says the goal wins.',
    zh: '总数从 0 开始，轮流加一或二；先说到目标数者胜。',
  },
  options: [
    { name: 'n', label: { en: 'goal', zh: '目标数' }, kind: 'number', least: LEAST, most: MOST, opening: 10 },
  ],
  make: ({ n }) => raceToN(n as number),
  first: () => 'max',
  opening: { depth: null, symmetry: false },
};
