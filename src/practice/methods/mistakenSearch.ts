/**
 * Alpha-beta with a student's misunderstanding: the textbook recursion with one mistake. Without a mistake it
 * gives the same events as the search of core/search/alphaBeta.ts or, when windows pass through chance nodes,
 * of core/search/star1.ts, which a test checks.
 */

import type { SearchObserver, SearchRules, SearchSpace, WindowWay } from '../../core/index.ts';
import {
  BEHAVIOURS,
  type MistakeName,
  mayStop as mayStopRightly,
  type Pair,
} from '../../core/program/behaviours.ts';
import { BoundedExpectation } from '../../core/search/boundedExpectation.ts';
import { evaluateLeaf } from '../../core/search/evaluateLeaf.ts';
import { addOutcome, Expectation, Fractions } from '../../core/search/expectation.ts';
import { maxMayStop } from '../../core/search/rules.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/search/searchWindow.ts';
import { withStandPat } from '../../core/search/standPat.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide, CHANCE, LEAF, MAX, MIN, PLAYER } from '../../core/tree/nodeKind.ts';

export const MISTAKES = [
  'none',
  'alpha-zero',
  'no-inheritance',
  'open-root',
  'global',
  'global-late',
  'keeps-child',
  'swapped',
  'through-chance',
  'estimate',
] as const;
export type Mistake = (typeof MISTAKES)[number];

/** The mistakes that programs make as well; one function serves both. */
const IN_PROGRAMS: Partial<Record<Mistake, MistakeName>> = {
  'alpha-zero': 'zero-window',
  'no-inheritance': 'bounds-never-move',
  'open-root': 'fresh-root-windows',
  global: 'global-bounds',
  swapped: 'tests-swapped',
};

/** The settings of the faulty search in addition to its rules. */
interface Searched {
  /**
   * whether windows start afresh below chance nodes, or pass through chance nodes by using the leaf bounds
   */
  readonly windows: WindowWay;
  /** returns the static value of a node; NaN when the node has none */
  readonly estimateOf: (node: NodeId) => number;
  /** the window at the root, before it is narrowed by declared leaf bounds */
  readonly root: SearchWindow;
}

/** A window that differs from every other one. */
const NO_WINDOW: Pair = [Number.NaN, Number.NaN];

const PLAIN: Searched = { windows: 'fresh', estimateOf: () => Number.NaN, root: FULL_WINDOW };

/** Returns a search that makes the mistake wherever it can be made. It is fail-soft, as on paper. */
export function mistakenSearch(mistake: Mistake, of = PLAIN) {
  return (space: SearchSpace, rules: SearchRules, listener: SearchObserver): number => {
    const [tree, observer] = withStandPat(space, listener);
    return search(tree, rules, mistake, of, observer);
  };
}

