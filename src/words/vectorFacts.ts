/** Collects the facts that a sentence about a step of max^n needs. */

import type { VectorEvent } from '../core/run/event.ts';
import type { VectorRun } from '../core/run/vectorRun.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Segment, Sentence } from './sentence.ts';

/** A child's vector compared with the one that the node holds. */
export interface Comparison {
  /** what was returned, and the other vector: the one held before, or the one still held */
  readonly returned: NodeId;
  readonly held: NodeId;
  /** bounded: the child was cut, and is no better, whatever its value */
  readonly kind: 'first' | 'prefers' | 'equal' | 'keeps' | 'bounded';
  readonly child: Segment;
  /** the most that the node's player can get from the child */
  readonly most: number;
  /**
   * for equal components: the player for whom the other choice would differ, and its value; null when it is the same
   * for all
   */
  readonly other: { readonly player: number; readonly held: number; readonly instead: number } | null;
}

export interface VectorFacts {
  readonly run: VectorRun;
  readonly names: NodeNames;
  readonly step: number;
  readonly node: NodeId;
  readonly token: Segment;
  /** the player of the node, from 1; at a leaf, the player above */
  readonly player: number;
  /** the name of its parent; null at the root */
  readonly up: Segment | null;
  readonly rank: number;
  readonly isRoot: boolean;
  readonly isLast: boolean;
  /** the leaf whose vector the node holds, and its component for the node's player */
  readonly leaf: NodeId | null;
  readonly own: number;
  readonly isExact: boolean;
  /** the most that another player can still get */
  readonly left: number;
  /** what its player must have for the rest to be cut; ∞ when nothing can be */
  readonly bound: number;
  readonly comparison: Comparison | null;
  /** the player above and what that player has, when a cut rests on it or could */
  readonly rival: { readonly player: number; readonly has: number } | null;
  readonly prunedLeaves: number;
}

/** Returns the facts at an event; before the first one, those of the root. */
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

/** Among the players for whom it makes a difference, the player above comes first, who may choose by it. */
function otherOf(run: VectorRun, node: NodeId, held: NodeId, returned: NodeId): Comparison['other'] {
  const { tree } = run;
  const parent = tree.parent(node);
  const above = parent === NO_NODE ? [] : [tree.player(parent)];
  const players = [...above, ...Array.from({ length: tree.players }, (_, player) => player)];
  const player = players.find((one) => tree.utility(held, one) !== tree.utility(returned, one));
  if (player === undefined) return null;
  return { player: player + 1, held: tree.utility(held, player), instead: tree.utility(returned, player) };
}

/** Returns whose value makes the bound; null when it only says that there is no more to get. */
function rivalOf(run: VectorRun, node: NodeId, step: number): VectorFacts['rival'] {
  const rival = run.rivalAt(node);
  return rival === null ? null : { player: run.tree.player(rival) + 1, has: run.valueAt(rival, step) };
}

/** One sentence for each kind of event, and one before the first. */
export interface VectorNarration {
  readonly start: (facts: VectorFacts) => Sentence;
  readonly enter: (facts: VectorFacts) => Sentence;
  readonly leaf: (facts: VectorFacts) => Sentence;
  readonly update: (facts: VectorFacts) => Sentence;
  readonly cutoff: (facts: VectorFacts) => Sentence;
  readonly exit: (facts: VectorFacts) => Sentence;
}
