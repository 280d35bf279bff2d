/**
 * The tree that the page was left with, perhaps before its address and its record could be written. The
 * history takes nothing more from a page that is being left, and a database may not; the tab's own storage
 * does.
 */
const KEY = 'plyscope.left-behind';

export const NO_ENTRY = '';

export interface LeftBehind {
  /** the history's entry it was left at; `NO_ENTRY` where the address had not been written yet */
  readonly entry: string;
  readonly id: string;
  /** null where the page of an older release left it, which did not leave one */
  readonly title: string | null;
  /** in the notation */
  readonly text: string;
}

export function leaveBehind(left: LeftBehind): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Then the tree comes back as its address has it.
  }
}

/** What was left behind in this tab, once. */
export function takeLeftBehind(): LeftBehind | null {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof left !== 'object' || left === null) return null;
    if (!('entry' in left && 'id' in left && 'text' in left)) return null;
    const { entry, id, text } = left;
    if (typeof entry !== 'string' || typeof id !== 'string' || typeof text !== 'string') return null;
    const title = 'title' in left && typeof left.title === 'string' ? left.title : null;
    return { entry, id, title, text };
  } catch {
    return null;
  }
}
