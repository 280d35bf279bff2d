import type { NodeId, SearchSpace } from '../tree/index.ts';
import { SearchHalt } from './searchHalt.ts';
import type { Judge } from './searchObserver.ts';

/**
 * Returns the value of a terminal or horizon position and reports it to the observer; throws a `SearchHalt` when the value
 * is unknown. Every search calls this at each leaf, and V8 inlines the call only while the function is short.
 */
export function evaluateLeaf(tree: SearchSpace, leaf: NodeId, observer: Judge): number {
  const value = tree.value(leaf);
  if (Number.isNaN(value)) throw unknownAt(tree, leaf);
  if (tree.hasHorizon && tree.isHorizon(leaf)) observer.horizon(leaf, value);
  else observer.leaf(leaf, value);
  return value;
}

function unknownAt(tree: SearchSpace, leaf: NodeId): SearchHalt {
  return new SearchHalt(leaf, tree.hasHorizon && tree.isHorizon(leaf) ? 'no-evaluation' : 'unknown-leaf');
}