function search(
  tree: SearchSpace,
  rules: SearchRules,
  mistake: Mistake,
  { windows, estimateOf, root }: Searched,
  observer: SearchObserver,
): number {
  const passesChance = windows === 'through';
  /** the bounds on a value about which nothing is known yet */
  const nothing: Pair = passesChance || rules.begin === 'leaves' ? tree.leafBounds : [-Infinity, Infinity];
  const [least, most] = nothing;
  /** the one (α, β) of a faulty search in which all calls change the same variables */
  const shared = { alpha: Math.max(root.alpha, least), beta: Math.min(root.beta, most) };
  const inPrograms = IN_PROGRAMS[mistake];
  const behaviour = inPrograms === undefined ? {} : BEHAVIOURS[inPrograms];
  const isShared = behaviour.isShared === true || mistake === 'global-late';
  /** the (α, β) that the most recently finished call had when it returned */
  let left = nothing;
  const parentOnly = rules.bounds === 'parent';
  const fractions = new Fractions();
  const own: Pair = [shared.alpha, shared.beta];
  return value(ROOT, ...(behaviour.root?.(own) ?? own));

  function value(node: NodeId, givenAlpha: number, givenBeta: number): number {
    const { alpha, beta } = isShared ? shared : { alpha: givenAlpha, beta: givenBeta };
    switch (tree.kind(node)) {
      case PLAYER:
        throw new Error(`no method is for node ${node}`);
      case LEAF:
        left = nothing;
        return evaluateLeaf(tree, node, observer);
      case MAX:
      case MIN:
        return decide(node, alpha, beta);
      case CHANCE: {
        const expected = expectedValue(node, alpha, beta);
        left = nothing;
        return expected;
      }
    }
  }

  function decide(node: NodeId, entryAlpha: number, entryBeta: number): number {
    const maximising = bySide(tree.kind(node), true, false);
    const better = maximising ? Math.max : Math.min;
    const successors = tree.moveCount(node);
    const estimate = node === ROOT ? Number.NaN : estimateOf(node);
    if (mistake === 'estimate' && mayStop(maximising, estimate, [entryAlpha, entryBeta], nothing)) {
      observer.horizon(node, estimate);
      left = nothing;
      return estimate;
    }
    observer.enter(node, entryAlpha, entryBeta);
    let [alpha, beta] = [entryAlpha, entryBeta];
    let v = maximising ? -Infinity : Infinity;
    for (let i = 0; i < successors; i += 1) {
      const child = tree.child(node, i);
      v = better(v, value(child, ...windowFor(node, v, alpha, beta)));
      if (isShared) [alpha, beta] = [shared.alpha, shared.beta];
      const own: Pair = maximising ? [Math.max(alpha, v), beta] : [alpha, Math.min(beta, v)];
      const stop = mayStop(
        maximising,
        v,
        mistake === 'keeps-child' ? [entryAlpha, entryBeta] : [alpha, beta],
        own,
      );
      if (!stop || mistake === 'global-late') [alpha, beta] = own;
      if (isShared) [shared.alpha, shared.beta] = [alpha, beta];
      if (mistake === 'keeps-child' && !stop) {
        [alpha, beta] = [Math.max(alpha, left[0]), Math.min(beta, left[1])];
      }
      observer.update(node, child, v, alpha, beta);
      if (stop) {
        if (i + 1 < successors) observer.cutoff(node);
        break;
      }
    }
    observer.exit(node, v);
    left = [alpha, beta];
    return v;
  }

  /** Returns the window with which a child of the node is called. */
  function windowFor(node: NodeId, v: number, alpha: number, beta: number): Pair {
    const isMax = bySide(tree.kind(node), true, false);
    if (handsNothing(node, isMax)) return nothing;
    if (parentOnly) return isMax ? [v, Infinity] : [-Infinity, v];
    return behaviour.handed?.([alpha, beta], { isMax, isRoot: node === ROOT }, nothing) ?? [alpha, beta];
  }

  /** Whether the mistake is that the children of this node are called with the full window, whatever its own window is. */
  function handsNothing(node: NodeId, isMax: boolean): boolean {
    const handed = behaviour.handed?.(NO_WINDOW, { isMax, isRoot: node === ROOT }, nothing);
    return handed !== undefined && handed[0] === least && handed[1] === most;
  }

  /**
   * Whether the node may stop. `own` is the window with the node's value v included; a faulty search that
   * tests late uses both of its bounds, whichever player changed them.
   */
  function mayStop(maximising: boolean, v: number, [alpha, beta]: Pair, own: Pair): boolean {
    if (mistake === 'global-late') return maxMayStop(...own, rules.cutoff);
    const at = { isMax: maximising, isRoot: false };
    return (
      behaviour.stops?.(v, [alpha, beta], at, rules.cutoff) ??
      mayStopRightly(v, [alpha, beta], maximising, rules.cutoff)
    );
  }

  function expectedValue(node: NodeId, alpha: number, beta: number): number {
    if (passesChance && mistake !== 'through-chance') return boundedValue(node, alpha, beta);
    observer.enter(node, alpha, beta);
    const outcomes = tree.moveCount(node);
    const [low, high] = mistake === 'through-chance' ? [alpha, beta] : nothing;
    const sum = new Expectation(tree.denominator(node), fractions);
    for (let i = 0; i < outcomes; i += 1) {
      const child = tree.child(node, i);
      addOutcome(sum, tree.weight(child), value(child, low, high), node);
      observer.update(node, child, sum.value, alpha, beta);
    }
    const v = sum.total();
    observer.exit(node, v);
    return v;
  }

  /**
   * Computes an expectation by Star1: each outcome is searched with the window in which its value can still
   * matter, and the node is cut when the outcomes not yet searched cannot change the decision.
   */
  function boundedValue(node: NodeId, alpha: number, beta: number): number {
    const { cutoff } = rules;
    observer.enter(node, alpha, beta);
    const outcomes = tree.moveCount(node);
    const weights = Array.from({ length: outcomes }, (_, i) => tree.outcomeWeight(node, i));
    const expected = new BoundedExpectation(tree.denominator(node), fractions, nothing, weights);
    for (const [i, weight] of weights.entries()) {
      const child = tree.child(node, i);
      expected.next(weight);
      const window = handsNothing(node, false) ? nothing : expected.window(weight, alpha, beta, cutoff);
      addOutcome(expected.sum, weight, value(child, ...window), node);
      observer.update(node, child, expected.sum.value, alpha, beta);
      if (i + 1 === outcomes) break;
      const isLow = expected.isLow(alpha, cutoff);
      if (!isLow && !expected.isHigh(beta, cutoff)) continue;
      observer.cutoff(node);
      const bound = expected.bound(isLow ? 'most' : 'least');
      observer.exit(node, bound);
      return bound;
    }
    const v = expected.sum.total();
    observer.exit(node, v);
    return v;
  }
}
