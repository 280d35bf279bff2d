/** What can be practised, and how hard. */
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

/** The chapter of the course whose figures a skill is practised on. */
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

/** The generators that have a number: the first has none. */
const GENERATORS = [2, 3] as const;
/** The generator of all that is new. */
export const GENERATOR = 3 satisfies (typeof GENERATORS)[number];

/** What a generated exercise is made from: the same one for ever. */
export type ExerciseSeed = ValuesOf<typeof SEED_FIELDS>;

export const SEED_FIELDS = {
  skill: oneOf(SKILLS),
  difficulty: oneOf(DIFFICULTIES),
  /** only its lowest 32 bits count */
  seed: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  /** which generator makes it; the first has no number, and goes on for what was made with it */
  generator: optional(oneOf(GENERATORS)),
};

/** The name of a generated exercise: `deep-cutoffs.2.1234`, and of a later generator `deep-cutoffs.2.1234.3`. */
export function seedName({ skill, difficulty, seed, generator }: ExerciseSeed, gap: string): string {
  return [skill, difficulty, seed, ...(generator === undefined ? [] : [generator])].join(gap);
}
