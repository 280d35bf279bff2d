/** Games from the terminal: what is searched, what is counted, and what is refused. */
import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/games.ts';
import { ask, keyOf } from './ask.ts';

describe('a game in a tree’s place', () => {
  test.each([
    ['tic-tac-toe', { value: 1, bestMove: 2, generated: 12, evaluated: 8, cutoffs: 1, neverGenerated: 4 }],
    ['connect-four', { generated: 858, evaluated: 650, cutoffs: 142, mostStored: 5 }],
    ['grundy', { value: 1, generated: 18, merged: 4, stored: 14, winner: 'max' }],
    ['last-coin', { value: -1 }],
    ['race-to-n', { value: 1, bestMove: 0 }],
    ['hexapawn', { value: -1 }],
    ['nim', { value: -1 }],
    ['last-checkers', { generated: 57, evaluated: 35, bestMove: null }],
    ['kalah', { value: -2, bestMove: 1 }],
  ])('%s as it opens', async (name, due) => {
    expect(await keyOf(['--game', name])).toMatchObject(due);
  });

  test('is searched from a position, after moves, to a depth or to the end, whole or not', async () => {
    const ttt = (...more: string[]) => keyOf(['--game=tic-tac-toe', ...more]);
    expect(await ttt('--depth=end', '--symmetry=off')).toMatchObject({
      value: 0,
      generated: 18_297,
      cutoffs: 4237,
    });
    expect(await ttt('--start', '.o..x....')).toMatchObject({ value: 1, generated: 19 });
    expect(await ttt('--moves', '4.1')).toMatchObject({ value: 1, generated: 19 });
    expect(await ttt('--moves', '4.1', '--growth', 'drawn')).toMatchObject({
      generated: 26,
      neverGenerated: 0,
    });
    expect(await ttt('--algorithm', 'minimax')).toMatchObject({ generated: 16, evaluated: 12 });
    expect(await ttt('--depth', '0')).toMatchObject({ value: 0, generated: 1, bestMove: null });
    expect(await ttt('--moves', '4.1.6.2.0.3')).toMatchObject({ value: 'inf', generated: 8 });
    expect(await keyOf(['--game=grundy', '--n=8', '--first=max'])).toMatchObject({ value: 1 });
    expect(await keyOf(['--game=nim', '--piles', '４，４'])).toMatchObject({ value: -1 });
    expect(await keyOf(['--game=grundy', '--start', '4, 2, 1', '--algorithm=minimax'])).toMatchObject({
      generated: 3,
    });
  });

  test('with dice is searched by what knows chance, from any roll', async () => {
    const race = (...more: string[]) => keyOf(['--game', 'last-checkers', ...more]);
    const whole = await race('--start', '5,2-6', '--depth', 'end');
    expect(whole).toMatchObject({ value: 47 / 162, generated: 11_193, evaluated: 5385 });
    const lesson = await race('--start', '7,3-6,6/21', '--depth', '2');
    expect(lesson).toMatchObject({ generated: 67, evaluated: 63, bestMove: 0 });
    const moves = (lesson['nodes'] as { parent: number; move: string; position: string }[]).filter(
      ({ parent }) => parent === 0,
    );
    expect(moves.map(({ move, position }) => [move, position])).toEqual([
      ['4-3', '4,3-6,6 MIN'],
      ['5-2', '5,2-6,6 MIN'],
      ['6-1', '6,1-6,6 MIN'],
    ]);
    expect(await race('--start', '6-6', '--depth=end', '--algorithm=alpha-beta')).toMatchObject({
      value: 5 / 8,
    });
    expect(await race('--start', '5,2-6', '--moves', '66')).toMatchObject({ value: 2, bestMove: 0 });
  });

  test('says which id is which position, by which move', async () => {
    const { nodes } = await keyOf(['--game=tic-tac-toe', '--depth=1']);
    expect(nodes).toEqual([
      { id: 0, parent: null, move: null, position: '.........' },
      { id: 1, parent: 0, move: '0', position: 'x........' },
      { id: 2, parent: 0, move: '1', position: '.x.......' },
      { id: 3, parent: 0, move: '4', position: '....x....' },
    ]);
    const { nodes: split } = await keyOf(['--game=grundy', '--n=4']);
    expect(
      (split as { move: string; position: string }[]).map(({ move, position }) => [move, position]),
    ).toEqual([
      ...[
        [null, '4'],
        ['3-1', '(3, 1)'],
        ['2-1', '(2, 1, 1)'],
      ],
    ]);
  });

  test('tells its search in sentences', async () => {
    const { stdout } = await ask(['--game', 'last-coin', '--n', '2']);
    expect(stdout).toMatch(/^1\. The search begins at A, where MAX decides/);
    expect(stdout).toMatch(/Done: A is worth 1, and MAX plays 1\. \d nodes generated, \d leaves evaluated/);
  });
});

