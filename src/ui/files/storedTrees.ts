import { treeStore } from '../../session/beginAutosave.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import type { StoredTrees } from '../../storage/treeStore.ts';

/** The list of stored trees as it was read last; null before it has been read. */
export const STORED_TREES: Slice<{ readonly kept: StoredTrees | null }> = { beginning: { kept: null } };

/** Reads the list of stored trees again. */
export async function refreshStored(session: Session): Promise<void> {
  changeSlice(session, STORED_TREES, { kept: await readStored() });
}

async function readStored(): Promise<StoredTrees> {
  try {
    const store = await treeStore();
    return await store.list();
  } catch {
    // The code that reads trees has not loaded.
    return { trees: [], damaged: 0, newer: 0, fault: 'failed' };
  }
}
