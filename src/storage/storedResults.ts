/**
 * Stores the results that students have handed in and a lecturer is checking, in the tab across a reload.
 * They are stored as they were handed in, so that they are checked anew.
 */
import { list, type Of, text } from '../notation/codec.ts';
import { variants, versioned } from '../notation/shapes.ts';
import { HAND_IN_LIMITS } from '../practice/handIn.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

const KEY = 'plyscope.checked';

const GIVEN = variants({
  /** a file that was handed in, with its name and its text */
  file: { file: text(), text: text() },
  /** a code of handed-in answers that was typed, with the student's name */
  code: { code: text(), name: text(HAND_IN_LIMITS.name) },
});
export type GivenResult = Of<typeof GIVEN>;

const RESULTS = versioned('plyscope-checked', 1, { results: list(GIVEN, 0) });

/** Returns the stored results in the order in which they were added; none when nothing can be read. */
export function readStoredResults(storage: Storage | null): readonly GivenResult[] {
  const kept = readStoredText(storage, KEY, RESULTS);
  return kept.kind === 'read' ? kept.value.results : [];
}

/** Stores the results; returns false when there is no room for them or the browser stores nothing. */
export function writeStoredResults(storage: Storage | null, results: readonly GivenResult[]): boolean {
  return writeStoredText(storage, KEY, RESULTS, { results });
}
