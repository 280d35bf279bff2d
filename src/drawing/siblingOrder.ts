/**
 * The order of siblings in the drawing of a simulation: by choice the one with the most visits comes first, and equal ones
 * are in the order of moves. It follows from the visits after the last complete iteration, so that places change only at
 * the end of one. Nodes keep their ids, names and marks.
 */
import type { AnyRun, SimulationRun } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { simulationOf } from '../core/run/anyRun.ts';
import type { Siblings } from '../core/run/siblings.ts';
import { GameTree } from '../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';

/** What the order of siblings depends on besides the run: what the reader has chosen, and what the reader does. */
export interface OrderedPage {
  readonly siblings?: Siblings | undefined;
  readonly activity?: { readonly kind: string };
}

export interface SiblingOrder {
  /** the tree with the same ids, whose parents have their children in this order */
  readonly tree: GameTree;
  /** by node, its place in the preorder of that tree */
  readonly rank: Int32Array;
}

/** A tree with more nodes keeps the order of moves, because it would take too long to lay out after every iteration. */
export const MOST_ORDERED = 2000;

/** What a reader does in places that edits and answers speak of, so that they keep the order of moves. */
const IN_ORDER_OF_MOVES: readonly string[] = ['editing', 'practising'];

/**
 * Returns the order at a step, the same object as before when no place has changed; null when siblings are in the order of
 * moves, because nothing else was chosen, because of what the reader does, or because the tree is too large.
 */
export function siblingOrder(
  anyRun: AnyRun,
  step: number,
  { siblings = 'moves', activity }: OrderedPage,
): SiblingOrder | null {
  const run = simulationOf(anyRun);
  if (siblings === 'moves' || run === null || run.tree.size > MOST_ORDERED) return null;
  if (activity !== undefined && IN_ORDER_OF_MOVES.includes(activity.kind)) return null;
  const last = lastOf(run);
  const iteration = run.completeAt(step);
  if (last.order === null || last.iteration !== iteration) {
    const tree = withChildren(run.tree, (node) => byVisits(run, node, iteration));
    if (last.order === null || !hasSameChildren(tree, last.order.tree))
      last.order = { tree, rank: ranksIn(tree) };
    last.iteration = iteration;
  }
  return last.order;
}

/** The order that was asked for last, and after which iteration. */
const lastOf = memoizeByObject((_run: SimulationRun): { iteration: number; order: SiblingOrder | null } => ({
  iteration: 0,
  order: null,
}));

/** Returns the children of a node, those with more visits after some iterations first. */
function byVisits({ tree, log }: SimulationRun, node: NodeId, iterations: number): readonly NodeId[] {
  const made = log.startOf(iterations);
  const counted = tree.children(node).map((child) => ({ child, visits: log.visitsOf(child, made) }));
  return counted.sort((a, b) => b.visits - a.visits).map(({ child }) => child);
}

/** Returns the tree with the same ids, in which parents have other children or have them in another order. */
export function withChildren(tree: GameTree, childrenOf: (node: NodeId) => readonly NodeId[]): GameTree {
  const childStart = new Int32Array(tree.size + 1);
  const childIndex = tree.columns.childIndex.slice();
  const childList: NodeId[] = [];
  for (const node of tree.nodes()) {
    childStart[node] = childList.length;
    for (const [index, child] of childrenOf(node).entries()) {
      childIndex[child] = index;
      childList.push(child);
    }
  }
  childStart[tree.size] = childList.length;
  const columns = { ...tree.columns, childStart, childIndex, childList: Int32Array.from(childList) };
  return new GameTree(columns, tree.leafBounds, tree.sum, tree.reach);
}

function hasSameChildren(
  { columns: { childList: one } }: GameTree,
  { columns: { childList: other } }: GameTree,
) {
  return one.every((child, index) => child === other[index]);
}

function ranksIn(tree: GameTree): Int32Array {
  const rank = new Int32Array(tree.size);
  const waiting: NodeId[] = [ROOT];
  let next = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    rank[node] = next;
    next += 1;
    for (let index = tree.childCount(node) - 1; index >= 0; index -= 1) waiting.push(tree.child(node, index));
  }
  return rank;
}
