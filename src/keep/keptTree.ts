/** A tree as it is kept on this device. */
import { ALGORITHMS, type AlgorithmName } from '../core/search/algorithms.ts';
import type { SearchRules } from '../core/search/rules.ts';
import type { BoundNotation } from '../core/trace/boundNotation.ts';
import { parseTree } from '../notation/parseTree.ts';
import { type FiledTree, isRecord, readSettings } from '../notation/treeFile.ts';

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

/** The record if it is sound; 'newer' where another version wrote it; null where it is damaged. */
export function readKept(record: unknown): KeptTree | 'newer' | null {
  if (!isRecord(record)) return null;
  const { version, id, title, text, edited, revision } = record;
  if (typeof version === 'number' && version > KEPT_VERSION) return 'newer';
  const isSound =
    version === KEPT_VERSION &&
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    typeof edited === 'number' &&
    typeof revision === 'number' &&
    ALGORITHMS.some((name) => name === record['algorithm']);
  if (!isSound) return null;
  const settings = readSettings(new Map(Object.entries(record)));
  return { version, id, title, text, edited, revision, ...settings };
}

/** The tree behind the record; null where its text is damaged. */
export function filedOf({ title, text, algorithm, rules, notation, step }: KeptTree): FiledTree | null {
  const parsed = parseTree(text);
  return parsed.ok ? { title, tree: parsed.value, algorithm, rules, notation, step } : null;
}
