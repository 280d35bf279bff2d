/**
 * The observer of a search, which hears in numbers what happens as it happens. An observer that does nothing makes the
 * untraced search, so there is no second copy of an algorithm.
 */
import type { NodeId } from '../tree/nodeId.ts';

/** The part of an observer that hears the value of positions below which the search does not look. */
export interface Judge {
  /** A leaf was evaluated. */
  leaf(node: NodeId, value: number): void;
  /** A position at the depth limit was judged by its static value. */
  horizon(node: NodeId, value: number): void;
}

export interface SearchObserver extends Judge {
  /** An inner node begins with window (α, β). */
  enter(node: NodeId, alpha: number, beta: number): void;
  /**
   * The side to move at `node` may keep its static value (stand pat): before any child the node holds `value`, with the
   * window (α, β).
   */
  standPat(node: NodeId, value: number, alpha: number, beta: number): void;
  /** `child` returned and `node` now holds `value`; (α, β) is the node's window after its test. */
  update(node: NodeId, child: NodeId, value: number, alpha: number, beta: number): void;
  /** A re-search: `child` was only asked whether it is better than what `node` has; it is, and is searched again. */
  research(node: NodeId, child: NodeId): void;
  /** `node` stops although children are left. */
  cutoff(node: NodeId): void;
  /** `node` returns `value`. */
  exit(node: NodeId, value: number): void;
}

/** The observer of procedures that work with lists: see `listForms.ts`. */
export interface ListObserver extends Judge {
  /** `node` was the first of OPEN and is now at the front of CLOSED. */
  select(node: NodeId): void;
  /**
   * The successors of `node` were generated. `added` are those that are new, which in a tree are all of them.
   * `isQueued` says whether they were appended to OPEN.
   */
  expand(node: NodeId, children: readonly NodeId[], added: readonly NodeId[], isQueued: boolean): void;
  /** All successors of `node` have values: `node` gets one from its child number `deciding` and leaves CLOSED. */
  backUp(node: NodeId, value: number, deciding: number): void;
  /** `node` has had its value since it was selected; it leaves CLOSED. */
  drop(node: NodeId, value: number): void;
  /** The root has its value: the move is to its child number `deciding`, null when it has none. */
  answer(root: NodeId, value: number, deciding: number | null): void;
}

/** The observer that does nothing. */
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
