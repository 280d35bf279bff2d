/**
 * The observer of a search, which is told in numbers what happens as it happens. With an observer that does nothing the
 * search is untraced, so there is no second copy of an algorithm.
 */
import type { NodeId } from '../tree/index.ts';

/** The members of an observer that are told the values of leaves and of positions at the depth limit. */
export interface Judge {
  /** A leaf was evaluated and has the given value. */
  leaf(node: NodeId, value: number): void;
  /** A position at the depth limit was judged by its static value. */
  horizon(node: NodeId, value: number): void;
}

export interface SearchObserver extends Judge {
  /** An inner node is entered with the window (α, β). */
  enter(node: NodeId, alpha: number, beta: number): void;
  /**
   * The side to move at `node` may keep its static value (stand pat): before any child is searched, the node holds
   * `value` and the window (α, β).
   */
  standPat(node: NodeId, value: number, alpha: number, beta: number): void;
  /** `child` returned and `node` now holds `value`; (α, β) is the node's window after its cutoff test. */
  update(node: NodeId, child: NodeId, value: number, alpha: number, beta: number): void;
  /**
   * A re-search: `child` was only asked whether it is better than the value of `node`; it is, and is searched again.
   */
  research(node: NodeId, child: NodeId): void;
  /** `node` is cut off although it has children left. */
  cutoff(node: NodeId): void;
  /** `node` returns `value` to its parent. */
  exit(node: NodeId, value: number): void;
}

/** The observer of procedures that keep lists: see `listForms.ts`. */
export interface ListObserver extends Judge {
  /** `node` was the first node of OPEN and is now at the front of CLOSED. */
  select(node: NodeId): void;
  /**
   * The successors of `node` were generated. `added` are the new ones, which in a tree are all. `isQueued` says whether
   * they were appended to OPEN.
   */
  expand(node: NodeId, children: readonly NodeId[], added: readonly NodeId[], isQueued: boolean): void;
  /** All successors of `node` have values: `node` gets that of its child with index `deciding` and leaves CLOSED. */
  backUp(node: NodeId, value: number, deciding: number): void;
  /** `node` got its value when it was selected, and now leaves CLOSED. */
  drop(node: NodeId, value: number): void;
  /** The root has its value: the best move leads to its child with index `deciding`, which is null when it has none. */
  answer(root: NodeId, value: number, deciding: number | null): void;
}

/** The observer that ignores all events. */
export const SILENT: SearchObserver = {
  enter() {},
  standPat() {},
  leaf() {},
  horizon() {},
  update() {},
  research() {},
  cutoff() {},
  exit() {},
};
