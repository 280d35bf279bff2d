/** Computes a student's progress, by skill and by misconception, from all records. */
import { type Attempt, shareOf } from './attempt.ts';
import { MISCONCEPTIONS, type Misconception } from './misconception.ts';
import { isOvercome, type Separates, skillAgainst } from './schedule/openMisconception.ts';
import { separatedByRecipe } from './schedule/separates.ts';
import { NEW, type SkillState } from './schedule/skillState.ts';
import { type PracticeRecord, studentState } from './schedule/studentState.ts';
import { SKILLS, type Skill } from './skill.ts';

/** The number of latest attempts at a skill that the progress chart includes. */
export const RECENT = 10;

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
  /** how far the student is with the skill; null when the attempts belong to no skill */
  readonly state: SkillState | null;
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

export function progressOf(
  records: readonly PracticeRecord[],
  separates: Separates = separatedByRecipe,
): Progress {
  const { attempts, skills } = studentState(records);
  return {
    count: attempts.length,
    since: attempts[0]?.at ?? null,
    skills: SKILLS.map((skill) => skillProgress(skill, skills.get(skill) ?? NEW, attempts)),
    others: skillProgress(null, null, attempts),
    misconceptions: seenMisconceptions(attempts, separates),
  };
}

function skillProgress(
  skill: Skill | null,
  state: SkillState | null,
  attempts: readonly Attempt[],
): SkillProgress {
  const own = attempts.filter((attempt) => attempt.skill === skill);
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
    state,
  };
}

/** Returns the misconceptions that the attempts have shown, given in the order in which they were made. */
function seenMisconceptions(attempts: readonly Attempt[], separates: Separates): SeenMisconception[] {
  const lastIn = new Map<Misconception, number>();
  const counts = new Map<Misconception, number>();
  for (const [index, { misconceptions }] of attempts.entries()) {
    for (const misconception of new Set(misconceptions)) {
      lastIn.set(misconception, index);
      counts.set(misconception, (counts.get(misconception) ?? 0) + 1);
    }
  }
  const seen = MISCONCEPTIONS.flatMap((misconception) => {
    const last = attempts[lastIn.get(misconception) ?? -1];
    if (last === undefined) return [];
    return {
      misconception,
      skill: skillAgainst(misconception, last),
      count: counts.get(misconception) ?? 0,
      last: last.at,
      isOvercome: isOvercome(misconception, last, attempts, separates),
    };
  });
  const order = (one: SeenMisconception) => lastIn.get(one.misconception) ?? 0;
  return seen.toSorted((a, b) => order(b) - order(a));
}
