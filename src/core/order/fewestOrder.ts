/** Computes the fewest leaves that alpha-beta evaluates over all orders of children, and an order that achieves it. */
import { carriedOut } from '../carriedOut.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide, CHANCE, LEAF } from '../tree/nodeKind.ts';
import { backedUpInPieces, type ChildOrder, isPause, sortedFrom } from './childOrder.ts';

export interface FewestOrder {
  /** the fewest leaves that alpha-beta evaluates, over all orders of children */
  readonly leaves: number;
  /**
   * an order in which alpha-beta evaluates this many leaves. It is null at chance nodes, at leaves, at nodes all of
   * whose children are visited in any order, and at nodes that are never visited.
   */
  readonly order: ChildOrder;
}

/**
 * Returns the fewest leaves that alpha-beta evaluates over all orders of children, and an order that attains them. The
 * count is exact for the cut on equality with the bounds of all ancestors (the value rules evaluate the same leaves
 * then), on every tree: uneven ones, MAX and MIN in any mix, ties, infinite values, chance nodes. Null when a leaf is
 * unknown or a value undefined. O(nodes), plus O(c log c) for c children that are sorted. The method is explained at
 * `proofCosts`.
 */
export function fewestOrder(tree: GameTree): FewestOrder | null {
  return carriedOut(fewestOrderInPieces(tree));
}

/** Returns the same with pauses. */
export function* fewestOrderInPieces(tree: GameTree): Generator<undefined, FewestOrder | null> {
  const values = yield* backedUpInPieces(tree);
  if (values.some(Number.isNaN)) return null;
  const costs = yield* proofCosts(tree, values);
  const orders = yield* ordersOf(tree, values, costs);
  return {
    leaves: costs[proofAtTop(values[ROOT] as number)][ROOT] as number,
    order: (node) => orders.get(node) ?? null,
  };
}

/**
 * Builds the order from the root down: what has to be proved about a node determines which children must be proved
 * what.
 */
function* ordersOf(
  tree: GameTree,
  values: Float64Array,
  costs: ProofCosts,
): Generator<undefined, Map<NodeId, readonly number[]>> {
  const orders = new Map<NodeId, readonly number[]>();
  const sorted = sortedFrom('best', tree, values);
  const proofs: (Proof | undefined)[] = [proofAtTop(values[ROOT] as number)];
  for (const node of tree.nodes()) {
    if (isPause(node)) yield;
    const proof = proofs[node];
    if (proof === undefined || tree.kind(node) === LEAF) continue;
    if (tree.kind(node) === CHANCE) {
      for (const child of tree.children(node)) proofs[child] = proofAtTop(values[child] as number);
      continue;
    }
    const { byOne, byAll } = proofsAt(tree, node);
    if (proof !== byOne) for (const child of tree.children(node)) proofs[child] = byAll;
    if (proof === byAll) continue;
    const order = sorted(node);
    if (order === null) throw new Error(`decision ${node} has no best child`);
    const costOf = (child: NodeId) =>
      (proof === byOne ? costs[byOne][child] : extraCost(costs, byAll, child)) as number;
    const front = cheapest(order, (index) => costOf(tree.child(node, index)));
    proofs[tree.child(node, front)] = proof;
    orders.set(node, [front, ...order.filter((index) => index !== front)]);
  }
  return orders;
}

/**
 * Returns, of the children that are cheapest to prove, the best for the deciding side, and of equal ones the leftmost.
 */
function cheapest(order: readonly number[], costOf: (index: number) => number): number {
  return order.reduce((least, index) => (costOf(index) < costOf(least) ? index : least));
}

/*
 * Computes the cost of proving a bound on a node: the fewest leaves that settle it.
 *
 * A search that cuts finishes each node it visits with one of three proofs about the node's value t: that t is at most
 * a bound, at least a bound, or exactly t. At a MAX node, "at least b" needs one child that is at least b, "at most b"
 * needs every child to be at most b, and "exactly t" needs one child that is exactly t and all others at most t; at a
 * MIN node it is the other way round. Alpha-beta evaluates no fewer leaves than the cheapest proof, since the leaves it
 * has seen are a proof; with the decisive child first it evaluates no more. Source: Knuth and Moore, An Analysis of
 * Alpha-Beta Pruning, Artificial Intelligence 6 (1975), whose critical positions of types 1, 2 and 3 are the nodes with
 * these proofs, for trees of distinct values.
 *
 * One bound is enough for each node. What is proved at most or at least is compared with the value at the top of the
 * node's region: the root's value, or the value of the chance outcome above the node, since no window passes through a
 * chance node and every outcome must be valued exactly. The costs are therefore linear in the nodes.
 */

