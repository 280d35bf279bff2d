/**
 * Facts about null windows: what a node is asked by its parent, and what is known about it in the parent's
 * numbers.
 */

import type { BoundsRun, GameTree, SearchWindow, ValueRange } from '../core/index.ts';
import type { ResearchEvent } from '../core/run/event.ts';
import { type Worth, type WorthWindow, windowWorth } from '../core/run/worth.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import type { Known } from './estimates.ts';

/**
 * The question that a null window asks: whether a node's value is better than `than` for the player `side`,
 * in the numbers of the parent that asks.
 */
export interface Question {
  readonly side: 'max' | 'min';
  readonly than: Worth;
}

/** Returns the question that a node is asked; null for a node that is searched with its parent's window. */
export function questionAt(run: BoundsRun, node: NodeId, step: number): Question | null {
  const tree = run.treeAt(step);
  const parent = tree.parent(node);
  if (parent === NO_NODE) return null;
  const side = bySide(tree.kindName(parent), 'max', 'min');
  const held = run.windowAt(parent, step - 1);
  const { alpha, beta } = windowAsAt(tree, parent, node, run.entryWindowAt(node, step));
  if (held.beta === beta && held.alpha === alpha) return null;
  // The parent asks whether the child is better than the value the parent holds, which is one end of the
  // parent's own window.
  const own = windowWorth(run, parent, step - 1);
  return held.beta === beta
    ? { side, than: { ...own.beta, value: beta } }
    : { side, than: { ...own.alpha, value: alpha } };
}

/** Converts the window of one node to the numbers of another, which may have the opposite sign. */
function windowAsAt(
  tree: GameTree,
  other: NodeId,
  node: NodeId,
  { alpha, beta }: SearchWindow,
): SearchWindow {
  const ends = [tree.inNumbersOf(other, node, alpha), tree.inNumbersOf(other, node, beta)] as const;
  return { alpha: Math.min(...ends), beta: Math.max(...ends) };
}

/** Returns the window of a re-search in the child's numbers; it is the window that the parent holds. */
export function windowOfResearch(run: BoundsRun, { node, child, step, window }: ResearchEvent): WorthWindow {
  const held = windowWorth(run, node, step);
  const isFlipped = run.tree.changesSign(child, node);
  return {
    alpha: { ...(isFlipped ? held.beta : held.alpha), value: window.alpha },
    beta: { ...(isFlipped ? held.alpha : held.beta), value: window.beta },
  };
}

/** Converts what is known about one node to the numbers of another, which may have the opposite sign. */
export function knownAsAt(tree: GameTree, other: NodeId, node: NodeId, { range, proved }: Known): Known {
  const there = ({ low, high }: ValueRange) => {
    const { alpha, beta } = windowAsAt(tree, other, node, { alpha: low, beta: high });
    return { low: alpha, high: beta };
  };
  return { range: there(range), proved: there(proved) };
}
