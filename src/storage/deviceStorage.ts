/**
 * Gives access to the browser's storage, and the keys that are asked for when the page starts, before any
 * code that reads stored values is loaded.
 */

/** Returns the browser's local storage; null when the browser refuses access to it. */
export function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether anything is stored under the key. Most pages start without stored values, and then do not load the
 * code that reads them.
 */
export function hasStored(storage: Storage | null, key: string): boolean {
  try {
    return storage !== null && storage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The storage key of the reader's own settings on this device. */
export const PREFERENCES_KEY = 'plyscope.preferences';

/** The storage key of the texts of trees that cannot be parsed yet. */
export const UNFINISHED_KEY = 'plyscope.unfinished';

/** The storage key of the tree that this tab had when it was left. */
export const LEFT_BEHIND_KEY = 'plyscope.left-behind';

/**
 * The storage key of the presentation that this tab leads, so that the presentation can be continued after a
 * reload.
 */
export const LED_KEY = 'plyscope.audience';

/** Returns the storage of this tab alone; null when the browser refuses access to it. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
