/** The list of kept trees as it was read last; null before it has been. */
import { createStore } from 'zustand/vanilla';
import type { Kept } from '../../keep/treeStore.ts';
import { treeStore } from '../../session/keeping.ts';

export const keptStore = createStore<{ readonly kept: Kept | null }>(() => ({ kept: null }));

/** Reads the list again. */
export async function refreshKept(): Promise<void> {
  keptStore.setState({ kept: await readKept() });
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
