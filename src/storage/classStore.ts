/**
 * The class whose results are checked on this device: a record for each result and one for what is agreed, in
 * a database of its own. Results are added and removed one by one, so that two tabs do not lose each other's.
 */
import { type Of, text } from '../notation/codec.ts';
import { whole } from '../notation/numberShapes.ts';
import { nullable, versioned } from '../notation/shapes.ts';
import { type ClassTerms, GIVEN, type GivenResult, TERMS } from '../practice/class/classFile.ts';
import { databaseOf, inTransaction, readRecords } from './database.ts';

/** A result and the key under which it is stored, which is the same for equal results. */
export interface StoredResult {
  readonly id: string;
  readonly given: GivenResult;
}

export interface StoredClass {
  /** the results in the order in which they were added */
  readonly results: readonly StoredResult[];
  /** what is agreed; null when nothing was stored */
  readonly terms: ClassTerms | null;
  /** the number of records that cannot be read, which are kept aside or are of a newer version */
  readonly unread: number;
}

/** The store of a class. Every operation returns false or null when the device refuses it. */
export interface ClassStore {
  list(): Promise<StoredClass | null>;
  /** Adds results; all of them or, when that fails, none. */
  add(results: readonly StoredResult[]): Promise<boolean>;
  remove(ids: readonly string[]): Promise<boolean>;
  agree(terms: ClassTerms): Promise<boolean>;
}

const DATABASE = 'plyscope-class';
const RECORDS = 'records';

/** The id of the record of what is agreed; results have longer ones. */
const TERMS_ID = 'terms';

const RECORD = versioned(null, 1, {
  id: text(),
  /** the place of a result among those that were added, ascending */
  order: whole(0, Number.MAX_SAFE_INTEGER),
  given: nullable(GIVEN),
  terms: nullable(TERMS),
});
type Stored = Of<typeof RECORD>;

export function openClassStore(name = DATABASE): ClassStore {
  const database = databaseOf(name, RECORDS);
  return {
    async list() {
      const read = await database.run((connection) => readRecords(connection, RECORDS, RECORD));
      if (!read.ok) return null;
      const { sound, movedAside, leftThere, newer } = read.value;
      const inOrder = [...sound].sort((one, other) => one.order - other.order);
      return {
        results: inOrder.flatMap(({ id, given }) => (given === null ? [] : [{ id, given }])),
        terms: inOrder.find(({ id }) => id === TERMS_ID)?.terms ?? null,
        unread: movedAside + leftThere + newer,
      };
    },
    async add(results) {
      const done = await database.run((connection) =>
        inTransaction(connection, [RECORDS], async (transaction) => {
          const store = transaction.objectStore(RECORDS);
          const keys = new Set(await store.getAllKeys());
          let order = keys.size;
          for (const { id, given } of results) {
            order += 1;
            if (!keys.has(id)) await store.put(printed({ id, order, given, terms: null }));
          }
        }),
      );
      return done.ok;
    },
    async remove(ids) {
      const done = await database.run((connection) =>
        inTransaction(connection, [RECORDS], async (transaction) => {
          const store = transaction.objectStore(RECORDS);
          for (const id of ids) await store.delete(id);
        }),
      );
      return done.ok;
    },
    async agree(terms) {
      const done = await database.run((connection) =>
        connection.put(RECORDS, printed({ id: TERMS_ID, order: 0, given: null, terms })),
      );
      return done.ok;
    },
  };
}

function printed(record: Stored): unknown {
  return RECORD.print(record);
}
