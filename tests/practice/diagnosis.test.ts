import { describe, expect, test } from 'vitest';
import { memoizeByObject } from '../../src/core/memoizeByObject.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { type Finding, ORDER_OF_FEEDBACK } from '../../src/practice/diagnose/finding.ts';
import {
  type MethodAnswer,
  methodAnswers,
  suspectedAnswers,
} from '../../src/practice/diagnose/methodAnswers.ts';
import { REMARKS } from '../../src/practice/diagnose/sign.ts';
import { choosePart, type Exercise, kindShowing, type Part } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import {
  isOfSimulation,
  METHODS,
  type MethodName,
  MISCONCEPTIONS,
} from '../../src/practice/misconception.ts';
import { expectSame, naming } from '../support/forTrees.ts';
import { type Amount, howMany, ofCases, someOf } from '../support/howMany.ts';
import type { Traits } from '../support/randomSketch.ts';
import { damaged } from './damage.ts';
import { type Drawn, forExercises, written } from './randomExercise.ts';
import { sheetText } from './sheetText.ts';

const SHAPES = [
  ['trees of any kind', {}],
  ['MAX and MIN in turn', { alternating: true, chance: false, nodes: 40 }],
  ['small trees', { nodes: 10 }],
] as const;

/** The same with some of the parts, now and then with a question about a leaf. */
function withSomeParts({ exercise, sample: { random } }: Drawn): Exercise {
  const some = exercise.parts.filter(() => random.flip(0.4));
  const parts = some.length > 0 ? some : [random.pick(exercise.parts)];
  const asksInterval = exercise.tree.size < 25 && random.flip(0.2);
  const interval = asksInterval ? choosePart('interval', exercise, random) : null;
  if (interval === null) return { ...exercise, parts };
  return { ...exercise, parts: [...parts, { part: interval, marks: 2, penalty: { kind: 'all' } }] };
}

