/** Where the reader was last: a picture to go on with from the front door. */
import { type Of, orElse, record, text } from '../notation/codec.ts';
import { whole } from '../notation/shapes.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

const LAST_PLACE_KEY = 'plyscope.last-place';

export type LastPlace = Of<typeof LAST_PLACE>;

const LAST_PLACE = record({
  /** without "#" */
  hash: text(),
  /** the id of one's own tree, null for one of the library */
  own: orElse(text(), null),
  /** the id of the example, null for one's own */
  example: orElse(text(), null),
  title: text(),
  step: whole(0, Number.MAX_SAFE_INTEGER),
  last: whole(0, Number.MAX_SAFE_INTEGER),
});

/** Where that was; null on a first visit, and where nothing sound is kept. */
export function readLastPlace(storage: Storage | null): LastPlace | null {
  const kept = readStoredText(storage, LAST_PLACE_KEY, LAST_PLACE);
  return kept.kind === 'read' ? kept.value : null;
}

/** Where it is refused, the front door has nothing to go on with. */
export function writeLastPlace(storage: Storage | null, place: LastPlace): void {
  writeStoredText(storage, LAST_PLACE_KEY, LAST_PLACE, place);
}
