/**
 * Minimax as procedures that keep every node they generate: first the tree is built breadth-first, then values are
 * passed up. Source: the lecture notes' two-phase procedure and its five steps. The notes leave some details open,
 * which are decided as follows: OPEN is a queue and CLOSED a stack; a terminal node gets its value when it is selected
 * in phase 1 and is dropped in phase 2; nodes at the depth limit get their value as soon as their parent is expanded
 * and enter neither list; of children with the same value the first is the best move.
 */

import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bestOf, LEAF, worstFor } from '../tree/nodeKind.ts';
import type { ListFormName } from './algorithms.ts';
import { evaluateLeaf } from './evaluateLeaf.ts';
import { SearchHalt } from './searchHalt.ts';
import type { ListObserver } from './searchObserver.ts';

/**
 * Returns the minimax value of the root. `limit` is the number of plies to search, at least 1; ∞ searches to the ends.
 * Stores every node: O(b^m) time and space. Refuses chance nodes; halts when merging positions form a cycle. The
 * generator yields after every 128 nodes, so that the caller can do something else before it goes on.
 */
type ListForm = (space: SearchSpace, limit: number, observer: ListObserver) => Generator<undefined, number>;

/** The number of nodes that are dealt with before a pause. */
const NODES = 128;

export const LIST_FORMS: Readonly<Record<ListFormName, ListForm>> = {
  'two-phase': twoPhase,
  'level-by-level': levelByLevel,
};

function* twoPhase(...[space, limit, observer]: Parameters<ListForm>): ReturnType<ListForm> {
  const isPause = pauses();
  const values: number[] = [];
  const children = new Map<NodeId, readonly NodeId[]>();
  const depth: number[] = [0];
  const open: NodeId[] = [ROOT];
  const closed = new Closed();
  const give = (node: NodeId, value: number): void => {
    values[node] = value;
    closed.isValued(node);
  };
  // Phase 1: expand the nodes of OPEN. Its first node is removed by advancing an index.
  for (const node of open) {
    if (isPause()) yield;
    observer.select(node);
    if (space.kind(node) === LEAF) {
      closed.push(node, []);
      give(node, evaluateLeaf(space, node, observer));
      continue;
    }
    const below = expanded(space, node);
    children.set(node, below);
    const ply = (depth[node] as number) + 1;
    const added = below.filter(
      (child, index) => depth[child] === undefined && below.indexOf(child) === index,
    );
    for (const child of added) depth[child] = ply;
    closed.push(node, below);
    const isQueued = ply < limit;
    observer.expand(node, below, added, isQueued);
    if (isQueued) for (const child of added) open.push(child);
    else for (const child of added) give(child, evaluateLeaf(space, child, observer));
  }
  // Phase 2: back up values through the nodes of CLOSED.
  for (let node = closed.pop(); node !== null; node = closed.pop()) {
    if (isPause()) yield;
    const below = children.get(node);
    if (below === undefined) observer.drop(node, values[node] as number);
    else give(node, backUp(space, node, below, values, observer));
  }
  return answer(values, children.get(ROOT), observer);
}

/**
 * The list CLOSED. It yields its first node whose successors all have values; in a tree that is its very first node.
 */
class Closed {
  /** the nodes of CLOSED; the end of the array is the front of the list */
  readonly #nodes: NodeId[] = [];
  /** by node: the number of successors that have no value yet */
  readonly #waiting = new Map<NodeId, number>();
  readonly #above = new Map<NodeId, NodeId[]>();
  readonly #valued = new Set<NodeId>();

  push(node: NodeId, below: readonly NodeId[]): void {
    this.#nodes.push(node);
    const waiting = [...new Set(below)].filter((child) => !this.#valued.has(child));
    this.#waiting.set(node, waiting.length);
    for (const child of waiting) {
      const above = this.#above.get(child);
      if (above === undefined) this.#above.set(child, [node]);
      else above.push(node);
    }
  }

  isValued(node: NodeId): void {
    this.#valued.add(node);
    for (const above of this.#above.get(node) ?? [])
      this.#waiting.set(above, (this.#waiting.get(above) as number) - 1);
    this.#above.delete(node);
  }

  /** Removes and returns a node; null when the list is empty. Halts when all remaining nodes wait for each other. */
  pop(): NodeId | null {
    const place = this.#nodes.findLastIndex((node) => this.#waiting.get(node) === 0);
    if (place >= 0) return this.#nodes.splice(place, 1)[0] as NodeId;
    const first = this.#nodes.at(-1);
    if (first === undefined) return null;
    throw new SearchHalt(first, 'repeats');
  }
}

function* levelByLevel(...[space, , observer]: Parameters<ListForm>): ReturnType<ListForm> {
  const isPause = pauses();
  const values: number[] = [];
  const children = new Map<NodeId, readonly NodeId[]>();
  const levels: NodeId[][] = [];
  // Step 1: build the tree breadth-first.
  for (let level = [ROOT]; level.length > 0; ) {
    const inner = level.filter((node) => space.kind(node) !== LEAF);
    levels.push(inner);
    level = [];
    for (const node of inner) {
      if (isPause()) yield;
      const below = expanded(space, node);
      children.set(node, below);
      observer.expand(node, below, below, false);
      for (const child of below) level.push(child);
    }
  }
  // Step 2: evaluate the leaves, from left to right over the whole tree.
  const pending: NodeId[] = [ROOT];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isPause()) yield;
    const below = children.get(node);
    if (below === undefined) values[node] = evaluateLeaf(space, node, observer);
    else for (const child of below.toReversed()) pending.push(child);
  }
  // Steps 3 and 4: back up values, from the deepest level with inner nodes to the root.
  for (const level of levels.reverse())
    for (const node of level) {
      if (isPause()) yield;
      values[node] = backUp(space, node, children.get(node) as readonly NodeId[], values, observer);
    }
  // Step 5: choose the best move.
  return answer(values, children.get(ROOT), observer);
}

/** Returns a function that is asked at each node whether to pause there. */
function pauses(): () => boolean {
  let nodes = 0;
  return () => {
    nodes += 1;
    return nodes % NODES === 0;
  };
}

function expanded(space: SearchSpace, node: NodeId): readonly NodeId[] {
  return Array.from({ length: space.moveCount(node) }, (_none, index) => space.child(node, index));
}

function backUp(
  space: SearchSpace,
  node: NodeId,
  below: readonly NodeId[],
  values: readonly number[],
  observer: ListObserver,
): number {
  const kind = space.kind(node);
  let value = worstFor(kind);
  for (const child of below) value = bestOf(kind, value, values[child] as number);
  const deciding = below.findIndex((child) => values[child] === value);
  observer.backUp(node, value, deciding);
  return value;
}

function answer(
  values: readonly number[],
  below: readonly NodeId[] | undefined,
  observer: ListObserver,
): number {
  const value = values[ROOT] as number;
  observer.answer(ROOT, value, below?.findIndex((child) => values[child] === value) ?? null);
  return value;
}
