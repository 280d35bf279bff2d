/**
 * Chooses the next exercise by a simple rule that gives the same result for the same history.
 *
 * 1. A skill with a misconception that is not overcome, the one seen last first. 2. Otherwise a skill that is not
 * mastered, the one on the lowest rung first, in the order of SKILLS: every skill is learnt at one difficulty before
 * any is at the next. 3. The same skill never comes more than three times in a row when another is left under 1 or 2.
 * 4. When nothing is left, the skill that was practised longest ago.
 *
 * The difficulty is that of the skill's rung: it rises after mastery and falls after two failures; see mastery.ts.
 */
import { type Attempt, inTimeOrder } from './attempt.ts';
import type { Misconception } from './misconception.ts';
import { difficultyAt, masteryOf, seenMisconceptions } from './progress.ts';
import { type Difficulty, SKILLS, type Skill } from './skill.ts';

export const SAME_SKILL_AT_MOST = 3;

export interface NextExercise {
  readonly skill: Skill;
  readonly difficulty: Difficulty;
  /** the reason for which it was chosen */
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

/** A slip is no misconception, so it is not practised against. */
function notOvercome(ordered: readonly Attempt[]): Choice[] {
  return seenMisconceptions(ordered).flatMap(({ misconception, skill, isOvercome }) =>
    isOvercome || skill === null || misconception === 'slip' ? [] : [{ skill, reason: misconception }],
  );
}

/** Returns the skill that has been practised so often in a row that another one is due. */
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
