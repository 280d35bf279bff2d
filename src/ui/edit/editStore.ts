/** What the hands are at while a tree is edited: a value being typed on the tree, a node picked up. */
import { createStore } from 'zustand/vanilla';

export interface EditState {
  /** the text of a value being typed at a node of the tree; null while none is */
  readonly typing: { readonly key: string; readonly text: string } | null;
  /** the key of the node that is to be moved; null for none */
  readonly pickedUp: string | null;
}

export const editStore = createStore<EditState>(() => ({ typing: null, pickedUp: null }));
