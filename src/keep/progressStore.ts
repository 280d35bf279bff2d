/**
 * What was practised, a record for every attempt, in a database of its own. Records are only ever added:
 * one that is there stays as it is, so that two tabs cannot lose each other's, and the same file may be
 * imported twice. Where the browser refuses a database they last as long as the page, and that is said.
 */
import { type IDBPDatabase, openDB } from 'idb';
import { type Attempt, inTimeOrder, readAttempt } from '../practice/attempt.ts';

export interface KeptProgress {
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
  /** whether attempts outlast the page */
  readonly isLasting: boolean;
  /** Adds the attempt, unless it is there; false where that failed. */
  append(attempt: Attempt): Promise<boolean>;
  /** Rejects where the database cannot be read. */
  list(): Promise<KeptProgress>;
  /** Adds all of those that are not there, or, where that fails, none, and says null. */
  importAll(attempts: readonly Attempt[]): Promise<Imported | null>;
  /** Deletes everything, what stands aside and what is newer as well; false where that failed. */
  clear(): Promise<boolean>;
}

const DATABASE = 'plyscope-progress';
const ATTEMPTS = 'attempts';
const DAMAGED = 'damaged';

/** Opens the store; never fails. */
export async function openProgressStore(name = DATABASE): Promise<ProgressStore> {
  try {
    const connect = connectionTo(name);
    await connect();
    return databaseStore(connect);
  } catch {
    return memoryStore();
  }
}

type Connect = () => Promise<IDBPDatabase>;

/** The database as long as it is open; opened again where another tab wanted it closed. */
function connectionTo(name: string): Connect {
  let opened: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  return async () => {
    opened ??= openDB(name, 1, {
      upgrade(created) {
        created.createObjectStore(ATTEMPTS, { keyPath: 'id' });
        created.createObjectStore(DAMAGED, { autoIncrement: true });
      },
      // Another tab that deletes or upgrades the database would wait for this one for ever.
      blocking(_current, _blocked, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}

function databaseStore(connect: Connect): ProgressStore {
  const importAll = async (attempts: readonly Attempt[]): Promise<Imported | null> => {
    try {
      return await addTo(await connect(), attempts);
    } catch {
      return null;
    }
  };
  return {
    isLasting: true,
    importAll,
    append: async (attempt) => (await importAll([attempt])) !== null,
    async list() {
      const database = await connect();
      const reading = database.transaction(ATTEMPTS);
      const [records, keys] = await Promise.all([reading.store.getAll(), reading.store.getAllKeys()]);
      const attempts: Attempt[] = [];
      const damagedKeys: IDBValidKey[] = [];
      let newer = 0;
      for (const [index, record] of records.entries()) {
        const read = readAttempt(record);
        if (read === 'newer') newer += 1;
        else if (read !== null) attempts.push(read);
        else damagedKeys.push(keys[index] as IDBValidKey);
      }
      const isAside = damagedKeys.length === 0 || (await setAside(database, damagedKeys));
      const damaged = (await database.count(DAMAGED)) + (isAside ? 0 : damagedKeys.length);
      return { attempts: inTimeOrder(attempts), damaged, newer };
    },
    async clear() {
      try {
        const database = await connect();
        const transaction = database.transaction([ATTEMPTS, DAMAGED], 'readwrite');
        await Promise.all([
          transaction.objectStore(ATTEMPTS).clear(),
          transaction.objectStore(DAMAGED).clear(),
          transaction.done,
        ]);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** One transaction: all or nothing. */
async function addTo(database: IDBPDatabase, attempts: readonly Attempt[]): Promise<Imported> {
  const transaction = database.transaction(ATTEMPTS, 'readwrite');
  const writeAll = async (): Promise<number> => {
    let added = 0;
    for (const attempt of attempts) {
      if ((await transaction.store.getKey(attempt.id)) !== undefined) continue;
      await transaction.store.add(attempt);
      added += 1;
    }
    return added;
  };
  const writing = writeAll().catch((fault: unknown) => {
    abort(transaction);
    throw fault;
  });
  const [added] = await Promise.all([writing, transaction.done]);
  return { added, known: attempts.length - added };
}

/** Moves what cannot be read out of the way; false where there is no room, and then it stays where it is. */
async function setAside(database: IDBPDatabase, keys: readonly IDBValidKey[]): Promise<boolean> {
  const transaction = database.transaction([ATTEMPTS, DAMAGED], 'readwrite');
  const moveAll = async (): Promise<void> => {
    for (const key of keys) {
      // Another tab may have been here since.
      const record: unknown = await transaction.objectStore(ATTEMPTS).get(key);
      if (record === undefined) continue;
      await transaction.objectStore(DAMAGED).add(record);
      await transaction.objectStore(ATTEMPTS).delete(key);
    }
  };
  const moving = moveAll().catch((fault: unknown) => {
    abort(transaction);
    throw fault;
  });
  try {
    await Promise.all([moving, transaction.done]);
    return true;
  } catch {
    return false;
  }
}

/** A request that failed by itself has aborted its transaction already; one that could not be made has not. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over.
  }
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
