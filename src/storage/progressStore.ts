/**
 * What was practised, a record for every attempt, in a database of its own. Records are only ever added:
 * one that is there stays as it is, so that two tabs cannot lose each other's, and the same file may be
 * imported twice. Where the browser refuses a database they last as long as the page, and that is said;
 * should there be one later, they go there.
 */
import type { IDBPDatabase } from 'idb';
import { ATTEMPT, type Attempt, inTimeOrder } from '../practice/attempt.ts';
import { DAMAGED, databaseOf, inTransaction, readRecords } from './database.ts';

export interface StoredProgress {
  /** in the order they were made */
  readonly attempts: readonly Attempt[];
  /** records that could not be read and stand aside */
  readonly damaged: number;
  /** records of a newer version, which are left alone */
  readonly newer: number;
}

export interface Imported {
  readonly added: number;
  /** those that were there already */
  readonly known: number;
}

export interface ProgressStore {
  /** whether there is, or has been, a database, so that attempts outlast the page */
  readonly isLasting: boolean;
  /** Adds the attempt, unless it is there; false where that failed. */
  append(attempt: Attempt): Promise<boolean>;
  /** Rejects where the database cannot be read. */
  list(): Promise<StoredProgress>;
  /** Adds all of those that are not there, or, where that fails, none, and says null. */
  importAll(attempts: readonly Attempt[]): Promise<Imported | null>;
  /** Deletes everything, what stands aside and what is newer as well; false where that failed. */
  clear(): Promise<boolean>;
}

const DATABASE = 'plyscope-progress';
const ATTEMPTS = 'attempts';

/** Opens the store; never fails. */
export async function openProgressStore(name = DATABASE): Promise<ProgressStore> {
  const database = databaseOf(name, ATTEMPTS);
  /** what came while there was no database */
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

  /** Does the work on the database, or, as long as there has been none, on the page; null where it failed. */
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

  const importAll = (attempts: readonly Attempt[]) =>
    run(
      (connection) => addTo(connection, attempts),
      (store) => store.importAll(attempts),
    );

  const nothing = () => Promise.resolve(true);
  await run(nothing, nothing);
  return {
    get isLasting() {
      return isLasting;
    },
    importAll,
    append: async (attempt) => (await importAll([attempt])) !== null,
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

/** Adds those that are not there; all or none. */
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

/** As long as the page. */
export function memoryStore(): ProgressStore {
  const kept = new Map<string, Attempt>();
  const importAll = (attempts: readonly Attempt[]): Promise<Imported> => {
    const before = kept.size;
    for (const attempt of attempts) if (!kept.has(attempt.id)) kept.set(attempt.id, attempt);
    const added = kept.size - before;
    return Promise.resolve({ added, known: attempts.length - added });
  };
  return {
    isLasting: false,
    importAll,
    append: (attempt) => importAll([attempt]).then(() => true),
    list: () => Promise.resolve({ attempts: inTimeOrder([...kept.values()]), damaged: 0, newer: 0 }),
    clear() {
      kept.clear();
      return Promise.resolve(true);
    },
  };
}
