import type { NodeId, SearchSpace } from '../tree/index.ts';
import { SearchHalt } from './searchHalt.ts';
import type { Judge } from './searchObserver.ts';

/** Returns the value of a terminal or horizon position and reports it; halts the search when the value is unknown. */
export function evaluateLeaf(tree: SearchSpace, leaf: NodeId, observer: Judge): number {
  const value = tree.value(leaf);
  const isHorizon = tree.hasHorizon && tree.isHorizon(leaf);
  if (Number.isNaN(value)) throw new SearchHalt(leaf, isHorizon ? 'no-evaluation' : 'unknown-leaf');
  if (isHorizon) observer.horizon(leaf, value);
  else observer.leaf(leaf, value);
  return value;
}
