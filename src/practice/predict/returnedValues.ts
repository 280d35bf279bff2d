import type { Trace } from '../../core/run/trace.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { bestOf as better, worstFor } from '../../core/tree/nodeKind.ts';

export interface ReturnedValue {
  readonly child: NodeId;
  readonly value: number;
}

/** What the children of `node` returned, from the first to `last`. */
export function returnedValues(trace: Trace, node: NodeId, last: NodeId): readonly ReturnedValue[] {
  const { tree } = trace;
  return tree
    .children(node)
    .slice(0, tree.childIndex(last) + 1)
    .map((child) => ({ child, value: trace.heldAt(child) }));
}

/** The best of them for the side that decides at `node`; ∓∞ for none. */
export function bestOf({ tree }: Trace, node: NodeId, returned: readonly ReturnedValue[]): number {
  const kind = tree.kind(node);
  return returned.reduce((best, { value }) => better(kind, best, value), worstFor(kind));
}
