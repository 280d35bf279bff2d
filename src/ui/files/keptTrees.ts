import type { Kept } from '../../keep/treeStore.ts';
import { treeStore } from '../../session/keeping.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';

/** The list of kept trees as it was read last; null before it has been. */
export const KEPT_TREES: Slice<{ readonly kept: Kept | null }> = { beginning: { kept: null } };

/** Reads the list again. */
export async function refreshKept(session: Session): Promise<void> {
  changeSlice(session, KEPT_TREES, { kept: await readKept() });
}

async function readKept(): Promise<Kept> {
  try {
    const store = await treeStore();
    return await store.list();
  } catch {
    // What reads trees has not come.
    return { trees: [], damaged: 0, newer: 0, fault: 'failed' };
  }
}
