/** Generator 4: strategies that a side may not have, and games whose positions merge. */
import { describe, expect, test } from 'vitest';
import { graphOf } from '../../src/core/graph/mergingTree.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { answersUnder, writeDifferently, writesWrong } from '../../src/practice/diagnose/methodAnswers.ts';
import { formatOf } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES, generatorFor } from '../../src/practice/skill.ts';
import { howMany } from '../support/howMany.ts';

const SEEDS = howMany(300, 30);

describe.each(DIFFICULTIES)('difficulty %i', (difficulty) => {
  test('of strategies one in four is that there is none, of either side, and methods are told apart', () => {
    const made = { skill: 'solution', difficulty, generator: generatorFor('solution') } as const;
    const { separates, separatesNone = [] } = recipeOf(made);
    const met = new Map<string, number>();
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const exercise = generateExercise({ ...made, seed });
      const { tree, parts } = exercise;
      const right = rightAnswer(exercise);
      const { solution } = right.answer;
      expect(gradeExercise(exercise, right.answer, right).isRight).toBe(true);
      const asked = parts[0]!.part;
      if (asked.kind !== 'solution' || asked.owner === undefined) throw new Error('of nobody');
      // Of −1 and 1 the value says who can be sure to win.
      const value = right.run.result.ok ? right.run.result.value : Number.NaN;
      const isNone = solution.has(ROOT);
      expect(isNone).toBe(value !== (asked.owner === 'max' ? 1 : -1));
      const { tellsApart } = formatOf('solution');
      const apart = (isNone ? separatesNone : separates).map(suspectOnly);
      expect(apart.length).toBeGreaterThan(2);
      expect(tellsApart!({ task: exercise, part: asked }, apart, seeded(seed))).toBe(true);
      expect(graphOf(tree) !== null).toBe(difficulty === 3);
      const name = `${asked.owner} ${isNone}`;
      met.set(name, (met.get(name) ?? 0) + 1);
    }
    for (const owner of ['max', 'min']) {
      expect(met.get(`${owner} true`)).toBeGreaterThan(0);
      expect(met.get(`${owner} false`)).toBeGreaterThan(0);
    }
    const none = (met.get('max true') ?? 0) + (met.get('min true') ?? 0);
    expect(none / SEEDS).toBeGreaterThan(0.08);
    expect(none / SEEDS).toBeLessThan(0.45);
  });

  test('of lists every exercise tells its methods apart, those of a graph also who merges nothing', () => {
    const made = { skill: 'lists', difficulty, generator: generatorFor('lists') } as const;
    const { separates } = recipeOf(made);
    expect(separates.includes('no-merging')).toBe(difficulty > 1);
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const exercise = generateExercise({ ...made, seed });
      const graph = graphOf(exercise.tree);
      expect(graph !== null).toBe(difficulty > 1);
      if (graph !== null) expect(graph.edges.length).toBeGreaterThan(exercise.tree.size);
      const right = rightAnswer(exercise);
      const sheets = answersUnder(exercise, separates.map(suspectOnly));
      expect(sheets).toHaveLength(separates.length);
      for (const [at, one] of sheets.entries()) {
        expect(writesWrong(exercise, one, right)).toBe(true);
        for (const other of sheets.slice(at + 1)) expect(writeDifferently(exercise, one, other)).toBe(true);
      }
    }
  });
});

test('one more question about a graph is about a graph, too, and tells any two methods apart', () => {
  for (const [skill, methods] of [
    ['lists', ['open-as-stack', 'successors-reversed', 'ends-queued', 'no-merging']],
    ['solution', ['one-reply', 'all-own-moves', 'other-player', 'ends-reversed', 'interchanged']],
  ] as const) {
    const like = generateExercise({ skill, difficulty: 3, seed: 2, generator: 4 });
    for (const [at, one] of methods.entries())
      for (const other of methods.slice(at + 1)) {
        const exercise = tellingExercise(like, [suspectOnly(one), suspectOnly(other)], 5);
        expect(
          exercise?.parts.map(({ part }) => part.kind),
          `${one} ${other}`,
        ).toEqual([skill]);
        expect(graphOf(exercise?.tree)).not.toBeNull();
      }
  }
});