function treeFrom(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

/** Who searches under another rule, or another tree, can say for which values of a leaf a branch is cut. */
const SAYS_WHEN: readonly MethodName[] = [
  'parent-only',
  'other-equality',
  'interchanged',
  'root-misread',
  'all-max',
  'all-min',
  'mean-at-chance',
  'min-at-chance',
  'crossed-probabilities',
  'plain-sum',
  'likeliest',
];

/** What a method has something to say about. */
function saysSomething(method: MethodName, { kind }: Part): boolean {
  if (kind === 'interval') return SAYS_WHEN.includes(method);
  return kind !== 'reorder';
}

/** Each exercise gets the sheets of all methods; they take most of the time, and are the same for each of these. */
const rightOnce = memoizeByObject(rightAnswer);
const suspectedOnce = memoizeByObject(suspectedAnswers);

function diagnosisOf(exercise: Exercise, given: Answer, mayBeSlip = true) {
  const right = rightOnce(exercise);
  return diagnose(exercise, given, gradeExercise(exercise, given, right), right, mayBeSlip, suspectedOnce);
}

/** The methods that write this in all wrong parts, and nothing else in the right ones. */
function coinciding(exercise: Exercise, given: Answer, sheets: readonly MethodAnswer[]) {
  const right = rightOnce(exercise).answer;
  const text = (sheet: Answer, part: Part) => sheetText(sheet, part, exercise.tree);
  const parts = exercise.parts.map(({ part }) => part).filter(({ kind }) => kind !== 'reorder');
  const isRight = (part: Part) => text(given, part) === text(right, part);
  const wrong = parts.filter((part) => !isRight(part) && text(given, part) !== null);
  const methods = sheets.filter(
    ({ method, answer }) =>
      wrong.every((part) => saysSomething(method, part) && text(answer, part) === text(given, part)) &&
      parts
        .filter((part) => isRight(part) && saysSomething(method, part))
        .every((part) => text(answer, part) === text(right, part)),
  );
  return { wrong, methods: methods.map(({ method }) => method) };
}

/** In two plies whose root passes no window on does what never inheriting one is, and is told so. */
function isOfItsOwn(method: MethodName, tree: GameTree): boolean {
  const isDeeper = tree.nodes().some((node) => !tree.isLeaf(node) && tree.pathTo(node).length > 2);
  return method !== 'open-root' || isDeeper;
}

/** Checks the law on the sheet of every method. */
function forMethodSheets(
  count: Amount,
  traits: Partial<Traits>,
  law: (exercise: Exercise, sheet: MethodAnswer, sheets: readonly MethodAnswer[]) => void,
): void {
  forExercises(count, traits, (drawn) => {
    if (drawn.exercise.parts.length === 0) return;
    const exercise = withSomeParts(drawn);
    const sheets = methodAnswers(exercise).filter(({ method }) => isOfItsOwn(method, exercise.tree));
    for (const sheet of sheets) {
      naming(
        () => `${sheet.method} on ${JSON.stringify(exercise.parts.map(({ part }) => part))}`,
        () => law(exercise, sheet, sheets),
      );
    }
  });
}

/** What is told as just that, whoever else would write it: nothing cut, bounds as numbers, another convention. */
function isToldAsSuch({ misconception, detail }: Finding): boolean {
  const names: readonly Finding['misconception'][] = ['exact-at-cut', 'other-moment', 'one-bound'];
  return names.includes(misconception) || detail?.kind === 'nothing-cut';
}

/** The methods that are put down as the reason. */
function accused(findings: readonly Finding[]): readonly MethodName[] {
  const names = findings.flatMap(({ misconception, also }) => [misconception, also]);
  return METHODS.filter((method) => names.includes(method));
}

describe('the sheet of a faulty method', () => {
  test.each(someOf(SHAPES, 2, 1))(
    'is put down to it or asked about, and put down to no other: %s',
    (_name, traits) => {
      const found = new Map<MethodName, number>();
      let [shared, asked] = [0, 0];
      forMethodSheets({ long: 450, usual: 113 }, traits, (exercise, { method, answer }, sheets) => {
        const { wrong, methods } = coinciding(exercise, answer, sheets);
        const { findings, candidates, undecided } = diagnosisOf(exercise, answer);
        if (wrong.length === 0) {
          expectSame([findings, candidates, undecided], [[], [], null]);
          return;
        }
        expectSame(methods.includes(method), true);
        expectSame(
          accused(findings).filter((name) => name !== method),
          [],
        );
        if (findings.some(isToldAsSuch)) return;
        if (accused(findings).length === 0) {
          const names = candidates.map((one) => one.method);
          expectSame(
            methods.filter((name) => !names.includes(name)),
            [],
          );
          expectSame(undecided?.part, wrong[0]!.kind);
          if (methods.length > 1) shared += 1;
          else asked += 1;
          return;
        }
        expectSame(methods, [method]);
        found.set(method, (found.get(method) ?? 0) + 1);
        expectSame([candidates, undecided], [[], null]);
        expectSame(
          findings.map(({ misconception, part, also }) => ({ misconception, part, also })),
          [{ misconception: method, part: wrong[0]!.kind, also: null }],
        );
      });
      expect(shared).toBeGreaterThan(ofCases(30));
      expect(asked).toBeGreaterThan(ofCases(60));
      expect(found.get('right-to-left')).toBeGreaterThan(ofCases(50));
      expect(found.get('swapped-tests')).toBeGreaterThan(ofCases(3));
    },
  );

  test('is found or asked about for each of the methods', () => {
    const found = new Set<MethodName>();
    forMethodSheets(300, { nodes: 60 }, (exercise, { answer }) => {
      const { findings, candidates } = diagnosisOf(exercise, answer);
      for (const name of accused(findings)) found.add(name);
      for (const { method } of candidates) found.add(method);
    });
    // No such exercise is about a simulation, or of a kind that has methods of its own. Nothing is judged in a search to the ends, nothing dropped in a single pass, no window given, and MAX and MIN are two.
    expect(METHODS.filter((name) => !found.has(name))).toEqual([
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
      ...METHODS.filter((name) => isOfSimulation(name) || kindShowing(name) !== null),
    ]);
  });

  test('is asked about where the windows it writes are right at every node that is called', () => {
    const text = 'leaves 0..inf; (0 2 1) (inf) min(max(0 0 0 0) max(1) chance(0.5*1 0.1*2 0.2*1 0.2*1))';
    const tree = treeFrom(text);
    const part: Part = { kind: 'windows', nodes: [1, 5, 7, 13] as NodeId[] };
    const parts = [{ part, marks: 1, penalty: { kind: 'all' } as const }];
    const exercise: Exercise = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, parts };
    const [sheet] = methodAnswers(exercise, ['right-to-left']);
    const { findings, candidates } = diagnosisOf(exercise, sheet!.answer);
    const told = [...accused(findings), ...candidates.map(({ method }) => method)];
    expect(told).toContain('right-to-left');
  });

  test('is the same whether a slip is still free or not', () => {
    forMethodSheets({ long: 300, usual: 15 }, {}, (exercise, { answer }) => {
      const { findings, candidates } = diagnosisOf(exercise, answer, false);
      const free = diagnosisOf(exercise, answer, true);
      expectSame([findings, candidates], [free.findings, free.candidates]);
    });
  });
});

