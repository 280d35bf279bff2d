/**
 * The store of attempts at exercises, one record for each, in a database of its own. Records are only ever
 * added and never changed, so that two tabs cannot lose each other's records and a file may be imported
 * twice. When the browser refuses a database, attempts last as long as the page, and the page says so; if a
 * database becomes available later, they are written to it.
 */
import type { IDBPDatabase } from 'idb';
import { ATTEMPT, type Attempt, inTimeOrder } from '../practice/attempt.ts';
import { DAMAGED, databaseOf, inTransaction, readRecords } from './database.ts';

export interface StoredProgress {
  /** the attempts in the order in which they were made */
  readonly attempts: readonly Attempt[];
  /** the number of records that could not be read and were moved aside */
  readonly damaged: number;
  /** the number of records of a newer version, which are left alone */
  readonly newer: number;
}

export interface Imported {
  readonly added: number;
  /** the number of attempts that were stored already */
  readonly known: number;
}

export interface ProgressStore {
  /** whether a database is or was available, so that attempts outlast the page */
  readonly isLasting: boolean;
  /** Returns all attempts; rejects when those in the database cannot be read. */
  list(): Promise<StoredProgress>;
  /** Adds all attempts that are not stored already. When that fails it adds none and returns null. */
  importAll(attempts: readonly Attempt[]): Promise<Imported | null>;
  /**
   * Deletes all attempts, including records that were moved aside or are of a newer version; returns false
   * when that failed.
   */
  clear(): Promise<boolean>;
}

const DATABASE = 'plyscope-progress';
const ATTEMPTS = 'attempts';

/** Opens the store of attempts; this never fails. */
export async function openProgressStore(name = DATABASE): Promise<ProgressStore> {
  const database = databaseOf(name, ATTEMPTS);
  /** the attempts made while there was no database */
  let page = memoryStore();
  let isLasting = false;

  const moveFromPage = async (connection: IDBPDatabase): Promise<void> => {
    const { attempts } = await page.list();
    if (attempts.length === 0) return;
    const left = page;
    page = memoryStore();
    try {
      await addTo(connection, attempts);
    } catch (fault) {
      page = left;
      throw fault;
    }
  };

  /**
   * Does the work on the database or, as long as there has been none, on the store in memory; returns null
   * when the work failed.
   */
  const run = async <T>(
    work: (connection: IDBPDatabase) => Promise<T>,
    onPage: (store: ProgressStore) => Promise<T | null>,
  ): Promise<T | null> => {
    const done = await database.run(async (connection) => {
      await moveFromPage(connection);
      return work(connection);
    });
    isLasting ||= done.ok;
    if (done.ok) return done.value;
    return isLasting || done.fault === 'failed' ? null : onPage(page);
  };

  const nothing = () => Promise.resolve(true);
  await run(nothing, nothing);
  return {
    get isLasting() {
      return isLasting;
    },
    importAll: (attempts) =>
      run(
        (connection) => addTo(connection, attempts),
        (store) => store.importAll(attempts),
      ),
    async list() {
      const read = await run(readAll, (store) => store.list());
      if (read === null) throw new Error('the database of progress cannot be read');
      return read;
    },
    async clear() {
      const done = await run(clearAll, (store) => store.clear());
      return done === true;
    },
  };
}

/** Adds the attempts that are not stored already; when that fails, none is added. */
function addTo(connection: IDBPDatabase, attempts: readonly Attempt[]): Promise<Imported> {
  return inTransaction(connection, [ATTEMPTS], async (transaction) => {
    const store = transaction.objectStore(ATTEMPTS);
    let added = 0;
    for (const attempt of attempts) {
      if ((await store.getKey(attempt.id)) !== undefined) continue;
      await store.add(attempt);
      added += 1;
    }
    return { added, known: attempts.length - added };
  });
}

async function readAll(connection: IDBPDatabase): Promise<StoredProgress> {
  const { sound, leftThere, newer } = await readRecords(connection, ATTEMPTS, ATTEMPT);
  const damaged = (await connection.count(DAMAGED)) + leftThere;
  return { attempts: inTimeOrder(sound), damaged, newer };
}

function clearAll(connection: IDBPDatabase): Promise<boolean> {
  return inTransaction(connection, [ATTEMPTS, DAMAGED], async (transaction) => {
    await transaction.objectStore(ATTEMPTS).clear();
    await transaction.objectStore(DAMAGED).clear();
    return true;
  });
}

/** Returns a store of attempts in memory, which lasts as long as the page. */
export function memoryStore(): ProgressStore {
  const kept = new Map<string, Attempt>();
  return {
    isLasting: false,
    importAll(attempts) {
      const before = kept.size;
      for (const attempt of attempts) if (!kept.has(attempt.id)) kept.set(attempt.id, attempt);
      const added = kept.size - before;
      return Promise.resolve({ added, known: attempts.length - added });
    },
    list: () => Promise.resolve({ attempts: inTimeOrder([...kept.values()]), damaged: 0, newer: 0 }),
    clear() {
      kept.clear();
      return Promise.resolve(true);
    },
  };
}
