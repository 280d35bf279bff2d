/**
 * Simulated students who do what the choice of exercises asks of them: how soon all skills are mastered by one who knows
 * them, how often a skill by one who guesses, and what is known at the end. Each of them practises twelve exercises a day
 * for sixty days.
 */
import { seeded } from '../src/core/random/seeded.ts';
import type { Attempt } from '../src/practice/attempt.ts';
import type { Misconception } from '../src/practice/misconception.ts';
import { chooseNext, type NextStep } from '../src/practice/schedule/chooseNext.ts';
import { type PracticeRecord, studentState } from '../src/practice/schedule/studentState.ts';
import { type Difficulty, SKILLS, type Skill } from '../src/practice/skill.ts';
import type { Figure } from './figure.ts';
import { median } from './medians.ts';

/** The fourteen skills that there were when the bounds were found. */
const OLD_SKILLS: readonly Skill[] = SKILLS.slice(0, SKILLS.indexOf('deepening') + 1);

const [A_DAY, DAYS, STUDENTS] = [12, 60, 60];

/** A day, and the time from one exercise to the next, ms. */
const DAY = 86_400_000;
const PAUSE = 180_000;

/** The share of the marks for a slip in what is known. */
const SLIPPED = 0.75;

interface Student {
  /** the level that is known of a skill at the beginning, 0 to 3 */
  readonly knows: (skill: Skill) => number;
  /** the probability that an exercise above what is known teaches the next level before it is answered */
  readonly learns: number;
  /** the probability of a slip in what is known */
  readonly slips: number;
  /** the probabilities of all marks in what is not known, by level; otherwise 0, 1/4 or 1/2 of them */
  readonly guesses: readonly [number, number, number];
  /** a misconception that spoils all exercises of its skill, and the probability that one of them cures it */
  readonly mistaken: { readonly name: Misconception; readonly skill: Skill; readonly cured: number } | null;
  /** the probability that a day takes a level of a skill; it halves with every day on which the skill was practised */
  readonly forgets: number;
}

interface Outcome {
  /** the exercises, reviews apart, until all skills that can be mastered were */
  readonly until: number | null;
  /** how many skills were mastered that were not known */
  readonly wrongly: number;
  /** the greatest count of failures before a model, and the most exercises of one skill in twelve hours */
  readonly failures: number;
  readonly inTwelveHours: number;
  readonly known: number;
}

const KNOWS_ALL: Student = {
  ...{ knows: () => 3, learns: 0, slips: 0, guesses: [0, 0, 0], mistaken: null, forgets: 0 },
};
const UNABLE: readonly Skill[] = ['chance', 'star-windows'];
const LEARNER: Student = { ...KNOWS_ALL, guesses: [0.1, 0.05, 0.02] };
const mistaken = (cured: number) => ({ name: 'parent-only', skill: 'deep-cutoffs', cured }) as const;

interface Row {
  readonly who: string;
  readonly student: Student;
  /** the bounds of the median and of the 95th percentile of the exercises until all is mastered */
  readonly most?: number;
  readonly most95?: number;
  /** the greatest number of skills that a student may master without knowing them, on average */
  readonly wrongly?: number;
  /** the least number of skills known on the last day, on average */
  readonly known?: number;
}

const ROWS: readonly Row[] = [
  { who: 'knows everything', student: KNOWS_ALL, most: 28 },
  { who: 'slips once in eight', student: { ...KNOWS_ALL, slips: 1 / 8 }, most: 50, most95: 80 },
  {
    who: 'knows level 1, learns at 0.35',
    student: { ...LEARNER, knows: () => 1, learns: 0.35 },
    most: 270,
    wrongly: 0.1,
  },
  {
    who: 'knows nothing, learns at 0.15',
    student: { ...LEARNER, knows: () => 0, learns: 0.15 },
    most: 500,
    wrongly: 0.1,
  },
  { who: 'has a misconception, cured at 0.2', student: { ...KNOWS_ALL, mistaken: mistaken(0.2) }, most: 50 },
  { who: 'has one that is never cured', student: { ...KNOWS_ALL, mistaken: mistaken(0) }, most: 40 },
  {
    who: 'never learns chance',
    student: { ...KNOWS_ALL, knows: (skill) => (UNABLE.includes(skill) ? 0 : 3) },
    most: 40,
  },
  {
    who: 'guesses at 25, 10 and 3 %',
    student: { ...KNOWS_ALL, knows: () => 0, guesses: [0.25, 0.1, 0.03] },
    wrongly: 0,
  },
  {
    who: 'guesses at 50, 35 and 20 %',
    student: { ...KNOWS_ALL, knows: () => 0, guesses: [0.5, 0.35, 0.2] },
    wrongly: 0.5,
  },
  { who: 'forgets', student: { ...KNOWS_ALL, learns: 0.5, forgets: 0.0154 }, known: 13 },
];

