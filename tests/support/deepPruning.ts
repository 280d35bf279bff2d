/** max^n as it is misunderstood: a node is cut by what any ancestor has, not by its parent's value alone. */
import type { VectorObserver } from '../../src/core/search/maxN.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';

export function deepSearch(tree: GameTree, observer: VectorObserver): NodeId {
  const least = tree.leafBounds[0];
  const value = (node: NodeId, sure: readonly number[]): NodeId => {
    if (tree.isLeaf(node)) {
      observer.leaf(node);
      return node;
    }
    const player = tree.player(node);
    // What the others are sure of, whoever holds it above.
    const others = sure.reduce((sum, has, other) => (other === player ? sum : Math.max(sum, has)), least);
    const bound = (tree.sum ?? Infinity) - (tree.players - 2) * least - others;
    observer.enter(node, bound);
    let held = NO_NODE;
    for (const child of tree.children(node)) {
      const own = held === NO_NODE ? least : tree.utility(held, player);
      const returned = value(child, sure.with(player, Math.max(sure[player] as number, own)));
      if (held === NO_NODE || tree.utility(returned, player) > tree.utility(held, player)) held = returned;
      observer.update(node, child, returned, held);
      if (tree.utility(held, player) >= bound) {
        if (child !== tree.children(node).at(-1)) observer.cutoff(node);
        break;
      }
    }
    observer.exit(node, held);
    return held;
  };
  return value(ROOT, new Array<number>(tree.players).fill(least));
}
