import { describe, expect, test } from 'vitest';
import type { DepthFirstName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { BLANK_ANSWER } from '../../src/practice/answer.ts';
import { methodAnswers, shownBy } from '../../src/practice/diagnose/methodAnswers.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { METHODS, type MethodName } from '../../src/practice/misconception.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { TEXTBOOK_TREE } from './deepTree.ts';
import { plainMethodSheet, sketchOf } from './plainMethods.ts';

type Pair = readonly [MethodName, MethodName];

const AT_CHANCE: readonly MethodName[] = [
  'mean-at-chance',
  'min-at-chance',
  'window-through-chance',
  'bounds-from-leaves',
  'crossed-probabilities',
  'plain-sum',
  'likeliest',
];
/** Only where nodes are judged before the ends, where several players decide, or where the root begins between bounds. */
const ELSEWHERE: readonly MethodName[] = [
  'estimate-for-proof',
  'deep-pruning',
  'sum-of-components',
  'all-against-one',
  'everybody-first',
  'unfinished-pass',
  'budget-per-pass',
  'ignores-budget',
  'forgets-order',
  'ignores-window',
  'own-visits',
  'exploitation-alone',
  'other-sides-reward',
  'new-node-alone',
  'unvisited-not-first',
  'bounds-as-values',
  'all-better-again',
  'first-children',
  'every-bound',
  'all-shallow',
  'deep-by-ply',
  'nearest-owner',
  'one-reply',
  'all-own-moves',
  'other-player',
  'ends-reversed',
  'open-as-stack',
  'successors-reversed',
  'ends-queued',
  'no-merging',
  'own-lines-alone',
  'sign-exchanged',
  'win-overlooked',
];
/** Ways to read the sides otherwise. */
const MISREADINGS = ['interchanged', 'root-misread', 'all-min'] as const;
/** Of those at chance nodes the ones that show wherever all is looked at. */
const AT_EVERY_CHANCE = [
  'mean-at-chance',
  'min-at-chance',
  'crossed-probabilities',
  'plain-sum',
  'likeliest',
] as const;
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
    const exercise = tellingExercise({ tree: TEXTBOOK_TREE, algorithm, rules }, pair.map(suspectOnly), seed);
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
          expectSame(shownBy(exercise, given, pair.map(suspectOnly)), suspectOnly(method));
        }
      },
    );
  }
}

describe('one more exercise', () => {
  test.each(pairsOf(ANYWHERE))('tells %s and %s apart', (...pair) => {
    checkPair('alpha-beta', DEFAULT_RULES, pair, howMany(100, 3));
  });

  // Trees with chance nodes take ten times as long to draw.
  test.each(
    AT_CHANCE.flatMap((one) => ANYWHERE.map((other): Pair => [one, other]))
      .concat(pairsOf(AT_CHANCE))
      .filter(canCoincide),
  )('tells %s and %s apart, at chance nodes', (...pair) => {
    checkPair('alpha-beta', DEFAULT_RULES, pair, howMany(10, 1));
  });

  test.each(pairsOf(['last-of-equals', 'all-max', ...MISREADINGS, ...AT_EVERY_CHANCE]))(
    'tells %s and %s apart where all is looked at',
    (...pair) => {
      checkPair('expectiminimax', DEFAULT_RULES, pair, howMany(30, 2));
    },
  );

  test.each(pairsOf(['last-of-equals', 'all-max', ...MISREADINGS]))(
    'tells %s and %s apart in minimax',
    (...pair) => {
      checkPair('minimax', DEFAULT_RULES, pair, howMany(100, 4));
    },
  );

  test.each([
    ['min(max(3 12) max(2 4))', 'min', false],
    ['max(min(3 12) min(2 4))', 'max', false],
    ['min(chance(0.3*3 0.7*12) chance(0.5*2 0.5*4))', 'min', true],
    ['max(chance(0.3*3 0.7*12) chance(0.5*2 0.5*4))', 'max', true],
  ] as const)(
    'has the root side of the exercise, and chance nodes where it has some: %s',
    (text, side, chance) => {
      const parsed = parseTree(text);
      if (!parsed.ok) throw new Error(parsed.problem.code);
      const tree = parsed.value;
      for (const algorithm of ['alpha-beta', chance ? 'expectiminimax' : 'minimax'] as const) {
        for (const method of MISREADINGS) {
          for (let seed = 1; seed <= howMany(20, 2); seed += 1) {
            const exercise = tellingExercise(
              { tree, algorithm, rules: DEFAULT_RULES },
              [suspectOnly(method)],
              seed,
            )!;
            expectSame([exercise.tree.kindName(ROOT), exercise.tree.hasChance], [side, chance]);
            const [sheet] = methodAnswers(exercise, [method]);
            expectSame(shownBy(exercise, sheet!.answer, [suspectOnly(method)]), suspectOnly(method));
          }
        }
      }
    },
  );

  test('has no probabilities that are the same in reverse order, where that is asked about', () => {
    for (let seed = 1; seed <= howMany(100, 8); seed += 1) {
      const like = { tree: TEXTBOOK_TREE, algorithm: 'expectiminimax', rules: DEFAULT_RULES } as const;
      const { tree } = tellingExercise(like, [suspectOnly('crossed-probabilities')], seed)!;
      for (const node of tree.nodes().filter((one) => tree.kindName(one) === 'chance')) {
        const texts = tree.children(node).map((child) => tree.probability(child));
        expect(texts.toReversed()).not.toEqual(texts);
      }
    }
  });

  test.each(pairsOf(ANYWHERE))('tells %s and %s apart under the strict rule', (...pair) => {
    checkPair('alpha-beta', { ...DEFAULT_RULES, cutoff: 'strict' }, pair, howMany(5, 1));
  });

  test('is the same for the same seed', () => {
    const ask = () =>
      tellingExercise(
        { tree: TEXTBOOK_TREE, algorithm: 'alpha-beta', rules: DEFAULT_RULES },
        [suspectOnly('all-max'), suspectOnly('alpha-zero')],
        7,
      );
    expect(ask()).toEqual(ask());
  });

  test('does not exist for a method that has nothing to say', () => {
    const none = tellingExercise(
      { tree: TEXTBOOK_TREE, algorithm: 'minimax', rules: DEFAULT_RULES },
      [suspectOnly('parent-only'), suspectOnly('all-max')],
      1,
    );
    expect(none).toBeNull();
  });
});
