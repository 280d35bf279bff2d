/** The answers of a student, part by part; the value is immutable, so that undo returns to an earlier one. */
import type { RecursionRun } from '../core/run/anyRun.ts';
import { hasSeveralPasses } from '../core/search/searchLimits.ts';
import {
  type AnyFormat,
  type Exercise,
  type FormatRow,
  formatOf,
  type Part,
  type PartKind,
  partOfKind,
} from './exercise.ts';
import { FORMATS } from './formats/index.ts';
import { hasAnswer, type MethodRun, rightRun } from './methods/methods.ts';
import { searchesOf } from './searches.ts';
import { isSameSearch, type Task } from './task.ts';

/** One answer sheet. Formats that an exercise does not ask stay blank. */
export type Answer = { readonly [Row in FormatRow as Row['kind']]: Row['blank'] };

/** An answer, format by format. */
export function answerBy(give: (format: AnyFormat) => unknown): Answer {
  return Object.fromEntries(FORMATS.map((format) => [format.kind, give(format)])) as unknown as Answer;
}

export const BLANK_ANSWER: Answer = answerBy(({ blank }) => blank);

/** Whether nothing is given for the part. A tree in which nothing is crossed out counts as an answer. */
export function isBlank(part: Part, answer: Answer): boolean {
  const format = formatOf(part.kind);
  return format.isBlank?.(answer[part.kind], part) ?? isEmpty(format, answer);
}

/** Whether the answer equals that of a blank sheet. Only an empty answer can, unless the blank answer is null. */
export function isEmpty({ kind, blank }: AnyFormat, answer: Answer): boolean {
  const given: unknown = answer[kind];
  return given === blank || (sizeOf(given) === 0 && sizeOf(blank) === 0);
}

function sizeOf(of: unknown): number | null {
  if (of instanceof Map || of instanceof Set) return of.size;
  return Array.isArray(of) ? of.length : null;
}

/** Returns everything that a run says; for formats that are not asked, only what can be said without a question. */
export function answerOfRun(run: MethodRun, exercise: Exercise | null = null): Answer {
  return answerBy((format) => answerIn(format, run, exercise));
}

/** Returns what a run says in a format; nothing when one is about several passes and the other about a single one. */
function answerIn(format: AnyFormat, run: MethodRun, exercise: Exercise | null): unknown {
  return isAbout(format, run) ? format.answerOf(run, askedOf(exercise, format)) : format.blank;
}

/** Whether a format is about as many passes as a run has. */
export function isAbout({ ofPasses = false }: AnyFormat, { run }: MethodRun): boolean {
  return ofPasses === hasSeveralPasses(run.limits);
}

/** Returns the question of a format with its search; null when it is not asked. */
export function askedOf(exercise: Exercise | null, { kind }: AnyFormat) {
  const part = exercise === null ? undefined : partOfKind(exercise, kind);
  return exercise === null || part === undefined ? null : { task: exercise, part };
}

/** The right answer sheet of an exercise, with the run from which it is read. */
export interface RightAnswer {
  readonly run: RecursionRun;
  readonly answer: Answer;
  /** the runs of the parts that have a search of their own; absent when none has */
  readonly ofParts?: ReadonlyMap<PartKind, RecursionRun>;
}

/** Returns the run from which the right answer to a part is read. */
export function runOf({ run, ofParts }: Pick<RightAnswer, 'run' | 'ofParts'>, kind: PartKind): RecursionRun {
  return ofParts?.get(kind) ?? run;
}

/** Throws when the search of the exercise ends without a value, because such a tree cannot be asked about. */
export function rightAnswer(exercise: Exercise): RightAnswer {
  const searches = searchesOf(exercise);
  const own = searches.find((search) => isSameSearch(search, exercise)) ?? searches[0] ?? exercise;
  const others = searches.filter((search) => search !== own);
  const methodRun = finishedRun(own);
  if (others.length === 0) return { run: methodRun.run, answer: answerOfRun(methodRun, own) };
  let answer = answerOfRun(methodRun, own);
  const ofParts = new Map<PartKind, RecursionRun>();
  for (const other of others) {
    const otherRun = finishedRun(other);
    const said = answerOfRun(otherRun, other);
    for (const { part } of other.parts) {
      answer = { ...answer, [part.kind]: said[part.kind] };
      ofParts.set(part.kind, otherRun.run);
    }
  }
  return { run: methodRun.run, answer, ofParts };
}

function finishedRun(task: Task): MethodRun {
  const methodRun = rightRun(task);
  const { result } = methodRun.run;
  if (!hasAnswer(methodRun.run) && !result.ok) throw new Error(`the search halts: ${result.halt.reason}`);
  return methodRun;
}
