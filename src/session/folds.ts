/**
 * Which subtrees of the figure are folded, and which subtree is displayed alone. This is part of the view,
 * not of the run or the address.
 */
import type { AnyRun, GameTree, NodeId } from '../core/index.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import type { Visible } from '../drawing/nodesInView.ts';
import { withFolds } from '../drawing/withFolds.ts';
import type { SessionState, StandingState } from './session.ts';
import { type Slice, sliceIn } from './slice.ts';
import type { Subject } from './subject.ts';

export interface Folds {
  /** the tree in which the subtrees were folded; in any other tree nothing is folded */
  readonly of: unknown;
  /** the keys of the folded nodes; another search of the same tree has the same keys */
  readonly folded: ReadonlySet<string>;
  /** the key of the node whose subtree is displayed alone; null when the whole tree is displayed */
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
 * Returns those of the nodes in view that folding leaves visible; the subtrees of `without` are folded in
 * addition. Takes O(nodes in view) time, and for each fold O(its subtree).
 */
export function seenOf(
  state: SessionState,
  visible: Visible,
  run: AnyRun,
  without?: ReadonlySet<NodeId>,
): Visible {
  const { folded, only: pointedAt } = foldsIn(state);
  // Only in a match against the search is the subtree of one game move displayed alone.
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
    (node) => without?.has(node) === true || (folded.has(tree.key(node)) && tree.childCount(node) > 0),
  );
}

/** Whether a node is an ancestor or a descendant of the node `only`, or `only` itself. */
function isOnWay(tree: GameTree, node: NodeId, only: NodeId): boolean {
  const isBelow = (low: NodeId, high: NodeId) => low >= high && low < tree.subtreeEnd(high);
  return isBelow(node, only) || isBelow(only, node);
}
