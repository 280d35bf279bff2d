/**
 * The searches once more, from their definitions: who plays one by hand knows what is right before every
 * step. It counts events as a trace does and looks at nothing of it.
 */

import type { SearchWindow } from '../../../src/core/run/window.ts';
import type { AlgorithmName } from '../../../src/core/search/algorithms.ts';
import type { SearchRules } from '../../../src/core/search/rules.ts';
import type { GameTree } from '../../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../../src/core/tree/nodeId.ts';
import { bySide } from '../../../src/core/tree/nodeKind.ts';
import { type Exact, nearest, Roundings, weighted } from '../../support/oracle/exact.ts';

export type RightAnswer =
  | { readonly kind: 'value'; readonly node: NodeId; readonly right: number }
  | { readonly kind: 'window'; readonly node: NodeId; readonly right: SearchWindow }
  | { readonly kind: 'cut'; readonly node: NodeId; readonly right: boolean }
  | { readonly kind: 'owner'; readonly node: NodeId; readonly right: NodeId };

/** A bound with who raised (lowered) it last. */
interface OwnedBound {
  readonly at: number;
  readonly owner: NodeId | null;
}

const NO_ALPHA: OwnedBound = { at: -Infinity, owner: null };
const NO_BETA: OwnedBound = { at: Infinity, owner: null };

/** What a chance node's infinities or an unknown leaf end. */
class Halt extends Error {}

/** What is right before each step, by step; steps that nothing is decided by are missing. */
export function playedByHand(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
): ReadonlyMap<number, RightAnswer> {
  const answers = new Map<number, RightAnswer>();
  const roundings = new Roundings();
  const hasWindow = algorithm === 'alpha-beta';
  let step = 0;

  const happens = (answer: RightAnswer | null = null) => {
    step += 1;
    if (answer !== null) answers.set(step, answer);
  };

  const visit = (node: NodeId, alpha: OwnedBound, beta: OwnedBound): number => {
    const kind = tree.kindName(node);
    if (kind === 'leaf') {
      if (Number.isNaN(tree.value(node))) throw new Halt();
      happens();
      return tree.value(node);
    }
    if (kind === 'chance') return expect(node);
    const asked = hasWindow && node !== ROOT;
    happens(asked ? { kind: 'window', node, right: { alpha: alpha.at, beta: beta.at } } : null);
    return decide(node, bySide(kind, 'max', 'min'), alpha, beta);
  };

  const expect = (node: NodeId): number => {
    happens();
    const children = tree.children(node);
    const weights = children.map((child) => tree.weight(child));
    const outcomes: Exact[] = [];
    for (const [index, child] of children.entries()) {
      const value = visit(child, NO_ALPHA, NO_BETA);
      outcomes.push(roundings.unrounded(value));
      const sum = weighted(weights, tree.denominator(node), outcomes);
      if (typeof sum === 'number' && Number.isNaN(sum)) throw new Halt();
      const isLast = index === children.length - 1;
      happens(isLast ? { kind: 'value', node, right: nearest(sum) } : null);
    }
    happens();
    return roundings.round(weighted(weights, tree.denominator(node), outcomes));
  };

  const decide = (node: NodeId, kind: 'max' | 'min', entryAlpha: OwnedBound, entryBeta: OwnedBound) => {
    const isMax = kind === 'max';
    const children = tree.children(node);
    const against = isMax ? entryBeta : entryAlpha;
    let [alpha, beta] = [entryAlpha, entryBeta];
    let own = isMax ? -Infinity : Infinity;
    /** what it holds: under the running bound never worse than what it was given */
    const held = () => {
      if (!hasWindow || rules.value !== 'running') return own;
      return isMax ? Math.max(entryAlpha.at, own) : Math.min(entryBeta.at, own);
    };
    const returns = () => {
      if (!hasWindow || rules.value !== 'hard') return held();
      return Math.min(Math.max(held(), entryAlpha.at), entryBeta.at);
    };
    for (const [index, child] of children.entries()) {
      const [childAlpha, childBeta] =
        rules.bounds === 'all'
          ? [alpha, beta]
          : [
              isMax && own > -Infinity ? { at: own, owner: node } : NO_ALPHA,
              !isMax && own < Infinity ? { at: own, owner: node } : NO_BETA,
            ];
      const value = visit(child, childAlpha, childBeta);
      own = isMax ? Math.max(own, value) : Math.min(own, value);
      if (isMax && own > alpha.at) alpha = { at: own, owner: node };
      if (!isMax && own < beta.at) beta = { at: own, owner: node };
      const isBeyond = isMax ? held() > against.at : held() < against.at;
      const stops = hasWindow && (isBeyond || (rules.cutoff === 'equal' && held() === against.at));
      const isSet = against.at !== (isMax ? Infinity : -Infinity);
      if (index === children.length - 1) happens({ kind: 'value', node, right: returns() });
      else happens(hasWindow && isSet ? { kind: 'cut', node, right: stops } : null);
      if (stops && index < children.length - 1) {
        happens(against.owner === null ? null : { kind: 'owner', node, right: against.owner });
        happens({ kind: 'value', node, right: returns() });
        return returns();
      }
    }
    happens();
    return returns();
  };

  try {
    visit(ROOT, NO_ALPHA, NO_BETA);
  } catch (thrown) {
    if (!(thrown instanceof Halt)) throw thrown;
    // What would have come next is no step of the run.
    step += 1;
  }
  return answers;
}
