/**
 * A database of records, opened when it is needed, and again whenever it was lost: deleted or upgraded by
 * another tab, cleared with the site's data, or closed by the browser. Whatever fails is tried once more
 * over a new connection, and is then a value, not an exception: there is always another time to try.
 */
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** Why the device does not do what was asked. */
export type StoreFault =
  /** the browser lets the page have no database: private mode, a sandboxed frame, storage switched off */
  | 'unavailable'
  /** the database is that of a newer version of the page */
  | 'newer'
  /** there is a database, but this did not work: a full disk, a damaged file */
  | 'failed';

export type Done<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: StoreFault };

export interface Database {
  /** Does the work; it may be done twice, so that what has failed must have changed nothing. */
  run<T>(work: (connection: IDBPDatabase) => Promise<T>): Promise<Done<T>>;
}

/** What could not be read stands here, in every database. */
export const DAMAGED = 'damaged';

const VERSION = 1;

/** What a database of version 1 becomes whose stores were missing. A newer page begins after this. */
const MENDED_VERSION = 2;

/** The database of this name, with its records in the store of that. */
export function databaseOf(name: string, records: string): Database {
  let opening: Promise<Done<IDBPDatabase>> | null = null;

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

  const opened = async (): Promise<Done<IDBPDatabase>> => {
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
