/**
 * What a student hands in: the set, the answers to it, and what came out, as a file and as a short code.
 * The set itself is in it, so that whoever opens the file can mark it again without having anything else.
 */
import type { Answer } from './answer.ts';
import { type AnswerRecord, answerRecord } from './answerRecord.ts';
import type { ExerciseSet } from './exerciseSet.ts';
import { readResultCode } from './readResultCode.ts';
import { itemsCheckOf, resultCode } from './resultCode.ts';
import { type SetRecord, setCheck, setRecord } from './setRecord.ts';

export const RESULT_FORMAT = 'plyscope-result';
export const RESULT_VERSION = 1;

/** Limits of a hand-in beside those of its set. */
export const HAND_IN_LIMITS = { name: 200, tries: 1_000_000, code: 60 } as const;

export interface HandedItem {
  /** which variant of the set's item the answer is to; 0 for the item itself */
  readonly variant: number;
  readonly answer: Answer;
  /** how often it was graded before it was handed in */
  readonly tries: number;
  readonly points: number;
  readonly marks: number;
  /** whether the answer was looked at first */
  readonly peeked: boolean;
}

export interface HandIn {
  readonly set: ExerciseSet;
  readonly name: string;
  /** when it was handed in, in ms since 1970 */
  readonly at: number;
  /** as many as the set has, in its order */
  readonly items: readonly HandedItem[];
  readonly code: string;
}

type HandedItemRecord = Omit<HandedItem, 'answer'> & { readonly answer: AnswerRecord };

export interface HandInRecord extends Omit<HandIn, 'set' | 'items'> {
  readonly format: typeof RESULT_FORMAT;
  readonly version: typeof RESULT_VERSION;
  readonly set: SetRecord;
  readonly items: readonly HandedItemRecord[];
}

/** A hand-in with its code. */
export function handInOf(given: Omit<HandIn, 'code'>): HandIn {
  const itemsCheck = itemsCheckOf(JSON.stringify(given.items.map(itemRecord)));
  return { ...given, code: codeOf(given, { itemsCheck }) };
}

function codeOf({ set, name, items }: Omit<HandIn, 'code'>, more: { readonly itemsCheck?: number }): string {
  return resultCode({ setCheck: setCheck(set), ...totalOf(items), ...more }, name);
}

/** Points and marks of all items together. */
export function totalOf(items: readonly HandedItem[]): { readonly points: number; readonly marks: number } {
  return items.reduce(
    (sum, { points, marks }) => ({ points: sum.points + points, marks: sum.marks + marks }),
    { points: 0, marks: 0 },
  );
}

/**
 * Whether the code is the one of this set, this name, these points and answers, as it is while nothing was
 * changed. One of the first form vouches for set, name and points alone.
 */
export function hasOwnCode(handIn: HandIn): boolean {
  return handIn.code === handInOf(handIn).code || handIn.code === codeOf(handIn, {});
}

/** Whether the code is of the first form, which vouches for less. */
export function hasFirstForm({ code }: HandIn): boolean {
  const read = readResultCode(code);
  return read.ok && read.result.itemsCheck === undefined;
}

export function handInRecord({ set, name, at, items, code }: HandIn): HandInRecord {
  return {
    format: RESULT_FORMAT,
    version: RESULT_VERSION,
    name,
    at,
    code,
    set: setRecord(set),
    items: items.map(itemRecord),
  };
}

function itemRecord({ variant, tries, peeked, points, marks, answer }: HandedItem): HandedItemRecord {
  return { variant, tries, peeked, points, marks, answer: answerRecord(answer) };
}

/** The text of a result's file. */
export function printHandIn(handIn: HandIn): string {
  return `${JSON.stringify(handInRecord(handIn), null, 1)}\n`;
}
