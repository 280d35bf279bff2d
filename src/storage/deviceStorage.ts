/** The browser storage that the page has before any stored value is read. */

/** Returns the page's storage; null when the browser refuses even the request. */
export function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Whether anything is stored under the name: most pages start without, and then need no code to read it. */
export function hasStored(storage: Storage | null, key: string): boolean {
  try {
    return storage !== null && storage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The reader's own settings, on this device. */
export const PREFERENCES_KEY = 'plyscope.preferences';

/** Texts of trees that cannot be parsed yet. */
export const UNFINISHED_KEY = 'plyscope.unfinished';

/** The tree that was shown when this tab was left. */
export const LEFT_BEHIND_KEY = 'plyscope.left-behind';

/** The presentation that this tab leads, so that it can be continued after a reload. */
export const LED_KEY = 'plyscope.audience';

/** Returns the tab's own storage; null when the browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
