/** What the page has of storage before anything that was kept is read. */

/** The page's storage, or null where even asking for it is refused. */
export function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Whether anything is kept under the name: most pages begin without, and need nobody to read it. */
export function hasStored(storage: Storage | null, key: string): boolean {
  try {
    return storage !== null && storage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The reader's own settings, on this device. */
export const PREFERENCES_KEY = 'plyscope.preferences';

/** Texts of trees that cannot be read yet. */
export const UNFINISHED_KEY = 'plyscope.unfinished';

/** The tree that this tab was left with. */
export const LEFT_BEHIND_KEY = 'plyscope.left-behind';

/** The presentation that this tab leads, to be led on after a reload. */
export const LED_KEY = 'plyscope.audience';

/** The tab's own storage, or null where it is refused. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
