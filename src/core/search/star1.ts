/**
 * Star1: alpha-beta whose windows pass through chance nodes, using the most that the remaining outcomes could add. All
 * leaves are known to lie in [L, U]. When L or U is unknown it is infinite, and no bound on that side passes through a
 * chance node, except at the last outcome. Source: Ballard, The *-minimax search procedure for trees containing chance
 * nodes, Artificial Intelligence 21 (1983); Hauk, Buro and Schaeffer, Rediscovering *-minimax search, Computers and
 * Games (2004).
 */

import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MAX, MIN, PLAYER } from '../tree/nodeKind.ts';
import { BoundedExpectation } from './boundedExpectation.ts';
import { evaluateLeaf } from './evaluateLeaf.ts';
import { addOutcome, Fractions } from './expectation.ts';
import { windowWithin } from './openWindow.ts';
import { maxMayStop, minMayStop } from './rules.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchRules } from './searchSettings.ts';
import { FULL_WINDOW } from './searchWindow.ts';
import { withStandPat } from './standPat.ts';

/**
 * Returns the expectiminimax value of the root without visiting nodes that cannot change it; when that value is outside
 * the root window, returns a bound. It is fail-soft and uses the bounds of all ancestors. The search starts with the
 * root window intersected with the leaf bounds.
 */
export function star1(
  space: SearchSpace,
  { cutoff }: SearchRules,
  listener: SearchObserver,
  root = FULL_WINDOW,
  fractions = new Fractions(),
): number {
  const [tree, observer] = withStandPat(space, listener);
  const { leafBounds } = tree;
  const { alpha, beta } = windowWithin(root, { alpha: leafBounds[0], beta: leafBounds[1] });
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
        return expectedValue(node, alpha, beta);
      case PLAYER:
        throw new Error(`Star1 has no rule for node ${node}`);
    }
  }

  function maxValue(node: NodeId, entryAlpha: number, beta: number): number {
    observer.enter(node, entryAlpha, beta);
    const successors = tree.moveCount(node);
    let alpha = entryAlpha;
    let v = -Infinity;
    for (let i = 0; i < successors; i += 1) {
      const child = tree.child(node, i);
      v = Math.max(v, value(child, alpha, beta));
      const stop = maxMayStop(v, beta, cutoff);
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
    let beta = entryBeta;
    let v = Infinity;
    for (let i = 0; i < successors; i += 1) {
      const child = tree.child(node, i);
      v = Math.min(v, value(child, alpha, beta));
      const stop = minMayStop(v, alpha, cutoff);
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

  function expectedValue(node: NodeId, alpha: number, beta: number): number {
    observer.enter(node, alpha, beta);
    const outcomes = tree.moveCount(node);
    const weights = Array.from({ length: outcomes }, (_, i) => tree.outcomeWeight(node, i));
    const expected = new BoundedExpectation(tree.denominator(node), fractions, leafBounds, weights);
    for (const [i, weight] of weights.entries()) {
      const child = tree.child(node, i);
      expected.next(weight);
      const [outcomeAlpha, outcomeBeta] = expected.window(weight, alpha, beta, cutoff);
      addOutcome(expected.sum, weight, value(child, outcomeAlpha, outcomeBeta), node);
      observer.update(node, child, expected.sum.value, alpha, beta);
      if (i + 1 === outcomes) break;
      const isLow = expected.isLow(alpha, cutoff);
      if (isLow || expected.isHigh(beta, cutoff)) {
        observer.cutoff(node);
        const bound = expected.bound(isLow ? 'most' : 'least');
        observer.exit(node, bound);
        return bound;
      }
    }
    const v = expected.sum.total();
    observer.exit(node, v);
    return v;
  }
}
