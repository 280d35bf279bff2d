/** The best that alpha-beta can do on a tree over all orders of children, and an order in which it does. */
import type { GameTree } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, LEAF } from '../tree/nodeKind.ts';
import { backedUpValues } from './backedUpValues.ts';
import { bestFirst, type ChildOrder } from './childOrder.ts';
import { extraCost, type Proof, type ProofCosts, proofAtTop, proofCosts, proofsAt } from './proofCosts.ts';

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
  const sorted = bestFirst(tree, values);
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
