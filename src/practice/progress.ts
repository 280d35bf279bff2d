/** Computes a student's progress, by skill and by misconception, from all attempts. */
import { type Attempt, inTimeOrder, shareOf } from './attempt.ts';
import { masteryOf, type Rung } from './ladder.ts';
import { MISCONCEPTIONS, type Misconception, PRACTISED_BY } from './misconception.ts';
import { SKILLS, type Skill } from './skill.ts';

/** The number of latest attempts at a skill that the progress chart includes. */
export const RECENT = 10;

/**
 * A misconception is overcome when it does not show in this many attempts in a row at its skill, made without
 * a look at the answer.
 */
export const OVERCOME_AFTER = 5;

/** One attempt at a skill in the progress chart. */
interface RecentAttempt extends Pick<Attempt, 'id' | 'peeked'> {
  /** the marks reached in the attempt as a share of the possible marks, 0 to 1 */
  readonly share: number;
}

export interface SkillProgress {
  /** the skill; null for trees that were not made for a skill: those of the library, and the student's own */
  readonly skill: Skill | null;
  readonly count: number;
  /** the latest attempts at the skill, the newest last */
  readonly recent: readonly RecentAttempt[];
  /**
   * the marks reached in the `recent` attempts as a share of the possible marks, 0 to 1; null when there are
   * no attempts
   */
  readonly share: number | null;
  readonly rung: Rung;
}

export interface SeenMisconception {
  readonly misconception: Misconception;
  /**
   * the skill in whose exercises the misconception shows and can be overcome; null when it belongs to no
   * skill
   */
  readonly skill: Skill | null;
  /** the number of attempts that showed the misconception */
  readonly count: number;
  /** the time of the latest attempt that showed the misconception, in ms since 1970 */
  readonly last: number;
  readonly isOvercome: boolean;
}

export interface Progress {
  readonly count: number;
  /** the time of the first attempt, in ms since 1970; null when there are no attempts */
  readonly since: number | null;
  /** the progress in every skill, in the order of SKILLS */
  readonly skills: readonly SkillProgress[];
  /** the progress in attempts on trees that were not made for a skill */
  readonly others: SkillProgress;
  /** the misconceptions that attempts have shown, the most recently seen first */
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

/** Returns the misconceptions that the attempts have shown, given in the order in which they were made. */
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
 * Whether an attempt can show that a misconception of the skill is overcome. An attempt with a look at the
 * answer cannot; a misconception that belongs to no skill is overcome by attempts at any skill.
 */
function isTryAt(skill: Skill | null, { skill: tried, peeked }: Attempt): boolean {
  return !peeked && (skill === null || tried === skill);
}
