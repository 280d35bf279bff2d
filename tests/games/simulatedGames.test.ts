/** Monte-Carlo tree search of games: the visits of every first move, as programs that share nothing with this one count them. */
import { describe, expect, test } from 'vitest';
import { spaceFor } from '../../src/core/run/recordSimulation.ts';
import { Mcts } from '../../src/core/search/mcts.ts';
import { NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import type { GameName } from '../../src/games/games.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { isLong } from '../support/howMany.ts';

interface Asked {
  readonly game: GameName;
  readonly options?: Readonly<Record<string, number>>;
  readonly moves?: readonly string[];
  readonly start?: string;
}

/** A simulation of a game, and N of each move of its start position. */
function simulated({ game, options = {}, moves = [], start }: Asked, seed = 1) {
  const opening = openingSetting(game);
  const setting = { ...opening, options: { ...opening.options, ...options }, moves };
  const at = placed(start === undefined ? setting : { ...setting, start });
  const space = spaceFor(gameSource(at.game));
  const limits = { ...NO_LIMITS, iterations: Infinity, seed };
  const search = new Mcts(space, limits);
  return {
    /** Goes on to a number of iterations. */
    to(iterations: number) {
      search.advance(iterations - search.iterations);
      const visits = new Map<string, number>();
      for (const { move, node } of space.successors(ROOT)) visits.set(move, search.visits(node));
      return { visits: [...visits.values()], byMove: visits, mean: search.sum(ROOT) / iterations, space };
    },
  };
}

describe('tic-tac-toe', () => {
  test('N of the squares', () => {
    const search = simulated({ game: 'tic-tac-toe' });
    expect(search.to(100).visits).toEqual([8, 17, 9, 10, 9, 12, 10, 9, 16]);
    const { visits, mean } = search.to(1000);
    expect(visits).toEqual([191, 93, 54, 97, 143, 89, 115, 88, 130]);
    expect(mean).toBeCloseTo(0.672, 6);
    const last = search.to(5000);
    expect(last.visits).toEqual([584, 315, 556, 332, 1486, 243, 692, 321, 471]);
    expect(last.space.size).toBe(4978);
  });
});

describe('Othello', () => {
  test('on 4×4, N and the mean of a lost position', () => {
    const search = simulated({ game: 'othello', options: { size: 4 } });
    const { byMove, mean } = search.to(1000);
    expect([...byMove]).toEqual([
      ['b1', 269],
      ['a2', 275],
      ['d3', 222],
      ['c4', 234],
    ]);
    expect(mean).toBeCloseTo(0.2405, 6);
    if (isLong) {
      expect(search.to(10_000).mean).toBeCloseTo(0.17535, 6);
      expect(search.to(100_000).mean).toBeCloseTo(0.03872, 6);
    }
  });

  test('on 6×6 and 8×8, N', () => {
    const six = simulated({ game: 'othello', options: { size: 6 } }).to(1000).byMove;
    expect(Object.fromEntries(six)).toEqual({ c2: 257, b3: 300, e4: 223, d5: 220 });
    const eight = simulated({ game: 'othello', options: { size: 8 } });
    expect(Object.fromEntries(eight.to(100).byMove)).toEqual({ d3: 33, c4: 32, f5: 19, e6: 16 });
    if (isLong) expect(eight.to(1000).visits).toEqual([199, 279, 337, 185]);
  });

  test('at the end of the perfect 6×6 game wins count, and not discs', () => {
    const moves = 'c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5'.match(/../g) ?? [];
    const { byMove } = simulated({ game: 'othello', options: { size: 6 }, moves }).to(1000);
    expect(Object.fromEntries(byMove)).toEqual({ a3: 457, f5: 543 });
  });
});

test('Connect-4: N of the columns', () => {
  expect(simulated({ game: 'connect-four' }).to(100).visits).toEqual([9, 11, 19, 16, 23, 10, 12]);
});
