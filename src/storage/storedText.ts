/**
 * Reads and writes texts under keys of the browser's storage: a text is read with a schema, and moved aside
 * when it is damaged.
 */
import { readValue, type Shape } from '../notation/codec.ts';
import { parseJson } from '../notation/json.ts';

/** The result of reading a stored record. */
export type StoredRecord<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'damaged' }
  /** the record was written by a newer version of the page and is left unchanged for it */
  | { readonly kind: 'newer' };

export type StoredText<T> =
  | { readonly kind: 'none' }
  /** when the record is damaged, it has been moved aside and not deleted */
  | StoredRecord<T>
  /**
   * the device refused to read, or the record is damaged and there is no room to move it aside; the record
   * must not be overwritten
   */
  | { readonly kind: 'stuck' };

/** Reads a stored record as a whole: with any fault it counts as damaged. */
export function readRecord<T>(shape: Shape<T>, record: unknown): StoredRecord<T> {
  const { value, faults } = readValue(shape, record);
  if (faults.some(({ expected }) => expected.kind === 'version')) return { kind: 'newer' };
  return value === null || faults.length > 0 ? { kind: 'damaged' } : { kind: 'read', value };
}

/** Reads the value stored under a key; a damaged record is moved aside. */
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

/** Stores a value under a key; returns false when the device refuses to. */
export function writeStoredText<T>(storage: Storage | null, key: string, shape: Shape<T>, value: T): boolean {
  try {
    storage?.setItem(key, JSON.stringify(shape.print(value)));
    return storage !== null;
  } catch {
    return false;
  }
}

/**
 * Calls `call` whenever another tab stores something under the key, until the function that is returned is
 * called.
 */
export function onStoredElsewhere(key: string, call: () => void): () => void {
  // Without a window, as in the terminal, there are no other tabs to listen to.
  if (typeof window === 'undefined') return () => {};
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) call();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/**
 * Returns an unused storage key for a damaged record, so that records that were moved aside before are not
 * overwritten.
 */
function asideOf(storage: Storage, key: string): string {
  for (let count = 1; ; count += 1) {
    const name = `${key}.damaged${count === 1 ? '' : `.${count}`}`;
    if (storage.getItem(name) === null) return name;
  }
}
