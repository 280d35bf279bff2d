/**
 * Opens a database of records in the browser when it is needed, and again whenever the connection was lost:
 * the database was deleted or upgraded by another tab, cleared with the site's data, or closed by the
 * browser. A failed operation is tried once more over a new connection. If it fails again the result is a
 * value, not an exception, because the operation can be tried again later.
 */

import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Shape } from '../notation/index.ts';
import { readRecord } from './storedText.ts';

/** The reasons why the device refuses an operation. */
export type StoreFault =
  /**
   * the browser allows the page no database, as in private mode, in a sandboxed frame or with storage
   * switched off
   */
  | 'unavailable'
  /** the database belongs to a newer version of the page */
  | 'newer'
  /** there is a database, but the operation failed, as with a full disk or a damaged file */
  | 'failed';

export type StoreOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: StoreFault };

export interface Database {
  /**
   * Does the work over a connection to the database. The work may be done twice, so a failed attempt must
   * have changed nothing.
   */
  run<T>(work: (connection: IDBPDatabase) => Promise<T>): Promise<StoreOutcome<T>>;
}

/** The name, in every database, of the store for records that could not be read. */
export const DAMAGED = 'damaged';

const VERSION = 1;

/**
 * The version that a database of version 1 gets when stores are missing in it and are added. The database of
 * a newer page has a greater version.
 */
const MENDED_VERSION = 2;

/** Returns the database with a given name; `records` is the name of the store that holds its records. */
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
      // Closes the connection, because another tab that deletes or upgrades the database would wait for it
      // for ever.
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
          // The work is tried again, because the connection may have been lost, which the browser does not
          // always report.
        }
        if (opening === mine) opening = null;
        if (!connected.ok) return connected;
        connected.value.close();
        if (hasFailed) return { ok: false, fault: 'failed' };
      }
    },
  };
}

/**
 * Runs one database transaction: all changes that `work` makes are stored or, when any of them fails, none.
 */
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

/**
 * Aborts a database transaction in which a request failed. When the request was made its failure has aborted
 * the transaction already; when it could not be made, it has not.
 */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The database transaction was aborted already.
  }
}

interface ReadRecords<T> {
  readonly sound: readonly T[];
  /** the number of damaged records that this reading moved aside */
  readonly movedAside: number;
  /** the number of damaged records that are still in place, because there was no room to move them */
  readonly leftThere: number;
  /** the number of records of a newer version, which are left alone */
  readonly newer: number;
}

/**
 * Reads all records of a store with a schema. Records that cannot be read are moved to the store `DAMAGED`
 * and never deleted.
 */
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

/**
 * Moves records that cannot be read to the store `DAMAGED`; returns false when there is no room, and then the
 * records stay in place.
 */
async function setAside(
  connection: IDBPDatabase,
  store: string,
  keys: readonly IDBValidKey[],
): Promise<boolean> {
  try {
    await inTransaction(connection, [store, DAMAGED], async (transaction) => {
      for (const key of keys) {
        // The record is read again, because another tab may have changed it in the meantime.
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
