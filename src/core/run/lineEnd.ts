/** Where the line that a pass chose ends. */
import type { SearchSpace } from '../search/searchSpace.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { LEAF } from '../tree/nodeKind.ts';
import { EXIT, NO_CHILD, type RunRecord } from './record.ts';

/** A finished pass whose nodes are still known by the ids that its search told. */
interface Finished {
  readonly from: number;
  readonly to: number;
  readonly space: SearchSpace;
}

/**
 * The node at which the line ends, where an estimate stands there for what could be looked at: at a horizon leaf, or
 * where the mover keeps the static value. Null where the line ends otherwise. O(events of the pass).
 */
export function estimateAtLineEnd(
  record: RunRecord,
  { from, to, space }: Finished,
  { isOver }: { readonly isOver: (node: NodeId) => boolean },
): NodeId | null {
  const decided = new Map<NodeId, number>();
  for (let step = from + 1; step <= to; step += 1)
    if (record.kind(step) === EXIT) decided.set(record.node(step), record.deciding(step));
  const deciding = (node: NodeId) => decided.get(node) ?? NO_CHILD;
  let end = ROOT;
  while (deciding(end) !== NO_CHILD) end = space.child(end, deciding(end));
  const isKept = space.standPat?.standsPatAt(end) ?? false;
  const isJudged = space.kind(end) === LEAF && !isOver(end);
  return isKept || isJudged ? end : null;
}
