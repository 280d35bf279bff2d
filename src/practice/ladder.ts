/**
 * How far a student has mastered a skill, as a level: one level for each difficulty, and a highest level when
 * all difficulties are mastered.
 *
 * Three exercises in a row with full marks, without looking at the answer, lead to the level above the
 * easiest of them, so that a student who starts with hard exercises need not do easy ones. Two failures in a
 * row lead down one level; a failure is an exercise with less than half of the marks, or with a look at the
 * answer. An exercise easier than the level does not count towards rising, and one harder than the level does
 * not count towards falling; any other result ends both sequences.
 */
import { type Attempt, shareOf } from './attempt.ts';
import { DIFFICULTIES, type Difficulty } from './skill.ts';

/** The level of a skill: the difficulty to practise at, or 4 when all difficulties are mastered. */
export type Rung = Difficulty | 4;

const MASTERED_AFTER = 3;
const EASIER_AFTER = 2;
const FAILED_BELOW = 0.5;

/**
 * Returns the level that a student has reached after these attempts at one skill, given in the order in which
 * they were made.
 */
export function masteryOf(attempts: readonly Attempt[]): Rung {
  let rung: Rung = 1;
  let full: Difficulty[] = [];
  let failures = 0;
  for (const attempt of attempts) {
    const { difficulty } = attempt;
    if (difficulty === null) continue;
    const asked = difficultyAt(rung);
    if (isFull(attempt)) {
      failures = 0;
      if (difficulty >= asked) full.push(difficulty);
    } else {
      full = [];
      if (!isFailure(attempt)) failures = 0;
      else if (difficulty <= asked) failures += 1;
    }
    if (full.length === MASTERED_AFTER) {
      rung = Math.max(rung, Math.min(...full) + 1) as Rung;
      full = [];
    } else if (failures === EASIER_AFTER) {
      rung = Math.max(rung - 1, 1) as Rung;
      failures = 0;
    }
  }
  return rung;
}

/** Returns the difficulty to practise at for a level; on the highest level, the hardest difficulty. */
function difficultyAt(rung: Rung): Difficulty {
  return DIFFICULTIES.find((difficulty) => difficulty === rung) ?? 3;
}

function isFull({ parts, peeked }: Attempt): boolean {
  return !peeked && parts.every(({ points, marks }) => points === marks);
}

function isFailure(attempt: Attempt): boolean {
  return attempt.peeked || shareOf([attempt]) < FAILED_BELOW;
}
