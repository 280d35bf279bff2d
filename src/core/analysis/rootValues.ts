/** The minimax values of the nodes of a tree that is whole, to be put beside the means of a simulation. */

import { backedUpValues } from '../order/childOrder.ts';
import type { SimulationRun } from '../run/simulationRun.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide, CHANCE } from '../tree/nodeKind.ts';
import { nodeOfKey } from '../tree/nodeOfKey.ts';

export interface RootValues {
  /** the value of the root, in rewards */
  readonly value: number;
  /** the moves with the best value; empty when chance decides at the root */
  readonly best: readonly NodeId[];
  ofChild(child: NodeId): number;
}

export interface TreeValues extends RootValues {
  ofNode(node: NodeId): number;
}

/** The greatest tree whose values are computed. */
const MOST_NODES = 100_000;

/**
 * Returns the values of the nodes of a simulation's tree, by node, and those of its moves at the root; null when the tree
 * is too large or has unknown leaves, and when the results of playouts are given.
 * @param full the whole tree, of which the tree of the run is a part
 */
export function treeValues(run: SimulationRun, full: GameTree): TreeValues | null {
  if (full.hasUnknown || full.size > MOST_NODES || run.settings.given !== null) return null;
  const { tree } = run;
  const values = backedUpValues(full);
  const idIn = (node: NodeId) => (tree === full ? node : (nodeOfKey(full, tree.key(node)) ?? node));
  const ofNode = (node: NodeId) => values[idIn(node)] as number;
  const kind = tree.kind(ROOT);
  const all = full.children(ROOT).map((child) => values[child] as number);
  const best =
    kind === CHANCE || full.isLeaf(ROOT) ? Number.NaN : bySide(kind, Math.max(...all), Math.min(...all));
  return {
    value: values[ROOT] as number,
    best: tree.children(ROOT).filter((child) => ofNode(child) === best),
    ofChild: ofNode,
    ofNode,
  };
}
