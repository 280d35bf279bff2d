/**
 * Summarizes the mistakes of a class: which misconceptions the answers show, in how many results, and in
 * which exercises.
 */
import { diagnoseExercise } from '../../practice/diagnose/diagnoseExercise.ts';
import { markUnderBest } from '../../practice/grade/eitherRule.ts';
import type { Exercise, HandIn } from '../../practice/index.ts';
import { MISCONCEPTIONS, type Misconception } from '../../practice/misconception.ts';
import { exerciseOfPart } from '../../practice/searches.ts';
import { isReversed, limitsOf, wholeTree } from '../../practice/task.ts';
import { searchedSubject } from '../growing.ts';
import { withReversedRun } from '../practice/practice.ts';
import { READING, type Session } from '../session.ts';
import { showAgain } from '../showOther.ts';
import { newTreeId, subjectOfTree } from '../subject.ts';
import { askedExercise } from './askedExercise.ts';
import type { SetTrees } from './setTrees.ts';

/**
 * One answer that shows a misconception: the exercise as it was asked, and the step of its right run at which
 * the misconception shows.
 */
export interface SeenAt {
  readonly misconception: Misconception;
  /** the index of the exercise in its set, from 0 */
  readonly place: number;
  readonly exercise: Exercise;
  readonly title: string;
  readonly step: number;
}

export interface SummaryRow {
  readonly misconception: Misconception;
  /** the number of results that show the misconception */
  readonly results: number;
  /** the indices of the exercises in which the misconception shows, from 0, ascending */
  readonly places: readonly number[];
  /** one answer that shows the misconception */
  readonly seen: SeenAt;
}

/** Returns the misconceptions that the answers of a class show, the most frequent first. */
export function summaryOf(handIns: readonly HandIn[], trees: SetTrees): readonly SummaryRow[] {
  const rows = new Map<Misconception, { results: number; places: Set<number>; seen: SeenAt }>();
  for (const handIn of handIns) {
    const met = new Set<Misconception>();
    for (const one of seenIn(handIn, trees)) {
      const { misconception, place } = one;
      const row = rows.get(misconception) ?? { results: 0, places: new Set<number>(), seen: one };
      rows.set(misconception, row);
      row.places.add(place);
      if (!met.has(misconception)) row.results += 1;
      met.add(misconception);
    }
  }
  const order = (misconception: Misconception) => MISCONCEPTIONS.indexOf(misconception);
  return [...rows]
    .map(([misconception, { results, places, seen }]) => ({
      misconception,
      results,
      places: [...places].sort((a, b) => a - b),
      seen,
    }))
    .sort((a, b) => b.results - a.results || order(a.misconception) - order(b.misconception));
}

/** What the answers of results show, as far as they have been looked through. */
const seen = new WeakMap<SetTrees, WeakMap<HandIn, readonly SeenAt[]>>();

/** Whether a result has been looked through, so that `seenIn` takes no time. */
export function hasSeen(handIn: HandIn, trees: SetTrees): boolean {
  return seen.get(trees)?.has(handIn) === true;
}

/**
 * Returns the misconceptions that the answers of one result show, each at most once for each exercise. A
 * suspicion that would need an additional question is not counted.
 */
export function seenIn(handIn: HandIn, trees: SetTrees): readonly SeenAt[] {
  const known = seen.get(trees) ?? new WeakMap<HandIn, readonly SeenAt[]>();
  seen.set(trees, known);
  const found = known.get(handIn) ?? lookedThrough(handIn, trees);
  known.set(handIn, found);
  return found;
}

function lookedThrough({ set, items }: HandIn, trees: SetTrees): readonly SeenAt[] {
  return items.flatMap(({ variant, answer }, place) => {
    const item = set.items[place];
    const asked = item === undefined ? null : askedExercise(item, variant, trees);
    if (item === undefined || asked === null) return [];
    const { exercise, right, grade } = markUnderBest(asked.exercise, answer, asked.right);
    const { findings } = diagnoseExercise(exercise, answer, grade, right, false);
    return findings.flatMap(({ misconception, part, place: { step } }): SeenAt[] => {
      const known = MISCONCEPTIONS.find((one) => one === misconception);
      const searched = exerciseOfPart(exercise, part);
      return known === undefined
        ? []
        : [{ misconception: known, place, exercise: searched, title: item.title, step }];
    });
  });
}

/** Displays the tree of an exercise at the step of its right run at which a misconception shows. */
export function showSeen(session: Session, { exercise, title, step }: SeenAt): void {
  const { algorithm, rules } = exercise;
  const limits = limitsOf(exercise);
  const whole = subjectOfTree(wholeTree(exercise), { id: newTreeId(), title });
  const subject = isReversed(exercise)
    ? withReversedRun(whole, exercise)
    : searchedSubject(whole, { algorithm, rules, limits }, 'drawn');
  const shown = { subject, algorithm, rules, limits, notation: 'window', numbers: 'max', step } as const;
  showAgain(session, { ...shown, past: [], future: [] }, READING);
}
