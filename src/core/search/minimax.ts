/**
 * Minimax: value(state) calls MAX-VALUE or MIN-VALUE, which visit every successor. Source: Russell and Norvig,
 * Artificial Intelligence: A Modern Approach, 3rd ed., figure 5.3.
 */

import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MAX, MIN, PLAYER } from '../tree/nodeKind.ts';
import { evaluateLeaf } from './evaluateLeaf.ts';
import type { SearchObserver } from './searchObserver.ts';
import { withStandPat } from './standPat.ts';

/** Returns the minimax value of the root. O(b^m) time, O(bm) space. Refuses chance nodes. */
export function minimax(space: SearchSpace, listener: SearchObserver): number {
  const [tree, observer] = withStandPat(space, listener);
  return value(ROOT);

  function value(node: NodeId): number {
    switch (tree.kind(node)) {
      case LEAF:
        return evaluateLeaf(tree, node, observer);
      case MAX:
        return maxValue(node);
      case MIN:
        return minValue(node);
      case CHANCE:
      case PLAYER:
        throw new Error(`minimax has no rule for node ${node}`);
    }
  }

  function maxValue(node: NodeId): number {
    observer.enter(node, -Infinity, Infinity);
    let v = -Infinity;
    for (let i = 0; i < tree.moveCount(node); i += 1) {
      const child = tree.child(node, i);
      v = Math.max(v, value(child));
      observer.update(node, child, v, -Infinity, Infinity);
    }
    observer.exit(node, v);
    return v;
  }

  function minValue(node: NodeId): number {
    observer.enter(node, -Infinity, Infinity);
    let v = Infinity;
    for (let i = 0; i < tree.moveCount(node); i += 1) {
      const child = tree.child(node, i);
      v = Math.min(v, value(child));
      observer.update(node, child, v, -Infinity, Infinity);
    }
    observer.exit(node, v);
    return v;
  }
}
