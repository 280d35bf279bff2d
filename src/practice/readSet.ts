/** Reads a set: all of it is sound, or everything that is wrong is listed and there is none. */
import { type ExerciseSet, SET_LIMITS } from './exerciseSet.ts';
import { type HasExample, readSetItem } from './readSetItem.ts';
import type { RecordFault } from './recordFault.ts';
import { RecordReader } from './recordReader.ts';
import { SET_FORMAT, SET_VERSION } from './setRecord.ts';

export type ReadSet =
  | {
      readonly ok: true;
      readonly set: ExerciseSet;
      /** paths of fields that this version does not know and left out */
      readonly dropped: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly RecordFault[] };

/** Before the library is loaded any id will do. */
const ANY_EXAMPLE: HasExample = () => true;

/** Reads the text of a set's file, or of a packed set. Linear in its length. */
export function readSetFile(text: string, hasExample: HasExample = ANY_EXAMPLE): ReadSet {
  const reader = new RecordReader();
  const given = reader.json(text);
  return given === undefined ? { ok: false, faults: reader.faults } : readWith(reader, given, hasExample);
}

/** Reads a record that is parsed already. */
export function readSet(given: unknown, hasExample: HasExample = ANY_EXAMPLE): ReadSet {
  return readWith(new RecordReader(), given, hasExample);
}

function readWith(reader: RecordReader, given: unknown, hasExample: HasExample): ReadSet {
  const set = readSetRecord(reader, given, '$', hasExample);
  return set === null ? { ok: false, faults: reader.faults } : { ok: true, set, dropped: reader.dropped };
}

/** Reads a set that stands somewhere in a larger record. */
export function readSetRecord(
  reader: RecordReader,
  given: unknown,
  path: string,
  hasExample: HasExample = ANY_EXAMPLE,
): ExerciseSet | null {
  const fields = reader.formatted(given, path, SET_FORMAT, SET_VERSION, ['title', 'hints', 'items']);
  if (fields === null) return null;
  const title = reader.text(fields.get('title'), `${path}.title`, SET_LIMITS.title);
  const hints = reader.choice(fields.get('hints'), `${path}.hints`, [true, false]);
  const items = reader.list(fields.get('items'), `${path}.items`, [1, SET_LIMITS.items], (item, at) =>
    readSetItem(reader, item, at, hasExample),
  );
  if (title === null || hints === null || items === null) return null;
  const sum = marksOf({ title, hints, items });
  if (sum > SET_LIMITS.marks)
    return reader.refuse(`${path}.items`, sum, { kind: 'sum', most: SET_LIMITS.marks });
  return { title, hints, items };
}

/** What a set is worth altogether. */
export function marksOf(set: ExerciseSet): number {
  return set.items.reduce((sum, { parts }) => parts.reduce((ofItem, { marks }) => ofItem + marks, sum), 0);
}
