/**
 * The store of a student's records, of graded exercises and of worked models, in a database of its own. Records are only ever
 * added and never changed, so that two tabs cannot lose each other's records and a file may be imported
 * twice. When the browser refuses a database, records last as long as the page, and the page says so; if a
 * database becomes available later, they are written to it.
 */
import type { IDBPDatabase } from 'idb';
import { inTimeOrder } from '../practice/attempt.ts';
import { PRACTICE_RECORD } from '../practice/schedule/practiceRecord.ts';
import type { PracticeRecord } from '../practice/schedule/studentState.ts';
import { DAMAGED, databaseOf, inTransaction, readRecords } from './database.ts';

export interface StoredProgress {
  /** in the order in which they were made */
  readonly records: readonly PracticeRecord[];
  /** the number of records that could not be read and were moved aside */
  readonly damaged: number;
  /** the number of records of a newer version, which are left alone */
  readonly newer: number;
}

export interface Imported {
  readonly added: number;
  /** the number of records that were stored already */
  readonly known: number;
}

export interface ProgressStore {
  /** whether a database is or was available, so that records outlast the page */
  readonly isLasting: boolean;
  /** Returns all records; rejects when those in the database cannot be read. */
  list(): Promise<StoredProgress>;
  /** Adds all records that are not stored already. When that fails it adds none and returns null. */
  importAll(records: readonly PracticeRecord[]): Promise<Imported | null>;
  /**
   * Deletes all records, including records that were moved aside or are of a newer version; returns false
   * when that failed.
   */
  clear(): Promise<boolean>;
}

const DATABASE = 'plyscope-progress';
/** The name that the store has had since it held attempts only. */
const RECORDS = 'attempts';

/** Opens the store of records; this never fails. */
export async function openProgressStore(name = DATABASE): Promise<ProgressStore> {
  const database = databaseOf(name, RECORDS);
  /** the records made while there was no database */
  let page = memoryStore();
  let isLasting = false;

  const moveFromPage = async (connection: IDBPDatabase): Promise<void> => {
    const { records } = await page.list();
    if (records.length === 0) return;
    const left = page;
    page = memoryStore();
    try {
      await addTo(connection, records);
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
    importAll: (records) =>
      run(
        (connection) => addTo(connection, records),
        (store) => store.importAll(records),
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

/** Adds the records that are not stored already; when that fails, none is added. */
function addTo(connection: IDBPDatabase, records: readonly PracticeRecord[]): Promise<Imported> {
  return inTransaction(connection, [RECORDS], async (transaction) => {
    const store = transaction.objectStore(RECORDS);
    let added = 0;
    for (const record of records) {
      if ((await store.getKey(record.id)) !== undefined) continue;
      await store.add(record);
      added += 1;
    }
    return { added, known: records.length - added };
  });
}

async function readAll(connection: IDBPDatabase): Promise<StoredProgress> {
  const { sound, leftThere, newer } = await readRecords(connection, RECORDS, PRACTICE_RECORD);
  const damaged = (await connection.count(DAMAGED)) + leftThere;
  return { records: inTimeOrder(sound), damaged, newer };
}

function clearAll(connection: IDBPDatabase): Promise<boolean> {
  return inTransaction(connection, [RECORDS, DAMAGED], async (transaction) => {
    await transaction.objectStore(RECORDS).clear();
    await transaction.objectStore(DAMAGED).clear();
    return true;
  });
}

/** Returns a store of records in memory, which lasts as long as the page. */
export function memoryStore(): ProgressStore {
  const kept = new Map<string, PracticeRecord>();
  return {
    isLasting: false,
    importAll(records) {
      const before = kept.size;
      for (const record of records) if (!kept.has(record.id)) kept.set(record.id, record);
      const added = kept.size - before;
      return Promise.resolve({ added, known: records.length - added });
    },
    list: () => Promise.resolve({ records: inTimeOrder([...kept.values()]), damaged: 0, newer: 0 }),
    clear() {
      kept.clear();
      return Promise.resolve(true);
    },
  };
}
