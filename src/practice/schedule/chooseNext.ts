/**
 * Chooses what a student should do next, as a function of the records and the time. The first rule that applies decides:
 *
 * 1. A worked model, when one is owed.
 * 2. The review that is longest overdue, when neither of the last two exercises was a review, or when nothing is to be learnt.
 * 3. Of at most three active skills the one that was practised longest ago: exercises of different skills in turn are
 *    remembered far better than the same ones in blocks (Rohrer, Dedrick and Burgess 2014).
 * 4. A review that is due; otherwise enough has been done for now.
 *
 * No skill comes three times running while another one is active or mastered.
 */
import type { Misconception } from '../misconception.ts';
import { type Difficulty, SKILLS, type Skill } from '../skill.ts';
import { NEEDS } from './needs.ts';
import { openMisconception, type Separates } from './openMisconception.ts';
import { HARDEST, type Learning, type Mastered, owesModel, type SkillState } from './skillState.ts';
import { isDue, type PracticeRecord, type StudentState, studentState } from './studentState.ts';

/** Why an exercise comes: it finds the level at which to begin, teaches, asks again, or lies between others. */
export type Purpose = 'placement' | 'learn' | 'review' | 'mix';

/** What is said of why an exercise comes. */
export type Why =
  /** answers have shown a misconception of the skill that is not overcome */
  | { readonly kind: 'misconception'; readonly misconception: Misconception }
  /** the review of a skill is due since a time, in ms since 1970 */
  | { readonly kind: 'review'; readonly due: number }
  /**
   * `placement` and `new`: the skill has not been practised, and one of the hardest exercises finds the level at which to
   * begin, or it begins at the easiest; `longest-ago`: of the skills being learnt, this one was practised longest ago; `only`:
   * no other skill can be learnt now; `mix`: the only skill being learnt has come twice running, and this is the mastered
   * skill practised longest ago
   */
  | { readonly kind: 'placement' | 'new' | 'longest-ago' | 'only' | 'mix' };

export type NextStep =
  | {
      readonly kind: 'exercise';
      readonly skill: Skill;
      readonly difficulty: Difficulty;
      readonly purpose: Purpose;
      readonly why: Why;
      /** the misconceptions that the exercise has to tell from right answers */
      readonly separates: readonly Misconception[];
    }
  | { readonly kind: 'model'; readonly skill: Skill; readonly difficulty: Difficulty }
  /** `until` is the time, in ms since 1970, from which there is more to do; ∞ when nothing is left */
  | { readonly kind: 'rest'; readonly until: number };

const MOST_ACTIVE = 3;

/** A skill is not active after this many exercises within these hours. */
const MOST_AT_A_TIME = 8;
const AT_A_TIME = 12 * 3_600_000;

/**
 * Returns what comes next.
 *
 * @param separates says whether an exercise would have shown a misconception
 * @param offered the skills that there are exercises for
 */
