/** Generator 2: no answer so frequent that it could be given by habit. */

import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import type { Exercise, PartKind } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { RECIPES } from '../../src/practice/generate/recipes.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  type ExerciseSeed,
  SKILLS,
  type Skill,
} from '../../src/practice/skill.ts';
import { howMany, someOf } from '../support/howMany.ts';

const SEEDS = howMany(200, 80);
const KINDS = SKILLS.flatMap((skill) => DIFFICULTIES.map((difficulty) => ({ skill, difficulty })));

const known = new Map<string, readonly Exercise[]>();

/** All of a kind; made once, since that takes a while. */
function drawn(skill: Skill, difficulty: Difficulty): readonly Exercise[] {
  const name = `${skill} ${difficulty}`;
  const exercises =
    known.get(name) ??
    Array.from({ length: SEEDS }, (_, seed) =>
      generateExercise({ skill, difficulty, seed: seed + 1, generator: 2 }),
    );
  known.set(name, exercises);
  return exercises;
}

/** The most frequent of the texts, and how often it comes. */
function mostFrequent(texts: readonly string[]): readonly [string, number] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
}

/** Which leaves are cut, by their paths from the root. */
function pattern(exercise: Exercise): string {
  const { tree } = exercise;
  const { trace } = rightAnswer(exercise);
  const cut = tree.leaves().filter((leaf) => trace.lastStep(leaf) === 0);
  return cut
    .map((leaf) =>
      tree
        .pathTo(leaf)
        .slice(1)
        .map((node) => tree.childIndex(node))
        .join('.'),
    )
    .join(' ');
}

/** Kinds of which as many are drawn as SEEDS says; all in `npm run test:long`. */
const DRAWN = someOf(KINDS, 14, 4);

/** Of them those in which one of these is asked. */
function asking(...asked: readonly PartKind[]): typeof KINDS {
  return DRAWN.filter(({ skill, difficulty }) =>
    RECIPES[skill][difficulty].parts.some((kind) => asked.includes(kind)),
  );
}

test.each(asking('crossing', 'leafOrder', 'leafCount'))(
  'of $skill, $difficulty: something is cut wherever cuts are asked for, and no pattern comes more than once in eight',
  ({ skill, difficulty }) => {
    const patterns = drawn(skill, difficulty).map(pattern);
    expect(patterns).not.toContain('');
    const [which, count] = mostFrequent(patterns);
    expect(count, which).toBeLessThanOrEqual(SEEDS / 8);
  },
);

test.each(asking('move', 'line'))(
  'of $skill, $difficulty: the best move stands at every place about as often',
  ({ skill, difficulty }) => {
    const exercises = drawn(skill, difficulty);
    const places = exercises.map((exercise) => {
      const { move } = rightAnswer(exercise).answer;
      return exercise.tree.childIndex(move!);
    });
    const widest = Math.max(...exercises.map(({ tree }) => tree.childCount(ROOT)));
    expect(new Set(places).size).toBeGreaterThanOrEqual(widest - (skill === 'equality' ? 1 : 0));
    expect(mostFrequent(places.map(String))[1]).toBeLessThanOrEqual(0.75 * SEEDS);
  },
);

test.each(KINDS)(
  'of $skill, $difficulty: is the same for ever for the same seed, and is not what generator 1 makes of it',
  ({ skill, difficulty }) => {
    const seed: ExerciseSeed = { skill, difficulty, seed: 5, generator: 2 };
    const made = generateExercise(seed);
    expect(generateExercise(seed)).toEqual(made);
    const { generator: _, ...ofFirst } = seed;
    expect(generateExercise(ofFirst).tree.columns).not.toEqual(made.tree.columns);
  },
);

describe.each(someOf(DIFFICULTIES, 1, 2))('where equality is the point, %s,', (difficulty) => {
  test('there are three moves, and the tie is between any two of them', () => {
    const ties = drawn('equality', difficulty).map((exercise) => {
      const { trace } = rightAnswer(exercise);
      const moves = exercise.tree.children(ROOT);
      expect(moves.length).toBe(3);
      if (!trace.result.ok) throw new Error('no value');
      const { value } = trace.result;
      return moves.map((move) => (trace.stateAt(move, trace.length).value === value ? '=' : '.')).join('');
    });
    for (const tie of ['==.', '.==', '=.=']) expect(ties).toContain(tie);
    expect(mostFrequent(ties)[1]).toBeLessThanOrEqual(0.75 * SEEDS);
  });
});
