/** The skills that students can practise, and their levels of difficulty. */
import { oneOf, optional, type ValuesOf } from '../notation/codec.ts';
import { whole } from '../notation/numberShapes.ts';

export const SKILLS = [
  'backing-up',
  'shallow-cutoffs',
  'deep-cutoffs',
  'equality',
  'windows',
  'counting',
  'best-move',
  'ordering',
  'intervals',
  'chance',
  'depth-limit',
  'star-windows',
  'vectors',
  'deepening',
  'simulation',
  'best-case',
  'cut-labels',
  'construct',
  'solution',
  'lists',
  'estimate',
] as const;
export type Skill = (typeof SKILLS)[number];

/** By skill, the chapter of the course whose trees the skill belongs to. */
export const CHAPTER_OF_SKILL: Readonly<Record<Skill, number>> = {
  'backing-up': 2,
  'best-move': 2,
  'shallow-cutoffs': 3,
  'deep-cutoffs': 3,
  equality: 3,
  windows: 3,
  counting: 3,
  ordering: 3,
  intervals: 3,
  chance: 5,
  'depth-limit': 4,
  'star-windows': 5,
  vectors: 2,
  deepening: 4,
  simulation: 6,
  'best-case': 3,
  'cut-labels': 3,
  construct: 3,
  solution: 1,
  lists: 2,
  estimate: 2,
};

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The version numbers of the exercise generators; the first generator has no number. */
const GENERATORS = [2, 3, 4] as const;

/** The skills whose new exercises are made by generator 4. */
const OF_GENERATOR_4: readonly Skill[] = ['solution', 'lists'];

/** Returns the generator that makes new exercises for a skill. */
export function generatorFor(skill: Skill): (typeof GENERATORS)[number] {
  return OF_GENERATOR_4.includes(skill) ? 4 : 3;
}

/** The parameters of a generated exercise; equal parameters always give the same exercise. */
export type ExerciseSeed = ValuesOf<typeof SEED_FIELDS>;

export const SEED_FIELDS = {
  skill: oneOf(SKILLS),
  difficulty: oneOf(DIFFICULTIES),
  /** the seed of the random draws, of which only the lowest 32 bits are used */
  seed: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  /**
   * the generator that makes the exercise; absent for the first generator, which is kept for the exercises
   * that were made with it
   */
  generator: optional(oneOf(GENERATORS)),
};

/**
 * Returns the name of a generated exercise: skill, difficulty and seed separated by `gap`, as in
 * `deep-cutoffs.2.1234`, with the generator's number appended for later generators, as in
 * `deep-cutoffs.2.1234.3`.
 */
export function seedName({ skill, difficulty, seed, generator }: ExerciseSeed, gap: string): string {
  return [skill, difficulty, seed, ...(generator === undefined ? [] : [generator])].join(gap);
}
