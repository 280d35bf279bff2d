/** Stores the place where the reader was last, which the start page offers to continue. */
import { type Of, orElse, record, text } from '../notation/codec.ts';
import { whole } from '../notation/numberShapes.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

const LAST_PLACE_KEY = 'plyscope.last-place';

export type LastPlace = Of<typeof LAST_PLACE>;

const LAST_PLACE = record({
  /** the hash of the place's address, without "#" */
  hash: text(),
  /** the id of the reader's own tree; null for a tree of the library */
  own: orElse(text(), null),
  /** the id of the library's example; null for a tree of the reader's own */
  example: orElse(text(), null),
  title: text(),
  step: whole(0, Number.MAX_SAFE_INTEGER),
  last: whole(0, Number.MAX_SAFE_INTEGER),
});

/** Returns the place where the reader was last; null when nothing readable is stored, as on a first visit. */
export function readLastPlace(storage: Storage | null): LastPlace | null {
  const kept = readStoredText(storage, LAST_PLACE_KEY, LAST_PLACE);
  return kept.kind === 'read' ? kept.value : null;
}

/**
 * Stores the place where the reader is. When storage is refused, the start page will have nothing to offer.
 */
export function writeLastPlace(storage: Storage | null, place: LastPlace): void {
  writeStoredText(storage, LAST_PLACE_KEY, LAST_PLACE, place);
}
