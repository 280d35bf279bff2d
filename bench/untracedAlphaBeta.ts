/**
 * Alpha-beta written out by hand, without an observer or a choice of rules: what the one in src is
 * measured against. Fail-soft, cuts on equality, straight over the tree's arrays.
 */
import type { GameTree } from '../src/core/tree/gameTree.ts';
import { ROOT } from '../src/core/tree/nodeId.ts';
import { LEAF, MAX } from '../src/core/tree/nodeKind.ts';

export function untracedAlphaBeta(tree: GameTree): number {
  const { kind, childStart, childList, value } = tree.columns;
  return kind[ROOT] === MAX ? maxValue(ROOT, -Infinity, Infinity) : minValue(ROOT, -Infinity, Infinity);

  function maxValue(node: number, entryAlpha: number, beta: number): number {
    if (kind[node] === LEAF) return value[node] as number;
    let alpha = entryAlpha;
    let v = -Infinity;
    const end = childStart[node + 1] as number;
    for (let i = childStart[node] as number; i < end; i += 1) {
      v = Math.max(v, minValue(childList[i] as number, alpha, beta));
      if (v >= beta) return v;
      alpha = Math.max(alpha, v);
    }
    return v;
  }

  function minValue(node: number, alpha: number, entryBeta: number): number {
    if (kind[node] === LEAF) return value[node] as number;
    let beta = entryBeta;
    let v = Infinity;
    const end = childStart[node + 1] as number;
    for (let i = childStart[node] as number; i < end; i += 1) {
      v = Math.min(v, maxValue(childList[i] as number, alpha, beta));
      if (v <= alpha) return v;
      beta = Math.min(beta, v);
    }
    return v;
  }
}
