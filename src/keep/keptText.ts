/** One text under one name in the page's storage: read through a validator, set aside where it is damaged. */

export type KeptText<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly value: T }
  /** could not be read; it stands aside, not deleted */
  | { readonly kind: 'damaged' }
  /** of a newer version of the page, which it is left for */
  | { readonly kind: 'newer' }
  /** refused by the device, or damaged with no room to set it aside: nothing may be written over it */
  | { readonly kind: 'stuck' };

/** Reads what is kept under a name; `read` gives null for what is damaged. */
export function readKeptText<T>(
  storage: Storage | null,
  key: string,
  read: (text: string) => T | 'newer' | null,
): KeptText<T> {
  try {
    const text = storage?.getItem(key) ?? null;
    if (storage === null || text === null) return { kind: 'none' };
    const value = read(text);
    if (value === 'newer') return { kind: 'newer' };
    if (value !== null) return { kind: 'read', value };
    storage.setItem(asideOf(storage, key), text);
    storage.removeItem(key);
    return { kind: 'damaged' };
  } catch {
    return { kind: 'stuck' };
  }
}

/** Keeps a text; false where the device does not let us. */
export function writeKeptText(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Calls when another tab has kept something else under the name, until the returned function is called. */
export function onKeptElsewhere(key: string, call: () => void): () => void {
  // Only a page in a window has other tabs beside it.
  if (typeof window === 'undefined') return () => {};
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) call();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** A name that is free: what was set aside before stays, too. */
function asideOf(storage: Storage, key: string): string {
  for (let count = 1; ; count += 1) {
    const name = `${key}.damaged${count === 1 ? '' : `.${count}`}`;
    if (storage.getItem(name) === null) return name;
  }
}
