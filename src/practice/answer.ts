/**
 * A student's answer to an exercise, in which every question format has one entry. An answer is immutable, so
 * that undo can return to an earlier one.
 */
import { isOfGraph } from '../core/graph/mergingTree.ts';
import type { PractisedRun } from '../core/index.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import {
  type AnyFormat,
  type Exercise,
  type FormatRow,
  formatOf,
  type Part,
  type PartKind,
  partOfKind,
} from './exercise.ts';
import { takesAgain } from './formats/format.ts';
import { FORMATS } from './formats/index.ts';
import { hasAnswer, type MethodRun, rightRun } from './methods/methods.ts';
import { searchesOf } from './searches.ts';
import { byLists, isSameSearch, searchesAgain, type Task } from './task.ts';

/**
 * One answer sheet with an entry for each question format. The entry is blank when the exercise does not ask
 * in that format.
 */
export type Answer = { readonly [Row in FormatRow as Row['kind']]: Row['blank'] };

/** Builds an answer by calling `give` for every question format. */
export function answerBy(give: (format: AnyFormat) => unknown): Answer {
  return Object.fromEntries(FORMATS.map((format) => [format.kind, give(format)])) as unknown as Answer;
}

export const BLANK_ANSWER: Answer = answerBy(({ blank }) => blank);

/**
 * Whether the student left this part of the exercise empty. A tree in which nothing is crossed out counts as
 * an answer.
 */
export function isBlank(part: Part, answer: Answer): boolean {
  const format = formatOf(part.kind);
  return format.isBlank?.(answer[part.kind], part) ?? isEmpty(format, answer);
}

/**
 * Whether an answer holds in this format what a blank sheet holds: the same value, or a collection that is
 * empty in both.
 */
export function isEmpty({ kind, blank }: AnyFormat, answer: Answer): boolean {
  const given: unknown = answer[kind];
  return given === blank || (sizeOf(given) === 0 && sizeOf(blank) === 0);
}

function sizeOf(of: unknown): number | null {
  if (of instanceof Map || of instanceof Set) return of.size;
  return Array.isArray(of) ? of.length : null;
}

/**
 * Returns the answer sheet that a run of the search gives. Formats that the exercise does not ask are filled
 * in when they need no further question, otherwise they are blank; so is a format when only one of the two,
 * format or run, is about several passes.
 */
export function answerOfRun(run: MethodRun, exercise: Exercise | null = null): Answer {
  return answerBy((format) =>
    isAbout(format, run) ? format.answerOf(run, askedOf(exercise, format)) : format.blank,
  );
}

/**
 * Whether a question format is about what the run is: lists, iterations of a simulation, several passes, a single
 * pass, or a search that searches nodes again.
 */
export function isAbout(format: AnyFormat, { run }: MethodRun): boolean {
  const { ofPasses = false, ofIterations = false, ofLists = false, ofFarther = false } = format;
  if (isOfGraph(run)) return format.ofMerging === true;
  return (
    ofPasses === run.limits.deepen &&
    (ofFarther || run.limits.check === null) &&
    ofIterations === (simulationOf(run) !== null) &&
    ofLists === byLists(run.algorithm) &&
    takesAgain(format, searchesAgain(run.algorithm))
  );
}

/**
 * Returns the question that an exercise asks in a format, together with its search; null when the exercise
 * does not ask in this format.
 */
export function askedOf(exercise: Exercise | null, { kind }: AnyFormat) {
  const part = exercise === null ? undefined : partOfKind(exercise, kind);
  return exercise === null || part === undefined ? null : { task: exercise, part };
}

/** The right answers to all parts of an exercise, with the run of the search from which they are read. */
export interface RightAnswer {
  readonly run: PractisedRun;
  readonly answer: Answer;
  /** by kind of part, the runs of parts that have a search of their own; absent when no part has one */
  readonly ofParts?: ReadonlyMap<PartKind, PractisedRun>;
}

/** Returns the run from which the right answer to a part of the exercise is read. */
export function runOf({ run, ofParts }: Pick<RightAnswer, 'run' | 'ofParts'>, kind: PartKind): PractisedRun {
  return ofParts?.get(kind) ?? run;
}

/**
 * Returns the right answer to an exercise, read from a run of its search. Throws when the search ends without
 * a value, because no question can be asked about such a tree.
 */
export function rightAnswer(exercise: Exercise): RightAnswer {
  const searches = searchesOf(exercise);
  const own = searches.find((search) => isSameSearch(search, exercise)) ?? searches[0] ?? exercise;
  const others = searches.filter((search) => search !== own);
  const methodRun = finishedRun(own);
  if (others.length === 0) return { run: methodRun.run, answer: answerOfRun(methodRun, own) };
  let answer = answerOfRun(methodRun, own);
  const ofParts = new Map<PartKind, PractisedRun>();
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
