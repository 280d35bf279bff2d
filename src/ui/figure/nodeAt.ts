import type { NodeId } from '../../core/index.ts';

/**
 * Returns the node that a pointer event hit or, for an edge, the node at its lower end; null when it hit
 * neither.
 */
export function nodeAt(target: EventTarget | null, what: 'node' | 'edge' = 'node'): NodeId | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null;
  return id === null ? null : (Number(id) as NodeId);
}
