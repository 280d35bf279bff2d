/** The best that alpha-beta can do on a tree over all orders of children, and an order in which it does. */
import type { GameTree } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide, CHANCE, LEAF } from '../tree/nodeKind.ts';
import { backedUpValues, type ChildOrder, sortedFrom } from './childOrder.ts';

export interface FewestOrder {
  /** leaves that alpha-beta evaluates at least, whatever the order */
  readonly leaves: number;
  /**
   * In it alpha-beta evaluates so many. Given for nodes where the order matters; null at chance nodes, at
   * leaves, where every child is looked at anyway, and in what is never visited.
   */
  readonly order: ChildOrder;
}

/**
 * Exact for the cut on equality with the bounds of all ancestors (on equality the value rules evaluate the
 * same leaves), on every tree: uneven, MAX and MIN in any mix, ties, infinite values, chance nodes. Null
 * where a leaf is unknown or a value undefined. O(nodes), and O(c log c) where c children are sorted.
 * The method is in proofCosts.ts.
 */
export function fewestOrder(tree: GameTree): FewestOrder | null {
  const values = backedUpValues(tree);
  if (values.some(Number.isNaN)) return null;
  const costs = proofCosts(tree, values);
  const orders = ordersOf(tree, values, costs);
  return {
    leaves: costs[proofAtTop(values[ROOT] as number)][ROOT] as number,
    order: (node) => orders.get(node) ?? null,
  };
}

/** From the root down: what is proved of a node says what must be proved of which children. */
function ordersOf(tree: GameTree, values: Float64Array, costs: ProofCosts): Map<NodeId, readonly number[]> {
  const orders = new Map<NodeId, readonly number[]>();
  const sorted = sortedFrom('best', tree, values);
  const proofs: (Proof | undefined)[] = [proofAtTop(values[ROOT] as number)];
  for (const node of tree.nodes()) {
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

/** The first of the cheapest: among these the best for the side, and among equals the one that stands first. */
function cheapest(order: readonly number[], costOf: (index: number) => number): number {
  return order.reduce((least, index) => (costOf(index) < costOf(least) ? index : least));
}

/*
 * What it costs to prove things about a node: the fewest leaves that settle them.
 *
 * A search that cuts ends at each node it visits with one of three proofs about its value t: that t is at
 * most a bound, at least a bound, or t itself. At a MAX node "at least b" needs one child that is at least
 * b, "at most b" needs every child to be at most b, and "exactly t" one child that is exactly t and all
 * others at most t; at a MIN node the other way about. Alpha-beta evaluates no fewer leaves than the
 * cheapest proof, since the leaves it has seen are a proof, and with the child that the proof rests on in
 * front it evaluates no more.
 * Source: Knuth and Moore, An Analysis of Alpha-Beta Pruning, Artificial Intelligence 6 (1975), whose
 * critical positions of types 1, 2 and 3 are the nodes with these proofs, for trees of distinct values.
 *
 * One bound does for each node. What is proved at most or at least is compared with the value at the top of
 * its region: the root's, or that of the outcome of a chance node it lies under, since no window passes
 * through a chance node and every outcome must be valued exactly. So the costs are linear in the nodes.
 */

/** What a search proves of a node by the time it returns. */
const PROOFS = ['exact', 'at-most', 'at-least'] as const;
type Proof = (typeof PROOFS)[number];

/** Leaves that each proof needs at least, by node; Infinity where it is not true. */
type ProofCosts = Readonly<Record<Proof, Float64Array>>;

/** The costs at every node. `values` are the backed-up values, none of them NaN. O(nodes). */
function proofCosts(tree: GameTree, values: Float64Array): ProofCosts {
  const bounds = boundsOf(tree, values);
  const column = () => new Float64Array(tree.size);
  const costs = { exact: column(), 'at-most': column(), 'at-least': column() };
  for (let id = tree.size - 1; id >= 0; id -= 1) {
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
 * What is proved where nothing is known beforehand, at the root and below chance nodes: the value, except
 * that nothing can be beyond an infinite one, so that a proof from one side will do.
 */
function proofAtTop(value: number): Proof {
  if (value === Infinity) return 'at-least';
  return value === -Infinity ? 'at-most' : 'exact';
}

/** The proof that one child can give at a decision, and that which takes all of them. */
function proofsAt(tree: GameTree, decision: NodeId): { byOne: Proof; byAll: Proof } {
  return bySide(
    tree.kind(decision),
    { byOne: 'at-least', byAll: 'at-most' },
    { byOne: 'at-most', byAll: 'at-least' },
  );
}

/** The value at the top of each node's region. */
function boundsOf(tree: GameTree, values: Float64Array): Float64Array {
  const bounds = new Float64Array(tree.size);
  bounds[ROOT] = values[ROOT] as number;
  for (let id = 1; id < tree.size; id += 1) {
    const parent = tree.parent(id as NodeId);
    bounds[id] = (tree.kind(parent) === CHANCE ? values[id] : bounds[parent]) as number;
  }
  return bounds;
}

/** Every outcome is looked at, even one of probability 0. */
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

/** What valuing a child exactly costs beyond proving it no better than the bound; Infinity if it is not the bound. */
function extraCost(costs: ProofCosts, byAll: Proof, child: NodeId): number {
  const exact = costs.exact[child] as number;
  return exact === Infinity ? Infinity : exact - (costs[byAll][child] as number);
}
