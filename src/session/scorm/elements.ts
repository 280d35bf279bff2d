/** What an LMS is told of a set that is being done, as the elements of SCORM 1.2's data model. */
import { answerRecord } from '../../practice/answerRecord.ts';
import { marksOf } from '../../practice/exerciseSet.ts';
import { markUnderBest } from '../../practice/grade/eitherRule.ts';
import { totalOf } from '../../practice/handIn.ts';
import type { SetRun } from '../sets/index.ts';
import { standingOf } from '../sets/runResult.ts';
import { setExercise } from '../sets/setExercise.ts';
import type { LmsElement } from './lms.ts';

/** What is known besides the set. */
export interface Report {
  readonly run: SetRun;
  /** the ms since the page was opened */
  readonly elapsed: number;
  /** the per cent of the marks from which the set is passed; null when the LMS names none */
  readonly mastery: number | null;
  /** the text with the answers, for the next time */
  readonly suspended: string;
  /** by exercise, the number of its objective in the LMS */
  readonly objectives: readonly number[];
  /** what `interactionsOf` makes of the answers, once the set is handed in */
  readonly answers: readonly LmsElement[];
}

/** Returns the elements in the order in which they have to be written. */
export function elementsOf(report: Report): readonly LmsElement[] {
  const { run, suspended, elapsed, answers } = report;
  return [
    ...scoreOf(report),
    ['cmi.core.lesson_status', statusOf(report)],
    ['cmi.core.lesson_location', run.page === 'item' ? `item-${run.current + 1}` : ''],
    ...run.items.flatMap((_, place) => objectiveOf(report, place)),
    ...answers,
    ['cmi.suspend_data', suspended],
    ['cmi.core.session_time', timeSpan(elapsed)],
    ['cmi.core.exit', run.at === null ? 'suspend' : ''],
  ];
}

/** Returns the per cent of the marks that the learner has reached, to two decimals; null while nothing is marked. */
function percentOf({ set, at, items }: SetRun): number | null {
  const firsts = items.flatMap(({ first }) => first ?? []);
  const { points, marks } = totalOf(firsts);
  // An exercise that cannot be asked takes nothing off the marks, which is known once the set is handed in.
  const whole = at === null ? marksOf(set) : marks;
  if (firsts.length === 0 || whole === 0) return null;
  return Math.round((10_000 * points) / whole) / 100;
}

function scoreOf({ run }: Report): readonly LmsElement[] {
  const percent = percentOf(run);
  return percent === null ? [] : scoreElements('cmi.core.score', percent);
}

function scoreElements(name: string, percent: number): readonly LmsElement[] {
  return [
    [`${name}.min`, '0'],
    [`${name}.max`, '100'],
    [`${name}.raw`, String(percent)],
  ];
}

function statusOf({ run, mastery }: Report): string {
  if (run.at === null) return 'incomplete';
  if (mastery === null) return 'completed';
  return (percentOf(run) ?? 0) >= mastery ? 'passed' : 'failed';
}

function objectiveOf({ run, objectives }: Report, place: number): readonly LmsElement[] {
  const item = run.items[place];
  if (item === undefined) return [];
  const name = `cmi.objectives.${objectives[place] ?? place}`;
  const { first } = item;
  const standing = standingOf(item);
  const isBegun = standing === 'written' || (place === run.current && run.page === 'item');
  const percent =
    first === null || first.marks === 0 ? null : Math.round((10_000 * first.points) / first.marks) / 100;
  return [
    // The name has to be written before anything else of an objective.
    [`${name}.id`, `item-${place + 1}`],
    ...(percent === null ? [] : scoreElements(`${name}.score`, percent)),
    [`${name}.status`, first !== null ? 'completed' : isBegun ? 'incomplete' : 'not attempted'],
  ];
}

/** SCORM 1.2 allows answers of at most so many characters. */
const LONGEST_RESPONSE = 255;

/**
 * Returns the answers part by part, each as the result file has it; none before the set is handed in.
 *
 * @param spent by exercise, the ms that the learner has spent on it
 * @param before how many interactions the LMS had before
 */
export function interactionsOf(run: SetRun, spent: readonly number[], before: number): readonly LmsElement[] {
  const { at } = run;
  if (at === null) return [];
  let number = before;
  return run.items.flatMap(({ first }, place) => {
    const asked = run.set.items[place];
    if (first === null || asked === undefined) return [];
    const made = setExercise(asked, first.variant, run.trees);
    if (!made.ok) return [];
    const { grade } = markUnderBest(made.exercise, first.answer);
    const answered = answerRecord(first.answer);
    return grade.parts.flatMap(({ kind, isRight, points, marks }): readonly LmsElement[] => {
      const name = `cmi.interactions.${number}`;
      number += 1;
      const response = answered[kind] === undefined ? '' : JSON.stringify(answered[kind]);
      const share = marks === 0 ? 0 : points / marks;
      return [
        [`${name}.id`, `item-${place + 1}-${kind}`],
        [`${name}.type`, kind === 'leafCount' ? 'numeric' : 'fill-in'],
        [`${name}.time`, clockTime(at)],
        [`${name}.weighting`, String(marks)],
        [`${name}.student_response`, response.slice(0, LONGEST_RESPONSE)],
        [
          `${name}.result`,
          isRight ? 'correct' : share === 0 ? 'wrong' : String(Math.round(share * 100) / 100),
        ],
        [`${name}.latency`, timeSpan(spent[place] ?? 0)],
      ];
    });
  });
}

/** Writes a span of ms as SCORM 1.2 does: HHHH:MM:SS.SS. */
function timeSpan(ms: number): string {
  const hundredths = Math.floor(Math.min(Math.max(ms, 0), MOST_MS) / 10);
  const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6_000) % 60];
  const seconds = (hundredths % 6_000) / 100;
  return `${padded(hours, 4)}:${padded(minutes, 2)}:${seconds.toFixed(2).padStart(5, '0')}`;
}

/** The longest span that SCORM 1.2 can say, in ms. */
const MOST_MS = 9999 * 3_600_000;

/** Writes the time of day of a moment where the device is: HH:MM:SS. */
function clockTime(at: number): string {
  const moment = new Date(at);
  return [moment.getHours(), moment.getMinutes(), moment.getSeconds()]
    .map((part) => padded(part, 2))
    .join(':');
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
