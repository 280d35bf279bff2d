/**
 * One graded exercise as it is kept: what progress is made of. It is never changed once it is made, so
 * that two tabs, a file and a device can hold the same one.
 */
import { PART_KINDS, type PartKind } from './exercise.ts';
import { MISCONCEPTIONS, type Misconception } from './misconception.ts';
import { DIFFICULTIES, type Difficulty, SKILLS, type Skill } from './skill.ts';

/** Of the record's form. A new name of a skill, a part or a misconception is a new version, too. */
export const ATTEMPT_VERSION = 1;

export const ATTEMPT_LIMITS = { parts: 50, marks: 1000, source: 200 } as const;

/** What was asked, the points that were got, and the marks that could be. */
export interface MarkedPart {
  readonly kind: PartKind;
  readonly points: number;
  readonly marks: number;
}

export interface Attempt {
  readonly version: typeof ATTEMPT_VERSION;
  /** 64 random bits in hexadecimal digits, which no other attempt has */
  readonly id: string;
  /** ms since 1970 */
  readonly at: number;
  /** null where the tree was not made for one */
  readonly skill: Skill | null;
  readonly difficulty: Difficulty | null;
  /** an example's id, "generated:<skill>:<difficulty>:<seed>" with ":2" for generator 2, or "own" */
  readonly source: string;
  readonly parts: readonly MarkedPart[];
  readonly misconceptions: readonly Misconception[];
  /** whether the answer was looked at before it was given */
  readonly peeked: boolean;
}

/** What can be wrong in a record; each has its own sentence. */
export type AttemptField =
  | Exclude<keyof Attempt, 'version'>
  | 'record'
  | 'version'
  | 'newer'
  | keyof MarkedPart
  | 'misconception';

export interface AttemptFault {
  readonly field: AttemptField;
  /** from the record on: ".parts[0].points" */
  readonly path: string;
  /** what stands there; undefined for nothing */
  readonly value: unknown;
}

export type ExaminedAttempt =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly fault: AttemptFault };

/** The attempt if the record is sound; 'newer' where another version wrote it; null where it is damaged. */
export function readAttempt(record: unknown): Attempt | 'newer' | null {
  const examined = examineAttempt(record);
  if (examined.ok) return examined.attempt;
  return examined.fault.field === 'newer' ? 'newer' : null;
}

/** The attempt, without whatever else the record holds, or the first thing that is wrong. */
export function examineAttempt(record: unknown): ExaminedAttempt {
  const fields = fieldsOf(record);
  if (fields === null) return { ok: false, fault: { field: 'record', path: '', value: record } };
  const wrong = (field: AttemptField & keyof Attempt) =>
    ({ ok: false, fault: { field, path: `.${field}`, value: fields.get(field) } }) as const;

  const version = fields.get('version');
  if (typeof version === 'number' && version > ATTEMPT_VERSION)
    return { ok: false, fault: { field: 'newer', path: '.version', value: version } };
  if (version !== ATTEMPT_VERSION) return wrong('version');
  const id = fields.get('id');
  if (typeof id !== 'string' || !/^[0-9a-f]{16}$/.test(id)) return wrong('id');
  const at = fields.get('at');
  if (!isTime(at)) return wrong('at');
  const skill = nameIn([...SKILLS, null], fields.get('skill'));
  if (skill === undefined) return wrong('skill');
  const difficulty = nameIn([...DIFFICULTIES, null], fields.get('difficulty'));
  if (difficulty === undefined) return wrong('difficulty');
  const source = fields.get('source');
  if (typeof source !== 'string' || source.length > ATTEMPT_LIMITS.source) return wrong('source');
  const peeked = fields.get('peeked');
  if (typeof peeked !== 'boolean') return wrong('peeked');

  const parts: MarkedPart[] = [];
  const givenParts = fields.get('parts');
  if (!isList(givenParts, 1, ATTEMPT_LIMITS.parts)) return wrong('parts');
  for (const [index, given] of givenParts.entries()) {
    const part = examinePart(given, `.parts[${index}]`);
    if ('fault' in part) return { ok: false, fault: part.fault };
    parts.push(part);
  }
  const misconceptions: Misconception[] = [];
  const givenNames = fields.get('misconceptions');
  if (!isList(givenNames, 0, MISCONCEPTIONS.length)) return wrong('misconceptions');
  for (const [index, value] of givenNames.entries()) {
    const name = nameIn(MISCONCEPTIONS, value);
    if (name === undefined)
      return { ok: false, fault: { field: 'misconception', path: `.misconceptions[${index}]`, value } };
    misconceptions.push(name);
  }
  return { ok: true, attempt: { version, id, at, skill, difficulty, source, parts, misconceptions, peeked } };
}

function examinePart(given: unknown, path: string): MarkedPart | { readonly fault: AttemptFault } {
  const fields = fieldsOf(given);
  if (fields === null) return { fault: { field: 'parts', path, value: given } };
  const wrong = (field: keyof MarkedPart) => ({
    fault: { field, path: `${path}.${field}`, value: fields.get(field) },
  });
  const kind = nameIn(PART_KINDS, fields.get('kind'));
  if (kind === undefined) return wrong('kind');
  const marks = fields.get('marks');
  if (!isBetween(marks, 0, ATTEMPT_LIMITS.marks)) return wrong('marks');
  const points = fields.get('points');
  if (!isBetween(points, 0, marks)) return wrong('points');
  return { kind, points, marks };
}

const KEYS: Readonly<Record<keyof Attempt, true>> = {
  version: true,
  id: true,
  at: true,
  skill: true,
  difficulty: true,
  source: true,
  parts: true,
  misconceptions: true,
  peeked: true,
};

/** The names of what an attempt holds, for those who ask what a record holds besides. */
export const ATTEMPT_KEYS: readonly string[] = Object.keys(KEYS);

/** In the order in which they were made; those of one moment by their ids, so that the order is one. */
export function inTimeOrder(attempts: readonly Attempt[]): Attempt[] {
  return attempts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** Of the marks there were, how many were got; all where there were none. */
export function shareOf(attempts: readonly Attempt[]): number {
  let [points, marks] = [0, 0];
  for (const { parts } of attempts) {
    for (const part of parts) {
      points += part.points;
      marks += part.marks;
    }
  }
  return marks === 0 ? 1 : points / marks;
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map<string, unknown>(Object.entries(value));
}

function isList(value: unknown, least: number, most: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length >= least && value.length <= most;
}

function nameIn<T>(names: readonly T[], value: unknown): T | undefined {
  return names.find((name) => name === value);
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

/** The last moment that a calendar can print. */
const LAST_MOMENT = 8.64e15;

function isTime(value: unknown): value is number {
  return isBetween(value, 0, LAST_MOMENT);
}
