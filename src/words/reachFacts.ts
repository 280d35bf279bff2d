/**
 * Facts about a node's place relative to the depth limit of its pass, for sentences about judging it or continuing
 * there.
 */

import type { AnyRun } from '../core/run/anyRun.ts';
import type { Pass } from '../core/run/pass.ts';
import type { NodeId } from '../core/tree/nodeId.ts';

export interface AtLimit {
  /** what sets the limit: the depth of the pass, or a check of some node with its number of plies */
  readonly of:
    | { readonly kind: 'depth'; readonly depth: number }
    | { readonly kind: 'check'; readonly node: NodeId; readonly plies: number };
  /** the number of plies that the node lies beyond the limit */
  readonly beyond: number;
  /** whether the search judges only quiet positions */
  readonly asksForQuiet: boolean;
  readonly isQuiet: boolean;
  /** the noisy moves at the node, by name if they have one */
  readonly noisyMoves: readonly string[];
}

/** Null for a node above the limit, and when the pass has none. */
export function atLimit(run: AnyRun, node: NodeId, step: number): AtLimit | null {
  const { tree, limits } = run;
  const pass = run.passAt(step);
  // A leaf of the full tree has nothing below it, whatever the limit.
  if (tree.isLeaf(node) && !run.grows) return null;
  const of = limitFor(run, pass, node);
  if (of === null) return null;
  const depth = of.kind === 'depth' ? of.depth : tree.depth(of.node) + of.plies;
  const beyond = tree.depth(node) - depth;
  if (beyond < 0) return null;
  const noisy = tree.children(node).filter((child) => tree.isNoisy(child));
  return {
    of,
    beyond,
    asksForQuiet: limits.quiet !== 'none',
    isQuiet: tree.isQuiet(node),
    noisyMoves: noisy.map((child) => tree.move(child)).filter((move) => move !== ''),
  };
}

/** The farthest of the limits in force at a node: the depth of the pass, or a check above it. */
function limitFor({ tree }: AnyRun, { depth, checks }: Pass, node: NodeId): AtLimit['of'] | null {
  if (depth === null) return null;
  let farthest: AtLimit['of'] = { kind: 'depth', depth };
  let reach = depth;
  for (const check of checks) {
    const checked = tree.depth(check.node) + check.plies;
    if (!tree.isWithin(node, check.node) || checked <= reach) continue;
    farthest = { kind: 'check', ...check };
    reach = checked;
  }
  return farthest;
}

/** Returns the move that the search chose before its line was checked; null when it chose none. */
export function moveBeforeChecks(run: AnyRun): NodeId | null {
  const unchecked = run.passes.findLast(({ purpose, result }) => purpose !== 'check' && result.ok);
  return unchecked === undefined ? null : run.bestMoveAt(unchecked.to);
}
