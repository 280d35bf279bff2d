/**
 * Minimax in one function, as some textbooks write it: every node maximises what the move is worth to its own
 * side. A toy: it shows that an algorithm is a file, a row, a listing and a name.
 * Source: Knuth and Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975), section 2.
 */
import type { DepthFirst } from '../../src/core/search/algorithm.ts';
import { evaluateLeaf } from '../../src/core/search/evaluateLeaf.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { LEAF, MIN } from '../../src/core/tree/nodeKind.ts';
import type { Listing } from '../../src/words/listings/listing.ts';

export const toyAlgorithm: DepthFirst = {
  family: 'bounds',
  chapter: 2,
  settings: [],
  unsuited: ({ hasChance }) => (hasChance ? 'chance' : null),
  search(space, _rules, observer) {
    // What a node is worth to MAX, whoever moves there.
    const value = (node: NodeId): number => {
      if (space.kind(node) === LEAF) return evaluateLeaf(space, node, observer);
      const sign = space.kind(node) === MIN ? -1 : 1;
      observer.enter(node, -Infinity, Infinity);
      let best = -Infinity;
      for (let i = 0; i < space.moveCount(node); i += 1) {
        const child = space.child(node, i);
        best = Math.max(best, sign * value(child));
        observer.update(node, child, sign * best, -Infinity, Infinity);
      }
      observer.exit(node, sign * best);
      return sign * best;
    };
    return value(ROOT);
  },
};

export const toyListing: Listing = () => [
  { line: 'call', indent: 0, text: 'negamax(state):' },
  { line: 'terminal', indent: 1, text: 'if Terminal-Test(state): return ±Utility(state)' },
  { line: 'init', indent: 1, text: 'v ← −∞' },
  { line: 'each', indent: 1, text: 'for each child of state:' },
  { line: 'update', indent: 2, text: 'v ← max(v, −negamax(child))' },
  { line: 'return', indent: 1, text: 'return v' },
];
