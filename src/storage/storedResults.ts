/** What was handed in and is being checked, kept in the tab over a reload: as it was given, so that it is looked over anew. */
import { list, type Of, text } from '../notation/codec.ts';
import { variants, versioned } from '../notation/shapes.ts';
import { HAND_IN_LIMITS } from '../practice/handIn.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

const KEY = 'plyscope.checked';

const GIVEN = variants({
  /** the name of the file, and its text */
  file: { file: text(), text: text() },
  /** a code that was typed, and the name it is said to be of */
  code: { code: text(), name: text(HAND_IN_LIMITS.name) },
});
export type GivenResult = Of<typeof GIVEN>;

const RESULTS = versioned('plyscope-checked', 1, { results: list(GIVEN, 0) });

/** In the order in which they came; none where nothing can be read. */
export function readStoredResults(storage: Storage | null): readonly GivenResult[] {
  const kept = readStoredText(storage, KEY, RESULTS);
  return kept.kind === 'read' ? kept.value.results : [];
}

/** False where there is no room for them, or the browser keeps nothing. */
export function writeStoredResults(storage: Storage | null, results: readonly GivenResult[]): boolean {
  return writeStoredText(storage, KEY, RESULTS, { results });
}
