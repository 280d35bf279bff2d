/**
 * Stores the reader's own trees, one record each, in the browser's database. A tree that the device refuses
 * is kept in memory, listed with the others, and offered to the device again.
 *
 * A record is written only over the revision it was made from. When another tab has been faster, or a newer
 * version of the page has written the record, the tree is stored as a copy, so that nothing is ever lost.
 */
import { databaseOf, inTransaction, readRecords, type StoreFault } from './database.ts';
import { readRecord } from './storedText.ts';
import { STORED_TREE, type StoredTree } from './storedTree.ts';

export interface StoredTrees {
  /** the trees in the order of their last edit, the latest first */
  readonly trees: readonly StoredTree[];
  /** the number of records that could not be read and were moved aside */
  readonly damaged: number;
  /** the number of records of a newer version, which are left alone */
  readonly newer: number;
  /**
   * the reason why the device cannot be read, so that `trees` contains only those in memory; null when it can
   * be read
   */
  readonly fault: StoreFault | null;
}

export type PutOutcome =
  | {
      readonly ok: true;
      /** the id under which the tree was to be stored */
      readonly asked: string;
      readonly id: string;
      readonly title: string;
      readonly revision: number;
      readonly isCopy: boolean;
    }
  | { readonly ok: false; readonly fault: StoreFault };

export interface TreeStore {
  /** Returns all trees, including those that the device has refused so far. */
  list(): Promise<StoredTrees>;
  /**
   * Writes a tree over the record with the revision `tree.revision` or with the text `base`. When the device
   * holds a different record, writes a copy under `copyId`. A tree that the device refuses waits in memory.
   */
  put(tree: StoredTree, copyId: string, copyTitle: string, base?: string): Promise<PutOutcome>;
  /** Offers the waiting trees to the device again, until the device refuses one. */
  putWaiting(): Promise<readonly PutOutcome[]>;
  /** Deletes a tree; returns false when the device did not do it. */
  remove(id: string): Promise<boolean>;
}

const DATABASE = 'plyscope';
const TREES = 'trees';

/** A tree that is to be written to the device, with the id and the title of a copy in case one is needed. */
interface Parcel {
  readonly tree: StoredTree;
  readonly copyId: string;
  readonly copyTitle: string;
  readonly base: string | undefined;
}

export function treeStoreOf(name = DATABASE): TreeStore {
  const database = databaseOf(name, TREES);
  /** by id of the tree: the trees that the device has refused */
  const waiting = new Map<string, Parcel>();

  const put = async (parcel: Parcel): Promise<PutOutcome> => {
    const { id } = parcel.tree;
    waiting.set(id, parcel);
    const done = await database.run((connection) =>
      inTransaction(connection, [TREES], async (transaction) => {
        const trees = transaction.objectStore(TREES);
        const record = recordOver(await trees.get(id), parcel);
        await trees.put(STORED_TREE.print(record));
        return record;
      }),
    );
    if (!done.ok) return done;
    // When a later change of the tree has been refused in the meantime, that change goes on waiting.
    if (waiting.get(id) === parcel) waiting.delete(id);
    const { title, revision } = done.value;
    return { ok: true, asked: id, id: done.value.id, title, revision, isCopy: done.value.id !== id };
  };

  return {
    put: (tree, copyId, copyTitle, base) => put({ tree, copyId, copyTitle, base }),
    async putWaiting() {
      const all: PutOutcome[] = [];
      for (const parcel of [...waiting.values()]) {
        const stored = await put(parcel);
        all.push(stored);
        if (!stored.ok) break;
      }
      return all;
    },
    async list() {
      const read = await database.run((connection) => readRecords(connection, TREES, STORED_TREE));
      const here = [...waiting.values()].map(({ tree }) => tree);
      if (!read.ok) return { trees: inOrder(here), damaged: 0, newer: 0, fault: read.fault };
      const { sound, movedAside, leftThere, newer } = read.value;
      const others = sound.filter(({ id }) => !waiting.has(id));
      return { trees: inOrder([...here, ...others]), damaged: movedAside + leftThere, newer, fault: null };
    },
    async remove(id) {
      const hasWaited = waiting.delete(id);
      const done = await database.run((connection) => connection.delete(TREES, id));
      return done.ok || hasWaited;
    },
  };
}

/** Returns the record to write when `there` is stored under the tree's id: the tree, or a copy of it. */
function recordOver(there: unknown, { tree, copyId, copyTitle, base }: Parcel): StoredTree {
  if (there === undefined) return { ...tree, revision: tree.revision + 1 };
  const before = readRecord(STORED_TREE, there);
  const isOurs =
    before.kind === 'read' && (before.value.revision === tree.revision || before.value.text === base);
  return isOurs
    ? { ...tree, revision: before.value.revision + 1 }
    : { ...tree, id: copyId, title: copyTitle, revision: 1 };
}

function inOrder(trees: readonly StoredTree[]): StoredTree[] {
  return trees.toSorted((a, b) => b.edited - a.edited);
}
