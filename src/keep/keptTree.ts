/** A tree as it is kept on this device. */

import { BOUND_NOTATIONS, type BoundNotation } from '../core/run/boundNotation.ts';
import { ALGORITHMS, type AlgorithmName } from '../core/search/algorithms.ts';
import { BOUNDS_RULES, CUTOFF_RULES, type SearchRules, VALUE_RULES } from '../core/search/rules.ts';
import { parseTree } from '../notation/parseTree.ts';
import type { Parsed } from '../notation/problem.ts';
import { type FiledTree, isRecord } from '../notation/treeFile.ts';

/** Of the record's form; a page leaves records of a newer form alone. */
export const KEPT_VERSION = 1;

export interface KeptTree {
  readonly version: typeof KEPT_VERSION;
  readonly id: string;
  readonly title: string;
  /** in the notation */
  readonly text: string;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly notation: BoundNotation;
  readonly step: number;
  /** ms since 1970 */
  readonly edited: number;
  /** counts the writes, so that two tabs notice each other */
  readonly revision: number;
}

/** The last moment that a calendar can print. */
const LAST_MOMENT = 8.64e15;

/** The record if every field is sound; 'newer' where another version wrote it; null where it is damaged. */
export function readKept(record: unknown): KeptTree | 'newer' | null {
  if (!isRecord(record)) return null;
  const { version, id, title, text, edited, revision, step } = record;
  if (typeof version === 'number' && version > KEPT_VERSION) return 'newer';
  if (version !== KEPT_VERSION) return null;
  if (typeof id !== 'string' || typeof title !== 'string' || typeof text !== 'string') return null;
  if (!isCount(step) || !isCount(revision)) return null;
  if (!isNumber(edited) || !(edited >= 0 && edited <= LAST_MOMENT)) return null;
  const algorithm = ALGORITHMS.find((name) => name === record['algorithm']);
  const notation = BOUND_NOTATIONS.find((name) => name === record['notation']);
  const rules = readRules(record['rules']);
  if (algorithm === undefined || notation === undefined || rules === null) return null;
  return { version, id, title, text, algorithm, rules, notation, step, edited, revision };
}

function readRules(given: unknown): SearchRules | null {
  if (!isRecord(given)) return null;
  const cutoff = CUTOFF_RULES.find((name) => name === given['cutoff']);
  const value = VALUE_RULES.find((name) => name === given['value']);
  const bounds = BOUNDS_RULES.find((name) => name === given['bounds']);
  if (cutoff === undefined || value === undefined || bounds === undefined) return null;
  return { cutoff, value, bounds };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isCount(value: unknown): value is number {
  return isNumber(value) && Number.isSafeInteger(value) && value >= 0;
}

/** The tree behind the record, or what is wrong with its text. */
export function filedOf({ title, text, algorithm, rules, notation, step }: KeptTree): Parsed<FiledTree> {
  // What was typed within the limits may be longer once it is printed.
  const parsed = parseTree(text, { mostBytes: Infinity, widensBounds: true });
  if (!parsed.ok) return parsed;
  return { ok: true, value: { title, tree: parsed.value, algorithm, rules, notation, step } };
}
