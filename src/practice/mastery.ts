/**
 * How far a skill has been mastered: a ladder with a rung for each difficulty and one above them all.
 *
 * Three exercises in a row with full marks and without peeking lead to the rung above the easiest of them,
 * so that whoever begins with hard ones need not go back. Two failures in a row, exercises that are peeked
 * or have less than half of their marks, lead one rung down. An exercise that is easier than the rung
 * cannot help up, one that is harder cannot lead down; anything else ends both rows.
 */
import { type Attempt, shareOf } from './attempt.ts';
import { DIFFICULTIES, type Difficulty } from './skill.ts';

/** The difficulty to practise at; 4 where all are mastered. */
export type Rung = Difficulty | 4;

const MASTERED_AFTER = 3;
const EASIER_AFTER = 2;
const FAILED_BELOW = 0.5;

/** The rung after the attempts at one skill, in the order they were made. */
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

/** What to practise at on a rung: on the one above them all, the hardest. */
export function difficultyAt(rung: Rung): Difficulty {
  return DIFFICULTIES.find((difficulty) => difficulty === rung) ?? 3;
}

function isFull({ parts, peeked }: Attempt): boolean {
  return !peeked && parts.every(({ points, marks }) => points === marks);
}

function isFailure(attempt: Attempt): boolean {
  return attempt.peeked || shareOf([attempt]) < FAILED_BELOW;
}
