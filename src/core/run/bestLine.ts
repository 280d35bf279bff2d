/** Lines of play through a tree, and the child that accounts for the value of its parent. */
import type { GameTree, NodeId } from '../tree/index.ts';
import { bySide } from '../tree/nodeKind.ts';
import type { ValueRange } from './range.ts';

/**
 * Returns the nodes of a line below `from`: each is the child that `next` names for the node before it. The line ends
 * at a leaf, or when `next` names no child.
 */
export function lineFrom(
  tree: GameTree,
  from: NodeId,
  next: (node: NodeId) => NodeId | null,
): readonly NodeId[] {
  const line: NodeId[] = [];
  for (let node = from; !tree.isLeaf(node); ) {
    const child = next(node);
    if (child === null) break;
    node = child;
    line.push(node);
  }
  return line;
}

/**
 * Returns a child of a MAX or MIN node that is proved to be worth `value` to the deciding side: the child that the
 * search decided for or, if the search returned only a bound, the first child whose own range reaches the value. Null
 * when no child's range does.
 */
export function childWorth(
  tree: GameTree,
  node: NodeId,
  value: number,
  decided: NodeId,
  rangeOf: (child: NodeId) => ValueRange,
): NodeId | null {
  const reaches = (child: NodeId) => {
    const { low, high } = rangeOf(child);
    return bySide(tree.kind(node), low >= value, high <= value);
  };
  return reaches(decided) ? decided : (tree.children(node).find(reaches) ?? null);
}
