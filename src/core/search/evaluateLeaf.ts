import type { NodeId } from '../tree/nodeId.ts';
import { SearchHalt } from './searchHalt.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchSpace } from './searchSpace.ts';

/** The value of a terminal or horizon position; halts where it is unknown. */
export function evaluateLeaf(tree: SearchSpace, leaf: NodeId, observer: SearchObserver): number {
  const value = tree.value(leaf);
  if (Number.isNaN(value)) throw new SearchHalt(leaf, 'unknown-leaf');
  observer.leaf(leaf, value);
  return value;
}
