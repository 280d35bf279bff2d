/** Collects the facts that a sentence about a step of max^n needs. */

import type { VectorRun } from '../core/index.ts';
import type { VectorEvent } from '../core/run/event.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { StepFacts } from './facts.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Segment, Sentence } from './sentence.ts';

/** A comparison of the vector that a child returned with the vector that the node held. */
export interface Comparison {
  /**
   * the leaf with the returned vector; `held` is the leaf with the node's vector before (or, if the node
   * keeps it, still)
   */
  readonly returned: NodeId;
  readonly held: NodeId;
  /** 'bounded' means that the child was cut, and is no better whatever its exact value is */
  readonly kind: 'first' | 'prefers' | 'equal' | 'keeps' | 'bounded';
  readonly child: Segment;
  /** the most that the node's player can get from the child */
  readonly most: number;
  /**
   * when both components are equal: a player for whom the choice makes a difference, with both values; null
   * when it makes none
   */
  readonly other: { readonly player: number; readonly held: number; readonly instead: number } | null;
}

export interface VectorFacts extends Pick<StepFacts, 'names' | 'up' | 'rank' | 'isRoot'> {
  readonly run: VectorRun;
  readonly step: number;
  readonly node: NodeId;
  readonly token: Segment;
  /** the player who decides at the node, from 1; at a leaf, the player who decides at its parent */
  readonly player: number;
  readonly isLast: boolean;
  /** the leaf whose vector the node holds, null for none; `own` is the component of the node's player */
  readonly leaf: NodeId | null;
  readonly own: number;
  readonly isExact: boolean;
  /** the most that any other player can still get at the node */
  readonly left: number;
  /** the component from which on the node is cut; ∞ when no component cuts it */
  readonly bound: number;
  readonly comparison: Comparison | null;
  /**
   * the player at the parent and that player's component, when the node's bound depends on them; otherwise
   * null
   */
  readonly rival: { readonly player: number; readonly has: number } | null;
  readonly prunedLeaves: number;
}

/** Returns the facts about an event; for null, those about the root before the first event. */
export function vectorFactsAt(run: VectorRun, event: VectorEvent | null, names: NodeNames): VectorFacts {
  const { tree } = run;
  const step = event?.step ?? 0;
  const node = event?.node ?? ROOT;
  const parent = tree.parent(node);
  const leaf = run.givenAt(node, step);
  const bound = run.boundAt(node);
  return {
    run,
    names,
    step,
    node,
    token: names.token(node),
    player: run.ownPlayer(node) + 1,
    up: parent === NO_NODE ? null : names.token(parent),
    rank: tree.childIndex(node) + 1,
    isRoot: node === ROOT,
    isLast: event?.kind === 'update' && tree.childIndex(event.child) === tree.childCount(node) - 1,
    leaf,
    own: run.valueAt(node, step),
    isExact: run.isExactAt(node, step),
    left: run.mostForOthersAt(node, step),
    bound,
    comparison: event?.kind === 'update' ? comparisonAt(run, event, names) : null,
    rival: rivalOf(run, node, step),
    prunedLeaves: event?.kind === 'cutoff' ? (event.prunedLeaves ?? 0) : 0,
  };
}

function comparisonAt(
  run: VectorRun,
  { node, child, step }: VectorEvent & { kind: 'update' },
  names: NodeNames,
): Comparison {
  const { tree } = run;
  const player = tree.player(node);
  const returned = run.givenAt(child, step) as NodeId;
  const held = run.givenAt(node, step) as NodeId;
  const before = run.givenAt(node, step - 1);
  const about = {
    returned,
    held,
    child: names.token(child),
    most: run.mostForOthersAt(child, step),
    other: null,
  };
  if (before === null) return { ...about, kind: 'first' };
  if (held === returned && held !== before) return { ...about, held: before, kind: 'prefers' };
  if (!run.isExactAt(child, step)) return { ...about, kind: 'bounded' };
  if (tree.utility(returned, player) !== tree.utility(held, player)) return { ...about, kind: 'keeps' };
  return { ...about, kind: 'equal', other: otherOf(run, node, held, returned) };
}

/**
 * Returns the player for whom the choice between equal components makes a difference. The player at the
 * parent comes first, because that player's choice may depend on it.
 */
function otherOf(run: VectorRun, node: NodeId, held: NodeId, returned: NodeId): Comparison['other'] {
  const { tree } = run;
  const parent = tree.parent(node);
  const above = parent === NO_NODE ? [] : [tree.player(parent)];
  const players = [...above, ...Array.from({ length: tree.players }, (_, player) => player)];
  const player = players.find((one) => tree.utility(held, one) !== tree.utility(returned, one));
  if (player === undefined) return null;
  return { player: player + 1, held: tree.utility(held, player), instead: tree.utility(returned, player) };
}

/**
 * Returns the player whose component determines the bound; null when the bound only says that nothing more
 * can be got.
 */
function rivalOf(run: VectorRun, node: NodeId, step: number): VectorFacts['rival'] {
  const rival = run.rivalAt(node);
  return rival === null ? null : { player: run.tree.player(rival) + 1, has: run.valueAt(rival, step) };
}

/** The sentences of max^n: one for each kind of event, and one for the start of the run. */
export type VectorNarration = Readonly<
  Record<'start' | VectorEvent['kind'], (facts: VectorFacts) => Sentence>
>;
