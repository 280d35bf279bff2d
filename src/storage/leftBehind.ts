/**
 * Stores the tree that is shown when the page is left, perhaps before its address and its record can be
 * written. While a page is being left, the browser's history accepts nothing more and a database may not
 * either; the tab's own storage does.
 */
import { type Of, orElse, record, text } from '../notation/codec.ts';
import { LEFT_BEHIND_KEY, tabStorage } from './deviceStorage.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

export const NO_ENTRY = '';

export type LeftBehind = Of<typeof LEFT_BEHIND>;

const LEFT_BEHIND = record({
  /** the history entry at which the page was left; `NO_ENTRY` when the address had not been written yet */
  entry: text(),
  id: text(),
  /**
   * the title of the tree; null when an older release of the page wrote the record, because it stored no
   * title
   */
  title: orElse(text(), null),
  /** the text of the tree in the notation of docs/notation.md */
  text: text(),
});

export function leaveBehind(left: LeftBehind): void {
  // When storage is refused, the tree comes back in the state that its address has.
  writeStoredText(tabStorage(), LEFT_BEHIND_KEY, LEFT_BEHIND, left);
}

/** Returns the tree that was left behind in this tab and removes it from storage; null when there is none. */
export function takeLeftBehind(): LeftBehind | null {
  const storage = tabStorage();
  const left = readStoredText(storage, LEFT_BEHIND_KEY, LEFT_BEHIND);
  storage?.removeItem(LEFT_BEHIND_KEY);
  return left.kind === 'read' ? left.value : null;
}