describe('what is refused, in one line', () => {
  test.each([
    [['--game', 'chess'], `--game cannot be “chess”; it is ${GAME_NAMES.join(', ')}`],
    [['--game', 'nim', '[3,1]'], 'one thing at a time: the tree “[3,1]” stands beside --game'],
    [['--game', 'nim', '--root', 'min'], '--root is about trees'],
    [['--game', 'nim', '--lines'], '--lines is about trees'],
    [['[3,1]', '--n', '7'], '--n is about a game: name one with --game'],
    [
      ['--game', 'tic-tac-toe', '--depth', 'end', '--quiet', 'noisy'],
      '--quiet needs a --depth to go on from',
    ],
    [
      ['--game', 'tic-tac-toe', '--quiet', 'noisy', '--growth', 'drawn'],
      '--quiet of a game needs --growth grown',
    ],
    [
      ['--game', 'tic-tac-toe', '--algorithm', 'mcts', '--growth', 'drawn'],
      'mcts of a game needs --growth grown',
    ],
    [
      ['(<1 2> <3 4>)', '--depth', '1', '--algorithm', 'minimax'],
      'minimax searches a tree of several players',
    ],
    [['(<1 2> <3 4>)', '--algorithm', 'star1'], 'star1 has no rule for the players of this tree'],
    [['--game', 'nim', '--n', '7'], '--n is not for nim'],
    [['--game', 'grundy', '--n', '0'], '--n cannot be “0”; it is 1 … 50'],
    [['--game', 'grundy', '--n', '51'], '--n cannot be “51”'],
    [['--game', 'grundy', '--first', 'both'], '--first cannot be “both”; it is max, min'],
    [['--game', 'grundy', '--depth', '3'], 'grundy has no evaluation to stop by: --depth end'],
    [['--game', 'grundy', '--depth', '1001'], '--depth cannot be “1001”'],
    [['--game', 'grundy', '--symmetry', 'on'], '--symmetry cannot be “on”; it is once, off'],
    [['--game', 'grundy', '--start', '4,2,x'], '“x”, pile 3, is no number of coins from 1 to 50'],
    [['--game', 'grundy', '--start', '4,0'], '“0”, pile 2'],
    [['--game', 'grundy', '--start', '-4'], '“”, pile 1'],
    [['--game', 'grundy', '--start', '7.5'], '“7.5”, pile 1'],
    [['--game', 'grundy', '--start', '40,11'], 'it has 51 coins; there can be 50'],
    [['--game', 'tic-tac-toe', '--start', 'xx'], 'it has 2 squares, and the board has 9'],
    [['--game', 'tic-tac-toe', '--start', 'xxxooo...'], 'both sides have won'],
    [
      ['--game', 'tic-tac-toe', '--moves', '4.4'],
      'move 2, “4”, is not legal there; what is: 0, 1, 2, 3, 5, 6, 7, 8',
    ],
    [
      ['--game', 'tic-tac-toe', '--start', 'xxxoo....', '--moves', '8'],
      '--moves: move 1, “8”, comes after the end of the game',
    ],
    [
      ['--game', 'connect-four', '--depth', '9', '--symmetry', 'off', '--algorithm', 'minimax'],
      'there are more than 1,000,000 positions to make; try --symmetry once',
    ],
    [
      ['--game', 'connect-four', '--depth', '7', '--growth', 'drawn'],
      'connect-four, to depth 7: there are more than 200,000 positions to make; try --symmetry once, --algorithm alpha-beta, --growth grown, a smaller --depth',
    ],
    [
      ['--game', 'last-checkers', '--algorithm', 'minimax'],
      'minimax has no rule for the chance nodes of last-checkers; use --algorithm alpha-beta or expectiminimax',
    ],
    [
      ['--game', 'grundy', '--algorithm', 'max-n'],
      'max-n is for several players, and the leaves of grundy are single numbers; use --algorithm minimax or',
    ],
    [
      ['--game', 'tic-tac-toe', '--depth=0', '--algorithm=two-phase'],
      '--depth 0: two-phase looks at least one',
    ],
    [['--game', 'last-checkers', '--form', 'graph'], 'last-checkers has chance nodes'],
    [['--game', 'last-checkers', '--start', '24-1'], 'the sides have not passed each other'],
    [['--game', 'last-checkers', '--start', '7,3-6,6/21', '--moves', '7'], 'what is: 4-3, 5-2, 6-1'],
    [['--game'], '--game needs a value'],
  ])('%j', async (args, why) => {
    const { code, stdout, stderr } = await ask(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  test('and not what means nothing to a tree: the end of it', async () => {
    expect((await ask(['[3,1]', '--depth', 'end'])).code).toBe(0);
  });
});
