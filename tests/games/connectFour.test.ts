import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { connectFour } from '../../src/games/connectFour.ts';
import { canonicalKey } from '../../src/games/game.ts';
import { differentPositions, perft, play } from './perft.ts';

/** Columns counted from 1, as players do. */
const played = (columns: string) =>
  play(
    connectFour,
    Array.from(columns, (column) => Number(column) - 1),
  );

describe('Connect-4', () => {
  // 7ⁿ while no column can overflow; at ply 7 the seven that would drop a seventh disc in one column are
  // missing. The same table is in the perft tests of other programs.
  test('has the lines of play that others count', () => {
    const nodes = perft(connectFour, 7).map((ply) => ply.nodes);
    expect(nodes).toEqual([1, 7, 49, 343, 2401, 16807, 117649, 823536]);
  });

  // J. Tromp, OEIS A212693
  test('has the positions that others count', () => {
    const positions = differentPositions(connectFour, 6, (state) => connectFour.printState(state));
    expect(positions).toEqual([1, 7, 49, 238, 1120, 4263, 16422]);
  });

  test.each([
    ['up a column', '1213141', 1],
    ['along the bottom row', '1122334', 1],
    ['along the bottom row by MIN', '12131475', -1],
    ['along a diagonal to the right', '12233434454', 1],
    ['along a diagonal to the left', '76655454434', 1],
    ['not around the edge of the board', '5566711', 0],
    ['not with three', '11223', 0],
  ])('is won %s', (_where, columns, utility) => {
    const position = played(columns);
    expect(connectFour.terminalTest(position)).toBe(utility !== 0);
    expect(connectFour.utility(position)).toBe(utility);
    if (utility !== 0) expect(connectFour.evaluate!(position)).toBe(utility * Infinity);
  });
});

describe('the evaluation of Connect-4', () => {
  test('counts lines that only one side can still fill, by the discs on them', () => {
    // In the corner three lines; in the middle of the bottom row seven.
    expect(connectFour.evaluate!(played('1'))).toBe(3);
    expect(connectFour.evaluate!(played('4'))).toBe(7);
    expect(connectFour.evaluate!(played('44'))).toBe(recount(played('44')));
  });

  test('is kept up to date from disc to disc', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seeded(seed);
      let position = connectFour.s0;
      while (!connectFour.terminalTest(position)) {
        expect(connectFour.evaluate!(position), `seed ${seed}`).toBe(recount(position));
        position = connectFour.result(position, random.pick(connectFour.actions(position)));
      }
    }
  });

  test('and the key are the same for a position and its mirror image', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seeded(seed);
      let [position, mirrored] = [connectFour.s0, connectFour.s0];
      while (!connectFour.terminalTest(position)) {
        const column = random.pick(connectFour.actions(position));
        position = connectFour.result(position, column);
        mirrored = connectFour.result(mirrored, 6 - column);
        expect(connectFour.evaluate!(mirrored), `seed ${seed}`).toBe(connectFour.evaluate!(position));
        expect(canonicalKey(connectFour, mirrored)).toBe(canonicalKey(connectFour, position));
      }
    }
  });
});

/** The evaluation from the printed board alone: every four cells in a row, looked at one by one. */
function recount(position: typeof connectFour.s0): number {
  const rows = connectFour.printState(position).split('/');
  let score = 0;
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 7; column += 1)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const line = [0, 1, 2, 3].map((i) => rows[row + down * i]?.[column + right * i]);
        const xs = line.filter((cell) => cell === 'x').length;
        const os = line.filter((cell) => cell === 'o').length;
        if (line.includes(undefined) || (xs > 0 && os > 0)) continue;
        score += [0, 1, 4, 16][xs]! - [0, 1, 4, 16][os]!;
      }
  return score;
}
