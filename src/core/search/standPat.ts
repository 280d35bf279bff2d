/**
 * Standing pat: at a node beyond the depth limit at which only noisy moves are searched, the side to move may keep the
 * static value instead of making one of them. A search sees that choice as a first child that is a leaf, so the
 * recursion is the textbook's; the observer is told `standPat` when that child's value is taken. Source: Beal, A
 * generalised quiescence search algorithm, Artificial Intelligence 43 (1990).
 */
import type { NodeId, SearchSpace, StandPat } from '../tree/index.ts';
import type { SearchObserver } from './searchObserver.ts';

/** The space that a search walks, and the observer that it reports to. */
type Walked = readonly [space: SearchSpace, observer: SearchObserver];

type Walk = (space: SearchSpace, standPat: StandPat, observer: SearchObserver) => Walked;

let walk: Walk = () => {
  throw new Error('standing pat is asked for before its code has come');
};

/** Adds how a space is walked in which nodes allow standing pat; that code loads with searches within limits. */
export function addStandPat(added: Walk): void {
  walk = added;
}

/**
 * Returns the space and observer unchanged when no node allows standing pat; otherwise wraps both so that keeping the
 * static value is a first child.
 */
export function withStandPat(space: SearchSpace, observer: SearchObserver): Walked {
  const { standPat } = space;
  return standPat === null ? [space, observer] : walk(space, standPat, observer);
}

/** Whether the first child of a node in a wrapped space is the node's own static value. */
export function mayStandPat({ standPat }: SearchSpace, node: NodeId): boolean {
  return standPat?.standsPatAt(node) === true;
}
