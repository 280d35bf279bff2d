/**
 * How far a student is with one skill: not begun, learning at a level, or mastered and reviewed now and then. An exercise
 * changes the state by the share of its marks that the student reached.
 *
 * The estimate m is a moving average of these shares, which predicts as well as heavier models (Pelánek and Řihák,
 * Analysis and design of mastery learning criteria, 2018).
 */
import { DIFFICULTIES, type Difficulty } from '../skill.ts';

export interface Learning {
  readonly kind: 'learning';
  readonly level: Difficulty;
  /** the estimate of the share that the next exercise of the level will reach, 0 to 1 */
  readonly m: number;
  /** how many exercises the estimate is based on */
  readonly n: number;
  /** failures, less exercises with all marks */
  readonly f: number;
  /** whether the last exercise of the level was a failure */
  readonly hasFailed: boolean;
  /** how many worked models the student has seen since the skill was begun or mastered last */
  readonly models: number;
  /** the time, in ms since 1970, until which no exercise of the skill comes after a model */
  readonly rest: number;
}

export interface Mastered {
  readonly kind: 'mastered';
  /** how many reviews have been passed since the skill was mastered */
  readonly stage: number;
  /** the time of the next review, in ms since 1970; ∞ when there is none */
  readonly due: number;
}

export type SkillState = { readonly kind: 'new' } | Learning | Mastered;

export const NEW: SkillState = { kind: 'new' };

/** What an exercise tells of a skill. */
export interface Result {
  readonly difficulty: Difficulty;
  /** the share of its marks, 0 to 1; 0 when the student looked at the answer first */
  readonly share: number;
  /** ms since 1970 */
  readonly at: number;
}

const DAY = 86_400_000;

/** The days from mastery to the first review, and from each review that was passed to the next one. */
const REVIEW_DAYS = [1, 3, 7, 21];

/** The days that a skill rests after the first, the second and each later model. */
const REST_DAYS = [1, 3, 7];

/** The weight of the newest share in the estimate. */
const WEIGHT = 0.4;
/** The estimate at the beginning of a level that is not the first. */
const BEGUN = 0.45;
/** The estimate, the number of exercises and the share of the last one with which a level is passed. */
const PASSED = { m: 0.85 - 1e-9, n: 2, share: 0.8 };
const FAILED_BELOW = 0.5;

/** The level of the exercise that places a student, and of reviews. */
export const HARDEST: Difficulty = 3;

const BEGINNING: Learning = {
  ...{ kind: 'learning', level: 1, m: 0, n: 0, f: 0, hasFailed: false, models: 0, rest: 0 },
};

/** Returns the state after an exercise. */
export function afterExercise(state: SkillState, result: Result): SkillState {
  switch (state.kind) {
    case 'new':
      return result.difficulty === HARDEST ? placed(result) : afterLearning(BEGINNING, result);
    case 'learning':
      return afterLearning(state, result);
    case 'mastered':
      return afterReview(state, result);
  }
}

/** Returns the state after a worked model, which the student has stepped through or waved away. */
export function afterModel(state: SkillState, at: number): SkillState {
  if (state.kind !== 'learning') return state;
  const { level, models } = state;
  const days = REST_DAYS[Math.min(models, REST_DAYS.length - 1)] as number;
  return { ...BEGINNING, level: oneDown(level), models: models + 1, rest: at + days * DAY };
}

/** Whether the student shall see a worked model: after six failures, and after three when one has been seen. */
export function owesModel(state: SkillState): boolean {
  return state.kind === 'learning' && state.f >= (state.models === 0 ? 6 : 3);
}

/** Returns the state after an exercise of the hardest level with which a skill was begun. */
function placed({ share }: Result): Learning {
  if (isFull(share)) return { ...BEGINNING, level: HARDEST, m: 0.75, n: 1 };
  return share < FAILED_BELOW ? { ...BEGINNING, f: 1 } : { ...BEGINNING, level: 2, m: BEGUN };
}

function afterLearning(state: Learning, result: Result): SkillState {
  const { difficulty, share, at } = result;
  if (difficulty < state.level) return state;
  if (difficulty > state.level) {
    // A harder exercise counts only when it was done in full: then the student is at its level.
    if (!isFull(share)) return state;
    const level = { ...state, level: difficulty, m: Math.max(state.m, BEGUN), n: 0, hasFailed: false };
    return afterLearning(level, result);
  }
  const m = state.m + WEIGHT * (share - state.m);
  const n = state.n + 1;
  const isPassed = m >= PASSED.m && n >= PASSED.n && share >= PASSED.share;
  if (isPassed) return state.level === HARDEST ? mastered(at) : begun(state, state.level + 1);
  const hasFailed = share < FAILED_BELOW;
  const f = hasFailed ? state.f + 1 : isFull(share) ? Math.max(state.f - 1, 0) : state.f;
  if (hasFailed && state.hasFailed && state.level > 1)
    return { ...state, level: oneDown(state.level), m: BEGUN, n: 0, f, hasFailed: false };
  return { ...state, m, n, f, hasFailed };
}

function begun(state: Learning, level: number): Learning {
  return { ...state, level: level as Difficulty, m: BEGUN, n: 0, f: 0, hasFailed: false };
}

function afterReview(state: Mastered, { difficulty, share, at }: Result): SkillState {
  if (difficulty < HARDEST) return state;
  if (share < FAILED_BELOW) return { ...BEGINNING, level: 2, m: BEGUN, f: 1 };
  // Before it is due an exercise tells nothing but that something was forgotten.
  if (at < state.due) return state;
  return share < PASSED.share ? { ...state, due: at + DAY } : reviewed(state.stage + 1, at);
}

/** Returns the state of a skill that is mastered at a time, with its first review a day later. */
export function mastered(at: number): Mastered {
  return reviewed(0, at);
}

function reviewed(stage: number, at: number): Mastered {
  return { kind: 'mastered', stage, due: at + (REVIEW_DAYS[stage] ?? Infinity) * DAY };
}

/** Returns the state of a skill that was practised before there were states: at a level, or not beyond the first one. */
export function practisedTo(level: Difficulty): Learning {
  return level === 1 ? BEGINNING : { ...BEGINNING, level, m: BEGUN };
}

function isFull(share: number): boolean {
  return share === 1;
}

function oneDown(level: Difficulty): Difficulty {
  return DIFFICULTIES.find((lower) => lower === level - 1) ?? 1;
}
