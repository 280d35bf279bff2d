import { describe, expect, test, vi } from 'vitest';
import { leafInfluence } from '../../src/core/analysis/leafInfluence.ts';
import type { DepthFirstName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { EVERY_RULE, nameOf } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

/** The pieces of the leaf of a given rank, a line each. */
function piecesOf(
  sketch: Sketch,
  rank: number,
  rules: Partial<SearchRules> = {},
  algorithm: DepthFirstName = 'alpha-beta',
): string[] {
  const tree = treeOf(sketch);
  const pieces = leafInfluence(tree, tree.leaves()[rank]!, algorithm, { ...DEFAULT_RULES, ...rules });
  return pieces.map(({ from, to, value, cutoffs, leavesEvaluated }) => {
    const place = from === to ? `x = ${from}` : `(${from}, ${to})`;
    const told = value === null ? 'halts' : `${value.constant} + ${value.slope}x`;
    const cuts = cutoffs.map(({ node, firstPruned }) => `, node ${node} cuts from ${firstPruned}`);
    return `${place}: ${told}, ${leavesEvaluated} leaves${cuts.join('')}`;
  });
}

function placesOf(sketch: Sketch, rank: number, rules: Partial<SearchRules> = {}): string[] {
  return piecesOf(sketch, rank, rules).map((piece) => piece.split(':')[0]!);
}

const EQUAL_CHANCES = (...outcomes: Sketch[]): Sketch => ({
  chance: outcomes.map((outcome) => [`1/${outcomes.length}`, outcome]),
});

const PAIR = (share: string, one: Sketch, rest: string, other: Sketch) => [
  outcome(share, one),
  outcome(rest, other),
];
const outcome = (share: string, sketch: Sketch) => [share, sketch] as const;

describe('in the tree of AIMA, figure 5.5, the first leaf under C', () => {
  const FIGURE: Sketch = { max: [{ min: [3, 12, 8] }, { min: [2, 4, 6] }, { min: [14, 5, 2] }] };
  const ABOVE_3 = ['(3, 4): 0 + 1x, 9 leaves', 'x = 4: 4 + 0x, 9 leaves', '(4, Infinity): 4 + 0x, 9 leaves'];

  test('cuts off the other two exactly where it is at most 3', () => {
    expect(piecesOf(FIGURE, 3)).toEqual([
      '(-Infinity, 3): 3 + 0x, 7 leaves, node 5 cuts from 1',
      'x = 3: 3 + 0x, 7 leaves, node 5 cuts from 1',
      ...ABOVE_3,
    ]);
  });

  test('cuts them off, under the strict rule, only where it is less than 3', () => {
    expect(piecesOf(FIGURE, 3, { cutoff: 'strict' })).toEqual([
      '(-Infinity, 3): 3 + 0x, 7 leaves, node 5 cuts from 1',
      'x = 3: 3 + 0x, 9 leaves',
      ...ABOVE_3,
    ]);
  });

  test('decides the value between 3 and 4, under minimax, and cuts nothing', () => {
    expect(piecesOf(FIGURE, 3, {}, 'minimax')).toEqual([
      '(-Infinity, 3): 3 + 0x, 9 leaves',
      'x = 3: 3 + 0x, 9 leaves',
      ...ABOVE_3,
    ]);
  });

  test('leaves its neighbours, which are never seen, without any influence', () => {
    expect(piecesOf(FIGURE, 4)).toEqual(['(-Infinity, Infinity): 3 + 0x, 7 leaves, node 5 cuts from 1']);
  });
});

describe('a leaf under a chance node', () => {
  test('moves the root by its probability', () => {
    const sketch: Sketch = { max: [1, EQUAL_CHANCES(0, 0.5, 0.5)] };
    expect(piecesOf(sketch, 1)).toEqual([
      '(-Infinity, 2): 1 + 0x, 4 leaves',
      'x = 2: 1 + 0x, 4 leaves',
      `(2, Infinity): ${1 / 3} + ${1 / 3}x, 4 leaves`,
    ]);
  });

  test('makes a cut where expectations tie', () => {
    const sketch: Sketch = { min: [2, { max: [EQUAL_CHANCES(0, 1, 3), 5] }] };
    expect(piecesOf(sketch, 1)).toEqual([
      '(-Infinity, 2): 2 + 0x, 5 leaves',
      'x = 2: 2 + 0x, 4 leaves, node 2 cuts from 1',
      '(2, Infinity): 2 + 0x, 4 leaves, node 2 cuts from 1',
    ]);
    expect(piecesOf(sketch, 1, { cutoff: 'strict' })[1]).toBe('x = 2: 2 + 0x, 5 leaves');
  });

  test.each([
    [0.7, 1.8],
    [0.9, 2.4],
    [1.7, 4.8],
  ])('and the place is the decimal that makes them %d, although doubles miss it', (limit, tie) => {
    const pieces = piecesOf({ max: [limit, EQUAL_CHANCES(0, 0.1, 0.2)] }, 1);
    expect(pieces[1]).toMatch(new RegExp(`^x = ${tie}:`));
  });

  test.each([
    [7, 0, 49 / 3],
    [71, 100, 97 / 3],
  ])('has its tie at a number that is no short decimal: with 3/7 of it make %d', (limit, other, tie) => {
    const sketch: Sketch = { min: [limit, { max: [{ chance: PAIR('3/7', 0, '4/7', other) }, 999] }] };
    const [equal, strict] = RULES.cutoff.map((cutoff) => piecesOf(sketch, 1, { cutoff })[1]);
    expect(equal).toBe(`x = ${tie}: ${limit} + 0x, 3 leaves, node 2 cuts from 1`);
    expect(strict).toBe(`x = ${tie}: ${limit} + 0x, 4 leaves`);
  });

  test('has one end for two values that differ by less than rounding does', () => {
    const follow: Sketch[] = [{ min: [0.3, 9] }, { min: [0.1 + 0.2, 9] }];
    const pieces = piecesOf({ max: [EQUAL_CHANCES(0, 1 / 7, 0), ...follow] }, 0);
    expect(pieces).toHaveLength(3);
    expect(pieces[0]).toContain('7 leaves');
    expect(pieces[2]).toContain('5 leaves');
  });

  test('has none where its expectation changes but not the run and the root', () => {
    const pieces = piecesOf({ max: [10, EQUAL_CHANCES({ min: [0, 3] }, 0)] }, 1);
    expect(pieces).toEqual(['(-Infinity, Infinity): 10 + 0x, 4 leaves']);
  });

  test('is followed through many chance nodes, and out of sight', () => {
    const under = (share: string, rest: string, depth: number): Sketch =>
      depth === 0 ? 0 : { chance: PAIR(share, under(share, rest, depth - 1), rest, 0) };
    const [, tie] = placesOf({ max: [1, under('97/100', '3/100', 250)] }, 1);
    expect(Number(tie!.slice(4)) * 0.97 ** 250).toBeCloseTo(1, 9);
    for (const [limit, depth] of [[1, 150] as const, [1e25, 101] as const])
      expect(piecesOf({ max: [limit, under('1/1000', '999/1000', depth)] }, 1)).toHaveLength(1);
  });

  test('crosses values whose multiple by two denominators no double holds', () => {
    const inner: Sketch = { chance: PAIR('999999/1000000', 0, '1/1000000', 0) };
    const outer: Sketch = { chance: PAIR('999999/1000000', inner, '1/1000000', 0) };
    const [, tie] = placesOf({ max: [1e300, outer] }, 1);
    expect((Number(tie!.slice(4)) / 1e300) * 0.999999 ** 2).toBeCloseTo(1, 12);
  });

  test('keeps the ends it has of its own where rounding swallows that of the expectation', () => {
    const rising: Sketch = { max: [0, { min: [5, 9] }] };
    const over: Sketch = { min: [5e299, { max: [EQUAL_CHANCES(rising, 1e300), 7] }] };
    expect(placesOf(over, 1)).toEqual(['(-Infinity, 5)', 'x = 5', '(5, Infinity)']);
    const falling: Sketch = { min: [0, { max: [-5, -9] }] };
    const under: Sketch = { max: [-5e299, { min: [EQUAL_CHANCES(falling, -1e300), -7] }] };
    expect(placesOf(under, 1)).toEqual(['(-Infinity, -5)', 'x = -5', '(-5, Infinity)']);
  });

  test('is followed between two such ends, too', () => {
    const between: Sketch = { min: [8, { max: [0, { min: [5, 9] }] }] };
    const sketch: Sketch = { min: [5e299, { max: [EQUAL_CHANCES(between, 1e300), 7] }] };
    const pieces = piecesOf(sketch, 2, { cutoff: 'strict' });
    expect(pieces[1]).toMatch(/^x = 5: .* 7 leaves$/);
    expect(pieces[2]).toMatch(/^\(5, 8\): .* 6 leaves, node 8 cuts from 1$/);
  });

  test('that cannot happen moves no value but cutoffs', () => {
    const choice: Sketch = { max: [{ min: [0, 5] }, { min: [2, 3] }] };
    expect(piecesOf({ chance: PAIR('0', choice, '1', 7) }, 0)).toEqual([
      '(-Infinity, 2): 7 + 0x, 5 leaves',
      'x = 2: 7 + 0x, 4 leaves, node 5 cuts from 1',
      '(2, Infinity): 7 + 0x, 4 leaves, node 5 cuts from 1',
    ]);
  });

  test('is drowned by an infinite outcome, and makes no sum of two', () => {
    const pieces = (...others: number[]) => piecesOf(EQUAL_CHANCES(0, ...others), 0);
    expect(pieces(Infinity)).toEqual(['(-Infinity, Infinity): Infinity + 0x, 2 leaves']);
    expect(pieces(Infinity, -Infinity)).toEqual(['(-Infinity, Infinity): halts, 3 leaves']);
  });

  test('has the ends it should and no others where rounding swallows it', () => {
    const sketch: Sketch = { min: [5e299, { max: [EQUAL_CHANCES(0, 1e300), 7] }] };
    const places = '(-Infinity, -1e+300) x = -1e+300 (-1e+300, 0) x = 0 (0, Infinity)';
    for (const rules of EVERY_RULE) expect(placesOf(sketch, 1, rules).join(' '), nameOf(rules)).toBe(places);
    const balanced = piecesOf({ max: [1, EQUAL_CHANCES(0, 1e300, -1e300)] }, 1);
    expect(balanced).toHaveLength(3);
    expect(balanced[2]).toBe(`(3, Infinity): 0 + ${1 / 3}x, 4 leaves`);
  });
});

describe('a leaf', () => {
  test('of unknown value is asked like any other, and another one halts the search if it is reached', () => {
    expect(piecesOf(null, 0)).toEqual(['(-Infinity, Infinity): 0 + 1x, 1 leaves']);
    expect(piecesOf({ max: [null, { min: [5, null] }] }, 0)).toEqual([
      '(-Infinity, 5): halts, 2 leaves',
      'x = 5: 5 + 0x, 2 leaves, node 2 cuts from 1',
      '(5, Infinity): 0 + 1x, 2 leaves, node 2 cuts from 1',
    ]);
  });

  test.each([
    ['neighbours among the doubles', 0.3, 0.1 + 0.2],
    ['the smallest there are', 0, Number.MIN_VALUE],
    ['the largest there are', 1.2e308, 1.7e308],
    ['the last one', 1e308, Number.MAX_VALUE],
    ['the largest below 0', -1.7e308, -1.2e308],
  ])('has an interval on either side of each end, even if no number is in it: %s', (_which, low, high) => {
    const pieces = piecesOf({ max: [0, { min: [low, Infinity] }, { min: [high, Infinity] }] }, 0);
    const places = ['(-Infinity, LOW)', 'x = LOW', '(LOW, HIGH)', 'x = HIGH', '(HIGH, Infinity)'];
    const named = places.map((place) => place.replace('LOW', String(low)).replace('HIGH', String(high)));
    expect(pieces.map((piece) => piece.split(':')[0])).toEqual(named);
    expect(pieces[2]).toBe(`${named[2]}: ${high} + 0x, 4 leaves, node 2 cuts from 1`);
    if (high < Number.MAX_VALUE)
      expect(pieces[4]).toBe(`${named[4]}: 0 + 1x, 3 leaves, node 2 cuts from 1, node 5 cuts from 1`);
  });

  test('is followed between numbers whose sum no double holds', () => {
    const sketch: Sketch = { max: [0, { min: [1.2e308, Infinity] }, { min: [1.7e308, Infinity] }] };
    const [, point, interval] = piecesOf(sketch, 0, { cutoff: 'strict' });
    expect(point).toContain('5 leaves');
    expect(interval).toContain('4 leaves, node 2 cuts from 1');
  });

  test('is told of numbers only: there is none below the first', () => {
    const pieces = piecesOf({ min: [0, -Number.MAX_VALUE] }, 0);
    expect(pieces).toEqual([`(-Infinity, Infinity): ${-Number.MAX_VALUE} + 0x, 2 leaves`]);
  });

  test('tells why it cannot be asked', () => {
    const tree = treeOf({ max: [1, EQUAL_CHANCES(1, 2)] });
    const [root, leaf] = tree.nodes();
    expect(() => leafInfluence(tree, root!, 'alpha-beta', DEFAULT_RULES)).toThrow('node 0 is not a leaf');
    expect(() => leafInfluence(tree, leaf!, 'minimax', DEFAULT_RULES)).toThrow(
      'minimax has no rule for the tree: chance',
    );
  });
});

test('the runs it takes are about as many as the pieces, not as the comparisons', () => {
  const COUNT = 500;
  const rising = Array.from({ length: COUNT }, (_, index) => index + 1);
  const compared: Sketch = { max: [0, { min: [{ max: [0, ...rising] }, -1] }] };
  const cutting: Sketch = { max: [0, 0, ...rising.map((limit) => ({ min: [limit, 2 * COUNT] }))] };
  const atLast: Sketch = { max: [0, 0, ...rising.map((limit) => ({ min: [2 * COUNT, limit] }))] };
  for (const [algorithm, sketch, pieces] of [
    ['alpha-beta', compared, 1],
    ['alpha-beta', cutting, 2 * COUNT + 1],
    ['alpha-beta', atLast, 5],
    ['minimax', cutting, 3],
  ] as const) {
    const tree = treeOf(sketch);
    const value = vi.spyOn(tree, 'value');
    const [first, leaf] = tree.leaves();
    expect(leafInfluence(tree, leaf!, algorithm, DEFAULT_RULES)).toHaveLength(pieces);
    const runs = value.mock.calls.filter(([asked]) => asked === first).length;
    expect(runs).toBeLessThan(2 * pieces + 2);
  }
});
