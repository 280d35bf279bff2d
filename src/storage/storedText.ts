/** One text under one name in the page's storage: read through a shape, set aside where it is damaged. */
import { readValue, type Shape } from '../notation/codec.ts';
import { parseJson } from '../notation/json.ts';

/** What a record that was kept turned out to be. */
export type StoredRecord<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'damaged' }
  /** of a newer version of the page, which it is left for */
  | { readonly kind: 'newer' };

export type StoredText<T> =
  | { readonly kind: 'none' }
  /** `damaged`: it stands aside, not deleted */
  | StoredRecord<T>
  /** refused by the device, or damaged with no room to set it aside: nothing may be written over it */
  | { readonly kind: 'stuck' };

/** Looks at a record that was kept: it is read whole or not at all. */
export function readRecord<T>(shape: Shape<T>, record: unknown): StoredRecord<T> {
  const { value, faults } = readValue(shape, record);
  if (faults.some(({ expected }) => expected.kind === 'version')) return { kind: 'newer' };
  return value === null || faults.length > 0 ? { kind: 'damaged' } : { kind: 'read', value };
}

/** Reads what is kept under a name. */
export function readStoredText<T>(storage: Storage | null, key: string, shape: Shape<T>): StoredText<T> {
  try {
    const text = storage?.getItem(key) ?? null;
    if (storage === null || text === null) return { kind: 'none' };
    const kept = readRecord(shape, parseJson(text));
    if (kept.kind !== 'damaged') return kept;
    storage.setItem(asideOf(storage, key), text);
    storage.removeItem(key);
    return kept;
  } catch {
    return { kind: 'stuck' };
  }
}

/** Keeps a value; false where the device does not let us. */
export function writeStoredText<T>(storage: Storage | null, key: string, shape: Shape<T>, value: T): boolean {
  try {
    storage?.setItem(key, JSON.stringify(shape.print(value)));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Calls when another tab has kept something else under the name, until the returned function is called. */
export function onStoredElsewhere(key: string, call: () => void): () => void {
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
