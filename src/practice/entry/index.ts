/**
 * An answer sheet that the student is filling in. Text remains as it was typed until it can be parsed as an
 * entry (`sheet.ts`). `sheetRecord.ts` defines the sheet as JSON, and `written.ts` says which entries the
 * drawn tree displays.
 */
export type * from './sheet.ts';
export {
  BLANK_SHEET,
  fieldTextsOf,
  listsOf,
  numbersOf,
  picksOf,
  readSheet,
  sheetOf,
  textOf,
  textsOf,
} from './sheet.ts';
export { sheetShape } from './sheetRecord.ts';
export { NOTHING_WRITTEN, type WrittenSheet, writtenOn } from './written.ts';
