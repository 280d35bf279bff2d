/** Addresses of exercises come back as they went, and nothing else is taken for one. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { decodePractice, encodeOnTree, encodePractice } from '../../src/link/practiceLink.ts';
import { PART_KINDS } from '../../src/practice/exercise.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';

describe('an exercise', () => {
  test('from a seed comes back from its address', () => {
    const random = seeded(1);
    for (let n = 0; n < 1000; n += 1) {
      const seed = {
        skill: random.pick(SKILLS),
        difficulty: random.pick(DIFFICULTIES),
        seed: random.below(2 ** 32),
      };
      expect(decodePractice(`#${encodePractice(seed)}`)).toEqual({ kind: 'seed', seed });
    }
  });

  test('on a tree comes back from its address', () => {
    const random = seeded(2);
    for (let n = 0; n < 1000; n += 1) {
      const kinds = PART_KINDS.filter(() => random.flip(0.5));
      const asked = kinds.length === 0 ? (['crossing'] as const) : kinds;
      const on = { example: 'cs188-quiz1', kinds: asked, variant: random.below(2 ** 32) };
      expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
    }
  });

  test.each([
    '',
    '#v1&practice=',
    '#v1&practice=deep-cutoffs',
    '#v1&practice=deep-cutoffs.2',
    '#v1&practice=deep-cutoffs.4.1',
    '#v1&practice=deep-cutoffs.2.1.1',
    '#v1&practice=deep-cutoffs.2.-1',
    '#v1&practice=deep-cutoffs.2.1e5',
    '#v1&practice=deep-cutoffs.2.4294967296',
    '#v1&practice=toString.2.1',
    '#v1&practice=on',
    '#v1&practice=on.aima-fig-5-5..0',
    '#v1&practice=on.aima-fig-5-5.crossing+crossing.0',
    '#v1&practice=on.aima-fig-5-5.crossing+guessing.0',
    '#v1&practice=on.aima-fig-5-5.crossing.0.1',
    `#v1&practice=${'a'.repeat(400)}.2.1`,
  ])('is not in %s', (hash) => {
    expect(decodePractice(hash)).toBeNull();
  });
});
