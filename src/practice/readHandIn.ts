/** Reads what was handed in, answers against their trees: all of it is sound, or what is wrong is listed. */
import type { GameTree } from '../core/tree/gameTree.ts';
import { SET_LIMITS, type SetItem } from './exerciseSet.ts';
import {
  HAND_IN_LIMITS,
  type HandedItem,
  type HandIn,
  RESULT_FORMAT,
  RESULT_VERSION,
  totalOf,
} from './handIn.ts';
import { readAnswerRecord } from './readAnswer.ts';
import { readSetRecord } from './readSet.ts';
import type { RecordFault } from './recordFault.ts';
import { RecordReader } from './recordReader.ts';
import { VARIANTS } from './variant.ts';

export type ReadHandIn =
  | { readonly ok: true; readonly handIn: HandIn; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly faults: readonly RecordFault[] };

/** The tree that a variant of a set's item is about; null where there is none. */
export type TreeOfItem = (item: SetItem, variant: number) => GameTree | null;

const FIELDS = ['name', 'at', 'code', 'set', 'items'];
const ITEM_FIELDS = ['variant', 'tries', 'peeked', 'points', 'marks', 'answer'];

/** The greatest time that a date can be. */
const MOST_MS = 8.64e15;

/** Reads the text of a result's file. Whether its code is its own is another question: `hasOwnCode`. */
export function readHandInFile(text: string, treeOf: TreeOfItem): ReadHandIn {
  const reader = new RecordReader();
  const given = reader.json(text);
  const handIn = given === undefined ? null : readRecord(reader, given, treeOf);
  return handIn === null
    ? { ok: false, faults: reader.faults }
    : { ok: true, handIn, dropped: reader.dropped };
}

function readRecord(reader: RecordReader, given: unknown, treeOf: TreeOfItem): HandIn | null {
  const fields = reader.formatted(given, '$', RESULT_FORMAT, RESULT_VERSION, FIELDS);
  if (fields === null) return null;
  const name = reader.text(fields.get('name'), '$.name', HAND_IN_LIMITS.name);
  const at = reader.whole(fields.get('at'), '$.at', 0, MOST_MS);
  const code = reader.text(fields.get('code'), '$.code', HAND_IN_LIMITS.code);
  const set = readSetRecord(reader, fields.get('set'), '$.set');
  if (set === null) return null;
  const count = set.items.length;
  const items = reader.list(fields.get('items'), '$.items', [count, count], (entry, path, index) => {
    const item = set.items[index] as SetItem;
    return readItem(reader, entry, path, (variant) => {
      const tree = treeOf(item, variant);
      return tree ?? reader.refuse(`$.set.items[${index}].source`, item.source, { kind: 'source' });
    });
  });
  if (name === null || at === null || code === null || items === null) return null;
  const { points, marks } = totalOf(items);
  const sum = Math.max(points, marks);
  if (sum > SET_LIMITS.marks) return reader.refuse('$.items', sum, { kind: 'sum', most: SET_LIMITS.marks });
  return { set, name, at, items, code };
}

function readItem(
  reader: RecordReader,
  given: unknown,
  path: string,
  treeOf: (variant: number) => GameTree | null,
): HandedItem | null {
  const fields = reader.fields(given, path, ITEM_FIELDS);
  if (fields === null) return null;
  const variant = reader.whole(fields.get('variant'), `${path}.variant`, 0, VARIANTS - 1);
  const tries = reader.whole(fields.get('tries'), `${path}.tries`, 0, HAND_IN_LIMITS.tries);
  const peeked = reader.choice(fields.get('peeked'), `${path}.peeked`, [true, false]);
  const marks = reader.number(fields.get('marks'), `${path}.marks`, 0, SET_LIMITS.marks);
  const points = reader.number(fields.get('points'), `${path}.points`, 0, SET_LIMITS.marks);
  const tree = variant === null ? null : treeOf(variant);
  const answer =
    tree === null ? null : readAnswerRecord(reader, fields.get('answer'), `${path}.answer`, tree);
  if (variant === null || tries === null || peeked === null) return null;
  if (marks === null || points === null || answer === null) return null;
  return { variant, tries, peeked, marks, points, answer };
}
