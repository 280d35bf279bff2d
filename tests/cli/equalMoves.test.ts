/** Moves that are as good, in the answer key: trees and positions that users of other programs filed. */
import { expect, test } from 'vitest';
import { keyOf } from './ask.ts';

/** All three moves are worth 3: github.com/google-deepmind/open_spiel/pull/1605 asks for all of them. */
const THREE = '(3 12)(5 3)(3 3)';

/** MIN to move wins by all four moves, at once by the second: beaucarnes/fcc-project-tutorials, issue 11. */
const WIN_NOW = ['--game=tic-tac-toe', '--symmetry=off', '--depth=end', '--start=.x./.o./oxx'];

/** Three in a row and both ends free, for MAX. */
const BOTH_ENDS = ['--game=connect-four', '--moves=3.3.4.4.5.7'];

test.each([
  [[THREE, '--algorithm=minimax'], 3, 0, [0, 1, 2], 'shown'],
  [[THREE, '--cutoff=strict'], 3, 0, [0, 1, 2], 'shown'],
  [[THREE], 3, 0, [0, 1, 2], 'cannot be told'],
  [WIN_NOW, -1, 0, [0, 1, 2, 3], 'cannot be told'],
  [[...WIN_NOW, '--algorithm=minimax'], -1, 0, [0, 1, 2, 3], 'shown'],
  [[...WIN_NOW, '--ties=soonest'], -1, 1, [1], 'shown'],
  [[...WIN_NOW, '--ties=soonest', '--algorithm=pvs'], -1, 1, [1], 'shown'],
  [BOTH_ENDS, 'inf', 0, [0], 'cannot be told'],
  [[...BOTH_ENDS, '--ties=soonest'], 'inf', 1, [1, 5], 'shown'],
  [['(5 7)(3 9)'], 5, 0, [0], 'shown'],
  [['5'], 5, null, [], null],
  [['chance(0.5*(1 2) 0.5*(3 4))'], 3, null, [], null],
  [['<1 2> <1 0> <0 3>'], [1, 2], 0, [0, 1], 'shown'],
] as const)('of %j', async (args, value, bestMove, bestMoves, tied) => {
  expect(await keyOf([...args])).toMatchObject({ value, bestMove, bestMoves, tied });
});

test('by the soonest win says at which ply each of the four moves wins', async () => {
  const key = await keyOf([...WIN_NOW, '--ties=soonest', '--algorithm=minimax']);
  expect(key).toMatchObject({ answer: { value: -1, ply: 1 }, line: [1] });
  expect(key['rootMoves']).toMatchObject([3, 1, 3, 3].map((ply) => ({ value: -1, ply })));
  expect(key['standings']).toEqual(['other ply', 'played', 'other ply', 'other ply']);
});
