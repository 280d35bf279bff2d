/**
 * How many leaves minimax and alpha-beta evaluate in uniform trees, counted by searching.
 *
 * A uniform tree takes no memory (`uniformSpace.ts`): a node is a number, and the value of a leaf is computed when a
 * search asks for it. The tree is in best order, in worst order, or its values are drawn from a seed. `leafCounts.ts`
 * runs the page's own searches on it, one tree per step, so that a worker can report progress. A tree that would take
 * too long is left out of the result; it is not replaced by an estimate.
 */
export type * from './leafCounts.ts';
export {
  allLeaves,
  countLeaves,
  depthWithin,
  MOST_LEAVES,
  RANDOM_TREES,
  randomDepthWithin,
} from './leafCounts.ts';
