import { treeStore } from '../../session/beginAutosave.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import type { StoredTrees } from '../../storage/treeStore.ts';

/** The trees stored on this device, as read last; null before they have been read. */
export const STORED_TREES: Slice<{ readonly kept: StoredTrees | null }> = { beginning: { kept: null } };

/** Reads the list of the stored trees again. */
export async function refreshStored(session: Session): Promise<void> {
  changeSlice(session, STORED_TREES, { kept: await readStored() });
}

async function readStored(): Promise<StoredTrees> {
  try {
    const store = await treeStore();
    return await store.list();
  } catch {
    // The code that reads stored trees failed to load.
    return { trees: [], damaged: 0, newer: 0, fault: 'failed' };
  }
}
