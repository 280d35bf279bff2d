import type { NodeId } from '../../core/index.ts';
import type { Layout } from '../../drawing/index.ts';
import { foldsIn } from '../../session/folds.ts';
import type { SessionState } from '../../session/session.ts';

/**
 * Returns the node that is drawn for a node: the topmost folded node above it, which hides it, or the node itself.
 */
export function standIn(state: SessionState, { tree, fold }: Layout, node: NodeId): NodeId {
  const { folded } = foldsIn(state);
  const isFolded = (above: NodeId) => fold?.folded.has(above) === true || folded.has(tree.key(above));
  return tree.pathTo(node).find(isFolded) ?? node;
}
