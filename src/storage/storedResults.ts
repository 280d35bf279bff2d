/**
 * Reads the results of a class that an earlier version of the page stored in the tab across a reload. They
 * are stored with the class on the device now (`classStore.ts`).
 */
import { list } from '../notation/codec.ts';
import { versioned } from '../notation/shapes.ts';
import { GIVEN, type GivenResult } from '../practice/class/classFile.ts';
import { readStoredText } from './storedText.ts';

const KEY = 'plyscope.checked';

const RESULTS = versioned('plyscope-checked', 1, { results: list(GIVEN, 0) });

/** Returns the stored results in the order in which they were added; none when nothing can be read. */
export function readStoredResults(storage: Storage | null): readonly GivenResult[] {
  const kept = readStoredText(storage, KEY, RESULTS);
  return kept.kind === 'read' ? kept.value.results : [];
}

/** Forgets the stored results, which have been stored elsewhere. */
export function forgetStoredResults(storage: Storage | null): void {
  try {
    storage?.removeItem(KEY);
  } catch {
    // What cannot be removed is found again, and is known by then.
  }
}
