/** Trees as another thread gets them to search: without the texts, which no search reads. */
import { GameTree, type TreeColumns } from './gameTree.ts';

/** A tree without its texts, as plain data. */
export interface SentTree {
  readonly columns: TreeColumns;
  readonly leafBounds: readonly [number, number];
  readonly sum: number | null;
}

const NO_TEXTS: Pick<TreeColumns, 'label' | 'move' | 'key' | 'probability'> = {
  ...{ label: [], move: [], key: [], probability: [] },
};

const NO_NUMBERS = new Float64Array(0);

/** Returns what a search of the tree reads. Its columns are those of the tree; those that say nothing are empty. */
export function sentTree({ columns, leafBounds, sum, hasChance }: GameTree): SentTree {
  const weights = hasChance ? null : { weight: NO_NUMBERS, denominator: NO_NUMBERS };
  return { columns: { ...columns, ...NO_TEXTS, ...weights }, leafBounds, sum };
}

/** Returns a tree to search, which has no texts. */
export function receivedTree({ columns, leafBounds, sum }: SentTree): GameTree {
  return new GameTree(columns, leafBounds, sum);
}
