/**
 * Chooses the next exercise by a rule that gives the same result for the same history.
 *
 * 1. A skill with a misconception that is not overcome; the misconception seen most recently comes first.
 * 2. Otherwise a skill that is not mastered, the one at the lowest level first, in the order of SKILLS, so
 * that every skill is learnt at one difficulty before any skill at the next.
 * 3. A skill does not come more than three times in a row while rule 1 or 2 gives another skill.
 * 4. When all is mastered, the skill that was practised longest ago.
 *
 * The difficulty is that of the skill's level, which rises after mastery and falls after two failures; see
 * progress.ts.
 */
import { type Attempt, inTimeOrder } from './attempt.ts';
import { difficultyAt, masteryOf } from './ladder.ts';
import type { Misconception } from './misconception.ts';
import { seenMisconceptions } from './progress.ts';
import { type Difficulty, SKILLS, type Skill } from './skill.ts';

export const SAME_SKILL_AT_MOST = 3;

export interface NextExercise {
  readonly skill: Skill;
  readonly difficulty: Difficulty;
  /** why this skill was chosen */
  readonly reason: Misconception | 'not-mastered' | 'all-mastered';
}

interface Choice {
  readonly skill: Skill;
  readonly reason: NextExercise['reason'];
}

export function nextExercise(attempts: readonly Attempt[]): NextExercise {
  const ordered = inTimeOrder(attempts);
  const ladder = SKILLS.map((skill) => ({
    skill,
    rung: masteryOf(ordered.filter((attempt) => attempt.skill === skill)),
  }));
  const choices: readonly Choice[] = [
    ...notOvercome(ordered),
    ...ladder
      .filter(({ rung }) => rung <= 3)
      .toSorted((a, b) => a.rung - b.rung)
      .map(({ skill }): Choice => ({ skill, reason: 'not-mastered' })),
  ];
  const tired = tiredOf(ordered);
  const { skill, reason } = choices.find((choice) => choice.skill !== tired) ??
    choices[0] ?? { skill: leastRecent(ordered), reason: 'all-mastered' };
  return { skill, difficulty: difficultyAt(ladder[SKILLS.indexOf(skill)]?.rung ?? 1), reason };
}

/**
 * Returns the skills to practise because of misconceptions that are not overcome. A slip is no misconception.
 */
function notOvercome(ordered: readonly Attempt[]): Choice[] {
  return seenMisconceptions(ordered).flatMap(({ misconception, skill, isOvercome }) =>
    isOvercome || skill === null || misconception === 'slip' ? [] : [{ skill, reason: misconception }],
  );
}

/**
 * Returns the skill of the latest exercises when it was practised so often in a row that another skill is
 * due; otherwise null.
 */
function tiredOf(ordered: readonly Attempt[]): Skill | null {
  const last = ordered.filter((attempt) => attempt.skill !== null).slice(-SAME_SKILL_AT_MOST);
  const skill = last[0]?.skill ?? null;
  return last.length === SAME_SKILL_AT_MOST && last.every((attempt) => attempt.skill === skill)
    ? skill
    : null;
}

function leastRecent(ordered: readonly Attempt[]): Skill {
  const lastOf = (skill: Skill) => ordered.findLastIndex((attempt) => attempt.skill === skill);
  return SKILLS.toSorted((a, b) => lastOf(a) - lastOf(b))[0] ?? 'backing-up';
}
