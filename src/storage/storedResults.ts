/**
 * The results that were handed in and are being checked, stored in the tab across a reload. They are stored as they
 * were given, so that they are checked anew.
 */
import { list, type Of, text } from '../notation/codec.ts';
import { variants, versioned } from '../notation/shapes.ts';
import { HAND_IN_LIMITS } from '../practice/handIn.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

const KEY = 'plyscope.checked';

const GIVEN = variants({
  /** the name of the file and its text */
  file: { file: text(), text: text() },
  /** a code that was typed, and the student's name given with it */
  code: { code: text(), name: text(HAND_IN_LIMITS.name) },
});
export type GivenResult = Of<typeof GIVEN>;

const RESULTS = versioned('plyscope-checked', 1, { results: list(GIVEN, 0) });

/** Returns the results in the order in which they came; none when nothing can be read. */
export function readStoredResults(storage: Storage | null): readonly GivenResult[] {
  const kept = readStoredText(storage, KEY, RESULTS);
  return kept.kind === 'read' ? kept.value.results : [];
}

/** Returns false when there is no room for them or the browser stores nothing. */
export function writeStoredResults(storage: Storage | null, results: readonly GivenResult[]): boolean {
  return writeStoredText(storage, KEY, RESULTS, { results });
}
