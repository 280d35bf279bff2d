/** Moves that a tree counts but has no child for, such as those that the program of a log never called. */
import type { GameTree, NodeId } from '../tree/index.ts';

import { type SearchSpace, SpaceLike } from '../tree/searchSpace.ts';
import { SearchHalt } from './searchHalt.ts';

/** Returns the tree as a space in which a search halts when it asks for a move that has no child. */
export function withoutUnseen(tree: GameTree): SearchSpace {
  return tree.columns.moveCount === null ? tree : new Unseen(tree);
}

class Unseen extends SpaceLike {
  constructor(private readonly tree: GameTree) {
    super(tree);
  }

  override child(node: NodeId, index: number): NodeId {
    if (index >= this.tree.childCount(node)) throw new SearchHalt(node, 'unseen-move');
    return this.tree.child(node, index);
  }

  override outcomeWeight(chanceNode: NodeId, index: number): number {
    if (index >= this.tree.childCount(chanceNode)) throw new SearchHalt(chanceNode, 'unseen-move');
    return this.tree.outcomeWeight(chanceNode, index);
  }
}
