/** Generators 2 and 3: what their numbers name, in links, sets and records, is the same for ever. */
import { describe, expect, test } from 'vitest';
import { decodePractice } from '../../src/link/practiceLink.ts';
import { printTree } from '../../src/notation/printTree.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';
import { printReach, reachOf, wholeTree } from '../../src/practice/task.ts';
import ofTwo from '../fixtures/generator2/exercises.json' with { type: 'json' };
import ofThree from '../fixtures/generator3/exercises.json' with { type: 'json' };
import { nameOfPart } from './partName.ts';

/** Tree, search, and every part with its marks. */
function textOf(exercise: Exercise): string {
  const { algorithm, rules, parts } = exercise;
  const { cutoff, value, bounds } = rules;
  const tree = printTree(wholeTree(exercise)).replace(/\s+/g, ' ');
  const asked = parts.map(({ part, marks }) => `${nameOfPart(part)} (${marks})`).join(', ');
  return `${algorithm}, ${cutoff} ${value} ${bounds}, ${printReach(reachOf(exercise))}: ${tree}: ${asked}`;
}

describe.each([
  [2, ofTwo],
  [3, ofThree],
] as const)('generator %i', (generator, frozen) => {
  const places = Object.entries(frozen);

  test('has exercises frozen of every skill and difficulty', () => {
    const kinds = new Set(places.map(([place]) => place.split('.').slice(0, 2).join('.')));
    expect(kinds.size).toBe(SKILLS.length * DIFFICULTIES.length);
  });

  test.each(SKILLS)('makes of every link of before what it made then: %s', (skill) => {
    for (const [place, text] of places) {
      if (!place.startsWith(`${skill}.`)) continue;
      const address = decodePractice(`#v1&practice=${place}`);
      if (address?.kind !== 'seed') throw new Error(place);
      expect(address.seed.generator).toBe(generator);
      expect(textOf(generateExercise(address.seed)), place).toBe(text);
    }
  });
});
