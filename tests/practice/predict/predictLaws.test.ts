/** Of every step of every run it is known, from the definitions alone, what has to be asked and what is right. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../../src/core/run/anyRun.ts';
import { recordTrace } from '../../../src/core/run/recordTrace.ts';
import {
  ALGORITHM,
  canSearch,
  DEPTH_FIRST,
  type DepthFirstName,
} from '../../../src/core/search/algorithms.ts';
import type { SearchRules } from '../../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../../src/core/tree/gameTree.ts';
import { printBound, printNumber } from '../../../src/core/tree/printNumber.ts';
import { questionAt } from '../../../src/families/questionAt.ts';
import { MOST_OPTIONS } from '../../../src/practice/predict/choices.ts';
import { PATH_QUESTIONS, type Question, type QuestionKind } from '../../../src/practice/predict/question.ts';
import { granted, randomWish } from '../../core/randomTreeWishes.ts';
import { EVERY_RULE, expectSame, forTreesAndRulesInTurn, nameOf, naming } from '../../support/forTrees.ts';
import { ofCases, ofTrees } from '../../support/howMany.ts';
import { playedByHand, type RightAnswer } from './playedByHand.ts';

type Counts = Record<QuestionKind, number>;

/** How an option reads; two that read alike could not be told apart. */
function readings({ kind, options }: Question): string[] {
  if (kind === 'value') return options.map(printNumber);
  if (kind === 'window') return options.map(({ alpha, beta }) => `${printBound(alpha)} ${printBound(beta)}`);
  return options.map(String);
}

function expectAsPlayed(tree: GameTree, algorithm: DepthFirstName, rules: SearchRules, counts: Counts): void {
  const run = recordTrace(tree, algorithm, rules);
  const answers = playedByHand(tree, algorithm, rules);
  for (let step = 1; step <= run.length; step += 1) {
    const question = questionAt(run, step);
    const answer = answers.get(step) ?? null;
    naming(
      () => `step ${step}`,
      () => {
        if (question === null) expectNothingToAsk(run, answer);
        else {
          counts[question.kind] += 1;
          expectRight(question, answer);
        }
      },
    );
  }
}

/**
 * Ends of windows through chance nodes are rounded: by hand to the nearest number, by the search to the nearest on
 * the side that keeps its tests, which can be the next one.
 */
function asRounded(
  answer: RightAnswer | null,
  given: Question['options'][number] | undefined,
): RightAnswer | null {
  if (answer?.kind !== 'window' || typeof given !== 'object' || !('alpha' in given)) return answer;
  const rounded = (byHand: number, bySearch: number) =>
    Math.abs(byHand - bySearch) <= Number.EPSILON * Math.abs(byHand) ? bySearch : byHand;
  const { alpha, beta } = answer.right;
  return { ...answer, right: { alpha: rounded(alpha, given.alpha), beta: rounded(beta, given.beta) } };
}

function expectRight(question: Question, answer: RightAnswer | null): void {
  const { kind, node, options, correct } = question;
  expectSame({ kind, node, right: options[correct] }, asRounded(answer, options[correct]));
  expectSame(new Set(readings(question)).size, options.length);
  expectSame(options.length >= 2 && options.length <= MOST_OPTIONS, true);
  expectSame([...options].filter((option) => isDeepStrictEqual(option, options[correct])).length, 1);
  expectInOrder(question);
}

/** Neither the seed nor what is right has a say in the order. */
function expectInOrder({ kind, options }: Question): void {
  if (kind === 'cut') {
    expectSame(options, [true, false]);
    return;
  }
  const keys =
    kind === 'window' ? options.map(({ alpha, beta }) => [alpha, beta]) : options.map((option) => [option]);
  for (const [index, key] of keys.entries()) {
    const before = keys[index - 1];
    if (before === undefined) continue;
    const differing = before.findIndex((part, at) => part !== key[at]);
    expectSame(before[differing]! < key[differing]!, true);
  }
}

/** Nothing is left unasked but what has no second answer. */
function expectNothingToAsk(run: AnyRun, answer: RightAnswer | null): void {
  const { tree } = run;
  switch (answer?.kind) {
    case undefined:
      return;
    case 'cut':
      throw new Error('cut or go on is always a question');
    case 'window':
      expect(answer.right).toEqual({ alpha: -Infinity, beta: Infinity });
      return;
    case 'value': {
      const returned = tree.children(answer.node).filter((child) => run.entryStep(child) > 0);
      const values = returned.map((child) => run.valueAt(child));
      expect(values.map(printNumber)).toEqual(values.map(() => printNumber(answer.right)));
      return;
    }
    case 'owner':
      expect(answer.right).toBe(tree.parent(answer.node));
      expect(tree.pathTo(answer.right).filter((node) => tree.kind(node) === tree.kind(answer.right))).toEqual(
        [answer.right],
      );
  }
}

function noCounts(): Counts {
  return { value: 0, window: 0, cut: 0, owner: 0, open: 0, closed: 0, child: 0, counts: 0 };
}

/** Each tree under two of the twelve, so that each pair of neighbours is met by hundreds of trees. */
function rulesFor(algorithm: DepthFirstName, seed: number): readonly SearchRules[] {
  const at = seed % EVERY_RULE.length;
  const rules = [EVERY_RULE[at]!, EVERY_RULE[(at + 1) % EVERY_RULE.length]!];
  return algorithm === 'alpha-beta' ? rules : rules.slice(0, 1);
}

describe('What is asked before a step', () => {
  test('is what the definitions say, on random trees under every rule and algorithm', () => {
    const counts = noCounts();
    for (let seed = 1; seed <= ofTrees(2400); seed += 1) {
      const tree = granted(randomWish(seed));
      // Who plays by hand enters a node once.
      const played = DEPTH_FIRST.filter((name) => canSearch(name, tree) && !ALGORITHM[name].entersAgain);
      for (const algorithm of played) {
        for (const rules of rulesFor(algorithm, seed)) {
          naming(
            () => `seed ${seed}, ${algorithm}, ${nameOf(rules)}`,
            () => expectAsPlayed(tree, algorithm, rules, counts),
          );
        }
      }
    }
    for (const kind of PATH_QUESTIONS) expect(counts[kind], kind).toBeGreaterThan(ofCases(1000));
  });

  test('is what the definitions say where sides do not alternate, values tie or are infinite, and runs end early', () => {
    const counts = noCounts();
    forTreesAndRulesInTurn(3000, { nodes: 40, halting: true }, ({ tree }, rules) =>
      expectAsPlayed(tree, 'alpha-beta', rules, counts),
    );
    for (const kind of PATH_QUESTIONS) expect(counts[kind], kind).toBeGreaterThan(ofCases(100));
  });
});
