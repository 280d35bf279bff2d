import { describe, expect, test } from 'vitest';
import type { DepthFirstName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/rules.ts';
import { BLANK_ANSWER } from '../../src/practice/answer.ts';
import { shownBy } from '../../src/practice/diagnose/methodAnswers.ts';
import { tellingExercise } from '../../src/practice/generate/generate.ts';
import { only } from '../../src/practice/methods/methods.ts';
import { METHODS, type MethodName } from '../../src/practice/misconception.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { plainMethodSheet, sketchOf } from './plainMethods.ts';

type Pair = readonly [MethodName, MethodName];

const AT_CHANCE: readonly MethodName[] = [
  'mean-at-chance',
  'min-at-chance',
  'window-through-chance',
  'bounds-from-leaves',
];
/** Only where nodes are judged before the ends, where several players decide, or where the root begins between bounds. */
const ELSEWHERE: readonly MethodName[] = [
  'estimate-for-proof',
  'deep-pruning',
  'sum-of-components',
  'all-against-one',
  'unfinished-pass',
  'budget-per-pass',
  'ignores-budget',
  'forgets-order',
  'ignores-window',
];
const ANYWHERE = METHODS.filter((method) => !AT_CHANCE.includes(method) && !ELSEWHERE.includes(method));

function pairsOf(methods: readonly MethodName[]): Pair[] {
  return methods.flatMap((one, index) => methods.slice(index + 1).map((other): Pair => [one, other]));
}

/**
 * With the parent's bound alone more leaves are looked at, and with a window or bounds through chance nodes fewer,
 * so that no answer is both.
 */
function canCoincide(pair: Pair): boolean {
  const looksLess = pair.includes('window-through-chance') || pair.includes('bounds-from-leaves');
  return !(pair.includes('parent-only') && looksLess);
}

function checkPair(algorithm: DepthFirstName, rules: SearchRules, pair: Pair, seeds: number): void {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const exercise = tellingExercise({ algorithm, rules }, pair.map(only), seed);
    naming(
      () => `${pair.join(' and ')}, seed ${seed}`,
      () => {
        if (exercise === null) throw new Error('no exercise');
        expectSame([exercise.algorithm, exercise.rules], [algorithm, rules]);
        const { tree } = exercise;
        expect(tree.leafCount).toBeLessThanOrEqual(32);
        const task = { sketch: sketchOf(tree), algorithm, rules, leafBounds: tree.leafBounds };
        for (const method of pair) {
          const given = { ...BLANK_ANSWER, ...plainMethodSheet(method, task)! };
          expectSame(shownBy(exercise, given, pair.map(only)), only(method));
        }
      },
    );
  }
}

describe('one more exercise', () => {
  test.each(pairsOf(ANYWHERE))('tells %s and %s apart', (...pair) => {
    checkPair('alpha-beta', DEFAULT_RULES, pair, howMany(100, 8));
  });

  // Trees with chance nodes take ten times as long to draw.
  test.each(
    AT_CHANCE.flatMap((one) => ANYWHERE.map((other): Pair => [one, other]))
      .concat(pairsOf(AT_CHANCE))
      .filter(canCoincide),
  )('tells %s and %s apart, at chance nodes', (...pair) => {
    checkPair('alpha-beta', DEFAULT_RULES, pair, howMany(10, 2));
  });

  test.each(pairsOf(['last-of-equals', 'all-max', 'mean-at-chance', 'min-at-chance']))(
    'tells %s and %s apart where all is looked at',
    (...pair) => {
      checkPair('expectiminimax', DEFAULT_RULES, pair, howMany(30, 6));
    },
  );

  test('tells what can be told of minimax', () => {
    checkPair('minimax', DEFAULT_RULES, ['last-of-equals', 'all-max'], howMany(100, 12));
  });

  test.each(pairsOf(ANYWHERE))('tells %s and %s apart under the strict rule', (...pair) => {
    checkPair('alpha-beta', { ...DEFAULT_RULES, cutoff: 'strict' }, pair, howMany(5, 1));
  });

  test('is the same for the same seed', () => {
    const ask = () =>
      tellingExercise(
        { algorithm: 'alpha-beta', rules: DEFAULT_RULES },
        [only('all-max'), only('alpha-zero')],
        7,
      );
    expect(ask()).toEqual(ask());
  });

  test('does not exist for a method that has nothing to say', () => {
    const none = tellingExercise(
      { algorithm: 'minimax', rules: DEFAULT_RULES },
      [only('parent-only'), only('all-max')],
      1,
    );
    expect(none).toBeNull();
  });
});
