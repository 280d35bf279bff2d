/** Games counted ply by ply: tic-tac-toe as the course has it, the others against their trees and graphs. */
import { describe, expect, test } from 'vitest';
import { recordGraph } from '../../src/core/graph/recordGraph.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { type Census, censusOf, type Ends, type PlyCount, sumOf } from '../../src/games/census.ts';
import { hasChance } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { GAME_NAMES, type GameName } from '../../src/games/games.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { unfold } from '../../src/games/unfold.ts';

const gameOf = (name: GameName) => placed(openingSetting(name)).game;
const endsOf = (census: Census, of: (ply: PlyCount) => Ends) =>
  [0, 1, 2].map((sign) => sumOf(census, (ply) => of(ply)[sign]!));

describe('tic-tac-toe', () => {
  const all = censusOf(gameOf('tic-tac-toe'), false)!;
  const once = censusOf(gameOf('tic-tac-toe'), true)!;

  test('all lines, and symmetric siblings once', () => {
    expect(sumOf(all, ({ nodes }) => nodes)).toBe(549_946);
    expect(endsOf(all, ({ nodeEnds }) => nodeEnds)).toEqual([131_184, 77_904, 46_080]);
    expect(sumOf(once, ({ nodes }) => nodes)).toBe(58_524);
    expect(endsOf(once, ({ nodeEnds }) => nodeEnds)).toEqual([13_957, 8_005, 4_868]);
    expect(once.plies.map(({ nodes }) => nodes)).toEqual([
      1, 3, 12, 66, 360, 1710, 5992, 15_878, 20_964, 13_538,
    ]);
  });

  test('positions, and those up to symmetry, with what they are worth', () => {
    expect([all.positions, all.edges]).toEqual([5478, 16_167]);
    expect(endsOf(all, ({ positionEnds }) => positionEnds)).toEqual([626, 316, 16]);
    expect([once.positions, once.edges]).toEqual([765, 2096]);
    expect(endsOf(once, ({ positionEnds }) => positionEnds)).toEqual([91, 44, 3]);
    expect(once.plies.map(({ positions }) => positions)).toEqual([1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    expect(once.plies.map(({ worth: [max, min, even] }) => `${max}/${even}/${min}`).join(', ')).toBe(
      '0/1/0, 0/3/0, 7/5/0, 9/21/8, 85/18/5, 67/35/72, 139/27/38, 70/27/56, 23/11/23, 12/3/0',
    );
  });
});

/** The games that have too many positions from their beginning. */
const TOO_LARGE: readonly GameName[] = ['connect-four', 'othello'];

test.each(GAME_NAMES.filter((name) => !TOO_LARGE.includes(name) && name !== 'tic-tac-toe'))(
  '%s has the nodes of its tree, and the positions of its graph',
  (name) => {
    const game = gameOf(name);
    const census = censusOf(game, false)!;
    const unfolded = unfold(game);
    if (!unfolded.ok) throw new Error(`${name} unfolds`);
    const { tree } = unfolded;
    for (const [depth, { nodes }] of census.plies.entries())
      expect(nodes).toBe(tree.nodes().filter((node) => tree.depth(node) === depth).length);
    expect(endsOf(census, ({ nodeEnds }) => nodeEnds).reduce((sum, count) => sum + count)).toBe(
      tree.leafCount,
    );
    // Lists know no chance.
    if (hasChance(game)) return;
    const run = recordGraph(new GrowingSpace(gameSource(game), Infinity, 200_000, game.key));
    expect([census.positions, census.edges]).toEqual([run.tree.size, run.graph.edges.length]);
    for (const sign of [1, -1, 0]) {
      const index = [1, -1, 0].indexOf(sign);
      const due = run.tree.nodes().filter((node) => Math.sign(run.valueAt(node)) === sign).length;
      // A position that several plies reach is counted in each.
      expect(sumOf(census, ({ worth }) => worth[index]!)).toBeGreaterThanOrEqual(due);
    }
  },
);

test.each(TOO_LARGE)('%s has too many positions to be counted', (name) => {
  expect(censusOf(gameOf(name), false)).toBeNull();
});
