/** 叙述各处共用的说法。 */
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { NodeNames } from '../nodeNames.ts';
import { type Sentence, say } from '../sentence.ts';
import { shownName } from '../shownName.ts';

/** 走步有名字时用它的名字。 */
export function moveTo(child: NodeId, names: NodeNames): Sentence {
  const move = shownName(names.tree.move(child));
  return move === '' ? say`走向${leafOrName(child, names)}` : say` ${move}`;
}

export function leafOrName(node: NodeId, names: NodeNames): Sentence {
  return names.tree.isLeaf(node) ? say`叶节点 ${names.token(node)}` : say` ${names.token(node)}`;
}