/** Lets students of every kind practise. */
export function measureLearners(): Figure[] {
  return ROWS.flatMap(({ who, student, most, most95, wrongly, known }) => {
    const outcomes = Array.from({ length: STUDENTS }, (_, index) => practise(student, index + 1));
    const mean = (of: (outcome: Outcome) => number) =>
      outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / STUDENTS;
    const until = outcomes.map((outcome) => outcome.until ?? Infinity);
    const figure = (what: string, measured: number, bound: number) => ({
      what: `a student who ${who}: ${what}`,
      ...{ measured, bound, unit: '' },
    });
    return [
      ...(most === undefined ? [] : [figure('exercises until all is mastered, median', median(until), most)]),
      ...(most95 === undefined ? [] : [figure('the same, of 95 %', percentile(until, 0.95), most95)]),
      ...(wrongly === undefined
        ? []
        : [
            figure(
              'skills mastered without knowing them',
              mean((one) => one.wrongly),
              wrongly,
            ),
          ]),
      ...(known === undefined
        ? []
        : [figure('skills not known on the last day', 14 - mean((one) => one.known), 14 - known)]),
      figure('failures before a model', Math.max(...outcomes.map((one) => one.failures)), 6),
      figure(
        'exercises of a skill in twelve hours',
        Math.max(...outcomes.map((one) => one.inTwelveHours)),
        8,
      ),
    ];
  });
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] as number;
}

/** Lets one student practise. */
function practise(student: Student, seed: number): Outcome {
  const random = seeded(seed);
  const known = new Map(OLD_SKILLS.map((skill) => [skill, student.knows(skill)]));
  const days = new Map<Skill, Set<number>>(OLD_SKILLS.map((skill) => [skill, new Set()]));
  const records: PracticeRecord[] = [];
  const mastered = new Set<Skill>();
  const wanted = OLD_SKILLS.filter((skill) => canMaster(student, skill));
  let isMistaken = student.mistaken !== null;
  let [exercises, wrongly, failures, inTwelveHours] = [0, 0, 0, 0];
  let until: number | null = null;
  for (let day = 0; day < DAYS; day += 1) {
    for (const skill of OLD_SKILLS) forget(skill);
    for (let one = 0; one < A_DAY; one += 1) {
      const at = day * DAY + one * PAUSE + 1;
      const separates = ({ skill }: Attempt) => skill === student.mistaken?.skill;
      const step = chooseNext(records, at, separates, OLD_SKILLS);
      if (step.kind === 'rest') break;
      const id = String(records.length).padStart(16, '0');
      if (step.kind === 'model') records.push({ version: 3, id, at, skill: step.skill, model: true });
      else answer(step, id, at, day);
    }
  }
  return {
    until,
    wrongly,
    failures,
    inTwelveHours,
    known: [...known.values()].filter((level) => level === 3).length,
  };

  function forget(skill: Skill): void {
    const level = known.get(skill) as number;
    const practised = days.get(skill) as Set<number>;
    if (level === 0 || practised.size === 0 || !random.flip(student.forgets / 2 ** (practised.size - 1)))
      return;
    known.set(skill, level - 1);
    practised.clear();
  }

  function answer(step: Extract<NextStep, { kind: 'exercise' }>, id: string, at: number, day: number): void {
    const { skill, difficulty, purpose } = step;
    const isShown = isMistaken && student.mistaken?.skill === skill;
    const share = shareOf(skill, difficulty);
    const misconceptions = isShown && student.mistaken !== null ? [student.mistaken.name] : [];
    records.push(attemptOf({ id, at, skill, difficulty, misconceptions }, share));
    days.get(skill)?.add(day);
    if (purpose !== 'review') exercises += 1;
    const { skills, exercises: done } = studentState(records);
    const state = skills.get(skill);
    if (state?.kind === 'learning') failures = Math.max(failures, state.f);
    const recent = done.filter((other) => other.skill === skill && other.attempt.at > at - DAY / 2);
    inTwelveHours = Math.max(inTwelveHours, recent.length);
    if (state?.kind === 'mastered' && !mastered.has(skill) && (known.get(skill) as number) < 3) wrongly += 1;
    if (state?.kind === 'mastered') mastered.add(skill);
    else mastered.delete(skill);
    if (until === null && wanted.every((each) => mastered.has(each))) until = exercises;
  }

  function shareOf(skill: Skill, difficulty: Difficulty): number {
    if (isMistaken && student.mistaken?.skill === skill) {
      isMistaken = !random.flip(student.mistaken.cured);
      return 0.25;
    }
    const before = known.get(skill) as number;
    if (difficulty > before && random.flip(student.learns)) known.set(skill, before + 1);
    if (difficulty <= (known.get(skill) as number)) return random.flip(student.slips) ? SLIPPED : 1;
    return random.flip(student.guesses[difficulty - 1] as number) ? 1 : random.below(3) / 4;
  }
}

function canMaster({ knows, learns, mistaken: wrong }: Student, skill: Skill): boolean {
  const isSpoilt = wrong?.skill === skill && wrong.cured === 0;
  return (knows(skill) === 3 || learns > 0) && !isSpoilt;
}

function attemptOf(
  given: Pick<Attempt, 'id' | 'at' | 'skill' | 'difficulty' | 'misconceptions'>,
  share: number,
): Attempt {
  const { skill, difficulty } = given;
  return {
    ...{ version: 3, ...given, peeked: false, source: `generated:${skill}:${difficulty}:1:3` },
    parts: [{ kind: 'crossing', points: 4 * share, marks: 4 }],
  };
}
