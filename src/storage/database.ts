/**
 * A database of records, opened when it is needed, and again whenever it was lost: deleted or upgraded by
 * another tab, cleared with the site's data, or closed by the browser. Whatever fails is tried once more
 * over a new connection, and is then a value, not an exception: there is always another time to try.
 */

import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Shape } from '../notation/codec.ts';
import { readRecord } from './storedText.ts';

/** Why the device does not do what was asked. */
export type StoreFault =
  /** the browser lets the page have no database: private mode, a sandboxed frame, storage switched off */
  | 'unavailable'
  /** the database is that of a newer version of the page */
  | 'newer'
  /** there is a database, but this did not work: a full disk, a damaged file */
  | 'failed';

export type StoreOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: StoreFault };

export interface Database {
  /** Does the work; it may be done twice, so that what has failed must have changed nothing. */
  run<T>(work: (connection: IDBPDatabase) => Promise<T>): Promise<StoreOutcome<T>>;
}

/** What could not be read stands here, in every database. */
export const DAMAGED = 'damaged';

const VERSION = 1;

/** What a database of version 1 becomes whose stores were missing. A newer page begins after this. */
const MENDED_VERSION = 2;

/** The database of this name, with its records in the store of that. */
export function databaseOf(name: string, records: string): Database {
  let opening: Promise<StoreOutcome<IDBPDatabase>> | null = null;

  const open = (version?: number) =>
    openDB(name, version, {
      upgrade(created) {
        if (!created.objectStoreNames.contains(records))
          created.createObjectStore(records, { keyPath: 'id' });
        if (!created.objectStoreNames.contains(DAMAGED))
          created.createObjectStore(DAMAGED, { autoIncrement: true });
      },
      // Another tab that deletes or upgrades the database would wait for this one for ever.
      blocking(_current, _blocked, event) {
        opening = null;
        (event.target as IDBDatabase).close();
      },
      terminated() {
        opening = null;
      },
    });

  const isWhole = ({ objectStoreNames }: IDBPDatabase) =>
    objectStoreNames.contains(records) && objectStoreNames.contains(DAMAGED);

  const opened = async (): Promise<StoreOutcome<IDBPDatabase>> => {
    try {
      const found = await open();
      if (found.version <= MENDED_VERSION && isWhole(found)) return { ok: true, value: found };
      found.close();
      if (found.version > VERSION) return { ok: false, fault: 'newer' };
      return { ok: true, value: await open(MENDED_VERSION) };
    } catch {
      return { ok: false, fault: 'unavailable' };
    }
  };

  return {
    async run(work) {
      for (let hasFailed = false; ; hasFailed = true) {
        opening ??= opened();
        const mine = opening;
        const connected = await mine;
        try {
          if (connected.ok) return { ok: true, value: await work(connected.value) };
        } catch {
          // The browser does not always say that a connection is lost.
        }
        if (opening === mine) opening = null;
        if (!connected.ok) return connected;
        connected.value.close();
        if (hasFailed) return { ok: false, fault: 'failed' };
      }
    },
  };
}

/** One transaction: all that the work does, or, where any of it fails, nothing. */
export async function inTransaction<T>(
  connection: IDBPDatabase,
  stores: string[],
  work: (transaction: IDBPTransaction<unknown, string[], 'readwrite'>) => Promise<T>,
): Promise<T> {
  const transaction = connection.transaction(stores, 'readwrite');
  const working = work(transaction).catch((fault: unknown) => {
    abort(transaction);
    throw fault;
  });
  const [value] = await Promise.all([working, transaction.done]);
  return value;
}

/** A request that failed by itself has aborted its transaction already; one that could not be made has not. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over.
  }
}

interface ReadRecords<T> {
  readonly sound: readonly T[];
  /** how many were damaged, and so moved aside just now */
  readonly movedAside: number;
  /** how many are damaged and still stand where they were, since there was no room to move them */
  readonly leftThere: number;
  /** how many are of a newer version, which are left alone */
  readonly newer: number;
}

/** Everything in a store, read through a shape; what does not pass is moved aside, never deleted. */
export async function readRecords<T>(
  connection: IDBPDatabase,
  store: string,
  shape: Shape<T>,
): Promise<ReadRecords<T>> {
  const reading = connection.transaction(store);
  const [records, keys] = await Promise.all([reading.store.getAll(), reading.store.getAllKeys()]);
  const sound: T[] = [];
  const damaged: IDBValidKey[] = [];
  let newer = 0;
  for (const [index, key] of keys.entries()) {
    const record = readRecord(shape, records[index]);
    if (record.kind === 'newer') newer += 1;
    else if (record.kind === 'read') sound.push(record.value);
    else damaged.push(key);
  }
  const isAside = damaged.length === 0 || (await setAside(connection, store, damaged));
  const [movedAside, leftThere] = isAside ? [damaged.length, 0] : [0, damaged.length];
  return { sound, movedAside, leftThere, newer };
}

/** Moves what cannot be read out of the way; false where there is no room, and then it stays where it is. */
async function setAside(
  connection: IDBPDatabase,
  store: string,
  keys: readonly IDBValidKey[],
): Promise<boolean> {
  try {
    await inTransaction(connection, [store, DAMAGED], async (transaction) => {
      for (const key of keys) {
        // Another tab may have been here since.
        const record: unknown = await transaction.objectStore(store).get(key);
        if (record === undefined) continue;
        await transaction.objectStore(DAMAGED).add(record);
        await transaction.objectStore(store).delete(key);
      }
    });
    return true;
  } catch {
    return false;
  }
}
