/**
 * How far a skill is mastered: a ladder with a rung for each difficulty and one above them all.
 *
 * Three exercises in a row with full marks and without looking at the answer lead to the rung above the easiest of
 * them, so that a student who starts with hard ones need not go back. Two failures in a row, which are exercises with
 * less than half of their marks or with a look at the answer, lead one rung down. An exercise easier than the rung
 * cannot help up, and one harder than it cannot lead down; anything else ends both rows.
 */
import { type Attempt, inTimeOrder, shareOf } from './attempt.ts';
import { MISCONCEPTIONS, type Misconception, PRACTISED_BY } from './misconception.ts';
import { DIFFICULTIES, type Difficulty, SKILLS, type Skill } from './skill.ts';

/** The difficulty to practise at; 4 when all are mastered. */
type Rung = Difficulty | 4;

const MASTERED_AFTER = 3;
const EASIER_AFTER = 2;
const FAILED_BELOW = 0.5;

/** Returns the rung after the attempts at one skill, in the order in which they were made. */
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

/** Returns the difficulty to practise at on a rung: the hardest on the top rung. */
export function difficultyAt(rung: Rung): Difficulty {
  return DIFFICULTIES.find((difficulty) => difficulty === rung) ?? 3;
}

function isFull({ parts, peeked }: Attempt): boolean {
  return !peeked && parts.every(({ points, marks }) => points === marks);
}

function isFailure(attempt: Attempt): boolean {
  return attempt.peeked || shareOf([attempt]) < FAILED_BELOW;
}

/* Computes progress by skill and by misconception from all attempts. */

/** The number of attempts of a skill that the picture shows. */
export const RECENT = 10;

/**
 * A misconception is overcome when this many attempts at its skill in a row, none with a look at the answer, do not
 * show it.
 */
export const OVERCOME_AFTER = 5;

/** One attempt in the picture. */
interface RecentAttempt extends Pick<Attempt, 'id' | 'peeked'> {
  /** the share of its marks, 0 to 1 */
  readonly share: number;
}

export interface SkillProgress {
  /** the skill; null for trees made for none: of the library, or the reader's own */
  readonly skill: Skill | null;
  readonly count: number;
  /** the latest attempts, the last one last */
  readonly recent: readonly RecentAttempt[];
  /** the share of the marks of `recent`; null before the first attempt */
  readonly share: number | null;
  readonly rung: Rung;
}

export interface SeenMisconception {
  readonly misconception: Misconception;
  /** the skill in which it shows and by which it is overcome */
  readonly skill: Skill | null;
  /** the number of attempts in which it was seen */
  readonly count: number;
  /** the time at which it was seen last, ms since 1970 */
  readonly last: number;
  readonly isOvercome: boolean;
}

export interface Progress {
  readonly count: number;
  /** the time of the first attempt, ms since 1970; null before it */
  readonly since: number | null;
  /** one entry for every skill, in the order of SKILLS */
  readonly skills: readonly SkillProgress[];
  /** the attempts at trees that were made for no skill */
  readonly others: SkillProgress;
  /** the misconceptions, the one seen last first */
  readonly misconceptions: readonly SeenMisconception[];
}

export function progressOf(attempts: readonly Attempt[]): Progress {
  const ordered = inTimeOrder(attempts);
  return {
    count: ordered.length,
    since: ordered[0]?.at ?? null,
    skills: SKILLS.map((skill) => skillProgress(skill, ordered)),
    others: skillProgress(null, ordered),
    misconceptions: seenMisconceptions(ordered),
  };
}

function skillProgress(skill: Skill | null, ordered: readonly Attempt[]): SkillProgress {
  const own = ordered.filter((attempt) => attempt.skill === skill);
  const recent = own.slice(-RECENT);
  return {
    skill,
    count: own.length,
    recent: recent.map((attempt) => ({
      id: attempt.id,
      share: shareOf([attempt]),
      peeked: attempt.peeked,
    })),
    share: recent.length === 0 ? null : shareOf(recent),
    rung: masteryOf(own),
  };
}

/** Computes the progress from attempts in the order in which they were made. */
export function seenMisconceptions(ordered: readonly Attempt[]): SeenMisconception[] {
  const lastIn = new Map<Misconception, number>();
  const counts = new Map<Misconception, number>();
  for (const [index, { misconceptions }] of ordered.entries()) {
    for (const misconception of new Set(misconceptions)) {
      lastIn.set(misconception, index);
      counts.set(misconception, (counts.get(misconception) ?? 0) + 1);
    }
  }
  const seen = MISCONCEPTIONS.flatMap((misconception) => {
    const index = lastIn.get(misconception);
    const attempt = index === undefined ? undefined : ordered[index];
    if (index === undefined || attempt === undefined) return [];
    const skill = attempt.skill ?? PRACTISED_BY[misconception];
    const without = ordered.slice(index + 1).filter((later) => isTryAt(skill, later));
    const isOvercome = without.length >= OVERCOME_AFTER;
    const count = counts.get(misconception) ?? 0;
    return [{ misconception, skill, count, last: attempt.at, isOvercome }];
  });
  const order = (one: SeenMisconception) => lastIn.get(one.misconception) ?? 0;
  return seen.toSorted((a, b) => order(b) - order(a));
}

/**
 * An attempt with a look at the answer tells nothing; a misconception that belongs to no skill is overcome by any
 * attempts.
 */
function isTryAt(skill: Skill | null, { skill: tried, peeked }: Attempt): boolean {
  return !peeked && (skill === null || tried === skill);
}
