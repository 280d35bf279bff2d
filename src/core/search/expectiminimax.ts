/**
 * Expectiminimax: minimax with a third kind of node, whose value is the expectation Σ P·value.
 * Source: Russell and Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., section 5.5.
 */

import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MAX, MIN, PLAYER } from '../tree/nodeKind.ts';
import { evaluateLeaf } from './evaluateLeaf.ts';
import { addOutcome, Expectation, Fractions } from './expectation.ts';
import type { SearchObserver } from './searchObserver.ts';
import { withStandPat } from './standPat.ts';

/** Returns the expectiminimax value of the root. O(b^m n^m) time for n outcomes at each chance node. */
export function expectiminimax(
  space: SearchSpace,
  listener: SearchObserver,
  fractions = new Fractions(),
): number {
  const [tree, observer] = withStandPat(space, listener);
  return value(ROOT);

  function value(node: NodeId): number {
    switch (tree.kind(node)) {
      case LEAF:
        return evaluateLeaf(tree, node, observer);
      case MAX:
        return bestOf(node, -Infinity, Math.max);
      case MIN:
        return bestOf(node, Infinity, Math.min);
      case CHANCE:
        return expectedValue(node);
      case PLAYER:
        throw new Error(`expectiminimax has no rule for node ${node}`);
    }
  }

  function bestOf(node: NodeId, worst: number, better: (a: number, b: number) => number): number {
    observer.enter(node, -Infinity, Infinity);
    let v = worst;
    for (let i = 0; i < tree.moveCount(node); i += 1) {
      const child = tree.child(node, i);
      v = better(v, value(child));
      observer.update(node, child, v, -Infinity, Infinity);
    }
    observer.exit(node, v);
    return v;
  }

  function expectedValue(node: NodeId): number {
    observer.enter(node, -Infinity, Infinity);
    const outcomes = tree.moveCount(node);
    const sum = new Expectation(tree.denominator(node), fractions);
    for (let i = 0; i < outcomes; i += 1) {
      const child = tree.child(node, i);
      addOutcome(sum, tree.weight(child), value(child), node);
      observer.update(node, child, sum.value, -Infinity, Infinity);
    }
    const v = sum.total();
    observer.exit(node, v);
    return v;
  }
}
