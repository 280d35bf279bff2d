/**
 * Alpha-beta written out by hand, without an observer or a choice of rules: what the one in src/ is
 * measured against. Fail-soft, cuts on equality, any order of MAX and MIN nodes.
 */
import type { GameTree } from '../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../src/core/tree/nodeId.ts';
import { LEAF, MAX } from '../src/core/tree/nodeKind.ts';

/** Asks the tree as every search does. */
export function untracedAlphaBeta(tree: GameTree): number {
  return value(ROOT, -Infinity, Infinity);

  function value(node: NodeId, alpha: number, beta: number): number {
    const kind = tree.kind(node);
    if (kind === LEAF) return tree.value(node);
    return kind === MAX ? maxValue(node, alpha, beta) : minValue(node, alpha, beta);
  }

  function maxValue(node: NodeId, entryAlpha: number, beta: number): number {
    const successors = tree.childCount(node);
    let alpha = entryAlpha;
    let v = -Infinity;
    for (let i = 0; i < successors; i += 1) {
      v = Math.max(v, value(tree.child(node, i), alpha, beta));
      if (v >= beta) return v;
      alpha = Math.max(alpha, v);
    }
    return v;
  }

  function minValue(node: NodeId, alpha: number, entryBeta: number): number {
    const successors = tree.childCount(node);
    let beta = entryBeta;
    let v = Infinity;
    for (let i = 0; i < successors; i += 1) {
      v = Math.min(v, value(tree.child(node, i), alpha, beta));
      if (v <= alpha) return v;
      beta = Math.min(beta, v);
    }
    return v;
  }
}

/** The same straight over the tree's arrays: what asking the tree through its methods costs. */
export function bareAlphaBeta({ columns }: GameTree): number {
  const { kind, childStart, childList, value: leafValue } = columns;
  return value(ROOT, -Infinity, Infinity);

  function value(node: number, alpha: number, beta: number): number {
    if (kind[node] === LEAF) return leafValue[node] as number;
    return kind[node] === MAX ? maxValue(node, alpha, beta) : minValue(node, alpha, beta);
  }

  function maxValue(node: number, entryAlpha: number, beta: number): number {
    const end = childStart[node + 1] as number;
    let alpha = entryAlpha;
    let v = -Infinity;
    for (let i = childStart[node] as number; i < end; i += 1) {
      v = Math.max(v, value(childList[i] as number, alpha, beta));
      if (v >= beta) return v;
      alpha = Math.max(alpha, v);
    }
    return v;
  }

  function minValue(node: number, alpha: number, entryBeta: number): number {
    const end = childStart[node + 1] as number;
    let beta = entryBeta;
    let v = Infinity;
    for (let i = childStart[node] as number; i < end; i += 1) {
      v = Math.min(v, value(childList[i] as number, alpha, beta));
      if (v <= alpha) return v;
      beta = Math.min(beta, v);
    }
    return v;
  }
}
