/** Keeps the sheet that is being filled in, so that a reload goes on with it. */

import { deviceStorage } from '../../keep/deviceStorage.ts';
import { readKeptSheet, writeKeptSheet } from '../../keep/keptSheet.ts';
import { BLANK_SHEET } from '../../practice/entry/sheet.ts';
import { type Practice, practiceStore } from './practice.ts';

/** The exercise as it was left at its address. */
export function resumed(practice: Practice): Practice {
  const { place } = practice.origin;
  const sheet = place === null ? null : readKeptSheet(deviceStorage(), place, practice.exercise.tree);
  return sheet === null ? practice : { ...practice, sheet };
}

practiceStore.subscribe(({ practice }, { practice: before }) => {
  const place = practice?.origin.place ?? null;
  if (practice === null || place === null || practice.subject !== before?.subject) return;
  if (practice.phase === 'answering' && practice.sheet !== before.sheet)
    writeKeptSheet(deviceStorage(), place, practice.sheet);
  // What is graded is not gone on with.
  if (practice.phase !== 'answering' && before.phase === 'answering')
    writeKeptSheet(deviceStorage(), place, BLANK_SHEET);
});
