/** The list of kept trees as it was read last. */
import { createStore } from 'zustand/vanilla';
import type { Kept } from '../../keep/treeStore.ts';
import { treeStore } from '../../session/keeping.ts';

export const keptStore = createStore<{
  readonly kept: Kept | null;
  /** whether trees outlast the page */
  readonly isLasting: boolean;
}>(() => ({ kept: null, isLasting: true }));

/** Reads the list again. */
export async function refreshKept(): Promise<void> {
  const store = await treeStore();
  keptStore.setState({ kept: await store.list(), isLasting: store.isLasting });
}
