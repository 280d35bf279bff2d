/** What a node is asked that is entered only to be asked something, and what is known of it to who asks. */
import type { ValueRange } from '../core/run/range.ts';
import type { Trace } from '../core/run/trace.ts';
import type { SearchWindow } from '../core/search/searchWindow.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import type { Known } from './estimates.ts';

/** Whether a node is better than that for who asks, in the numbers of who asks. */
export interface Question {
  readonly side: 'max' | 'min';
  readonly than: number;
}

/** Null for a node that is searched with the window of its parent. */
export function questionAt(trace: Trace, node: NodeId, step: number): Question | null {
  const tree = trace.treeAt(step);
  const parent = tree.parent(node);
  if (parent === NO_NODE) return null;
  const side = bySide(tree.kindName(parent), 'max', 'min');
  const held = trace.windowAt(parent, step - 1);
  const { alpha, beta } = windowAsAt(tree, parent, node, trace.entryWindowAt(node, step));
  if (held.beta !== beta) return { side, than: alpha };
  return held.alpha === alpha ? null : { side, than: beta };
}

/** The window of a node as it is written at the other one. */
function windowAsAt(
  tree: GameTree,
  other: NodeId,
  node: NodeId,
  { alpha, beta }: SearchWindow,
): SearchWindow {
  const ends = [tree.asAt(other, node, alpha), tree.asAt(other, node, beta)] as const;
  return { alpha: Math.min(...ends), beta: Math.max(...ends) };
}

/** What is known of a node as it is written at the other one. */
export function knownAsAt(tree: GameTree, other: NodeId, node: NodeId, { range, proved }: Known): Known {
  const there = ({ low, high }: ValueRange) => {
    const { alpha, beta } = windowAsAt(tree, other, node, { alpha: low, beta: high });
    return { low: alpha, high: beta };
  };
  return { range: there(range), proved: there(proved) };
}
