import { describe, expect, test } from 'vitest';
import { bringsVectors } from '../../src/core/search/algorithms.ts';
import { passesChance } from '../../src/core/search/windowed.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { positionsIn } from '../../src/practice/positions.ts';
import { DIFFICULTIES, type ExerciseSeed, SKILLS } from '../../src/practice/skill.ts';
import { deepeningOf, depthOf, wholeTree } from '../../src/practice/task.ts';
import frozen from '../fixtures/exercises.json' with { type: 'json' };
import { inTurns } from '../support/howMany.ts';
import { printLiteral } from '../support/printLiteral.ts';
import { nameOfPart } from './partName.ts';

const ASKED = SKILLS.flatMap((skill) => DIFFICULTIES.map((difficulty) => ({ skill, difficulty })));

function textOf(seed: ExerciseSeed): string {
  const exercise = generateExercise(seed);
  const { tree, algorithm, rules, parts } = exercise;
  const asked = parts.map(({ part }) => nameOfPart(part)).join(', ');
  const [depth, deepening] = [depthOf(exercise), deepeningOf(exercise)];
  // What is judged before the ends, what all leaves lie in, vectors and positions stand in the notation alone.
  if (deepening !== null)
    return `${algorithm}, ${rules.cutoff}, ${deepening.tries}, ${deepening.budget} nodes: ${printTree(wholeTree(exercise))}: ${asked}`;
  if (positionsIn(tree) !== null) return `${algorithm}, ${rules.cutoff}: ${printTree(tree)}: ${asked}`;
  if (depth !== null || passesChance(algorithm) || bringsVectors(algorithm))
    return `${algorithm}, ${rules.cutoff}, to ${depth}: ${printTree(wholeTree(exercise))}: ${asked}`;
  return `${algorithm}, ${rules.cutoff}: ${printLiteral(tree)}: ${asked}`;
}

/** Links and sets name exercises by their seeds, so these may only change with a new version of the format. */
describe('the exercise of a seed', () => {
  test.each(ASKED)('is for ever the same: $skill, $difficulty', ({ skill, difficulty }) => {
    const expected = new Map(Object.entries(frozen)).get(`${skill} ${difficulty}`);
    expect(textOf({ skill, difficulty, seed: 1 })).toBe(expected);
  });

  test('is made again alike, and differs from seed to seed', () => {
    for (const { skill, difficulty } of inTurns(ASKED, 0, 3)) {
      const texts = [1, 2, 3, 4, 5].map((seed) => textOf({ skill, difficulty, seed }));
      expect(texts[2]).toBe(textOf({ skill, difficulty, seed: 3 }));
      expect(new Set(texts).size).toBe(5);
    }
  });

  test('counts only the lowest 32 bits of the seed', () => {
    const text = (seed: number) => textOf({ skill: 'windows', difficulty: 1, seed });
    expect(text(2 ** 32 + 5)).toBe(text(5));
    expect(text(-1)).toBe(text(2 ** 32 - 1));
  });
});
