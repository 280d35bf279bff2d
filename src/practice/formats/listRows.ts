/** The rows of questions about OPEN and CLOSED: after which passes both lists are asked for, and how a set says so. */
import { list } from '../../notation/codec.ts';
import { whole } from '../../notation/numberShapes.ts';
import { mapped } from '../../notation/shapes.ts';

export const LIST_NAMES = ['open', 'closed'] as const;

/** A row of the answer: the pass after which both lists are asked for, and its number in its loop. */
export interface ListRow {
  readonly after: number;
  readonly loop: 1 | 2;
  readonly inLoop: number;
}

/** The greatest number of rows, and of nodes of a tree of which lists are written by hand. */
export const MOST_ROWS = 8;
export const LARGEST = 60;
/** The greatest number of nodes in a list that is handed in. */
export const MOST_NODES = 2 * LARGEST;
/** The greatest number of passes through both loops. */
export const MOST_PASSES = 2 * LARGEST;

/** Schema of the passes after which lists are asked for: at most eight, each later than the one before. */
export const AFTER = mapped(
  list(whole(1, MOST_PASSES), 1, MOST_ROWS, { once: { field: '', of: (pass) => pass } }),
  (after): readonly number[] => after.toSorted((a, b) => a - b),
  (after) => [...after],
);
