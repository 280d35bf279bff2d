/** A text under a name in the page's storage: it is read through a shape, and moved aside when it is damaged. */
import { readValue, type Shape } from '../notation/codec.ts';
import { parseJson } from '../notation/json.ts';

/** The result of reading a stored record. */
export type StoredRecord<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'damaged' }
  /** the record is of a newer version of the page and is left for it */
  | { readonly kind: 'newer' };

export type StoredText<T> =
  | { readonly kind: 'none' }
  /** `damaged`: the record was moved aside, not deleted */
  | StoredRecord<T>
  /** the device refused, or the record is damaged and there is no room to move it aside: it must not be overwritten */
  | { readonly kind: 'stuck' };

/** Reads a stored record: whole or not at all. */
export function readRecord<T>(shape: Shape<T>, record: unknown): StoredRecord<T> {
  const { value, faults } = readValue(shape, record);
  if (faults.some(({ expected }) => expected.kind === 'version')) return { kind: 'newer' };
  return value === null || faults.length > 0 ? { kind: 'damaged' } : { kind: 'read', value };
}

/** Reads the value stored under a name. */
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

/** Stores a value; returns false when the device refuses. */
export function writeStoredText<T>(storage: Storage | null, key: string, shape: Shape<T>, value: T): boolean {
  try {
    storage?.setItem(key, JSON.stringify(shape.print(value)));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Calls `call` when another tab has stored something else under the name, until the returned function is called. */
export function onStoredElsewhere(key: string, call: () => void): () => void {
  // Only a page in a window has other tabs beside it.
  if (typeof window === 'undefined') return () => {};
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) call();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Returns a name that is free, so that what was moved aside before also stays. */
function asideOf(storage: Storage, key: string): string {
  for (let count = 1; ; count += 1) {
    const name = `${key}.damaged${count === 1 ? '' : `.${count}`}`;
    if (storage.getItem(name) === null) return name;
  }
}
