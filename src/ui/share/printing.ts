/** What is to be printed; the sheets stand in the page from the press of the button until the printing is over. */
import type { Example } from '../../library/example.ts';
import type { FiledTree } from '../../notation/treeFile.ts';
import type { Slice } from '../../session/slice.ts';

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

export const PRINTING: Slice<{ readonly job: PrintJob | null }> = { beginning: { job: null } };
