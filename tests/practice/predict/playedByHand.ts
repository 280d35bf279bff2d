/**
 * The searches once more, from their definitions: who plays one by hand knows what is right before every
 * step. It counts events as a run does and looks at nothing of it.
 */

import type { AlgorithmName } from '../../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../../src/core/search/searchSettings.ts';
import type { SearchWindow } from '../../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../../src/core/tree/nodeId.ts';
import { bySide } from '../../../src/core/tree/nodeKind.ts';
import { type Exact, nearest, Roundings, weighted } from '../../support/oracle/exact.ts';
import { isHigh, isLow, outcomeWindow, withRest } from '../../support/oracle/outcomes.ts';
import { plainTree } from '../../support/oracle/plainTree.ts';
import { sketchOf } from '../../support/sketch.ts';

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
  chosen: SearchRules,
): ReadonlyMap<number, RightAnswer> {
  const answers = new Map<number, RightAnswer>();
  const roundings = new Roundings();
  const hasWindow = algorithm === 'alpha-beta' || algorithm === 'star1';
  const through = algorithm === 'star1' ? tree.leafBounds : null;
  const rules = through === null ? chosen : { ...DEFAULT_RULES, cutoff: chosen.cutoff };
  const plain = plainTree(sketchOf(tree)).everyNode();
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
    if (kind === 'chance') return expect(node, alpha, beta);
    const asked = hasWindow && node !== ROOT;
    happens(asked ? { kind: 'window', node, right: { alpha: alpha.at, beta: beta.at } } : null);
    return decide(node, bySide(kind, 'max', 'min'), alpha, beta);
  };

  /** What passes to the next outcome: an end that no leaf is beyond is nobody's. */
  const outcome = (node: NodeId, alpha: OwnedBound, beta: OwnedBound, before: readonly Exact[]) => {
    if (through === null) return [NO_ALPHA, NO_BETA] as const;
    const ends = [roundings.unrounded(alpha.at), roundings.unrounded(beta.at)] as const;
    const window = outcomeWindow(plain[node]!, before, ends, through, roundings);
    const [least, most] = through;
    return [
      { at: window.alpha, owner: window.alpha === least ? null : alpha.owner },
      { at: window.beta, owner: window.beta === most ? null : beta.owner },
    ] as const;
  };

  const expect = (node: NodeId, alpha: OwnedBound, beta: OwnedBound): number => {
    happens();
    const children = tree.children(node);
    const weights = children.map((child) => tree.weight(child));
    const outcomes: Exact[] = [];
    for (const [index, child] of children.entries()) {
      const value = visit(child, ...outcome(node, alpha, beta, outcomes));
      outcomes.push(roundings.unrounded(value));
      const sum = weighted(weights, tree.denominator(node), outcomes);
      if (typeof sum === 'number' && Number.isNaN(sum)) throw new Halt();
      const isLast = index === children.length - 1;
      if (isLast || through === null) {
        happens(isLast ? { kind: 'value', node, right: nearest(sum) } : null);
        continue;
      }
      const [lowest, highest] = through.map((each) => withRest(plain[node]!, outcomes, each)) as [
        Exact,
        Exact,
      ];
      const low = isLow(highest, roundings.unrounded(alpha.at), rules.cutoff);
      const high = !low && isHigh(lowest, roundings.unrounded(beta.at), rules.cutoff);
      const owner = low ? alpha.owner : high ? beta.owner : (alpha.owner ?? beta.owner);
      happens(owner === null ? null : { kind: 'cut', node, right: low || high });
      if (low || high) {
        const right = roundings.round(low ? highest : lowest);
        happens(owner === null ? null : { kind: 'owner', node, right: owner });
        happens({ kind: 'value', node, right });
        return right;
      }
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
      const isSet = against.owner !== null;
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
    const [least, most] = through ?? [-Infinity, Infinity];
    visit(ROOT, { at: least, owner: null }, { at: most, owner: null });
  } catch (thrown) {
    if (!(thrown instanceof Halt)) throw thrown;
    // What would have come next is no step of the run.
    step += 1;
  }
  return answers;
}
