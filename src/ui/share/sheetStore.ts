/** What is to be printed; the sheets stand in the page from the press of the button until the printing is over. */
import { createStore } from 'zustand/vanilla';
import type { Example } from '../../library/example.ts';
import type { FiledTree } from '../../notation/treeFile.ts';

export const SHEET_PARTS = ['blank', 'key', 'both'] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** A tree on a sheet; boards are those of its example. */
export interface SheetTree extends FiledTree {
  readonly boards: Example['boards'];
}

export interface PrintJob {
  readonly trees: readonly SheetTree[];
  readonly part: SheetPart;
}

export const sheetStore = createStore<{ readonly job: PrintJob | null }>(() => ({ job: null }));
