/**
 * A set as JSON, for files and links. It holds what is asked and what it is worth, never an answer: those
 * are worked out wherever the set is opened.
 */
import { assertNever } from '../core/assertNever.ts';
import { crc32 } from '../core/crc32.ts';
import type { ExerciseSet, ItemPart, SetItem } from './exerciseSet.ts';

export const SET_FORMAT = 'plyscope-set';
export const SET_VERSION = 1;

export interface SetRecord extends Omit<ExerciseSet, 'items'> {
  readonly format: typeof SET_FORMAT;
  readonly version: typeof SET_VERSION;
  readonly items: readonly (Omit<SetItem, 'parts'> & { readonly parts: readonly PartRecord[] })[];
}

/** Nodes are left out where there are none. */
type PartRecord = Omit<ItemPart, 'nodes'> & { readonly nodes?: readonly number[] };

/** The record of a set. Every field is put in by name and in one order, so that equal sets are equal as texts. */
export function setRecord({ title, hints, items }: ExerciseSet): SetRecord {
  return { format: SET_FORMAT, version: SET_VERSION, title, hints, items: items.map(itemRecord) };
}

function itemRecord({ title, source, algorithm, rules, parts }: SetItem): SetRecord['items'][number] {
  const { cutoff, value, bounds } = rules;
  return {
    title,
    source: sourceRecord(source),
    algorithm,
    rules: { cutoff, value, bounds },
    parts: parts.map(partRecord),
  };
}

function sourceRecord(source: SetItem['source']): SetItem['source'] {
  switch (source.kind) {
    case 'library':
      return { kind: source.kind, id: source.id };
    case 'text':
      return { kind: source.kind, text: source.text };
    case 'generated': {
      const { kind, skill, difficulty, seed, generator } = source;
      return { kind, skill, difficulty, seed, ...(generator !== undefined && { generator }) };
    }
    default:
      return assertNever(source);
  }
}

function partRecord({ kind, marks, penalty, nodes, at }: ItemPart): PartRecord {
  return {
    kind,
    marks,
    penalty: penalty.kind === 'all' ? { kind: 'all' } : { kind: 'per-error', marks: penalty.marks },
    ...(nodes.length > 0 && { nodes }),
    ...(at !== undefined && { at }),
  };
}

/** The set as one line: the same text for the same set, which is what its check is taken of. */
export function canonicalSet(set: ExerciseSet): string {
  return JSON.stringify(setRecord(set));
}

/** CRC-32 of the canonical text: tells one set from another, and from itself after a change. */
export function setCheck(set: ExerciseSet): number {
  return crc32(new TextEncoder().encode(canonicalSet(set)));
}

/** The text of a set's file. */
export function printSetFile(set: ExerciseSet): string {
  return `${JSON.stringify(setRecord(set), null, 1)}\n`;
}
