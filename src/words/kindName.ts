import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';

interface KindWords {
  readonly kind: Readonly<Record<NodeKind, string>>;
  readonly player: (number: number) => string;
}

/** Returns the owner of a node: "MAX", "chance", "player 2". */
export function kindName({ kind, player }: KindWords, tree: GameTree, node: NodeId): string {
  const own = tree.kindName(node);
  return own === 'player' ? player(tree.player(node) + 1) : kind[own];
}
