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

/** 同名的叶节点不止一个时，说明是第几个、在哪个节点下。 */
export function leafApart(name: string, place: number, parent: string): string {
  return `${name}（第 ${place} 个叶节点，在 ${parent} 下）`;
}

export function leafOrName(node: NodeId, names: NodeNames): Sentence {
  return names.tree.isLeaf(node) ? say`叶节点 ${names.token(node)}` : say` ${names.token(node)}`;
}
