/** What leaves that somebody leaves out could still change, if they had other values. */
import { backedUpValues } from '../../core/order/childOrder.ts';
import type { Trace } from '../../core/run/trace.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../../core/tree/treeRows.ts';
import type { Change } from './sign.ts';

/**
 * What it changes if all of the leaves have another value: the root's move, or only the root's value. Every
 * value of the tree only rises with its leaves, so that what the extremes do not change nothing does. Null
 * where nothing is changed.
 */
export function whatLeavesChange({ tree }: Trace, leaves: readonly NodeId[]): Change | null {
  const before = outcomeOf(tree);
  const tried = extremes(tree).map((value) => ({ value, ...outcomeOf(withLeaves(tree, leaves, value)) }));
  const moved = tried.find(({ move }) => move !== before.move);
  if (moved !== undefined) return { value: moved.value, move: moved.move };
  const changed = tried.find(({ found }) => found !== before.found);
  return changed === undefined ? null : { value: changed.value, move: null };
}

/** What an outcome that is hardly likely may have to be to weigh more than the others. */
const FACTORS = [1, 100, 1e9];

/** Values above and below all others, as far as the bounds of the leaves allow. */
function extremes(tree: GameTree): readonly number[] {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  const finite = values.filter(Number.isFinite);
  const [least, most] = tree.leafBounds;
  const above = Math.ceil(Math.max(...finite, 0)) + 1;
  const below = Math.floor(Math.min(...finite, 0)) - 1;
  return (tree.hasChance ? FACTORS : [1]).flatMap((factor) => [
    Math.min(most, factor * above),
    Math.max(least, factor * below),
  ]);
}

function withLeaves(tree: GameTree, leaves: readonly NodeId[], value: number): GameTree {
  const changed = new Set<number>(leaves);
  const rows = rowsOf(tree).map((row, id) => (changed.has(id) ? { ...row, value } : row));
  return treeOfRows(rows, tree.leafBounds);
}

/** What looking at everything finds: the root's value, and the first move that has it. */
function outcomeOf(tree: GameTree): { readonly found: number; readonly move: NodeId | null } {
  const values = backedUpValues(tree);
  const found = values[ROOT] as number;
  return { found, move: tree.children(ROOT).find((child) => values[child] === found) ?? null };
}
