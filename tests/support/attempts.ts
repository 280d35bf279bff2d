import type { Random } from '../../src/core/random/seeded.ts';
import type { Attempt } from '../../src/practice/attempt.ts';
import { MISCONCEPTIONS, type Misconception } from '../../src/practice/misconception.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { DIFFICULTIES, type Difficulty, SKILLS, type Skill } from '../../src/practice/skill.ts';

/** A number that is an id. */
export const idOf = (number: number): string => number.toString(16).padStart(16, '0');

/** An attempt at a moment: full marks at an easy exercise unless said otherwise. */
export function attemptAt(at: number, rest: Partial<Attempt> = {}): Attempt {
  return {
    version: 1,
    id: idOf(at),
    at,
    skill: 'backing-up',
    difficulty: 1,
    source: 'generated:backing-up:1:7',
    parts: [{ kind: 'values', points: 4, marks: 4 }],
    misconceptions: [],
    peeked: false,
    ...rest,
  };
}

/** So many attempts in a row, a millisecond each, from a moment on. */
export function inARow(count: number, from: number, rest: Partial<Attempt> = {}): Attempt[] {
  return Array.from({ length: count }, (_, index) => attemptAt(from + index, rest));
}

/** Parts that were answered to a share of their marks. */
export const marked = (share: number): Pick<Attempt, 'parts'> => ({
  parts: [{ kind: 'values', points: share * 4, marks: 4 }],
});

export const shows = (...misconceptions: Misconception[]): Partial<Attempt> => ({
  ...marked(0.75),
  misconceptions,
});

export function randomAttempt(random: Random, at: number): Attempt {
  const skill: Skill | null = random.flip(0.9) ? random.pick(SKILLS) : null;
  const difficulty: Difficulty | null = skill === null ? null : random.pick(DIFFICULTIES);
  return {
    version: 1,
    id: idOf(random.below(2 ** 32) * 2 ** 20 + random.below(2 ** 20)),
    at,
    skill,
    difficulty,
    source: skill === null ? 'own' : `generated:${skill}:${difficulty}:${random.below(1000)}`,
    parts: Array.from({ length: 1 + random.below(3) }, () => {
      const marks = random.below(6);
      const points = random.flip(0.6) ? marks : random.fraction() * marks;
      return { kind: random.pick(PART_KINDS), points, marks };
    }),
    misconceptions: MISCONCEPTIONS.filter(() => random.flip(0.04)),
    peeked: random.flip(0.1),
  };
}

/** A history of up to so many attempts, some of them at the same moment. */
export function randomHistory(random: Random, most: number): Attempt[] {
  let at = 1_700_000_000_000;
  return Array.from({ length: random.below(most + 1) }, () => {
    at += random.below(3) * 1000;
    return randomAttempt(random, at);
  });
}