export function chooseNext(
  records: readonly PracticeRecord[],
  now: number,
  separates: Separates,
  offered: readonly Skill[] = SKILLS,
): NextStep {
  const state = studentState(records);
  const { skills, exercises } = state;
  const stateOf = (skill: Skill) => skills.get(skill) as SkillState;
  const owed = offered.find((skill) => owesModel(stateOf(skill)));
  if (owed !== undefined)
    return { kind: 'model', skill: owed, difficulty: (stateOf(owed) as Learning).level };

  const misconception = openMisconception(state.attempts, separates);
  const active = activeSkills(state, now, misconception?.skill ?? null, offered);
  const due = offered
    .filter((skill) => isDue(stateOf(skill), now))
    .toSorted((a, b) => (stateOf(a) as Mastered).due - (stateOf(b) as Mastered).due);
  const tired = tiredOf(state);
  const isReviewTime = exercises.slice(-2).every(({ isReview }) => !isReview) || active.length === 0;
  const review = due.find((skill) => skill !== tired) ?? due[0];
  const exercise = (skill: Skill, purpose: Purpose, difficulty: Difficulty, why: Why): NextStep => {
    const told = misconception?.skill === skill ? misconception.misconception : null;
    return {
      ...{ kind: 'exercise', skill, difficulty, purpose },
      ...(told === null
        ? { why, separates: [] }
        : { why: { kind: 'misconception', misconception: told }, separates: [told] }),
    };
  };
  const reviewed = (skill: Skill) =>
    exercise(skill, 'review', HARDEST, { kind: 'review', due: (stateOf(skill) as Mastered).due });
  if (review !== undefined && isReviewTime && (review !== tired || active.length === 0))
    return reviewed(review);

  const rested = leastRecent(active, exercises).find((skill) => skill !== tired);
  if (rested !== undefined) return learning(rested);
  if (active.length > 0) {
    const mastered = offered.filter((skill) => skill !== tired && stateOf(skill).kind === 'mastered');
    const [mixed] = leastRecent(mastered, exercises);
    return mixed === undefined
      ? learning(active[0] as Skill)
      : exercise(mixed, 'mix', HARDEST, { kind: 'mix' });
  }
  if (review !== undefined) return reviewed(review);
  return { kind: 'rest', until: nextChange(state, now, offered) };

  function learning(skill: Skill): NextStep {
    const known = stateOf(skill);
    if (known.kind === 'learning')
      return exercise(skill, 'learn', known.level, { kind: active.length > 1 ? 'longest-ago' : 'only' });
    const isPlaced = NEEDS[skill].every((need) => levelOf(stateOf(need)) >= HARDEST);
    return isPlaced
      ? exercise(skill, 'placement', HARDEST, { kind: 'placement' })
      : exercise(skill, 'learn', 1, { kind: 'new' });
  }
}

/** Returns at most three skills to learn: that of the misconception, those that were begun, and then new ones. */
function activeSkills(
  { skills, exercises }: StudentState,
  now: number,
  first: Skill | null,
  offered: readonly Skill[],
): Skill[] {
  const isFree = (skill: Skill) => {
    const state = skills.get(skill) as SkillState;
    if (state.kind === 'mastered' || (state.kind === 'learning' && state.rest > now)) return false;
    const recent = exercises.filter(
      ({ skill: other, attempt }) => other === skill && attempt.at > now - AT_A_TIME,
    );
    return recent.length < MOST_AT_A_TIME;
  };
  const begun = offered.filter((skill) => skills.get(skill)?.kind === 'learning');
  const fresh = offered.filter(
    (skill) =>
      skills.get(skill)?.kind === 'new' &&
      NEEDS[skill].every((need) => levelOf(skills.get(need) as SkillState) >= 2),
  );
  const ordered =
    first !== null && begun.includes(first) ? [first, ...begun, ...fresh] : [...begun, ...fresh];
  return [...new Set(ordered)].filter(isFree).slice(0, MOST_ACTIVE);
}

/** Returns the level of a skill: 0 when it is new, 4 when it is mastered. */
function levelOf(state: SkillState): number {
  return state.kind === 'new' ? 0 : state.kind === 'learning' ? state.level : 4;
}

/** Returns the skill of the last two exercises when both were about the same one. */
function tiredOf({ exercises }: StudentState): Skill | null {
  const [one, other] = exercises.slice(-2);
  return one !== undefined && one.skill === other?.skill ? one.skill : null;
}

/** Returns the skills in the order in which they were practised last, those first that never were. */
function leastRecent(skills: readonly Skill[], exercises: StudentState['exercises']): Skill[] {
  const lastOf = (skill: Skill) => exercises.findLastIndex((exercise) => exercise.skill === skill);
  return skills.toSorted((a, b) => lastOf(a) - lastOf(b));
}

/** Returns the time at which a review becomes due, a skill has rested, or may be practised again; ∞ when there is none. */
function nextChange({ skills, exercises }: StudentState, now: number, offered: readonly Skill[]): number {
  const times = offered.flatMap((skill) => {
    const state = skills.get(skill) as SkillState;
    if (state.kind === 'new') return [];
    if (state.kind === 'mastered') return [state.due];
    const eighth = exercises.filter((exercise) => exercise.skill === skill).at(-MOST_AT_A_TIME);
    return [state.rest, ...(eighth === undefined ? [] : [eighth.attempt.at + AT_A_TIME])];
  });
  return Math.min(...times.filter((time) => time > now), Infinity);
}
