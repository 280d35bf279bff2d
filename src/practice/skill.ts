/** What can be practised, and how hard. */

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
] as const;
export type Skill = (typeof SKILLS)[number];

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a generated exercise is made from: the same one for ever. */
export interface ExerciseSeed {
  readonly skill: Skill;
  readonly difficulty: Difficulty;
  /** a whole number; only its lowest 32 bits count */
  readonly seed: number;
}
