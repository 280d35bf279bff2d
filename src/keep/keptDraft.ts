/** The set that a lecturer is making, kept on this device from change to change. */
import { type ExerciseSet, SET_LIMITS } from '../practice/exerciseSet.ts';
import { type HasExample, readSetItem } from '../practice/readSetItem.ts';
import { RecordReader } from '../practice/recordReader.ts';
import { setRecord } from '../practice/setRecord.ts';
import { type KeptText, readKeptText, writeKeptText } from './keptText.ts';

export const DRAFT_KEY = 'plyscope.set-draft';
const FORMAT = 'plyscope-set-draft';
const VERSION = 1;

/** Reads the draft: a set that may have no items yet. */
export function readKeptDraft(storage: Storage | null, hasExample: HasExample): KeptText<ExerciseSet> {
  return readKeptText(storage, DRAFT_KEY, (text) => {
    const reader = new RecordReader();
    const given = reader.json(text);
    const fields =
      given === undefined ? null : reader.formatted(given, '$', FORMAT, VERSION, ['title', 'hints', 'items']);
    if (fields === null)
      return reader.faults.some(({ expected }) => expected.kind === 'version') ? 'newer' : null;
    const title = reader.text(fields.get('title'), '$.title', SET_LIMITS.title);
    const hints = reader.choice(fields.get('hints'), '$.hints', [true, false]);
    const items = reader.list(fields.get('items'), '$.items', [0, SET_LIMITS.items], (item, at) =>
      readSetItem(reader, item, at, hasExample),
    );
    return title === null || hints === null || items === null ? null : { title, hints, items };
  });
}

/** Keeps the draft; false where the device does not let us. */
export function writeKeptDraft(storage: Storage | null, draft: ExerciseSet): boolean {
  const record = { ...setRecord(draft), format: FORMAT, version: VERSION };
  return writeKeptText(storage, DRAFT_KEY, JSON.stringify(record));
}
