/** Whoever reads the sides of a tree otherwise, in every format and under either rule, is told so and nothing beside the point. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type Answer, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { answersUnder } from '../../src/practice/diagnose/methodAnswers.ts';
import type { Exercise, PartKind } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { exerciseOn } from '../support/exerciseOn.ts';
import { plainMethodSheet, sketchOf } from './plainMethods.ts';
import { sheetText } from './sheetText.ts';

const OWN = '((3 17) (2 12)) ((15 1) (25 0)) ((2 5) (3 2 14))';

function diagnosed(exercise: Exercise, given: Partial<Answer>) {
  const right = rightAnswer(exercise);
  const answer = { ...BLANK_ANSWER, ...given };
  const { findings, candidates } = diagnose(
    exercise,
    answer,
    gradeExercise(exercise, answer, right),
    right,
    true,
  );
  return {
    told: findings.map(({ misconception }) => misconception),
    asked: candidates.map(({ method }) => method),
  };
}

/** What somebody writes who goes wrong so, by the statement of the method. */
function written(exercise: Exercise, method: MethodName): Answer {
  const { tree, algorithm, rules } = exercise;
  return plainMethodSheet(method, { sketch: sketchOf(tree), algorithm, rules, leafBounds: tree.leafBounds })!;
}

const treeFrom = (text: string): GameTree => {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
};

describe('MAX and MIN interchanged', () => {
  test.each([
    ['backing-up', 238150750],
    ['chance', 2936517632],
  ] as const)('has a name in all values and the best move: %s', (skill, seed) => {
    const exercise = generateExercise({ skill, difficulty: 2, seed, generator: 2 });
    const { values, move } = written(exercise, 'interchanged');
    expect(diagnosed(exercise, { values, move })).toEqual({ told: ['interchanged'], asked: [] });
  });

  test.each(['values', 'crossing', 'leafOrder', 'windows'] as const)(
    'has a name in %s, and beside the other rule',
    (kind) => {
      const tree = treeFrom(OWN);
      const part =
        kind === 'windows'
          ? ({ kind, nodes: tree.nodes().filter((node) => !tree.isLeaf(node)) } as const)
          : { kind };
      const exercise = exerciseOn(tree, part);
      const given = { [kind]: written(exercise, 'interchanged')[kind] };
      expect(diagnosed(exercise, given)).toEqual({ told: ['interchanged'], asked: [] });
      const other = { ...exercise, rules: { ...DEFAULT_RULES, cutoff: 'strict' as const } };
      const [both] = answersUnder(exercise, [{ ...suspectOnly('interchanged'), also: 'other-equality' }]);
      const text = (sheet: Answer) => sheetText(sheet, part, tree);
      expect(text(both!.answer)).toBe(text(written(other, 'interchanged')));
    },
  );

  test('has a name where nothing is pruned besides, and nothing is said of pruning then', () => {
    const exercise = exerciseOn(treeFrom(OWN), { kind: 'values' });
    const { values } = written({ ...exercise, algorithm: 'minimax' }, 'interchanged');
    expect(diagnosed(exercise, { values })).toEqual({ told: ['interchanged'], asked: [] });
  });

  test('has a name in when a branch is cut', () => {
    const tree = treeFrom(OWN);
    const exercise = exerciseOn(tree, {
      kind: 'interval',
      leaf: tree.leaves()[5]!,
      branch: tree.child(tree.child(ROOT, 1), 1),
    });
    const [sheet] = answersUnder(exercise, [suspectOnly('interchanged')]);
    const { asked } = diagnosed(exercise, { interval: sheet!.answer.interval });
    expect(asked).toContain('interchanged');
  });
});

test('windows that are all open are those of who never inherits one, and of no reading without pruning', () => {
  const exercise = generateExercise({ skill: 'windows', difficulty: 3, seed: 7, generator: 3 });
  const { windows } = written(exercise, 'never-inherits');
  expect(diagnosed(exercise, { windows })).toEqual({ told: ['never-inherits'], asked: [] });
});

describe('the root taken for the other side’s', () => {
  test.each(['max', 'min'] as const)('has a name by the strokes that come of it: %s', (side) => {
    const exercise = exerciseOn(treeFrom(`${side}(((3 17) (2 12)) ((15 1) (25 0)) ((2 5) (3 2 14)))`), {
      kind: 'crossing',
    });
    const { crossing } = written(exercise, 'root-misread');
    const { told, asked } = diagnosed(exercise, { crossing });
    expect([...told, ...asked]).toEqual(['root-misread']);
  });

  test.each([['values', 'move'], ['values']] as readonly (readonly PartKind[])[])(
    'is asked about where only the root is wrong, and nothing is said of pruning: %j',
    (...kinds) => {
      const exercise = exerciseOn(
        treeFrom(OWN),
        ...kinds.map((kind) => ({ kind }) as { kind: 'values' | 'move' }),
      );
      const { answer } = rightAnswer({ ...exercise, algorithm: 'minimax' });
      const misread = written({ ...exercise, algorithm: 'minimax' }, 'root-misread');
      const values = new Map(answer.values).set(ROOT, misread.values.get(ROOT)!);
      const { told, asked } = diagnosed(exercise, { values, move: misread.move });
      expect(told).not.toContain('wrong-root-value');
      expect([...told, ...asked]).toContain('root-misread');
    },
  );
});

describe('other readings that are met', () => {
  test.each(['crossed-probabilities', 'plain-sum', 'likeliest'] as const)(
    '%s has a name at chance nodes',
    (method) => {
      const tree = treeFrom('chance(0.2*4 0.8*9) chance(0.7*1 0.3*6) chance(0.6*2 0.4*3)');
      const exercise = { ...exerciseOn(tree, { kind: 'values' }), algorithm: 'expectiminimax' } as const;
      const { values } = written(exercise, method);
      expect(diagnosed(exercise, { values })).toEqual({ told: [method], asked: [] });
    },
  );

  test('everybody taking what is best for player 1 has a name among several players', () => {
    for (const seed of [1, 2, 3]) {
      const exercise = generateExercise({ skill: 'vectors', difficulty: 2, seed, generator: 2 });
      const [sheet] = answersUnder(exercise, [suspectOnly('everybody-first')]);
      const { vectors } = sheet!.answer;
      const parts = exercise.parts.filter(({ part }) => part.kind === 'vectors');
      expect(diagnosed({ ...exercise, parts }, { vectors })).toEqual({
        told: ['everybody-first'],
        asked: [],
      });
    }
  });
});

test('that pruning never changes the root’s value is said of a value that no reading of the tree has', () => {
  const exercise = exerciseOn(treeFrom(OWN), { kind: 'values' });
  const values = new Map(rightAnswer(exercise).answer.values).set(ROOT, { low: 99, high: 99 });
  const root = { low: 98, high: 98 };
  const first = exercise.tree.child(ROOT, 0) as NodeId;
  expect(diagnosed(exercise, { values: values.set(first, root) }).told).toContain('wrong-root-value');
});
