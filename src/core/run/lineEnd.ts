/** Finds the last node of the line of play that a pass chose. */
import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { LEAF } from '../tree/nodeKind.ts';
import { EXIT, NO_CHILD, type RunRecord } from './record.ts';

/** A finished pass, while its nodes still have the ids that they got during the search. */
interface Finished {
  readonly from: number;
  readonly to: number;
  readonly space: SearchSpace;
}

/**
 * Returns the last node of the chosen line when its value is an estimate: a horizon leaf, or a node whose side to move
 * keeps the static value. Null when the line ends otherwise. O(events of the pass).
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
