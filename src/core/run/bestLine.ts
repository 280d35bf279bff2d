/** Lines of play through a tree, and which child is shown to be as good as the search says. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { bySide } from '../tree/nodeKind.ts';
import type { ValueRange } from './range.ts';

/**
 * Returns the nodes below `from`, each the child that `next` names for the node before; the list ends at a leaf, or
 * when `next` names none.
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
 * Returns the child of a MAX or MIN node that is shown to be worth `value` to the side that decides there: the child
 * that the search decided for, or, if the search returned only a bound, the first child whose own range reaches the
 * value. Null when no child's range does.
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
