/** Folds and unfolds subtrees, and displays one subtree alone. */
import type { NodeId } from '../core/index.ts';
import { FOLDS, type Folds, foldsIn, identityOf } from './folds.ts';
import type { Session, StandingState } from './session.ts';
import { changeSlice } from './slice.ts';

function change(session: Session, changed: Partial<Folds>): void {
  const state = session.getState();
  changeSlice(session, FOLDS, { ...foldsIn(state), of: identityOf(state.subject), ...changed });
}

export function isFolded(state: StandingState, node: NodeId): boolean {
  return foldsIn(state).folded.has(state.subject.tree.key(node));
}

/** Folds the subtree of an inner node, or unfolds it. */
export function foldSubtree(session: Session, node: NodeId, isToFold: boolean): void {
  const state = session.getState();
  const key = state.subject.tree.key(node);
  const folded = new Set(foldsIn(state).folded);
  if (isToFold) folded.add(key);
  else folded.delete(key);
  change(session, { folded });
}

/** Displays one subtree alone, together with the path from the root to it; null displays the whole tree. */
export function showOnly(session: Session, node: NodeId | null): void {
  const { subject } = session.getState();
  const only = node === null ? null : subject.tree.key(node);
  if (foldsIn(session.getState()).only !== only) change(session, { only });
}
