/** Generator 1: what its numbers name, in links, sets and records, is the same for ever. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodePractice } from '../../src/link/practiceLink.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { printTree } from '../../src/notation/printTree.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import { setCheck } from '../../src/practice/exerciseSet.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { handInShape } from '../../src/practice/handIn.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';
import { checkHandIn } from '../../src/session/sets/checkResult.ts';
import frozen from '../fixtures/generator1/exercises.json' with { type: 'json' };
import { TREES } from '../support/setItems.ts';
import { nameOfPart } from './partName.ts';

/** Tree, rules, and every part with its marks. */
function textOf({ tree, algorithm, rules, parts }: Exercise): string {
  const { cutoff, value, bounds } = rules;
  const asked = parts.map(({ part, marks }) => `${nameOfPart(part)} (${marks})`).join(', ');
  return `${algorithm}, ${cutoff} ${value} ${bounds}: ${printTree(tree).replace(/\s+/g, ' ')}: ${asked}`;
}

/** Skills that came after it: `depth-limit`, `star-windows`, `vectors`, `deepening`, `simulation`, `best-case`, `cut-labels`, `construct`, `solution`, `lists` and `estimate`. */
const LATER = 11;

describe('generator 1', () => {
  const places = Object.entries(frozen);

  test('has 200 exercises frozen, some of every skill and difficulty', () => {
    expect(places.length).toBe(200);
    const kinds = new Set(places.map(([place]) => place.replace(/\.\d+$/, '')));
    // Those that came later have frozen exercises of their own.
    expect(kinds.size).toBe((SKILLS.length - LATER) * DIFFICULTIES.length);
  });

  test.each(SKILLS)('makes of every link of before what it made then: %s', (skill) => {
    for (const [place, text] of places) {
      if (!place.startsWith(`${skill}.`)) continue;
      const address = decodePractice(`#v1&practice=${place}`);
      if (address?.kind !== 'seed') throw new Error(place);
      expect(textOf(generateExercise(address.seed)), place).toBe(text);
    }
  });
});

describe('a set of before', () => {
  test.each([
    ['week-5', '1d5babf2'],
    ['exam', '74275bd7'],
  ])('marks what was handed in as it did: %s', (name, check) => {
    const text = readFileSync(`tests/fixtures/generator1/result-${name}.json`, 'utf8');
    const { value: handIn, faults, dropped } = readJson(handInShape(TREES.treeOf), text);
    if (handIn === null) throw new Error(JSON.stringify(faults));
    expect(dropped).toEqual([]);
    expect(setCheck(handIn.set).toString(16)).toBe(check);
    const { points, marks, again, hasOwnCode } = checkHandIn(name, handIn, handIn.set, TREES);
    expect(again).toEqual({ points, marks });
    expect(hasOwnCode).toBe(true);
    // Neither nothing nor everything is right, so that marking is what is seen.
    expect(points).toBeGreaterThan(marks * 0.2);
    expect(points).toBeLessThan(marks * 0.9);
  });
});
