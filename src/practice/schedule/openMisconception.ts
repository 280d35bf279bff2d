/** Finds the misconception that a student showed last and has not overcome. */
import type { Attempt } from '../attempt.ts';
import { type Misconception, PRACTISED_BY } from '../misconception.ts';
import type { Skill } from '../skill.ts';

/** A misconception is overcome after this many exercises that would have shown it and did not. */
const ENOUGH_WITHOUT = 3;

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
      const skill = attempt.skill ?? PRACTISED_BY[misconception];
      if (misconception === 'slip' || skill === null || seen.has(misconception)) continue;
      seen.add(misconception);
      const without = attempts.filter(
        (later) => later.at > attempt.at && !later.peeked && separates(later, misconception),
      );
      if (without.length < ENOUGH_WITHOUT) return { misconception, skill };
    }
  }
  return null;
}
