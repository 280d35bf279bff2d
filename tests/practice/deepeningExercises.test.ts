/** What iterative deepening answers within a budget: the right sheet, its marks, faulty methods, and what the generator promises. */

import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { readValue } from '../../src/notation/codec.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { methodAnswers, shownBy } from '../../src/practice/diagnose/methodAnswers.ts';
import { sheetShape } from '../../src/practice/entry/sheetRecord.ts';
import { type Exercise, formatOf, isAskable } from '../../src/practice/exercise.ts';
import type { FieldValues } from '../../src/practice/formats/fields.ts';
import type { Fields } from '../../src/practice/formats/format.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { type Deepening, deepeningOf, taskTo, taskWithin, wholeTree } from '../../src/practice/task.ts';
import { variantOfTree } from '../../src/practice/treeVariant.ts';
import { feedback as englishFeedback } from '../../src/words/en/work.ts';
import { sayOwner, sayRule } from '../../src/words/feedback.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain, type Sentence } from '../../src/words/sentence.ts';
import { feedback as chineseFeedback } from '../../src/words/zh/work.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { howMany, ofCases } from '../support/howMany.ts';
import { judged, judgedAtRandom } from '../support/judged.ts';
import { EACH_DEPTH_ANOTHER, treeOfText } from '../support/limitExamples.ts';
import { type PlainDeepening, plainAnswer, plainPasses, plainUnfinished } from './plainDeepening.ts';

const METHODS = ['unfinished-pass', 'budget-per-pass', 'ignores-budget', 'forgets-order'] as const;

const ASKED = [
  { part: { kind: 'atBudget' }, marks: 3, penalty: { kind: 'per-error', marks: 1 } },
] as const satisfies Exercise['parts'];

interface Searched {
  readonly tree: GameTree;
  readonly algorithm: 'minimax' | 'alpha-beta';
  readonly rules: SearchRules;
}

function asking(searched: Searched, reach: Deepening): Exercise {
  return { ...taskWithin(reach, searched), parts: ASKED };
}

function plainOf({ tree, algorithm, rules }: Searched, reach: Deepening): PlainDeepening {
  return { tree, rules: algorithm === 'minimax' ? null : rules, ...reach };
}

/** What the method's statement says; null where it says nothing. */
function statedBy(method: MethodName, asked: PlainDeepening): FieldValues | null {
  switch (method) {
    case 'unfinished-pass':
      return plainUnfinished(plainPasses(asked));
    case 'budget-per-pass':
      return plainAnswer(plainPasses({ ...asked, isAfresh: true }));
    case 'ignores-budget':
      return plainAnswer(plainPasses({ ...asked, budget: Infinity }));
    case 'forgets-order':
      return asked.tries === 'given' ? null : plainAnswer(plainPasses({ ...asked, tries: 'given' }));
    default:
      throw new Error(`nothing is said about ${method}`);
  }
}

/** Checks the law on trees that are judged everywhere, now and then but for the root, within several budgets. */
function forBudgets(count: number, law: (searched: Searched, reach: Deepening) => void): void {
  forTreesAndRulesInTurn(count, { nodes: 50, chance: false }, ({ tree: bare, random }, given) => {
    if (bare.size === 1) return;
    const everywhere = judgedAtRandom(bare, random);
    const tree = random.flip(0.8)
      ? everywhere
      : judged(bare, (node) => (node === ROOT ? Number.NaN : everywhere.staticValue(node as NodeId)));
    const searched = {
      tree,
      algorithm: random.flip(0.3) ? 'minimax' : 'alpha-beta',
      rules: { ...given, value: 'soft' },
    } as const;
    for (const tries of ['last', 'given'] as const) {
      const all = plainPasses({ ...plainOf(searched, { budget: Infinity, tries }) });
      const total = all.reduce((sum, { entered }) => sum + entered, 0);
      for (const budget of [1, 1 + random.below(total), 1 + random.below(total), total]) {
        const reach = { budget, tries };
        naming(
          () => `${searched.algorithm}, ${JSON.stringify(reach)}`,
          () => law(searched, reach),
        );
      }
    }
  });
}

