/**
 * Computes how far a student is with every skill, by going through the records in the order of their times. Records of
 * versions 1 and 2 are older than these states. From them the level of each skill is taken as the old ladder counts it
 * (`ladder.ts`), and the newer records change the state from there, so that no progress is lost.
 */
import { type Attempt, inTimeOrder, shareOf } from '../attempt.ts';
import { masteryOf } from '../ladder.ts';
import { SKILLS, type Skill } from '../skill.ts';
import type { ModelRecord } from './modelRecord.ts';
import {
  afterExercise,
  afterModel,
  type Mastered,
  mastered,
  NEW,
  practisedTo,
  type SkillState,
} from './skillState.ts';

/** What is recorded of a student. */
export type PracticeRecord = Attempt | ModelRecord;

/** An exercise that was generated for a skill. */
export interface SkillExercise {
  readonly attempt: Attempt;
  readonly skill: Skill;
  /** whether it was a review that was due */
  readonly isReview: boolean;
}

export interface StudentState {
  readonly skills: ReadonlyMap<Skill, SkillState>;
  /** in the order in which they were made */
  readonly exercises: readonly SkillExercise[];
  /** all attempts, also those at trees that were not made for a skill */
  readonly attempts: readonly Attempt[];
}

/** The versions of attempts that were made before there were states. */
const OLD_VERSIONS: readonly number[] = [1, 2];

export function isModel(record: PracticeRecord): record is ModelRecord {
  return 'model' in record;
}

/** Returns the graded exercises among the records, in the order in which they were made. */
export function attemptsIn(records: readonly PracticeRecord[]): Attempt[] {
  return inTimeOrder(records.filter((record): record is Attempt => !isModel(record)));
}

export function studentState(records: readonly PracticeRecord[]): StudentState {
  const attempts = attemptsIn(records);
  const old = attempts.filter(({ version }) => OLD_VERSIONS.includes(version));
  const skills = new Map<Skill, SkillState>(SKILLS.map((skill) => [skill, fromLadder(skill, old)]));
  const exercises = old.flatMap((attempt) => asExercise(attempt, false));
  const later = records.filter((record) => isModel(record) || !OLD_VERSIONS.includes(record.version));
  for (const record of inTimeOrder(later)) {
    const { skill, at } = record;
    if (skill === null) continue;
    const before = skills.get(skill) ?? NEW;
    if (isModel(record)) skills.set(skill, afterModel(before, at));
    else if (record.difficulty !== null) {
      exercises.push(...asExercise(record, isDue(before, at)));
      const share = record.peeked ? 0 : shareOf([record]);
      skills.set(skill, afterExercise(before, { difficulty: record.difficulty, share, at }));
    }
  }
  return { skills, exercises: exercises.toSorted((a, b) => a.attempt.at - b.attempt.at), attempts };
}

/** Whether a review of the skill is due. */
export function isDue(state: SkillState, now: number): state is Mastered {
  return state.kind === 'mastered' && state.due <= now;
}

function asExercise(attempt: Attempt, isReview: boolean): SkillExercise[] {
  const { skill, difficulty } = attempt;
  return skill === null || difficulty === null ? [] : [{ attempt, skill, isReview }];
}

function fromLadder(skill: Skill, old: readonly Attempt[]): SkillState {
  const own = old.filter((attempt) => attempt.skill === skill && attempt.difficulty !== null);
  const last = own.at(-1);
  if (last === undefined) return NEW;
  const rung = masteryOf(own);
  return rung === 4 ? mastered(last.at) : practisedTo(rung);
}