/** The kinds of proof about a node's value that a search may have when the node returns. */
const PROOFS = ['exact', 'at-most', 'at-least'] as const;
type Proof = (typeof PROOFS)[number];

/**
 * By node, the fewest leaves that prove each kind of statement about its value; Infinity when the statement is false.
 */
type ProofCosts = Readonly<Record<Proof, Float64Array>>;

/**
 * Computes the fewest leaves for each proof at every node. `values` are the backed-up values; none of them may be NaN.
 * O(nodes).
 */
function* proofCosts(tree: GameTree, values: Float64Array): Generator<undefined, ProofCosts> {
  const bounds = boundsOf(tree, values);
  const column = () => new Float64Array(tree.size);
  const costs = { exact: column(), 'at-most': column(), 'at-least': column() };
  for (let id = tree.size - 1; id >= 0; id -= 1) {
    if (isPause(id)) yield;
    const node = id as NodeId;
    const kind = tree.kind(node);
    if (kind === LEAF || kind === CHANCE) {
      const cost = kind === LEAF ? 1 : outcomesCost(tree, node, values, costs);
      const [value, bound] = [values[id] as number, bounds[id] as number];
      costs.exact[id] = value === bound ? cost : Infinity;
      costs['at-most'][id] = value <= bound ? cost : Infinity;
      costs['at-least'][id] = value >= bound ? cost : Infinity;
    } else {
      decide(tree, node, costs);
    }
  }
  return costs;
}

/**
 * Returns the proof needed at a node for which no bound is known beforehand, such as the root or a child of a chance
 * node: the exact value. No number is beyond an infinite value, so an infinite value needs a proof from one side only.
 */
function proofAtTop(value: number): Proof {
  if (value === Infinity) return 'at-least';
  return value === -Infinity ? 'at-most' : 'exact';
}

/** Returns, for a decision node, the kind of proof that one child can give, and the kind that needs all children. */
function proofsAt(tree: GameTree, decision: NodeId): { byOne: Proof; byAll: Proof } {
  return bySide(
    tree.kind(decision),
    { byOne: 'at-least', byAll: 'at-most' },
    { byOne: 'at-most', byAll: 'at-least' },
  );
}

/**
 * Returns for each node the value that its proofs are compared with: the root's value, or that of the nearest chance
 * outcome on the path to the node.
 */
function boundsOf(tree: GameTree, values: Float64Array): Float64Array {
  const bounds = new Float64Array(tree.size);
  bounds[ROOT] = values[ROOT] as number;
  for (let id = 1; id < tree.size; id += 1) {
    const parent = tree.parent(id as NodeId);
    bounds[id] = (tree.kind(parent) === CHANCE ? values[id] : bounds[parent]) as number;
  }
  return bounds;
}

/** A chance node has to visit every outcome, even one of probability 0. */
function outcomesCost(tree: GameTree, node: NodeId, values: Float64Array, costs: ProofCosts): number {
  let sum = 0;
  for (let i = 0; i < tree.childCount(node); i += 1) {
    const child = tree.child(node, i);
    sum += costs[proofAtTop(values[child] as number)][child] as number;
  }
  return sum;
}

function decide(tree: GameTree, node: NodeId, costs: ProofCosts): void {
  const { byOne, byAll } = proofsAt(tree, node);
  const [one, all] = [costs[byOne], costs[byAll]];
  let cheapest = Infinity;
  let sum = 0;
  let cheapestToBeExact = Infinity;
  for (let i = 0; i < tree.childCount(node); i += 1) {
    const child = tree.child(node, i);
    cheapest = Math.min(cheapest, one[child] as number);
    sum += all[child] as number;
    cheapestToBeExact = Math.min(cheapestToBeExact, extraCost(costs, byAll, child));
  }
  one[node] = cheapest;
  all[node] = sum;
  costs.exact[node] = sum + cheapestToBeExact;
}

/**
 * Returns how many more leaves an exact proof of a child needs than a proof that the child is no better than the bound;
 * Infinity when its value is not the bound.
 */
function extraCost(costs: ProofCosts, byAll: Proof, child: NodeId): number {
  const exact = costs.exact[child] as number;
  return exact === Infinity ? Infinity : exact - (costs[byAll][child] as number);
}
