/**
 * An answer sheet while it is being filled in. Text stays as it was typed until it can be read as an entry
 * (`sheet.ts`). `sheetRecord.ts` is the sheet as JSON, and `written.ts` says what of it stands on the drawn tree.
 */
export {
  BLANK_SHEET,
  fieldTextsOf,
  picksOf,
  readSheet,
  type Sheet,
  sheetOf,
  textOf,
  textsOf,
  type UnreadEntry,
} from './sheet.ts';
export { sheetShape } from './sheetRecord.ts';
export { NOTHING_WRITTEN, type WrittenSheet, writtenOn } from './written.ts';
