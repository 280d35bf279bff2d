import type { NodeId } from '../../core/tree/nodeId.ts';

/** Returns the node, or the lower node of the edge, at which an event of the drawing occurred; null for none. */
export function nodeAt(target: EventTarget | null, what: 'node' | 'edge' = 'node'): NodeId | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;
  return id === null ? null : (Number(id) as NodeId);
}
