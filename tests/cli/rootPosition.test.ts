/** What the answer key says of the root: its moves with values and bounds, the legal moves, and the features of EVAL. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { minimax } from '../../src/core/search/minimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { startingFrom } from '../../src/games/game.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { readTranscript } from '../../src/games/transcript.ts';
import { spaceOf } from '../games/spaceOf.ts';
import { AIMA, ask, keyOf } from './ask.ts';

/** The perfect game on 6 × 6 squares after 22 moves. */
const MOVES = 'c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2';
const OTHELLO = ['--game=othello', '--size=6', `--moves=${MOVES}`];

interface Move {
  readonly move: string | null;
  readonly value: number | null;
  readonly bound: string | null;
}

async function movesOf(...args: string[]): Promise<readonly Move[]> {
  return (await keyOf(args))['rootMoves'] as readonly Move[];
}

describe('the moves at the root', () => {
  test('of a tree: what is exact, and what is only a bound', async () => {
    expect(await movesOf(AIMA)).toEqual([
      { move: null, value: 3, bound: 'exact' },
      { move: null, value: 2, bound: 'upper' },
      { move: null, value: 2, bound: 'exact' },
    ]);
    expect((await movesOf(AIMA, '--algorithm=minimax')).map(({ bound }) => bound)).toEqual(
      Array(3).fill('exact'),
    );
    expect(await movesOf('min((3 5) (6 9))')).toEqual([
      { move: null, value: 5, bound: 'exact' },
      { move: null, value: 6, bound: 'lower' },
    ]);
    expect(await movesOf('5')).toEqual([]);
  });

  test('of several players: whole vectors', async () => {
    const moves = await movesOf('p1(p3(<2 5 3> <6 1 3>) p3(<4 3 3> <5 4 1>))', '--algorithm=max-n');
    expect(moves.map(({ value }) => value)).toEqual([
      [2, 5, 3],
      [4, 3, 3],
    ]);
  });

  test('of a game: moves that the search did not make have no value', async () => {
    expect(await movesOf(...OTHELLO, '--depth=2')).toEqual([
      { move: 'a3', value: 4, bound: 'exact' },
      { move: 'b5', value: -2, bound: 'upper' },
      { move: 'e5', value: 2, bound: 'upper' },
      { move: 'f5', value: 2, bound: 'upper' },
    ]);
    expect(await movesOf('--game=grundy')).toEqual([
      { move: '6-1', value: 1, bound: 'exact' },
      { move: '5-2', value: 1, bound: 'exact' },
      { move: '4-3', value: 1, bound: 'exact' },
    ]);
    const won = await movesOf('--game=tic-tac-toe', '--start=xx.oo....', '--symmetry=off', '--depth=end');
    expect(won[0]).toEqual({ move: '2', value: 1, bound: 'exact' });
  });

  test('on random positions of Othello no bound is false, and what is exact is the value', async () => {
    const game = othello(4);
    const random = seeded(3);
    for (let play = 0; play < 25; play += 1) {
      let position = game.s0;
      const moves: string[] = [];
      for (let ply = 2 + random.below(8); ply > 0 && !game.terminalTest(position); ply -= 1) {
        const move = random.pick(game.actions(position));
        moves.push(game.printMove(move));
        position = game.result(position, move);
      }
      if (game.terminalTest(position)) continue;
      const found = await movesOf('--game=othello', '--size=4', '--depth=3', `--moves=${moves.join('.')}`);
      expect(found.map(({ move }) => move)).toEqual(game.actions(position).map(game.printMove));
      for (const { move, value, bound } of found) {
        if (move === null || value === null) continue;
        const { states } = readTranscript(game, position, move);
        const due = minimax(spaceOf(startingFrom(game, states.at(-1)!), 2), SILENT);
        const number = numberOf(value);
        if (bound === 'exact') expect(number).toBe(due);
        else if (bound === 'upper') expect(number).toBeGreaterThanOrEqual(due);
        else expect(number).toBeLessThanOrEqual(due);
      }
    }
  });
});

function numberOf(value: unknown): number {
  return value === 'inf' ? Infinity : value === '-inf' ? -Infinity : Number(value);
}

test('legal moves with their flips, and the features with the counts of both sides', async () => {
  expect(await keyOf([...OTHELLO, '--preset=all', '--depth=1'])).toMatchObject({
    legal: [
      { move: 'a3', flips: 3 },
      { move: 'b5', flips: 1 },
      { move: 'e5', flips: 1 },
      { move: 'f5', flips: 1 },
    ],
    evaluation: {
      features: { discs: 2, stable: 4, risk: 1, mobility: -1, few: 2, frontier: 0 },
      counts: { discs: [14, 12], stable: [4, 0], risk: [2, 3], moves: [4, 5], frontier: [10, 10] },
    },
  });
  expect(await keyOf(['--game=tic-tac-toe', '--start=....x....'])).toMatchObject({
    legal: [
      { move: '0' },
      { move: '1' },
      { move: '2' },
      { move: '3' },
      { move: '5' },
      { move: '6' },
      { move: '7' },
      { move: '8' },
    ],
    evaluation: { features: { 'X₁ − O₁': 4, 'X₂ − O₂': 0 }, counts: {} },
  });
  expect(await keyOf(['--game=nim'])).not.toHaveProperty('evaluation');
  expect(await keyOf([AIMA])).not.toHaveProperty('legal');
});

test('a preset is named, and the side that moves in rows that do not say it', async () => {
  const by = (...more: string[]) => keyOf([...OTHELLO, '--depth=2', ...more]);
  expect((await by('--preset=stability'))['value']).toBe(9);
  expect(await by('--preset=stability')).toEqual(await by('--weights=0.2.1.0.0.0'));
  const from = (side: string) =>
    keyOf(['--game=othello', '--size=4', '--start=..../.ox./.xo./....', `--first=${side}`, '--depth=1']);
  expect((await from('max'))['legal']).toEqual(['b1', 'a2', 'd3', 'c4'].map((move) => ({ move, flips: 1 })));
  expect((await from('min'))['legal']).toEqual(['c1', 'd2', 'a3', 'b4'].map((move) => ({ move, flips: 1 })));
  const kalah = (await keyOf(['--game=kalah', '--start=2,2,0/2,2,0', '--first=min']))['nodes'];
  expect((kalah as { position: string }[])[0]?.position).toBe('2,2,0/2,2,0 MIN');
  const refusal = async (...args: string[]) => (await ask(['--game=othello', ...args])).stderr;
  expect(await refusal('--preset=clever')).toContain('it is greedy, stability, mobility, few, frontier, all');
  expect(await refusal('--preset=all', '--weights=0.2.1.0.0.0')).toContain('one of them');
  expect((await ask(['--game=tic-tac-toe', '--start=x........', '--first=max'])).stderr).toContain(
    '--first is not for tic-tac-toe',
  );
  expect(await refusal('--first=min')).toContain('who is to move in a --start');
  for (const said of [
    ['--game=othello', '--size=4', '--start=..../.ox./.xo./.... x'],
    ['--game=kalah', '--start=2,2,0/2,2,0 MIN'],
  ])
    expect((await ask([...said, '--first=min'])).stderr).toBe(
      'trace: --start says who is to move already: leave --first out\n',
    );
  expect((await ask(['--game=nim', '--preset=all'])).stderr).toContain('--preset is not for nim');
  expect((await ask([AIMA, '--preset=all'])).stderr).toContain('--preset is about a game');
});
