/** Facts about null windows: what a node is asked, and what is known about it in the numbers of the asker. */

import type { BoundsRun } from '../core/run/boundsRun.ts';
import type { ResearchEvent } from '../core/run/event.ts';
import type { ValueRange } from '../core/run/range.ts';
import { type Worth, type WorthWindow, windowWorth } from '../core/run/worth.ts';
import type { SearchWindow } from '../core/search/searchWindow.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import type { Known } from './estimates.ts';

/** Whether a node is better than this for the asker, in the asker's numbers. */
export interface Question {
  readonly side: 'max' | 'min';
  readonly than: Worth;
}

/** Null for a node that is searched with the window of its parent. */
export function questionAt(run: BoundsRun, node: NodeId, step: number): Question | null {
  const tree = run.treeAt(step);
  const parent = tree.parent(node);
  if (parent === NO_NODE) return null;
  const side = bySide(tree.kindName(parent), 'max', 'min');
  const held = run.windowAt(parent, step - 1);
  const { alpha, beta } = windowAsAt(tree, parent, node, run.entryWindowAt(node, step));
  if (held.beta === beta && held.alpha === alpha) return null;
  // The question is whether the node is better than what the parent has, which is one end of the parent's own window.
  const own = windowWorth(run, parent, step - 1);
  return held.beta === beta
    ? { side, than: { ...own.beta, value: beta } }
    : { side, than: { ...own.alpha, value: alpha } };
}

/** Returns the window of one node in the numbers of another. */
function windowAsAt(
  tree: GameTree,
  other: NodeId,
  node: NodeId,
  { alpha, beta }: SearchWindow,
): SearchWindow {
  const ends = [tree.inNumbersOf(other, node, alpha), tree.inNumbersOf(other, node, beta)] as const;
  return { alpha: Math.min(...ends), beta: Math.max(...ends) };
}

/** Returns the window of a re-search, in the child's numbers: it is the one that its parent holds. */
export function windowOfResearch(run: BoundsRun, { node, child, step, window }: ResearchEvent): WorthWindow {
  const held = windowWorth(run, node, step);
  const isFlipped = run.tree.changesSign(child, node);
  return {
    alpha: { ...(isFlipped ? held.beta : held.alpha), value: window.alpha },
    beta: { ...(isFlipped ? held.alpha : held.beta), value: window.beta },
  };
}

/** Returns what is known about one node in the numbers of another. */
export function knownAsAt(tree: GameTree, other: NodeId, node: NodeId, { range, proved }: Known): Known {
  const there = ({ low, high }: ValueRange) => {
    const { alpha, beta } = windowAsAt(tree, other, node, { alpha: low, beta: high });
    return { low: alpha, high: beta };
  };
  return { range: there(range), proved: there(proved) };
}
