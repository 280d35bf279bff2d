/** The skills that can be practised, and their difficulties. */
import { oneOf, optional, type ValuesOf } from '../notation/codec.ts';
import { whole } from '../notation/shapes.ts';

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
] as const;
export type Skill = (typeof SKILLS)[number];

/** The chapter of the course on whose figures a skill is practised. */
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
};

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The numbers of generators; the first has no number. */
const GENERATORS = [2, 3] as const;
/** The generator for everything new. */
export const GENERATOR = 3 satisfies (typeof GENERATORS)[number];

/** The parameters of a generated exercise, which always give the same exercise. */
export type ExerciseSeed = ValuesOf<typeof SEED_FIELDS>;

export const SEED_FIELDS = {
  skill: oneOf(SKILLS),
  difficulty: oneOf(DIFFICULTIES),
  /** the seed, of which only the lowest 32 bits count */
  seed: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  /** the generator that makes it; the first has no number, and is kept for what was made with it */
  generator: optional(oneOf(GENERATORS)),
};

/**
 * Returns the name of a generated exercise: `deep-cutoffs.2.1234`, and with a later generator `deep-cutoffs.2.1234.3`.
 */
export function seedName({ skill, difficulty, seed, generator }: ExerciseSeed, gap: string): string {
  return [skill, difficulty, seed, ...(generator === undefined ? [] : [generator])].join(gap);
}
