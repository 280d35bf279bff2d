/** Lines of play through a tree, and which child is shown to be as good as the search says. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { bySide } from '../tree/nodeKind.ts';
import type { ValueRange } from './range.ts';

/** The nodes below `from`, each the child that `next` names of the one before; it ends at a leaf, or when `next` names none. */
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
 * The child of a MAX or MIN node that is shown to be worth `value` to whoever decides there: the one that the search
 * decided for, or, if it came back with no more than a bound, the first one whose own range reaches the value. Null
 * when no child's does.
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
