import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch, DEPTH_FIRST, type DepthFirstName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { questionAt } from '../../src/families/questionAt.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import type { Question } from '../../src/practice/predict/question.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { predict as englishPredict } from '../../src/words/en/work.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { sayOptions, sayQuestion, speakQuestion, type Telling } from '../../src/words/sayQuestion.ts';
import { sayReason } from '../../src/words/sayReason.ts';
import { plain } from '../../src/words/sentence.ts';
import { predict as chinesePredict } from '../../src/words/zh/work.ts';
import { EVERY_RULE, forTrees } from '../support/forTrees.ts';

const WORDS = [englishPredict, chinesePredict];

function questionsOf(run: AnyRun): Question[] {
  const steps = Array.from({ length: run.length }, (_, index) => index + 1);
  return steps.flatMap((step) => questionAt(run, step) ?? []);
}

function searched(
  text: string,
  algorithm: DepthFirstName = 'alpha-beta',
  rules: Partial<SearchRules> = {},
): AnyRun {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  return recordTrace(parsed.value, algorithm, { ...DEFAULT_RULES, ...rules });
}

/** Question, options with the right one starred, reason. */
function told(run: AnyRun, words = englishPredict): string[][] {
  const telling: Telling = { run, words, names: new NodeNames(run.tree) };
  return questionsOf(run).map((question) => [
    plain(sayQuestion(question, telling)),
    sayOptions(question, telling)
      .map((text, option) => `${option === question.correct ? '*' : ''}${text}`)
      .join(' | '),
    plain(sayReason(question, telling)),
  ]);
}

const AIMA = '(3 12 8) (2 4 6) (14 5 2)';

/** Four plies in which the third MIN node is cut by the root's bound, not by its MAX parent's. */
const DEEP = '((((0 8) (2 4)) ((6 2) (8 1))) (((9 4) (8 2)) ((1 9) (9 3))))';

describe('The questions of the textbook’s tree', () => {
  test('are these', () => {
    expect(told(searched(AIMA))).toEqual([
      [
        'The last child of B has returned. Which value does B return?',
        '*3 | 8 | 12',
        'B takes the smallest of 3, 12, 8: 3.',
      ],
      [
        'Which window (α,\u00A0β) does C get when A calls it?',
        '(−∞,\u20093) | (−∞,\u2009+∞) | (3,\u20093) | *(3,\u2009+∞)',
        'C is entered with what A holds now: (3,\u2009+∞).',
      ],
      [
        'C first sees the leaf 2 while α is 3. Cut, or go on?',
        '*Cut: with α = 3, the 2 children left cannot matter | Go on: with α = 3, the 2 children left can still matter',
        'Cut: since 2 ≤ 3, nothing that C has left can change the outcome.',
      ],
      [
        'C is cut here. Which value does it return?',
        '*2 | 3',
        'C returns the 2 at which it stopped; what was cut is never looked at.',
      ],
      [
        'Which window (α,\u00A0β) does D get when A calls it?',
        '(−∞,\u20093) | (−∞,\u2009+∞) | *(3,\u2009+∞)',
        'D is entered with what A holds now: (3,\u2009+∞).',
      ],
      [
        'D first sees the leaf 14 while α is 3. Cut, or go on?',
        'Cut: with α = 3, the 2 children left cannot matter | *Go on: with α = 3, the 2 children left can still matter',
        'Go on: 14 ≤ 3 does not hold, so another child of D can still matter.',
      ],
      [
        'D held 14 before the leaf 5 came, and α is 3. Cut, or go on?',
        'Cut: with α = 3, the child left cannot matter | *Go on: with α = 3, the child left can still matter',
        'Go on: 5 ≤ 3 does not hold, so another child of D can still matter.',
      ],
      [
        'The last child of D has returned. Which value does D return?',
        '*2 | 3 | 5 | 14',
        'D takes the smallest of 14, 5, 2: 2.',
      ],
      [
        'The last child of A has returned. Which value does A return?',
        '2 | *3',
        'A takes the largest of 3, 2, 2: 3.',
      ],
    ]);
  });

  test('are about values alone where the search has no window', () => {
    const kinds = questionsOf(searched(AIMA, 'minimax')).map(({ kind }) => kind);
    expect(kinds).toEqual(['value', 'value', 'value', 'value']);
  });

  test('name the rule where it decides', () => {
    const hard = told(searched(AIMA, 'alpha-beta', { value: 'hard' }));
    expect(hard.map(([, , reason]) => reason)).toContain(
      'Its own best is 2, but C returns no value outside its window: 3, which is α.',
    );
    const running = told(searched('(3 12) ((1 2) 9)', 'alpha-beta', { value: 'running' }));
    expect(running.map(([, , reason]) => reason)).toContain(
      'Its own best is 2, but D returns the bound α it has kept: 3.',
    );
    const parent = told(searched(DEEP, 'alpha-beta', { bounds: 'parent' }));
    expect(parent.flat().join()).toMatch(
      /By this rule \w+ gets \(.*\), since only the value of \w+ itself counts\./,
    );
  });
});

describe('Whose bound it is', () => {
  test('is asked where there is more than one to take it for, with the distance', () => {
    const owners = told(searched(DEEP)).filter(([question]) => question!.includes('Which ancestor'));
    expect(owners.length).toBeGreaterThan(0);
    for (const [, options] of owners) expect(options).toMatch(/, the parent/);
    expect(owners.flat().join(' ')).toMatch(/ set it from 3 plies up \(α is \d\): a deep cut\./);
  });
});

describe('Below a chance node', () => {
  test('the window starts afresh, and the reason says so', () => {
    const run = searched('5 chance(0.5*min(1 2) 0.5*min(8 9))');
    const reasons = told(run).map(([, , reason]) => reason);
    expect(reasons).toContain(
      'B is a chance node and passes no window on, so C starts afresh from (−∞,\u2009+∞).',
    );
    expect(reasons).toContain('B weights each outcome with its probability: 0.5·1 + 0.5·8 = 4.5.');
  });
});

describe('Every sentence', () => {
  const check = (run: AnyRun): void => {
    for (const words of WORDS) {
      const telling: Telling = { run, words, names: new NodeNames(run.tree) };
      for (const question of questionsOf(run)) {
        const options = sayOptions(question, telling);
        const sentences = [plain(sayQuestion(question, telling)), plain(sayReason(question, telling))];
        for (const text of [...sentences, ...options, speakQuestion(question, telling)]) {
          expect(text).not.toMatch(/NaN|undefined|Infinity|null|\[object|-[\d∞]| {2}| [.,:]|^ | $/);
          if (words === chinesePredict) expect(text).not.toMatch(/[\u4e00-\u9fff][.,;:!?]/);
        }
        for (const sentence of sentences)
          expect(/[\u4e00-\u9fff]/.test(sentence)).toBe(words === chinesePredict);
        expect(new Set(options).size, options.join(' | ')).toBe(options.length);
      }
    }
  };

  test.each(LIBRARY.map((example) => [example.id, example] as const))('is well set in %s', (_, example) => {
    const { tree } = subjectOfExample(example);
    if (tree.size > 3000) return;
    for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, tree)))
      check(recordTrace(tree, algorithm, DEFAULT_RULES));
  });

  test('is well set on random trees under every rule', () => {
    forTrees(240, { nodes: 40, halting: true }, ({ tree, random }) =>
      check(recordTrace(tree, 'alpha-beta', random.pick(EVERY_RULE))),
    );
  });
});
