/**
 * Packs what an LMS keeps of a set that is being done. SCORM 1.2 promises 4,096 characters, so points and variants come
 * first, then the answers that are not submitted yet, then submitted ones, the newest first, as many as fit.
 *
 * The text is a version, the CRC-32 of the rest, and the deflated JSON in base 64.
 */
import { deflateSync, inflateSync } from 'fflate';
import { crc32 } from '../../core/crc32.ts';
import type { GameTree } from '../../core/index.ts';
import { flag, list, type Of, optional, record } from '../../notation/codec.ts';
import type { Shape } from '../../notation/index.ts';
import { readJson } from '../../notation/jsonText.ts';
import { number, timestamp, whole } from '../../notation/numberShapes.ts';
import { each, nullable } from '../../notation/shapes.ts';
import { answerShape, onTree } from '../../practice/answerRecord.ts';
import { sheetShape } from '../../practice/entry/index.ts';
import { SET_LIMITS } from '../../practice/exerciseSet.ts';
import { HAND_IN_LIMITS } from '../../practice/handIn.ts';
import type { ExerciseSet } from '../../practice/index.ts';
import { VARIANTS } from '../../practice/variant.ts';

/** The greatest length of the text, in characters, all of them ASCII. */
const MOST_SUSPENDED = 4096;

/** Returns the tree of a variant of an exercise; null when there is none. */
type TreeOf = (place: number, variant: number) => GameTree | null;

const NO_TREE: TreeOf = () => null;

const MARKS = number(0, SET_LIMITS.marks);

const FIRST = record({ points: MARKS, marks: MARKS, peeked: flag });

function itemShape(treeIn: (variant: number) => GameTree | null) {
  return record(
    {
      tries: whole(0, HAND_IN_LIMITS.tries),
      variant: whole(0, VARIANTS - 1),
      /** the seconds that the learner has spent on the exercise */
      spent: whole(0, Number.MAX_SAFE_INTEGER),
      /** the marks of the first try, once it is submitted */
      first: optional(FIRST),
    },
    ({ variant }) => ({
      /** the answer that was submitted; absent before, and when there was no room for it */
      answer: optional(onTree(answerShape, () => (variant === undefined ? null : treeIn(variant)))),
      /** the sheet that is not submitted yet */
      sheet: optional(onTree(sheetShape, () => (variant === undefined ? null : treeIn(variant)))),
    }),
  );
}

function suspendedShape({ items }: ExerciseSet, treeOf: TreeOf) {
  return record({
    /** the time at which the set was handed in; null before */
    at: nullable(timestamp),
    /** the submitted exercises, the newest first */
    newest: list(whole(0, SET_LIMITS.items - 1), 0, SET_LIMITS.items),
    items: each(items.map((_, place) => nullable(itemShape((variant) => treeOf(place, variant))))),
  });
}

/** What an LMS keeps of a set: by exercise, null for one that has not been begun. */
export type Suspended = Of<ReturnType<typeof suspendedShape>>;
export type SuspendedItem = Of<ReturnType<typeof itemShape>>;

/** The text for the LMS, and the exercises whose answers it lacks because there is no room. */
export interface PackedRun {
  readonly text: string;
  readonly leftOut: readonly number[];
}

export function packSuspended(set: ExerciseSet, run: Suspended, most = MOST_SUSPENDED): PackedRun {
  const shape = suspendedShape(set, NO_TREE);
  const whole = packed(shape, run);
  if (whole.length <= most) return { text: whole, leftOut: [] };
  const answered = run.items.flatMap((item, place) => (item?.answer === undefined ? [] : [place]));
  const open = run.items.flatMap((item, place) => (item?.sheet === undefined ? [] : [place]));
  const submitted = [...run.newest, ...answered].filter((place, at, all) => all.indexOf(place) === at);
  let kept: Suspended = { ...run, items: run.items.map((item) => (item === null ? null : bare(item))) };
  let text = packed(shape, kept);
  const leftOut: number[] = [];
  for (const place of [...open, ...submitted.filter((one) => answered.includes(one))]) {
    const tried = { ...kept, items: kept.items.with(place, run.items[place] ?? null) };
    const longer = packed(shape, tried);
    if (longer.length > most) leftOut.push(place);
    else [kept, text] = [tried, longer];
  }
  return { text, leftOut: leftOut.sort((a, b) => a - b) };
}

/** Returns an exercise without its answers. */
function bare({ answer: _answer, sheet: _sheet, ...item }: SuspendedItem): SuspendedItem {
  return item;
}

const VERSION = '1';

function packed(shape: Shape<Suspended>, run: Suspended): string {
  const text = JSON.stringify(shape.print(run));
  const body = toBase64(deflateSync(new TextEncoder().encode(text), { level: 9 }));
  return `${VERSION}${checkOf(body)}${body}`;
}

export type UnpackedRun =
  | { readonly kind: 'read'; readonly run: Suspended }
  | { readonly kind: 'damaged' | 'newer' };

/** Unpacks what an LMS has kept. Any change on the way is found; nothing is read in part. */
export function unpackSuspended(text: string, set: ExerciseSet, treeOf: TreeOf): UnpackedRun {
  if (/^[2-9]/.test(text)) return { kind: 'newer' };
  const body = text.slice(9);
  if (!text.startsWith(VERSION) || text.slice(1, 9) !== checkOf(body)) return { kind: 'damaged' };
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(inflateSync(fromBase64(body)));
    const { value, faults } = readJson(suspendedShape(set, treeOf), json);
    return value === null || faults.length > 0 ? { kind: 'damaged' } : { kind: 'read', run: value };
  } catch {
    return { kind: 'damaged' };
  }
}

function checkOf(body: string): string {
  return crc32(new TextEncoder().encode(body)).toString(16).padStart(8, '0');
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
