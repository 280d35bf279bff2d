/** What EVAL adds up, and how much each part of it counts. Figures stand in tests/figures. */
import { describe, expect, test } from 'vitest';
import { readWeights, weightRange } from '../../src/games/entry.ts';
import { evalBounds } from '../../src/games/evalBounds.ts';
import type { Feature, Game } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { GAME_NAMES, type GameName } from '../../src/games/games.ts';
import { readSetting } from '../../src/games/readSetting.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { partsOfSetting } from '../../src/games/settingParts.ts';
import { type TicTacToePosition, ticTacToe } from '../../src/games/ticTacToe.ts';
import { unfold } from '../../src/games/unfold.ts';
import { openingGame } from '../support/openingGame.ts';

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Lines with so many of a side's stones and none of the other's, off the printed board. */
function linesOf(board: string, side: string, count: number): number {
  const other = side === 'x' ? 'o' : 'x';
  const signs = ROWS.map((row) => row.map((square) => board[square]));
  return signs.filter((row) => !row.includes(other) && row.filter((sign) => sign === side).length === count)
    .length;
}

function reachable(): TicTacToePosition[] {
  const known = new Set<TicTacToePosition>([ticTacToe.s0]);
  for (const position of known)
    if (!ticTacToe.terminalTest(position))
      for (const move of ticTacToe.actions(position)) known.add(ticTacToe.result(position, move));
  return [...known];
}

describe('the features of tic-tac-toe', () => {
  const positions = reachable();
  const [one, two] = ticTacToe.features as readonly Feature<TicTacToePosition>[];

  test('count lines with just one and just two stones, less the other side’s', () => {
    expect(positions).toHaveLength(5478);
    for (const position of positions) {
      const board = ticTacToe.printState(position);
      for (const [feature, count] of [[one!, 1] as const, [two!, 2] as const])
        expect(feature.value(position)).toBe(linesOf(board, 'x', count) - linesOf(board, 'o', count));
    }
  });

  test('make, weighing 1 and 1, the lines open to MAX less those open to MIN wherever nobody has won', () => {
    const open = (board: string, to: string) =>
      ROWS.filter((row) => row.every((square) => [to, '.'].includes(board[square]!))).length;
    for (const position of positions) {
      if (ticTacToe.utility(position) !== 0) continue;
      const board = ticTacToe.printState(position);
      expect(one!.value(position) + two!.value(position)).toBe(open(board, 'x') - open(board, 'o'));
      expect(ticTacToe.evaluate!(position)).toBe(open(board, 'x') - open(board, 'o'));
    }
  });

  test('are never beyond their least and greatest values, and have both', () => {
    const going = positions.filter((position) => !ticTacToe.terminalTest(position));
    for (const { value, range } of [one!, two!]) {
      const values = going.map(value);
      expect([Math.min(...values), Math.max(...values)]).toEqual(range);
    }
  });
});

describe('weights', () => {
  const OTHER: Partial<Record<GameName, readonly number[]>> = {
    'tic-tac-toe': [-2, 5],
    'connect-four': [3, 0, -10],
    hexapawn: [4],
    kalah: [3, -1],
  };

  test('are part of a link where they are not as the game opens', () => {
    for (const [name, weights] of Object.entries(OTHER) as [GameName, readonly number[]][]) {
      const setting = { ...openingSetting(name), weights };
      const parts = partsOfSetting(setting, placed(setting).entry);
      expect(parts.get('weights')).toBe(weights.join('.'));
      expect(readSetting(name, parts)).toEqual({ setting, faults: [] });
    }
    const usual = readSetting('tic-tac-toe', new Map([['weights', '1,1']]));
    expect(usual).toEqual({ setting: openingSetting('tic-tac-toe'), faults: [] });
  });

  test.each(['', '1', '1.2.3', '1.x', '11.1', '1.-11', '0.5.1', '1..3'])('cannot be “%s”', (text) => {
    const { setting, faults } = readSetting('tic-tac-toe', new Map([['weights', text]]));
    expect(setting).toEqual(openingSetting('tic-tac-toe'));
    expect(faults).toMatchObject([{ name: 'weights', found: text, why: { canBe: '1.1 (2 × −10 … 10)' } }]);
  });

  test('are nothing that a game without features has', () => {
    const { faults } = readSetting('nim', new Map([['weights', '1']]));
    expect(faults).toMatchObject([{ why: 'other-game' }]);
  });

  test('make EVAL wherever nobody has won: at every node of a tree to a depth', () => {
    for (const [name, weights] of Object.entries(OTHER) as [GameName, readonly number[]][]) {
      const at = placed({ ...openingSetting(name), weights, moves: [], depth: 3 });
      const features = at.game.features!;
      expect(features.map(({ weight }) => weight)).toEqual(weights);
      const unfolded = unfold(at.game, 3);
      if (!unfolded.ok) throw new Error('it is small enough');
      for (const [node, state] of unfolded.states.entries()) {
        const sum = weights.reduce((all, weight, index) => all + weight * features[index]!.value(state), 0);
        const isOffScale = at.game.terminalTest(state) && at.game.endRange === undefined;
        const due = isOffScale ? at.game.utility(state) * Infinity || 0 : sum + 0;
        expect(unfolded.tree.staticValue(unfolded.tree.nodes()[node]!)).toBe(due);
        const terms = at.game.terms ?? features;
        if (!at.game.terminalTest(state))
          expect(terms.reduce((all, { weight, value }) => all + weight * value(state), 0)).toBe(due);
      }
    }
  });

  test('bound EVAL where the ends are finite on its scale, and only there', () => {
    const feature = (weight: number, range: readonly [number, number]): Feature<unknown> => ({
      ...{ symbol: 'f', name: { en: 'f', zh: 'f' }, weight, range },
      value: () => 0,
    });
    const features = [feature(2, [-3, 4]), feature(-1, [0, 5])];
    expect(evalBounds({ features, endRange: [-1, 1] })).toEqual([-11, 8]);
    expect(evalBounds({ features, endRange: [-20, 20] })).toEqual([-20, 20]);
    expect(evalBounds({ features })).toEqual([-Infinity, Infinity]);
    const toy = { ...(openingGame('hexapawn') as Game<unknown, unknown>), endRange: [-9, 9] as const };
    expect(gameSource(toy, { byEval: true }).leafBounds).toEqual([-9, 9]);
    for (const name of GAME_NAMES) {
      // Shares are ±1 exactly where a race is won; eight counters may be in the store, or in the holes.
      const finite: Partial<Record<GameName, readonly number[]>> = {
        'last-checkers': [-2, 2],
        kalah: [-16, 16],
      };
      const due = finite[name] ?? [-Infinity, Infinity];
      expect(gameSource(openingGame(name), { byEval: true }).leafBounds, name).toEqual(due);
    }
  });
});

test('weights of three digits are read, as far as the game’s own go', () => {
  const large = [100, -250];
  expect(readWeights('100.-250', large)).toEqual(large);
  expect(readWeights('251.0', large)).toBeNull();
});

test.each(GAME_NAMES)(
  'the weights that %s has of its own can be chosen, read from a link and put back',
  (name) => {
    const usual = (openingGame(name).features ?? []).map(({ weight }) => weight);
    if (usual.length === 0) return;
    const [least, most] = weightRange(usual);
    expect(usual.every((weight) => weight >= least && weight <= most)).toBe(true);
    expect(readWeights(usual.join('.'), usual)).toEqual(usual);
    expect(readWeights(usual.map(() => most + 1).join('.'), usual)).toBeNull();
  },
);
