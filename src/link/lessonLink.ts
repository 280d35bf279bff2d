/**
 * Reads and writes the addresses of lessons: `#v1&lesson=minimax&moment=3` for a lesson of the program,
 * `#v1&check=…&lesson=1…` with a checksum for a lesson packed into the link, `#v1&open=week5.json&moment=3`
 * for a file next to the page.
 */
import { LIMITS } from '../core/tree/limits.ts';
import { LESSON, type Lesson } from '../lesson/lesson.ts';
import { checkedHash, decoded, partsOfHash, shortened, VERSION, withinLimit } from './addressFormat.ts';
import { packRecord, unpackRecord } from './packedRecord.ts';

/** The lesson that an address names, and the moment of the lesson at which it opens, counted from 0. */
export type LessonAddress = (
  | { readonly kind: 'shipped'; readonly id: string }
  | { readonly kind: 'packed'; readonly packed: string }
  | { readonly kind: 'file'; readonly name: string }
) & { readonly moment: number };

/**
 * Whether a text is the name of a file next to the page, without a path, so that nothing else on the host can
 * be requested.
 */
export function isFileName(name: string): boolean {
  return /^[^/\\?#%:]{1,100}\.json$/.test(name) && !name.startsWith('.');
}

/** Returns the hash of a lesson's address, without "#"; null when the lesson is too large. */
export function encodeLessonLink(address: LessonAddress): string | null {
  const moment = address.moment === 0 ? '' : `&moment=${address.moment + 1}`;
  switch (address.kind) {
    case 'shipped':
      return `${VERSION}&lesson=${address.id}${moment}`;
    case 'file':
      return `${VERSION}&open=${encodeURIComponent(address.name)}${moment}`;
    case 'packed':
      return withinLimit(checkedHash(`lesson=${address.packed}${moment}`));
  }
}

/**
 * Reads the hash of a lesson's address, with or without "#", and lists the parts that were not understood;
 * null when the hash is damaged or names no lesson.
 */
export function lessonInHash(
  hash: string,
): { readonly address: LessonAddress; readonly unknown: readonly string[] } | null {
  const text = hash.replace(/^#/, '');
  if (text.length > LIMITS.linkChars) return null;
  const { parts, isDamaged } = partsOfHash(text);
  const given = new Map(parts.map((part) => [part.slice(0, part.indexOf('=')), part]));
  const textOf = (name: string) => given.get(name)?.slice(name.length + 1);
  const moment = momentOf(textOf('moment'));
  const unknown = parts.filter((part) => !KNOWN.some((name) => given.get(name) === part)).map(shortened);
  const [lesson, file] = [textOf('lesson'), decoded(textOf('open'))];
  if (isDamaged || moment === null) return null;
  if (lesson !== undefined && /^\d/.test(lesson))
    return { address: { kind: 'packed', packed: lesson, moment }, unknown };
  if (lesson !== undefined) return { address: { kind: 'shipped', id: lesson, moment }, unknown };
  return file === null ? null : { address: { kind: 'file', name: file, moment }, unknown };
}

/** The names of the parts that a lesson's address may have; the language is read by another module. */
const KNOWN = ['lesson', 'open', 'moment', 'lang'];

/**
 * Returns the moment of an address, counted from 0; the address counts from 1. Null when the text is no
 * moment.
 */
function momentOf(text: string | undefined): number | null {
  if (text === undefined) return 0;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : null;
}

export const packLesson = (lesson: Lesson) => packRecord(JSON.stringify(LESSON.print(lesson)));
export const unpackLesson = (packed: string) => unpackRecord(packed, LESSON);
