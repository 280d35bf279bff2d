import { describe, expect, test } from 'vitest';
import { randomTree } from '../../src/core/random/randomTree.ts';
import {
  MOST_LEAF_VALUE,
  MOST_RANDOM_NODES,
  type RandomTreeWish,
  TREE_DEMANDS,
  type WishRefusal,
} from '../../src/core/random/treeWish.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { PLAIN } from './randomTreeWishes.ts';

function answerTo(wish: Partial<RandomTreeWish>): WishRefusal | 'granted' {
  const answer = randomTree({ ...PLAIN, depth: 3, ...wish });
  return answer.ok ? 'granted' : answer.refusal;
}

describe('a wish is refused, with the numbers found,', () => {
  test.each<[Partial<RandomTreeWish>, WishRefusal]>([
    [{ seed: 0.5 }, { code: 'not-whole', field: 'seed', found: 0.5 }],
    [{ depth: Number.NaN }, { code: 'not-whole', field: 'depth', found: Number.NaN }],
    [{ branching: [1.5, 2] }, { code: 'not-whole', field: 'branching', found: 1.5 }],
    [{ values: [0, Infinity] }, { code: 'not-whole', field: 'values', found: Infinity }],
    [{ depth: 0 }, { code: 'out-of-range', field: 'depth', found: 0, least: 1, most: LIMITS.depth }],
    [{ depth: 1001 }, { code: 'out-of-range', field: 'depth', found: 1001, least: 1, most: LIMITS.depth }],
    [
      { branching: [0, 2] },
      { code: 'out-of-range', field: 'branching', found: 0, least: 1, most: LIMITS.children },
    ],
    [
      { values: [0, 1e6] },
      { code: 'out-of-range', field: 'values', found: 1e6, least: -MOST_LEAF_VALUE, most: MOST_LEAF_VALUE },
    ],
    [{ branching: [3, 2] }, { code: 'least-above-most', field: 'branching', least: 3, most: 2 }],
    [{ values: [5, 4] }, { code: 'least-above-most', field: 'values', least: 5, most: 4 }],
  ])('where a number cannot be: %j', (wish, refusal) => {
    expect(answerTo(wish)).toEqual(refusal);
  });

  test.each<[Partial<RandomTreeWish>, WishRefusal]>([
    [{ demand: 'deep-cutoff' }, { code: 'too-shallow', part: 'deep-cutoff', needs: 4, has: 3 }],
    [
      { demand: 'deep-cutoff', chance: true, depth: 4 },
      { code: 'too-shallow', part: 'deep-cutoff-beside-chance', needs: 5, has: 4 },
    ],
    [
      { demand: 'deep-cutoff', depth: 4, branching: [1, 1] },
      { code: 'too-narrow', part: 'deep-cutoff', needs: 2, has: 1 },
    ],
    [
      { chance: true, depth: 1 },
      { code: 'too-shallow', part: 'chance', needs: 2, has: 1 },
    ],
    [
      { uneven: true, depth: 1 },
      { code: 'too-shallow', part: 'uneven', needs: 2, has: 1 },
    ],
    [
      { uneven: true, branching: [1, 1] },
      { code: 'too-narrow', part: 'uneven', needs: 2, has: 1 },
    ],
  ])('where the tree is too small for it: %j', (wish, refusal) => {
    expect(answerTo(wish)).toEqual(refusal);
  });

  test('where the largest tree it allows is too large, before anything is built', () => {
    const most = MOST_RANDOM_NODES;
    const ties = true;
    expect(answerTo({ depth: 14, ties })).toEqual({ code: 'too-many-nodes', found: 32_767, most });
    expect(answerTo({ depth: 13, ties })).toBe('granted');
    const huge: WishRefusal = { code: 'too-many-nodes', found: Number.MAX_SAFE_INTEGER, most };
    expect(answerTo({ depth: 1_000, branching: [1, 10_000], ties })).toEqual(huge);
    expect(answerTo({ depth: 1, branching: [most - 1, most - 1], ties })).toMatchObject({
      code: 'out-of-range',
    });
    expect(answerTo({ depth: 2, branching: [1, 141], ties })).toEqual({
      code: 'too-many-nodes',
      found: 1 + 141 + 141 ** 2,
      most,
    });
    expect(answerTo({ depth: 2, branching: [1, 140], ties })).toBe('granted');
  });

  test('where there are fewer numbers than leaves that must differ', () => {
    expect(answerTo({ values: [1, 7] })).toEqual({ code: 'too-few-values', needs: 8, has: 7 });
    expect(answerTo({ values: [1, 8] })).toBe('granted');
    expect(answerTo({ values: [1, 7], ties: true })).toBe('granted');
    const noCutoff = { demand: 'no-cutoff', ties: true } as const;
    // Leaves of one parent may be equal; those of different ones could make a cut.
    expect(answerTo({ values: [1, 4], ...noCutoff })).toBe('granted');
    expect(answerTo({ values: [1, 3], ...noCutoff })).toEqual({ code: 'too-few-apart', needs: 4, has: 3 });
  });

  test('or granted, whatever its seed', () => {
    for (const demand of TREE_DEMANDS) {
      for (const depth of [3, 4, 5]) {
        for (const values of [
          [0, 15],
          [0, 31],
        ] as const) {
          const answers = Array.from({ length: 100 }, (_, seed) =>
            answerTo({ seed, demand, depth, values, branching: [1, 2], uneven: true }),
          );
          expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        }
      }
    }
  });
});

describe('a random tree as large as may be', () => {
  test.each<Partial<RandomTreeWish>>([
    ...TREE_DEMANDS.map((demand) => ({ demand, depth: 13, values: [0, 9_999] as const })),
    { demand: 'deep-cutoff', depth: 8, branching: [3, 3], values: [0, 9_999], chance: true },
    { demand: 'best-order', depth: 1_000, branching: [1, 1], chance: true },
    { depth: 1, branching: [10_000, 10_000], values: [0, 9_999] },
  ])('is granted: %j', (wish) => {
    expect(answerTo(wish)).toBe('granted');
  });
});
