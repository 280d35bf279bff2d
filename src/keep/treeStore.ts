/**
 * The reader's own trees, a record each, in the browser's database. Where that is refused (private mode,
 * a sandboxed frame) or fails, they last as long as the page, and that is said.
 *
 * A record is written only over the revision it was made from: where another tab has been faster, or a
 * newer version of the page has written it, it becomes a copy, so that nothing is ever lost.
 */
import { type IDBPDatabase, openDB } from 'idb';
import { type KeptTree, readKept } from './keptTree.ts';

export interface Kept {
  /** the one edited last comes first */
  readonly trees: readonly KeptTree[];
  /** records that could not be read and were moved aside */
  readonly damaged: number;
  /** records of a newer version, which are left alone */
  readonly newer: number;
}

export type Stored =
  | { readonly ok: true; readonly id: string; readonly revision: number; readonly isCopy: boolean }
  | { readonly ok: false };

export interface TreeStore {
  /** whether trees outlast the page */
  readonly isLasting: boolean;
  list(): Promise<Kept>;
  get(id: string): Promise<KeptTree | null>;
  /** Writes over `tree.revision`, or, where that is not what is there, a copy under `copyId`. */
  put(tree: KeptTree, copyId: string, copyTitle: string): Promise<Stored>;
  remove(id: string): Promise<boolean>;
}

const DATABASE = 'plyscope';
const TREES = 'trees';
const DAMAGED = 'damaged';

/** Opens the store; never fails. */
export async function openTreeStore(name = DATABASE): Promise<TreeStore> {
  try {
    const database = await openDB(name, 1, {
      upgrade(created) {
        created.createObjectStore(TREES, { keyPath: 'id' });
        created.createObjectStore(DAMAGED, { autoIncrement: true });
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return databaseStore(database);
  } catch {
    return memoryStore();
  }
}

function databaseStore(database: IDBPDatabase): TreeStore {
  return {
    isLasting: true,
    async list() {
      const transaction = database.transaction([TREES, DAMAGED], 'readwrite');
      const trees: KeptTree[] = [];
      let [damaged, newer] = [0, 0];
      for (
        let at = await transaction.objectStore(TREES).openCursor();
        at !== null;
        at = await at.continue()
      ) {
        const read = readKept(at.value);
        if (read === 'newer') newer += 1;
        else if (read !== null) trees.push(read);
        else {
          damaged += 1;
          await transaction.objectStore(DAMAGED).add(at.value);
          await at.delete();
        }
      }
      await transaction.done;
      return { trees: inOrder(trees), damaged, newer };
    },
    async get(id) {
      const read = readKept(await database.get(TREES, id));
      return read === 'newer' ? null : read;
    },
    async put(tree, copyId, copyTitle) {
      try {
        const transaction = database.transaction(TREES, 'readwrite');
        const there: unknown = await transaction.store.get(tree.id);
        const [record, stored] = written(tree, there, copyId, copyTitle);
        await transaction.store.put(record);
        await transaction.done;
        return stored;
      } catch {
        return { ok: false };
      }
    },
    async remove(id) {
      try {
        await database.delete(TREES, id);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** As long as the page. */
export function memoryStore(): TreeStore {
  const trees = new Map<string, KeptTree>();
  return {
    isLasting: false,
    list: () => Promise.resolve({ trees: inOrder([...trees.values()]), damaged: 0, newer: 0 }),
    get: (id) => Promise.resolve(trees.get(id) ?? null),
    put(tree, copyId, copyTitle) {
      const [record, stored] = written(tree, trees.get(tree.id), copyId, copyTitle);
      trees.set(record.id, record);
      return Promise.resolve(stored);
    },
    remove(id) {
      trees.delete(id);
      return Promise.resolve(true);
    },
  };
}

/** What to write where `there` is what stands under the tree's id. */
function written(
  tree: KeptTree,
  there: unknown,
  copyId: string,
  copyTitle: string,
): readonly [KeptTree, Stored & { readonly ok: true }] {
  const before = there === undefined ? undefined : readKept(there);
  const isOurs =
    before === undefined || (before !== null && before !== 'newer' && before.revision === tree.revision);
  const [id, title, revision] = isOurs ? [tree.id, tree.title, tree.revision + 1] : [copyId, copyTitle, 1];
  return [
    { ...tree, id, title, revision },
    { ok: true, id, revision, isCopy: !isOurs },
  ];
}

function inOrder(trees: readonly KeptTree[]): KeptTree[] {
  return trees.toSorted((a, b) => b.edited - a.edited);
}
