/** Sentences name a move that is played by these. */
import type { AnyRun, NodeId } from '../../core/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import type { NodeNames } from '../nodeNames.ts';
import { type Sentence, say } from '../sentence.ts';
import { shownName } from '../visibleText.ts';

/** Writes a game move by its name; when it has none, by the node it leads to. */
export function moveTo(child: NodeId, names: NodeNames): Sentence {
  const move = shownName(names.tree.move(child));
  return move === '' ? say`走向${leafOrName(child, names)}` : say` ${move}`;
}

export function leafOrName(node: NodeId, names: NodeNames): Sentence {
  return names.tree.isLeaf(node) ? say`叶节点 ${names.token(node)}` : say` ${names.token(node)}`;
}

/**
 * The end of the sentence about the root's value: which game move is best; a full stop when there is none.
 */
export function andPlays(run: AnyRun, move: NodeId | null, names: NodeNames): Sentence {
  if (move === null) return say`。`;
  return say`，${bySide(run.tree.kind(ROOT), 'MAX', 'MIN')} 的最佳走步是${moveTo(move, names)}。`;
}
