/**
 * Whom a search tells what it does, in scalars and as it happens. An observer that does nothing makes
 * the untraced search: there is no second copy of an algorithm.
 */
import type { NodeId } from '../tree/nodeId.ts';

export interface SearchObserver {
  /** An inner node begins with window (α, β). */
  enter(node: NodeId, alpha: number, beta: number): void;
  /** A leaf was evaluated. */
  leaf(node: NodeId, value: number): void;
  /** A position at the depth limit was judged by its static value. */
  horizon(node: NodeId, value: number): void;
  /** `child` returned and `node` now holds `value`; (α, β) is the node's window after its test. */
  update(node: NodeId, child: NodeId, value: number, alpha: number, beta: number): void;
  /** `node` stops although children are left. */
  cutoff(node: NodeId): void;
  /** `node` returns `value`. */
  exit(node: NodeId, value: number): void;
}

/** Hears nothing. */
export const SILENT: SearchObserver = {
  enter() {},
  leaf() {},
  horizon() {},
  update() {},
  cutoff() {},
  exit() {},
};
