/**
 * Which subtrees are folded, and whether one is shown alone. This belongs to the view, not to the run or the address.
 */
import type { AnyRun } from '../core/run/anyRun.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { type Visible, withFolds } from '../drawing/nodesInView.ts';
import type { SessionState, StandingState } from './session.ts';
import { type Slice, sliceIn } from './slice.ts';
import type { Subject } from './subject.ts';

export interface Folds {
  /** the subject for which they were folded; in any other subject nothing is folded */
  readonly of: unknown;
  /** the folded nodes by their keys, which other searches of the same tree keep */
  readonly folded: ReadonlySet<string>;
  /** the node whose subtree is shown alone; null for all */
  readonly only: string | null;
}

const NOTHING: Folds = { of: null, folded: new Set(), only: null };

export const FOLDS: Slice<Folds> = { beginning: NOTHING };

export function identityOf({ example, own, game }: Subject): unknown {
  return example ?? own?.id ?? game?.entry ?? null;
}

export function foldsIn(state: StandingState): Folds {
  const folds = sliceIn(state, FOLDS);
  return folds.of === identityOf(state.subject) ? folds : NOTHING;
}

/**
 * Returns the part of the nodes in view that is visible; nodes of `without` are folded as well. O(nodes in view), and
 * for each fold O(its subtree).
 */
export function seenOf(
  state: SessionState,
  visible: Visible,
  run: AnyRun,
  without?: ReadonlySet<NodeId>,
): Visible {
  const { folded, only: pointedAt } = foldsIn(state);
  // The square that is pointed at belongs to a match.
  const only = state.activity.kind === 'playing' ? pointedAt : null;
  if (folded.size === 0 && without === undefined && only === null) return visible;
  const { tree } = run;
  const alone = only === null ? undefined : nodeOfKey(tree, only);
  const left =
    alone === undefined ? visible.nodes : visible.nodes.filter((node) => isOnWay(tree, node, alone));
  return withFolds(
    { ...visible, nodes: left },
    run,
    state.step,
    (node) => without?.has(node) === true || (folded.has(tree.key(node)) && !tree.isLeaf(node)),
  );
}

/** Whether a node lies above, at or below the other. */
function isOnWay(tree: GameTree, node: NodeId, only: NodeId): boolean {
  const isBelow = (low: NodeId, high: NodeId) => low >= high && low < tree.subtreeEnd(high);
  return isBelow(node, only) || isBelow(only, node);
}
