/**
 * Tic-tac-toe by f to every depth and by UTILITY to the end: what is generated, evaluated and cut, against counts
 * of another program. What is larger than a run may be is counted by ply.
 */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { orbits } from '../../src/games/game.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { isLong } from '../support/howMany.ts';
import { perft, sum } from './perft.ts';

const END = null;

/** Generated, evaluated, cutoffs. */
type Counts = readonly [number, number, number];

interface Row {
  readonly depth: number | null;
  /** nodes and leaves of the whole tree, and of that in which symmetric moves count once */
  readonly whole: readonly [number, number];
  readonly wholeOnce: readonly [number, number];
  readonly equal: Counts;
  readonly strict: Counts;
  /** null where the source gives no count */
  readonly equalOnce: Counts | null;
  readonly strictOnce: Counts | null;
  readonly value: number;
  readonly move: string;
}

function row(
  depth: number | null,
  [whole, wholeOnce]: readonly (readonly [number, number])[],
  [equal, strict, equalOnce, strictOnce]: readonly (Counts | null)[],
  [value, move]: readonly [number, string],
): Row {
  return {
    depth,
    whole: whole!,
    wholeOnce: wholeOnce!,
    equal: equal!,
    strict: strict!,
    equalOnce: equalOnce ?? null,
    strictOnce: strictOnce ?? null,
    value,
    move,
  };
}

const ROWS: readonly Row[] = [
  row(
    1,
    [
      [10, 9],
      [4, 3],
    ],
    [
      [10, 9, 0],
      [10, 9, 0],
      [4, 3, 0],
      [4, 3, 0],
    ],
    [4, '4'],
  ),
  row(
    2,
    [
      [82, 72],
      [16, 12],
    ],
    [
      [36, 26, 7],
      [46, 36, 6],
      [12, 8, 1],
      [14, 10, 1],
    ],
    [1, '4'],
  ),
  row(
    3,
    [
      [586, 504],
      [82, 66],
    ],
    [
      [163, 121, 25],
      [285, 223, 33],
      [51, 37, 5],
      [61, 45, 6],
    ],
    [3, '4'],
  ),
  row(
    4,
    [
      [3610, 3024],
      [442, 360],
    ],
    [
      [492, 323, 118],
      [1424, 1058, 205],
      [158, 108, 27],
      [293, 221, 29],
    ],
    [1, '4'],
  ),
  row(
    5,
    [
      [18730, 15120],
      [2152, 1710],
    ],
    [
      [1627, 1152, 268],
      [4489, 3317, 543],
      [519, 352, 102],
      [909, 660, 103],
    ],
    [3, '4'],
  ),
  row(
    6,
    [
      [73450, 56160],
      [8144, 6164],
    ],
    [
      [3133, 1734, 1065],
      [13645, 8840, 2746],
      [959, 560, 280],
      [3153, 2084, 539],
    ],
    [1, '4'],
  ),
  row(
    7,
    [
      [221626, 154944],
      [24022, 16629],
    ],
    [[10738, 6320, 2427], [49920, 32410, 5201], null, null],
    [2, '4'],
  ),
  row(
    8,
    [
      [422074, 255168],
      [44986, 26830],
    ],
    [
      [12230, 5697, 4240],
      [104396, 53212, 25121],
      [1929, 868, 699],
      [11590, 5779, 2815],
    ],
    [0, '0'],
  ),
  row(
    9,
    [
      [549946, 255168],
      [58524, 26830],
    ],
    [
      [16811, 6740, 3807],
      [146120, 62162, 18144],
      [2492, 971, 665],
      [16708, 7099, 1788],
    ],
    [0, '0'],
  ),
  row(
    END,
    [
      [549946, 255168],
      [58524, 26830],
    ],
    [
      [18297, 7330, 4237],
      [146120, 62162, 18144],
      [3082, 1194, 814],
      [16708, 7099, 1788],
    ],
    [0, '0'],
  ),
];

function searched(depth: number | null, symmetry: boolean, rules: SearchRules) {
  const { run } = searchGame(
    placed({ ...openingSetting('tic-tac-toe'), depth, symmetry }),
    'alpha-beta',
    rules,
  );
  const { generated, leaves, cutoffs } = run.tallyAt(run.length);
  const value = run.result.ok ? run.result.value : Number.NaN;
  return { counts: [generated, leaves, cutoffs], value, move: run.tree.move(run.bestMoveAt()!) };
}

/** To the greatest depths it is as to the end, and takes as long. */
const LONGEST = [8, 9];
const CASES = ROWS.filter(({ depth }) => isLong || !LONGEST.includes(depth ?? 0)).map(
  (each) => [each.depth ?? 'the end', each] as const,
);

describe('alpha-beta', () => {
  test.each(CASES)('to depth %s', (_name, { depth, equal, strict, equalOnce, strictOnce, value, move }) => {
    const strictly: SearchRules = { ...DEFAULT_RULES, cutoff: 'strict' };
    for (const [symmetry, rules, counts] of [
      [false, DEFAULT_RULES, equal],
      [false, strictly, strict],
      [true, DEFAULT_RULES, equalOnce],
      [true, strictly, strictOnce],
    ] as const) {
      const found = searched(depth, symmetry, rules);
      if (counts !== null) expect(found.counts).toEqual(counts);
      expect([found.value, found.move]).toEqual([value, move]);
    }
  });
});

describe('the whole tree', () => {
  const once = {
    ...ticTacToe,
    actions: (state: typeof ticTacToe.s0) => orbits(ticTacToe, state).map(({ move }) => move),
  };
  const [plies, pliesOnce] = [perft(ticTacToe, 9), perft(once, 9)];

  test.each(CASES)('to depth %s', (_name, { depth, whole, wholeOnce }) => {
    const last = depth ?? 9;
    for (const [all, due] of [
      [plies, whole],
      [pliesOnce, wholeOnce],
    ] as const) {
      const upTo = all.slice(0, last + 1);
      const leaves = sum(upTo.slice(0, last).map(({ terminals }) => terminals)) + upTo[last]!.nodes;
      expect([sum(upTo.map(({ nodes }) => nodes)), leaves]).toEqual(due);
    }
  });

  test('to depth 2: what each opening move is worth', () => {
    const values = ticTacToe.actions(ticTacToe.s0).map((square) => {
      const after = placed({
        ...openingSetting('tic-tac-toe'),
        moves: [String(square)],
        depth: 1,
        symmetry: false,
      });
      const { run } = searchGame(after, 'minimax', DEFAULT_RULES);
      return run.result.ok && run.result.value;
    });
    expect(values).toEqual([-1, -2, -1, -2, 1, -2, -1, -2, -1]);
  });
});
