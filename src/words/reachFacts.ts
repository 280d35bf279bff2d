/**
 * Facts about where a node lies relative to the depth limit of the pass, for sentences that say why it is
 * judged or searched on.
 */

import type { AnyRun, NodeId, Pass } from '../core/index.ts';

export interface AtLimit {
  /** what determines the limit: the depth of the pass, or a check below some node to a number of plies */
  readonly of:
    | { readonly kind: 'depth'; readonly depth: number }
    | { readonly kind: 'check'; readonly node: NodeId; readonly plies: number };
  /** the number of plies by which the node lies below the limit */
  readonly beyond: number;
  /** whether the search applies static values to quiet positions only */
  readonly asksForQuiet: boolean;
  readonly isQuiet: boolean;
  /** the noisy game moves at the node, by their names or else by those of the nodes they lead to */
  readonly noisyMoves: readonly string[];
}

/**
 * Returns where a node lies relative to the limit of its pass; null for a node above the limit, and when the
 * pass has no limit.
 */
export function atLimit(run: AnyRun, node: NodeId, step: number): AtLimit | null {
  const { tree, limits } = run;
  const pass = run.passAt(step);
  // A leaf of the full tree has nothing below it, so the depth limit has no effect there.
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

/**
 * Returns the deepest of the limits that hold at a node: the depth of the pass, or a check below one of the
 * node's ancestors. Null when the pass has no limit.
 */
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

/**
 * Returns the game move that the search had chosen before its line of play was checked; null when it had
 * chosen none.
 */
export function moveBeforeChecks(run: AnyRun): NodeId | null {
  const unchecked = run.passes.findLast(({ purpose, result }) => purpose !== 'check' && result.ok);
  return unchecked === undefined ? null : run.bestMoveAt(unchecked.to);
}
