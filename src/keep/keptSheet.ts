/** The sheet of an exercise that is not submitted yet, kept on this device under the exercise's address. */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { Sheet } from '../practice/entry/sheet.ts';
import { readSheetRecord, sheetRecord } from '../practice/entry/sheetRecord.ts';
import { RecordReader } from '../practice/recordReader.ts';
import { readKeptText, writeKeptText } from './keptText.ts';

const KEY = 'plyscope.sheet';
const FORMAT = 'plyscope-sheet';
const VERSION = 1;

/** The sheet that was left at this address; null where there is none, or none that can be read. */
export function readKeptSheet(storage: Storage | null, place: string, tree: GameTree): Sheet | null {
  const kept = readKeptText(storage, KEY, (text) => {
    const reader = new RecordReader();
    const given = reader.json(text);
    const fields =
      given === undefined ? null : reader.formatted(given, '$', FORMAT, VERSION, ['place', 'sheet']);
    if (fields === null)
      return reader.faults.some(({ expected }) => expected.kind === 'version') ? 'newer' : null;
    // Of another exercise, and so about another tree: there is nothing here for this one.
    if (fields.get('place') !== place) return { sheet: null };
    const sheet = readSheetRecord(reader, fields.get('sheet'), '$.sheet', tree);
    return sheet === null || reader.faults.length > 0 ? null : { sheet };
  });
  return kept.kind === 'read' ? kept.value.sheet : null;
}

/** Keeps the one sheet there is; where the device refuses it, it lasts as long as the page. */
export function writeKeptSheet(storage: Storage | null, place: string, sheet: Sheet): void {
  const record = { format: FORMAT, version: VERSION, place, sheet: sheetRecord(sheet) };
  writeKeptText(storage, KEY, JSON.stringify(record));
}
