/** The line of best play as far as it is known: from the root, always the child that decides. */
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import type { Trace } from './trace.ts';
import { NO_CHILD } from './traceLog.ts';

/** The nodes after the root on that line; it ends at a leaf, a chance node or where nothing decides yet. */
export function principalVariationAt({ tree, log }: Trace, step: number): NodeId[] {
  const line: NodeId[] = [];
  for (let node = ROOT; node !== NO_NODE && !tree.isLeaf(node); ) {
    const row = log.lastRow(node, step);
    const deciding = row === 0 ? NO_CHILD : log.deciding(row);
    if (deciding === NO_CHILD) break;
    node = tree.child(node, deciding);
    line.push(node);
  }
  return line;
}

/** Which child of the root to play to; null at a leaf, at a chance root, and before anything is known. */
export function bestMoveAt(trace: Trace, step: number): NodeId | null {
  return principalVariationAt(trace, step)[0] ?? null;
}