describe('of two wrong parts', () => {
  test('each is put down to the method that explains it', () => {
    let [two, both] = [0, 0];
    forExercises(3000, { nodes: 40, chance: false, alternating: true }, (drawn) => {
      const { exercise } = drawn;
      const parts = exercise.parts.filter(({ part }) => part.kind === 'crossing' || part.kind === 'windows');
      if (parts.length < 2) return;
      const asked = { ...exercise, parts };
      const sheets = methodAnswers(asked);
      const [first, second] = [drawn.sample.random.pick(sheets), drawn.sample.random.pick(sheets)];
      const given = { ...BLANK_ANSWER, crossing: first.answer.crossing, windows: second.answer.windows };
      const alone = parts.map((part) => coinciding({ ...asked, parts: [part] }, given, sheets));
      const [crossing, windows] = alone;
      if (alone.some(({ wrong, methods }) => wrong.length === 0 || methods.length !== 1)) return;
      if (crossing!.methods[0] === windows!.methods[0]) return;
      two += 1;
      const { findings, candidates } = diagnosisOf(asked, given);
      const due = [crossing!.methods[0]!, windows!.methods[0]!];
      // Two mistakes at once may explain both parts, too: that is one finding, and neither method is accused alone.
      const plain = accused(findings.filter(({ also }) => also === null));
      expectSame(
        plain.filter((name) => !due.includes(name)),
        [],
      );
      for (const { part, misconception, also } of findings) {
        if (also !== null || !due.some((name) => name === misconception)) continue;
        expectSame([part, misconception], [part, part === 'crossing' ? due[0] : due[1]]);
      }
      const isOpen = candidates.some(({ method, also }) => due.includes(method) || also !== null);
      if (plain.length === 2) both += 1;
      else expectSame(isOpen || accused(findings).length > 0 || findings.some(isToldAsSuch), true);
    });
    expect(two).toBeGreaterThan(ofCases(50));
    expect(both).toBeGreaterThan(ofCases(20));
  });
});

describe('a diagnosis', () => {
  test('of the right sheet is empty', () => {
    forExercises(1000, {}, (drawn) => {
      const { findings, candidates, undecided } = diagnosisOf(drawn.exercise, written(drawn));
      expectSame([findings, candidates, undecided], [[], [], null]);
    });
  });

  test('of a blank sheet says at most that what is cut was not crossed out', () => {
    forExercises(1000, {}, ({ exercise }) => {
      const { findings, candidates } = diagnosisOf(exercise, BLANK_ANSWER);
      for (const { part } of findings) expectSame(part, 'crossing');
      if (!exercise.parts.some(({ part }) => part.kind === 'crossing')) expectSame(candidates, []);
    });
  });

  test('has its findings in the order of feedback, none of them about a part that is right', () => {
    const met = new Set<string>();
    forExercises({ long: 1500, usual: 300 }, {}, (drawn) => {
      const { exercise } = drawn;
      const given = exercise.parts.reduce<Answer>(
        (sheet, { part }) => ({ ...damaged(part, { ...drawn, sheet }) }),
        drawn.sheet,
      );
      const right = rightAnswer(exercise);
      const grade = gradeExercise(exercise, given, right);
      const { findings, candidates, undecided } = diagnose(exercise, given, grade, right, true);
      const ranks = findings.map(({ misconception }) => ORDER_OF_FEEDBACK.indexOf(misconception));
      expectSame(
        ranks,
        [...ranks].sort((a, b) => a - b),
      );
      const wrong = grade.parts.filter(({ isRight }) => !isRight).map(({ kind }) => kind);
      for (const { part, misconception, place } of findings) {
        met.add(misconception);
        expectSame(wrong.includes(part), true);
        expectSame(place.step >= 1 && place.step <= right.run.length, true);
      }
      expectSame(candidates.length > 0, undecided !== null);
    });
    expect(met.size).toBeGreaterThan(howMany(15, 12));
  });

  test('knows an order for every misconception', () => {
    expect([...ORDER_OF_FEEDBACK].sort()).toEqual([...MISCONCEPTIONS, ...REMARKS].sort());
  });
});
