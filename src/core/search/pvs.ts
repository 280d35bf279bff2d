/**
 * Principal variation search: alpha-beta that trusts the order of the children. The first child is searched with the
 * whole window. A later child is only asked whether it is better, with a null window, and is searched again when it is.
 * It cuts on equality and is fail-soft. Source: Marsland and Campbell 1982; Reinefeld 1983 for the form called
 * NegaScout.
 */

import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MAX, MIN, PLAYER } from '../tree/nodeKind.ts';
import { evaluateLeaf } from './evaluateLeaf.ts';
import { askedAlpha, askedBeta } from './nullWindow.ts';
import { openWindow, windowWithin } from './openWindow.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchRules } from './searchSettings.ts';
import type { SearchWindow } from './searchWindow.ts';
import { mayStandPat, withStandPat } from './standPat.ts';

/** Returns the minimax value of the root when it lies inside the window, else a bound on it. Refuses chance nodes. */
export function pvs(
  space: SearchSpace,
  rules: SearchRules,
  listener: SearchObserver,
  root: SearchWindow,
): number {
  const [tree, observer] = withStandPat(space, listener);
  const { hasWholeLeaves: isWhole } = tree;
  const { alpha, beta } = windowWithin(root, openWindow(rules, space));
  return value(ROOT, alpha, beta);

  function value(node: NodeId, alpha: number, beta: number): number {
    switch (tree.kind(node)) {
      case LEAF:
        return evaluateLeaf(tree, node, observer);
      case MAX:
        return maxValue(node, alpha, beta);
      case MIN:
        return minValue(node, alpha, beta);
      case CHANCE:
        throw new Error(`principal variation search has no rule for the chance node ${node}`);
      case PLAYER:
        throw new Error(`principal variation search has no rule for the player's node ${node}`);
    }
  }

  function maxValue(node: NodeId, entryAlpha: number, beta: number): number {
    observer.enter(node, entryAlpha, beta);
    const successors = tree.moveCount(node);
    const first = mayStandPat(tree, node) ? 1 : 0;
    let alpha = entryAlpha;
    let v = -Infinity;
    for (let i = 0; i < successors; i += 1) {
      const child = tree.child(node, i);
      const limit = i <= first ? beta : askedBeta(alpha, beta, isWhole);
      let returned = value(child, alpha, limit);
      if (limit < beta && alpha < returned && returned < beta && tree.kind(child) !== LEAF) {
        observer.research(node, child);
        returned = value(child, alpha, beta);
      }
      v = Math.max(v, returned);
      const stop = v >= beta;
      if (!stop) alpha = Math.max(alpha, v);
      observer.update(node, child, v, alpha, beta);
      if (stop) {
        if (i + 1 < successors) observer.cutoff(node);
        break;
      }
    }
    observer.exit(node, v);
    return v;
  }

  function minValue(node: NodeId, alpha: number, entryBeta: number): number {
    observer.enter(node, alpha, entryBeta);
    const successors = tree.moveCount(node);
    const first = mayStandPat(tree, node) ? 1 : 0;
    let beta = entryBeta;
    let v = Infinity;
    for (let i = 0; i < successors; i += 1) {
      const child = tree.child(node, i);
      const limit = i <= first ? alpha : askedAlpha(alpha, beta, isWhole);
      let returned = value(child, limit, beta);
      if (limit > alpha && alpha < returned && returned < beta && tree.kind(child) !== LEAF) {
        observer.research(node, child);
        returned = value(child, alpha, beta);
      }
      v = Math.min(v, returned);
      const stop = v <= alpha;
      if (!stop) beta = Math.min(beta, v);
      observer.update(node, child, v, alpha, beta);
      if (stop) {
        if (i + 1 < successors) observer.cutoff(node);
        break;
      }
    }
    observer.exit(node, v);
    return v;
  }
}