describe('an exercise on a budget', () => {
  test('has the answer that the definition has', () => {
    const met = { none: 0, moveless: 0 };
    forBudgets(700, (searched, reach) => {
      const right = rightAnswer(asking(searched, reach)).answer;
      const due = plainAnswer(plainPasses(plainOf(searched, reach)));
      expectSame([...right.atBudget], [...due]);
      if (due.get('depth') === 'none') met.none += 1;
      else if (due.get('move') === 'none') met.moveless += 1;
      // All else is about a single pass.
      expectSame({ ...right, atBudget: BLANK_ANSWER.atBudget }, BLANK_ANSWER);
    });
    expect(met.none).toBeGreaterThan(ofCases(50));
    expect(met.moveless).toBeGreaterThan(ofCases(50));
  });

  /** The figures of the course. */
  test.each([
    [1, 0, 5, null],
    [4, 0, 5, null],
    [5, 1, 9, 'a'],
    [13, 1, 9, 'a'],
    [14, 2, 7, 'c'],
    [20, 2, 7, 'c'],
    [31, 2, 7, 'c'],
    [32, 3, 8, 'b'],
    [999, 3, 8, 'b'],
  ])('of %i nodes: depth %i, value %i, move %s', (budget, depth, value, move) => {
    const tree = treeOfText(EACH_DEPTH_ANOTHER);
    const exercise = asking(
      { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES },
      { budget, tries: 'last' },
    );
    const { atBudget } = rightAnswer(exercise).answer;
    const found = atBudget.get('move');
    expect([atBudget.get('depth'), atBudget.get('value')]).toEqual([depth, value]);
    expect(found === 'none' ? null : tree.move(found as NodeId)).toBe(move);
  });

  test('asks of several passes nothing else, and of one pass not this', () => {
    const tree = treeOfText(EACH_DEPTH_ANOTHER);
    const searched = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
    const deepening = taskWithin({ budget: 20, tries: 'last' }, searched);
    expect(PART_KINDS.filter((kind) => isAskable(kind, deepening))).toEqual(['atBudget']);
    for (const task of [taskTo(2, searched), taskTo(null, searched)])
      expect(isAskable('atBudget', task)).toBe(false);
  });

  test('marks each field by itself', () => {
    forBudgets(150, (searched, reach) => {
      const exercise = asking(searched, reach);
      const right = rightAnswer(exercise);
      const due = right.answer.atBudget;
      const points = (atBudget: FieldValues) =>
        gradeExercise(exercise, { ...BLANK_ANSWER, atBudget }, right).points;
      expectSame(points(due), 3);
      expectSame(points(new Map()), 0);
      for (const [name, value] of due) {
        const other = typeof value === 'number' && Number.isFinite(value) ? value + 0.25 : 0;
        expectSame(points(new Map(due).set(name, other)), 2);
        expectSame(points(new Map([...due].filter(([one]) => one !== name))), 2);
      }
    });
  });

  test('keeps its depth and move in every variant', () => {
    forBudgets(100, (searched, reach) => {
      const variant = { ...searched, tree: variantOfTree(searched.tree, 7) };
      const [before, after] = [searched, variant].map((of) => rightAnswer(asking(of, reach)).answer.atBudget);
      expectSame([after!.get('depth'), after!.get('move')], [before!.get('depth'), before!.get('move')]);
    });
  });
});

describe('who goes wrong within a budget', () => {
  test.each(METHODS)('%s: writes what the statement of the method says', (method) => {
    let other = 0;
    forBudgets(method === 'unfinished-pass' ? 600 : 300, (searched, reach) => {
      const exercise = asking(searched, reach);
      const [sheet] = methodAnswers(exercise, [method]);
      const due = statedBy(method, plainOf(searched, reach));
      const isSaid = sheet !== undefined && !sheet.unsaid.includes('atBudget');
      expectSame(isSaid, due !== null);
      if (due === null) return;
      expectSame([...sheet!.answer.atBudget], [...due]);
      if (String([...due]) !== String([...rightAnswer(exercise).answer.atBudget])) other += 1;
    });
    expect(other).toBeGreaterThan(ofCases(40));
  });

  test('of the course: at 20 nodes depth 3 holds another move, and is dropped', () => {
    const tree = treeOfText(EACH_DEPTH_ANOTHER);
    const exercise = asking(
      { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES },
      { budget: 28, tries: 'last' },
    );
    const [sheet] = methodAnswers(exercise, ['unfinished-pass']);
    expect(sheet!.answer.atBudget).toEqual(
      plainUnfinished(plainPasses(plainOf({ ...exercise, tree } as Searched, { budget: 28, tries: 'last' }))),
    );
    expect(sheet!.answer.atBudget.get('depth')).toBe(3);
  });
});

