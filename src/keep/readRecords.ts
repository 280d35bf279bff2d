/** Everything in a store, read through a shape; what does not pass is moved aside, never deleted. */
import type { IDBPDatabase } from 'idb';
import type { Shape } from '../notation/codec.ts';
import { DAMAGED, inTransaction } from './database.ts';
import { readRecord } from './keptText.ts';

export interface ReadRecords<T> {
  readonly sound: readonly T[];
  /** how many were damaged, and so moved aside just now */
  readonly movedAside: number;
  /** how many are damaged and still stand where they were, since there was no room to move them */
  readonly leftThere: number;
  /** how many are of a newer version, which are left alone */
  readonly newer: number;
}

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
