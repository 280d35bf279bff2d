/** Trees as another thread gets them to search: without the texts, which no search reads, and what follows from the rest. */
import { GameTree, type TreeColumns } from './gameTree.ts';
import { LEAF } from './nodeKind.ts';
import { groupByParent } from './treeBuilder.ts';

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
const NONE = new Int32Array(0);

/** The columns that follow from the parents and kinds; they are two thirds of a tree. */
const NO_SHAPE = {
  ...{
    childStart: NONE,
    childList: NONE,
    childIndex: NONE,
    subtreeEnd: NONE,
    depth: NONE,
    leavesBefore: NONE,
  },
} satisfies Partial<TreeColumns>;

/**
 * Returns what a search of the tree reads. Its columns are those of the tree; those that say nothing are empty.
 *
 * @param grows whether the search generates the tree anew, for which it reads the texts of the probabilities
 */
export function sentTree({ columns, leafBounds, sum, hasChance }: GameTree, grows = false): SentTree {
  const weights = hasChance ? null : { weight: NO_NUMBERS, denominator: NO_NUMBERS };
  const read = hasChance && grows ? { probability: columns.probability } : null;
  return { columns: { ...columns, ...NO_TEXTS, ...NO_SHAPE, ...weights, ...read }, leafBounds, sum };
}

/** Returns a tree to search, which has no texts. */
export function receivedTree({ columns, leafBounds, sum }: SentTree): GameTree {
  return new GameTree({ ...columns, ...shapeOf(columns) }, leafBounds, sum);
}

function shapeOf({ parent, kind }: TreeColumns) {
  const size = parent.length;
  const depth = new Int32Array(size);
  const subtreeEnd = new Int32Array(size);
  const leavesBefore = new Int32Array(size + 1);
  for (let node = 0; node < size; node += 1) {
    if (node > 0) depth[node] = (depth[parent[node] as number] as number) + 1;
    leavesBefore[node + 1] = (leavesBefore[node] as number) + (kind[node] === LEAF ? 1 : 0);
  }
  for (let node = size - 1; node >= 0; node -= 1) {
    if (subtreeEnd[node] === 0) subtreeEnd[node] = node + 1;
    const above = parent[node] as number;
    if (above >= 0) subtreeEnd[above] = Math.max(subtreeEnd[above] as number, subtreeEnd[node] as number);
  }
  return { ...groupByParent(parent), depth, subtreeEnd, leavesBefore };
}
