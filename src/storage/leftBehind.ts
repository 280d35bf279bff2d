/**
 * The tree that was shown when the page was left, perhaps before its address and its record could be written. Once a
 * page is being left, its history takes nothing more and a database may not either; the tab's own storage does.
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
  /** null when an older release of the page wrote it, which did not store this */
  title: orElse(text(), null),
  /** the tree in the notation */
  text: text(),
});

export function leaveBehind(left: LeftBehind): void {
  // When storage is refused, the tree comes back as its address has it.
  writeStoredText(tabStorage(), LEFT_BEHIND_KEY, LEFT_BEHIND, left);
}

/** Returns what was left behind in this tab; a second call returns nothing. */
export function takeLeftBehind(): LeftBehind | null {
  const storage = tabStorage();
  const left = readStoredText(storage, LEFT_BEHIND_KEY, LEFT_BEHIND);
  storage?.removeItem(LEFT_BEHIND_KEY);
  return left.kind === 'read' ? left.value : null;
}