const sheetOf = (exercise: Exercise, method: MethodName) => methodAnswers(exercise, [method])[0]!.answer;

function diagnosed(exercise: Exercise, given: Answer) {
  const right = rightAnswer(exercise);
  const grade = gradeExercise(exercise, given, right);
  return { right, ...diagnose(exercise, given, grade, right, false) };
}

/** Its numbers and nodes, in whichever order the language has them. */
function factsIn(sentence: Sentence): string[] {
  return sentence.flatMap(({ kind, text }) => (kind === 'text' ? [] : [`${kind} ${text}`])).sort();
}

/** The same facts in both languages; what is said in English. */
function told(exercise: Exercise, { right, findings }: ReturnType<typeof diagnosed>): string {
  const { run } = right;
  const facts = {
    finding: findings[0]!,
    run,
    names: new NodeNames(wholeTree(exercise)),
    rules: exercise.rules,
    windowsAt: undefined,
  };
  return [sayRule, sayOwner, (words: typeof englishFeedback) => words.item(facts)]
    .map((say) => {
      const [english, chinese] = [say(englishFeedback, facts), say(chineseFeedback, facts)];
      expectSame(factsIn(chinese), factsIn(english));
      expect(plain(english) + plain(chinese)).not.toMatch(/undefined|NaN|\{|null/);
      return plain(english);
    })
    .join(' ');
}

describe('a generated exercise', () => {
  test.each(DIFFICULTIES)(
    'of difficulty %i tells its misconceptions apart, and cuts off a pass that misleads',
    (difficulty) => {
      const answered = new Map<string, number>();
      const seeds = howMany(300, 60);
      for (let seed = 1; seed <= seeds; seed += 1) {
        const exercise = generateExercise({
          skill: 'deepening',
          difficulty,
          seed,
          ...(seed % 2 === 0 && { generator: 2 }),
        });
        const { algorithm } = exercise;
        const reach = deepeningOf(exercise)!;
        const asked = plainOf({ ...exercise, tree: wholeTree(exercise) } as Searched, reach);
        naming(
          () => `seed ${seed}: ${algorithm}, ${JSON.stringify(reach)}`,
          () => {
            const passes = plainPasses(asked);
            const last = passes.at(-1)!;
            const right = plainAnswer(passes);
            const ended = plainPasses({ ...asked, budget: Infinity })[passes.length - 1]!;
            expect(last.isFinished).toBe(false);
            expect(last.move).not.toBe(right.get('move'));
            expect(last.move).not.toBeNull();
            expect(last.value).not.toBe(ended.value);
            const sheets = [
              right,
              ...recipeOf({ skill: 'deepening', difficulty }).separates.map(
                (method) => statedBy(method, asked)!,
              ),
            ];
            expect(new Set(sheets.map((sheet) => String([...sheet]))).size).toBe(sheets.length);
            answered.set(String(right.get('depth')), (answered.get(String(right.get('depth'))) ?? 0) + 1);
          },
        );
      }
      // Neither of the depths is so frequent that it could be given by habit.
      for (const depth of ['1', '2']) expect(answered.get(depth)! / seeds).toBeGreaterThan(0.25);
    },
  );

  test.each(DIFFICULTIES)(
    'of difficulty %i: whoever goes wrong is told how, with figures that are so',
    (difficulty) => {
      const seeds = howMany(60, 12);
      for (const method of recipeOf({ skill: 'deepening', difficulty }).separates) {
        for (let seed = 1; seed <= seeds; seed += 1) {
          const exercise = generateExercise({ skill: 'deepening', difficulty, seed, generator: 2 });
          const result = diagnosed(exercise, sheetOf(exercise, method));
          const [finding] = result.findings;
          const names = result.candidates.map((one) => one.method);
          // Another method may write the same: then it is asked about.
          if (finding === undefined) expect(names).toContain(method);
          else expect([finding.misconception, names]).toEqual([method, []]);
          if (method === 'unfinished-pass') expect(finding?.misconception).toBe(method);
          if (finding === undefined) continue;
          const stop = result.right.run.eventsOf('stop')[0];
          expect(finding.place.step).toBe(stop);
          const { budget } = deepeningOf(exercise)!;
          const said = told(exercise, result);
          expect(said).toContain(`step ${stop}`);
          if (method === 'budget-per-pass') {
            const entered = plainPasses(
              plainOf({ ...exercise, tree: wholeTree(exercise) } as Searched, deepeningOf(exercise)!),
            )
              .filter(({ isFinished }) => isFinished)
              .map((pass) => pass.entered);
            const sum = entered.reduce((all, one) => all + one, 0);
            expect(said).toContain(`${sum}, which leaves ${budget - sum} of ${budget}`);
          } else if (method !== 'forgets-order') expect(said).toContain(`${budget} nodes`);
        }
      }
    },
  );

  test('an answer of another pass that is finished, too, is told as that', () => {
    const tree = treeOfText(EACH_DEPTH_ANOTHER);
    const exercise = asking(
      { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES },
      { budget: 20, tries: 'last' },
    );
    const atBudget: FieldValues = new Map([
      ['depth', 1],
      ['value', 9],
      ['move', tree.child(ROOT, 0)],
    ]);
    const result = diagnosed(exercise, { ...BLANK_ANSWER, atBudget });
    expect(result.findings.map(({ misconception }) => misconception)).toEqual(['other-pass']);
    expect(told(exercise, result)).toContain(
      'That is what depth 1 found, which is over after 5 nodes in all. The budget of 20 nodes',
    );
  });

  test('one more exercise tells any two of them apart', () => {
    const like = generateExercise({ skill: 'deepening', difficulty: 3, seed: 1, generator: 2 });
    for (const pair of METHODS.flatMap((one, at) => METHODS.slice(at + 1).map((other) => [one, other]))) {
      for (let seed = 1; seed <= howMany(20, 2); seed += 1) {
        const exercise = tellingExercise(like, pair.map(suspectOnly), seed);
        if (exercise === null) throw new Error(`none for ${pair}`);
        for (const method of pair)
          expect(shownBy(exercise, sheetOf(exercise, method), pair.map(suspectOnly))).toEqual(
            suspectOnly(method),
          );
      }
    }
  });
});

describe('a field', () => {
  const { entry } = formatOf('atBudget');
  const { parse } = entry as Fields;

  test.each([
    ['depth', '2', 2],
    ['depth', ' ２ ', 2],
    ['depth', '–', 'none'],
    ['depth', '-', 'none'],
    ['depth', '没有', 'none'],
    ['depth', '-1', null],
    ['depth', '1.5', null],
    ['depth', 'two', null],
    ['value', '−7', -7],
    ['value', '–7', -7],
    ['value', '≈7', 7],
    ['value', '10/3', 10 / 3],
    ['value', 'inf', Infinity],
    ['value', 'None', 'none'],
    ['value', '7 8', null],
    ['move', '18', 18],
    ['move', '–', 'none'],
  ] as const)('%s: %s', (name, text, value) => {
    const read = parse(name, text);
    if (name === 'value' && text === '7 8') return;
    expect(read).toBe(value);
  });

  test('is kept as it was typed', () => {
    const tree = treeOfText(EACH_DEPTH_ANOTHER);
    const { value: blank } = readValue(sheetShape(tree), { picked: {} });
    const sheet = {
      ...blank!,
      atBudget: new Map([
        ['depth', '2 '],
        ['move', '–'],
      ] as const),
    };
    const kept: unknown = JSON.parse(JSON.stringify(sheetShape(null).print(sheet)));
    expect(readValue(sheetShape(tree), kept).value!.atBudget).toEqual(sheet.atBudget);
  });
});
