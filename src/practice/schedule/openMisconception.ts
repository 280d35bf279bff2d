/** Finds the misconception that a student showed last and has not overcome. */
import type { Attempt } from '../attempt.ts';
import { type Misconception, PRACTISED_BY } from '../misconception.ts';
import type { Skill } from '../skill.ts';

/** A misconception is overcome after this many exercises that would have shown it and did not. */
export const ENOUGH_WITHOUT = 3;

/** Whether an exercise would have shown a misconception. */
export type Separates = (attempt: Attempt, misconception: Misconception) => boolean;

export interface OpenMisconception {
  readonly misconception: Misconception;
  /** the skill in whose exercises it shows and can be overcome */
  readonly skill: Skill;
}

/** Returns the misconception that was seen last and is not overcome; null when there is none. A slip is none. */
export function openMisconception(
  attempts: readonly Attempt[],
  separates: Separates,
): OpenMisconception | null {
  const seen = new Set<Misconception>();
  for (const attempt of attempts.toReversed()) {
    for (const misconception of attempt.misconceptions) {
      const skill = skillAgainst(misconception, attempt);
      if (misconception === 'slip' || skill === null || seen.has(misconception)) continue;
      seen.add(misconception);
      if (!isOvercome(misconception, attempt, attempts, separates)) return { misconception, skill };
    }
  }
  return null;
}

/**
 * Returns the skill in whose exercises a misconception that an attempt has shown can be overcome; null when it belongs to no
 * skill.
 */
export function skillAgainst(misconception: Misconception, { skill }: Attempt): Skill | null {
  return skill ?? PRACTISED_BY[misconception];
}

/**
 * Whether enough exercises after the attempt that showed a misconception last would have shown it again and did not. A look
 * at the answer proves nothing. One that belongs to no skill could have shown in any exercise.
 */
export function isOvercome(
  misconception: Misconception,
  last: Attempt,
  attempts: readonly Attempt[],
  separates: Separates,
): boolean {
  const isTry = (later: Attempt) =>
    skillAgainst(misconception, last) === null || separates(later, misconception);
  const without = attempts.filter((later) => later.at > last.at && !later.peeked && isTry(later));
  return without.length >= ENOUGH_WITHOUT;
}
