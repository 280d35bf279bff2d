/**
 * The tree that the page was left with, perhaps before its address and its record could be written. The
 * history takes nothing more from a page that is being left, and a database may not; the tab's own storage
 * does.
 */
const KEY = 'plyscope.left-behind';

export interface LeftBehind {
  /** the history's entry it was left at */
  readonly entry: string;
  readonly id: string;
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
    return { entry, id, text };
  } catch {
    return null;
  }
}
