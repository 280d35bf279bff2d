/** Searches within limits from the terminal: what their answer keys say, and what does not go together. */
import { describe, expect, test } from 'vitest';
import { EACH_DEPTH_ANOTHER, MIT, PROVED_EARLY, TRAP } from '../support/limitExamples.ts';
import { ask, keyOf } from './ask.ts';

const DICE = '0~(1~chance(0.5*3 0.5*4) 2)';

describe('what does not go together is refused in one line', () => {
  test.each<[string, readonly string[], string]>([
    ['a budget without deepening', ['(3 1)', '--budget', '5'], '--budget counts with --deepen only'],
    ['a check without a depth', ['(3 1)', '--check', '2'], '--check needs a --depth to go on from'],
    ['quiescence without a depth', ['(3 1)', '--quiet', 'all'], '--quiet needs a --depth to go on from'],
    ['the same', ['(3 1)', '--quiet', 'noisy'], '--quiet needs a --depth to go on from'],
    ['deepening with max-n', [MIT, '--deepen', '--algorithm', 'max-n'], '--deepen is not for max-n'],
    ['the same, not said', [MIT, '--deepen'], 'max-n searches a tree of several players to its ends'],
    ['a depth with max-n', [MIT, '--depth', '1'], 'max-n searches a tree of several players to its ends'],
    [
      'PVS on chance nodes',
      [DICE, '--algorithm', 'pvs'],
      'pvs has no rule for the chance nodes of this tree',
    ],
    [
      'the same in a game',
      ['--game', 'last-checkers', '--algorithm', 'pvs'],
      'pvs has no rule for the chance nodes',
    ],
    ['a window with α > β', ['(3 1)', '--window', '5..2'], '--window cannot be “5..2”; it is two ends α..β'],
    ['a window with α = β', ['(3 1)', '--window', '2..2'], '--window cannot be “2..2”; it is two ends α..β'],
    ['a window of infinities', ['(3 1)', '--window', 'inf..-inf'], '--window cannot be “inf..-inf”'],
    ...(['two-phase', 'level-by-level'] as const).flatMap((algorithm): [string, string[], string][] => [
      [
        'deepening with lists',
        ['1~(3 1)', '--deepen', '--algorithm', algorithm],
        `--deepen is not for ${algorithm}`,
      ],
      [
        'quiescence with lists',
        ['1~(3 1)', '--depth=1', '--quiet=all', '--algorithm', algorithm],
        `--quiet is not for ${algorithm}`,
      ],
      [
        'a check with lists',
        ['1~(3 1)', '--depth=1', '--check=2', '--algorithm', algorithm],
        `--check is not for ${algorithm}`,
      ],
      [
        'a window with lists',
        ['(3 1)', '--window=1..2', '--algorithm', algorithm],
        `--window is not for ${algorithm}`,
      ],
      [
        'depth 0 with lists',
        ['1~(3 1)', '--depth=0', '--algorithm', algorithm],
        `--depth 0: ${algorithm} looks at least one ply deep`,
      ],
    ]),
    [
      'a window without windows',
      ['(3 1)', '--window=1..2', '--algorithm=minimax'],
      '--window is not for minimax',
    ],
    ['kinds of moves of a tree', ['(3 1)', '--tries', 'kind'], 'nothing says of which kinds the moves'],
    [
      'no static value at the limit',
      ['((3 1) 2)', '--depth', '1'],
      'it lies at the depth limit and has no static value',
    ],
    [
      'no pass within the budget',
      ['(5~(1 2) 3)', '--deepen', '--budget', '1'],
      'the budget does not finish the first pass',
    ],
    [
      'a depth beyond all',
      ['(3 1)', '--depth', '1001'],
      '--depth cannot be “1001”; it is a whole number from 0 to 1000',
    ],
    ['a budget of nothing', ['(3 1)', '--deepen', '--budget', '0'], 'it is a whole number from 1 to 1000000'],
    ['a check too far', ['(3 1)', '--check', '21', '--depth', '1'], 'it is a whole number from 1 to 20'],
  ])('%s: %j', async (_what, args, why) => {
    const { code, stdout, stderr } = await ask(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
});

interface PassKey {
  readonly purpose: string;
  readonly depth: number;
  readonly value: number;
  readonly bestMove: number | null;
  readonly from: number;
  readonly to: number;
}

describe('the answer key', () => {
  test('of deepening has every pass, with moves and lines of the drawn tree', async () => {
    const key = await keyOf([EACH_DEPTH_ANOTHER, '--deepen']);
    expect(Object.keys((key['passes'] as object[])[0]!).toSorted()).toEqual(
      [
        ...['purpose', 'depth', 'finished', 'value', 'bound', 'bestMove', 'line'],
        ...['entered', 'evaluated', 'horizon', 'cutoffs', 'from', 'to'],
      ].sort(),
    );
    expect(key['passes']).toMatchObject([
      {
        purpose: 'deepen',
        depth: 0,
        finished: true,
        value: 5,
        bestMove: null,
        line: [],
        entered: 1,
        horizon: 1,
      },
      { depth: 1, value: 9, bestMove: 0, line: [0], entered: 4, evaluated: 3, horizon: 3, cutoffs: 0 },
      { depth: 2, value: 7, bestMove: 2, line: [2, 1], entered: 9, evaluated: 5, horizon: 5, cutoffs: 1 },
      { depth: 3, value: 8, bestMove: 1, line: [1, 1, 0], entered: 18, evaluated: 9, horizon: 0, cutoffs: 2 },
    ]);
    expect(key).toMatchObject({
      ...{ value: 8, bestMove: 1, line: [1, 1, 0], why: 'proved', entered: 32, distinct: 19, evaluated: 18 },
      ...{ horizonLeaves: [], answer: { depth: 3, value: 8, bound: 'exact', bestMove: 1 } },
    });
    // The root is judged in the first pass, its children in the second, and so on: nodes come again.
    const nodes = key['evaluatedNodes'] as number[];
    expect([nodes.length, nodes.slice(0, 4), new Set(nodes).size]).toEqual([18, [0, 1, 8, 15], 18]);
    const passes = key['passes'] as PassKey[];
    expect(passes.at(-1)?.to).toBe((key['events'] as object[]).length - 1);
    for (const [index, { from }] of passes.entries())
      expect((key['events'] as { kind: string }[])[from - 1]?.kind, `pass ${index}`).toBe('pass');
  });

  test('keeps nodes that are evaluated again', async () => {
    const { evaluatedNodes, distinct, entered } = await keyOf(['0~(1 2)', '--deepen', '--tries', 'given']);
    expect([evaluatedNodes, entered, distinct]).toEqual([[0, 1, 2], 4, 3]);
    const again = await keyOf([TRAP, '--depth', '2', '--check', '2']);
    const nodes = again['evaluatedNodes'] as number[];
    expect(nodes.length).toBeGreaterThan(new Set(nodes).size);
  });

  test.each<[string, readonly string[], object]>([
    ['a plain run', ['(3 1)'], { why: 'end', answer: { depth: null, value: 3, bestMove: 0 } }],
    [
      'a depth',
      [EACH_DEPTH_ANOTHER, '--depth', '2'],
      { why: 'limit', answer: { depth: 2, value: 7, bestMove: 2 } },
    ],
    ['the height', ['1~(5~? 3~(4 2~?))', '--deepen'], { why: 'end', answer: { depth: 2, bestMove: 0 } }],
    [
      'a proof',
      [PROVED_EARLY, '--deepen'],
      { why: 'proved', value: 'inf', answer: { depth: 2, bestMove: 1 } },
    ],
    [
      'a budget',
      [EACH_DEPTH_ANOTHER, '--deepen', '--budget=5'],
      { why: 'budget', answer: { depth: 1, bestMove: 0 } },
    ],
    [
      'depth 0 alone',
      [EACH_DEPTH_ANOTHER, '--deepen', '--budget=4'],
      { why: 'budget', answer: { depth: 0, value: 5, bestMove: null } },
    ],
    [
      'what nobody judges',
      ['(5~(1 (2 3)) 3~(4 5))', '--deepen'],
      { why: 'halt', answer: { depth: 1, value: 5 } },
    ],
    [
      'a check',
      [TRAP, '--depth=2', '--check=4'],
      { why: 'limit', answer: { depth: 2, value: -3, bestMove: 0 } },
    ],
    [
      'a window',
      ['((3 5) (1 9))', '--window', '4..9'],
      { why: 'end', bound: 'upper', value: 3, bestMove: null },
    ],
    [
      'leaves at the limit',
      [EACH_DEPTH_ANOTHER, '--depth', '1'],
      { horizonLeaves: [1, 8, 15], evaluatedNodes: [1, 8, 15] },
    ],
    [
      'a position and weights',
      ['--game=tic-tac-toe', '--start=x.......o', '--symmetry=once', '--weights=1,3', '--depth=2'],
      { value: 0, bestMove: 1, answer: { depth: 2, value: 0, bestMove: 1 } },
    ],
    ['a Star1 run', [`leaves 0..10; ${DICE}`, '--algorithm', 'star1'], { value: 3.5, why: 'end' }],
  ])('of %s: %j', async (_what, args, due) => {
    expect(await keyOf(args)).toMatchObject(due);
  });

  test('of several players has an array for each vector', async () => {
    expect(await keyOf([MIT, '--algorithm', 'max-n'])).toMatchObject({
      ...{ value: [1, 2, 3], bestMove: 0, line: [0, 0, 0], why: 'end', horizonLeaves: [] },
      answer: { depth: null, value: [1, 2, 3], bestMove: 0 },
      passes: [{ value: [1, 2, 3], bestMove: 0 }],
    });
    expect(await keyOf([MIT, '--algorithm', 'minimax'])).toMatchObject({ value: 1 });
  });
});
