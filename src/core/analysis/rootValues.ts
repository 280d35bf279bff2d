/** The minimax values of the moves at the root of a tree that is whole, to be put beside the means of a simulation. */

import { backedUpValues } from '../order/childOrder.ts';
import type { SimulationRun } from '../run/simulationRun.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide, CHANCE } from '../tree/nodeKind.ts';

export interface RootValues {
  /** the value of the root, in rewards */
  readonly value: number;
  /** the moves with the best value; empty when chance decides at the root */
  readonly best: readonly NodeId[];
  ofChild(child: NodeId): number;
}

/** The greatest tree whose values are computed. */
const MOST_NODES = 100_000;

/** Returns the values of a tree that existed before the simulation; null when it grew, is too large or has unknown leaves. */
export function rootValues({ tree, grows, settings }: SimulationRun): RootValues | null {
  if (grows || tree.hasUnknown || tree.size > MOST_NODES || settings.given !== null) return null;
  const values = backedUpValues(tree);
  const children = tree.children(ROOT);
  const kind = tree.kind(ROOT);
  const ofChild = (child: NodeId) => values[child] as number;
  const all = children.map(ofChild);
  const best = kind === CHANCE ? Number.NaN : bySide(kind, Math.max(...all), Math.min(...all));
  return {
    value: values[ROOT] as number,
    best: children.filter((child) => ofChild(child) === best),
    ofChild,
  };
}
