/** At which node of the tree something is being typed, and with what it began. */
import { createStore } from 'zustand/vanilla';
import type { NodeId } from '../../core/tree/nodeId.ts';

export const sheetFieldStore = createStore<{
  readonly typing: { readonly node: NodeId; readonly text: string } | null;
}>(() => ({ typing: null }));
