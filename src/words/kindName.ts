import type { GameTree, NodeId } from '../core/index.ts';
import type { PageWords } from './language.ts';

/** Returns the name of who decides at a node: "MAX", "chance", "player 2". */
export function kindName(
  { kind, player }: Pick<PageWords, 'kind' | 'player'>,
  tree: GameTree,
  node: NodeId,
): string {
  const own = tree.kindName(node);
  return own === 'player' ? player(tree.player(node) + 1) : kind[own];
}
