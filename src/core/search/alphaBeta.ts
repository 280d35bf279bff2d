/**
 * Alpha-beta search. α is the best value that MAX is sure of on the path so far, β the best that MIN is sure of.
 * Source: Russell and Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., figure 5.7 (fail-soft); Knuth and
 * Moore 1975 for the cut on equality. The running bound is the form "α ← max(α, …); if β ≤ α: break; return α" that
 * students meet in lab reports.
 *
 * Quiescence: where only noisy moves are searched, the static value that the side to move may keep is a child before
 * them (`standPat.ts`).
 *
 * A window does not pass through a chance node. Its children start from (−∞, +∞), because any one outcome can pull an
 * expectation below α or above β, and the next one can pull it back.
 *
 * Known bounds: where all leaves are declared to lie in an interval, windows may begin with it in place of (−∞, +∞). No
 * value lies outside, so a value at one of its ends is exact, and a node that holds it can be left.
 */

import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, type KindCode, LEAF, MAX, MIN } from '../tree/nodeKind.ts';
import { evaluateLeaf } from './evaluateLeaf.ts';
import { addOutcome, Expectation, Fractions } from './expectation.ts';
import { openWindow, windowWithin } from './openWindow.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchRules } from './searchSettings.ts';
import { FULL_WINDOW, type SearchWindow } from './searchWindow.ts';
import { withStandPat } from './standPat.ts';

/**
 * Returns the minimax (expectiminimax) value of the root without visiting nodes that cannot change it. When that value
 * is outside the root window, the result is a bound: an upper bound at or below α, a lower bound at or above β.
 */
export function alphaBeta(
  space: SearchSpace,
  rules: SearchRules,
  listener: SearchObserver,
  root = FULL_WINDOW,
  fractions = new Fractions(),
): number {
  const { cutoff, value, bounds } = rules;
  const [tree, observer] = withStandPat(space, listener);
  const open = openWindow(rules, space);
  return search(
    tree,
    observer,
    cutoff === 'strict',
    value === 'soft',
    value === 'running',
    bounds === 'parent',
    open,
    windowWithin(root, open),
    fractions,
  );
}

/**
 * The recursion. The rules are parameters and are compared with `true`, because V8 checks a captured constant for being
 * initialized and a bare condition for six kinds of false values, which takes a fifth of the time.
 */
function search(
  tree: SearchSpace,
  observer: SearchObserver,
  strict: boolean,
  soft: boolean,
  running: boolean,
  parentOnly: boolean,
  open: SearchWindow,
  root: SearchWindow,
  fractions: Fractions,
): number {
  return value(ROOT, root.alpha, root.beta);

  function value(node: NodeId, alpha: number, beta: number): number {
    const kind = tree.kind(node);
    if (kind === LEAF) return evaluateLeaf(tree, node, observer);
    if (kind === MAX) return maxValue(node, alpha, beta);
    return kind === MIN ? minValue(node, alpha, beta) : valueOfOther(kind, node, alpha, beta);
  }

  /**
   * Returns the value of a chance node. Throws at a node of a numbered player, which alpha-beta cannot search. The function
   * `value` leaves these rare kinds to this one, because V8 inlines `value` into the recursion only while it is short.
   */
  function valueOfOther(kind: KindCode, node: NodeId, alpha: number, beta: number): number {
    if (kind !== CHANCE) throw new Error(`alpha-beta has no rule for node ${node}`);
    return expectedValue(node, alpha, beta);
  }

  /**
   * Returns the value of a MAX node. Under the running bound the node holds and returns α itself; otherwise its own
   * best value `v`.
   */
  function maxValue(node: NodeId, entryAlpha: number, beta: number): number {
    observer.enter(node, entryAlpha, beta);
    const successors = tree.moveCount(node);
    let alpha = entryAlpha;
    let v = -Infinity;
    for (let i = 0; i < successors; i += 1) {
      const child = tree.child(node, i);
      v = Math.max(v, parentOnly === true ? value(child, v, Infinity) : value(child, alpha, beta));
      const stop = strict === true ? v > beta : v >= beta;
      if (!stop || running === true) alpha = Math.max(alpha, v);
      observer.update(node, child, running === true ? alpha : v, alpha, beta);
      if (stop) {
        if (i + 1 < successors) observer.cutoff(node);
        break;
      }
    }
    if (soft !== true) v = running === true ? alpha : clamp(v, entryAlpha, beta);
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
      v = Math.min(v, parentOnly === true ? value(child, -Infinity, v) : value(child, alpha, beta));
      const stop = strict === true ? v < alpha : v <= alpha;
      if (!stop || running === true) beta = Math.min(beta, v);
      observer.update(node, child, running === true ? beta : v, alpha, beta);
      if (stop) {
        if (i + 1 < successors) observer.cutoff(node);
        break;
      }
    }
    if (soft !== true) v = running === true ? beta : clamp(v, alpha, entryBeta);
    observer.exit(node, v);
    return v;
  }

  function expectedValue(node: NodeId, alpha: number, beta: number): number {
    observer.enter(node, alpha, beta);
    const outcomes = tree.moveCount(node);
    const sum = new Expectation(tree.denominator(node), fractions);
    for (let i = 0; i < outcomes; i += 1) {
      const child = tree.child(node, i);
      addOutcome(sum, tree.weight(child), value(child, open.alpha, open.beta), node);
      observer.update(node, child, sum.value, alpha, beta);
    }
    const v = sum.total();
    observer.exit(node, v);
    return v;
  }
}

function clamp(v: number, low: number, high: number): number {
  return Math.min(Math.max(v, low), high);
}
