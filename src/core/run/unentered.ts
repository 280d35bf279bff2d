/** Determines the state of a node that a pass has not entered. */
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import type { NodeStatus } from './nodeState.ts';
import type { Passes } from './pass.ts';
import { CUTOFF, EXIT, type RunRecord } from './record.ts';

/**
 * Returns whether the node is deeper than the pass searches, waits below an open node, or was pruned below a node that
 * stopped without entering it.
 * @param entersAgain whether a pass may enter a node again, so that a later search of a node may visit a child that an
 * earlier search of it pruned
 */
export function unenteredStatus(
  record: RunRecord,
  passes: Passes,
  node: NodeId,
  step: number,
  entersAgain: boolean,
): NodeStatus {
  const pass = passes.at(step);
  const { tree } = pass;
  if (tree.isBeyond(node)) return 'beyond';
  let above = tree.parent(node);
  while (above !== NO_NODE) {
    const row = passes.lastRow(above, step, pass);
    const kind = row === 0 ? null : record.kind(row);
    if (kind === EXIT || kind === CUTOFF) {
      const again = entersAgain ? reentered(passes, above, row, step) : NO_NODE;
      if (again === NO_NODE) return 'pruned';
      above = again;
    } else if (row > 0) return 'waiting';
    else above = tree.parent(above);
  }
  return 'waiting';
}

/** Returns the nearest ancestor that was entered again after `row`; NO_NODE when there is none. */
function reentered(passes: Passes, node: NodeId, row: number, step: number): NodeId {
  const { tree } = passes.at(step);
  for (let above = tree.parent(node); above !== NO_NODE; above = tree.parent(above))
    if (passes.entryRow(above, step) > row) return above;
  return NO_NODE;
}
