/** Generators 2 and 3: no answer so frequent that it could be given by habit. */

import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import type { Exercise, PartKind } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES, type ExerciseSeed, SKILLS } from '../../src/practice/skill.ts';
import { howMany, someOf } from '../support/howMany.ts';

const SEEDS = howMany(200, 80);
const OF_TWO = SKILLS.flatMap((skill) =>
  DIFFICULTIES.map((difficulty) => ({ skill, difficulty, generator: 2 as const })),
);
/** Skills of which generator 3 makes other exercises. */
const OF_THREE = (['backing-up', 'windows', 'chance', 'vectors'] as const).flatMap((skill) =>
  DIFFICULTIES.map((difficulty) => ({ skill, difficulty, generator: 3 as const })),
);
const KINDS: readonly Kind[] = [...OF_TWO, ...OF_THREE];
type Kind = Required<Omit<ExerciseSeed, 'seed'>>;

const known = new Map<string, readonly Exercise[]>();

/** All of a kind; made once, since that takes a while. */
function drawn(kind: Kind): readonly Exercise[] {
  const name = Object.values(kind).join(' ');
  const exercises =
    known.get(name) ??
    Array.from({ length: SEEDS }, (_, seed) => generateExercise({ ...kind, seed: seed + 1 }));
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
  const { run } = rightAnswer(exercise);
  const cut = tree.leaves().filter((leaf) => run.lastStep(leaf) === 0);
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
const DRAWN = [...someOf(OF_TWO, 6, 4), ...someOf(OF_THREE, 3, 2)];

/** Of them those in which one of these is asked. */
function asking(...asked: readonly PartKind[]): readonly Kind[] {
  return DRAWN.filter((kind) => recipeOf(kind).parts.some((part) => asked.includes(part)));
}

test.each(asking('crossing', 'leafOrder', 'leafCount'))(
  'of $skill, $difficulty, generator $generator: something is cut wherever cuts are asked for, and no pattern comes more than once in eight',
  (kind) => {
    const patterns = drawn(kind).map(pattern);
    expect(patterns).not.toContain('');
    const [which, count] = mostFrequent(patterns);
    expect(count, which).toBeLessThanOrEqual(SEEDS / 8);
  },
);

test.each(asking('move', 'line'))(
  'of $skill, $difficulty, generator $generator: the best move stands at every place about as often',
  (kind) => {
    const exercises = drawn(kind);
    const places = exercises.map((exercise) => {
      const { move } = rightAnswer(exercise).answer;
      return exercise.tree.childIndex(move!);
    });
    const widest = Math.max(...exercises.map(({ tree }) => tree.childCount(ROOT)));
    expect(new Set(places).size).toBeGreaterThanOrEqual(widest - (kind.skill === 'equality' ? 1 : 0));
    expect(mostFrequent(places.map(String))[1]).toBeLessThanOrEqual(0.75 * SEEDS);
  },
);

test.each(KINDS)(
  'of $skill, $difficulty, generator $generator: is the same for ever for the same seed, and is not what generator 1 makes of it',
  (kind) => {
    const seed: ExerciseSeed = { ...kind, seed: 5 };
    const made = generateExercise(seed);
    expect(generateExercise(seed)).toEqual(made);
    const { generator: _, ...ofFirst } = seed;
    expect(generateExercise(ofFirst).tree.columns).not.toEqual(made.tree.columns);
  },
);

describe.each(someOf(DIFFICULTIES, 1, 2))('where equality is the point, %s,', (difficulty) => {
  test('there are three moves, and the tie is between any two of them', () => {
    const ties = drawn({ skill: 'equality', difficulty, generator: 2 }).map((exercise) => {
      const { run } = rightAnswer(exercise);
      const moves = exercise.tree.children(ROOT);
      expect(moves.length).toBe(3);
      if (!run.result.ok) throw new Error('no value');
      const { value } = run.result;
      return moves.map((move) => (run.stateAt(move, run.length).value === value ? '=' : '.')).join('');
    });
    for (const tie of ['==.', '.==', '=.=']) expect(ties).toContain(tie);
    expect(mostFrequent(ties)[1]).toBeLessThanOrEqual(0.75 * SEEDS);
  });
});
