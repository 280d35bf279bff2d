/**
 * The tree that the page was left with, perhaps before its address and its record could be written. The
 * history takes nothing more from a page that is being left, and a database may not; the tab's own storage
 * does.
 */
import { type Of, orElse, record, text } from '../notation/codec.ts';
import { LEFT_BEHIND_KEY, tabStorage } from './deviceStorage.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

export const NO_ENTRY = '';

export type LeftBehind = Of<typeof LEFT_BEHIND>;

const LEFT_BEHIND = record({
  /** the history's entry it was left at; `NO_ENTRY` where the address had not been written yet */
  entry: text(),
  id: text(),
  /** null where the page of an older release left it, which did not leave one */
  title: orElse(text(), null),
  /** in the notation */
  text: text(),
});

export function leaveBehind(left: LeftBehind): void {
  // Where it is refused, the tree comes back as its address has it.
  writeStoredText(tabStorage(), LEFT_BEHIND_KEY, LEFT_BEHIND, left);
}

/** What was left behind in this tab, once. */
export function takeLeftBehind(): LeftBehind | null {
  const storage = tabStorage();
  const left = readStoredText(storage, LEFT_BEHIND_KEY, LEFT_BEHIND);
  storage?.removeItem(LEFT_BEHIND_KEY);
  return left.kind === 'read' ? left.value : null;
}
