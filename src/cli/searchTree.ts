/** From a tree to a finished search, or to what stood in the way. */

import { recordTrace } from '../core/run/recordTrace.ts';
import type { Trace } from '../core/run/trace.ts';
import { ALGORITHMS, type AlgorithmName, canSearch } from '../core/search/algorithms.ts';
import type { SearchHalt } from '../core/search/searchHalt.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { quoted } from '../notation/problem.ts';
import { rulesTaken } from '../notation/settings.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { type Answer, granted, refused } from './answer.ts';
import type { TreeGiven } from './treeGiven.ts';

/** The trace of a search that reached a value. */
export function searchTree({ tree, choices }: TreeGiven): Answer<Trace> {
  if (!canSearch(choices.algorithm, tree)) return refused(unsuited(choices.algorithm, tree));
  const trace = recordTrace(tree, choices.algorithm, rulesTaken(choices.algorithm, choices));
  return trace.result.ok ? granted(trace) : refused(halted(tree, trace.result.halt));
}

function unsuited(algorithm: AlgorithmName, tree: GameTree): string {
  const others = ALGORITHMS.filter((other) => canSearch(other, tree)).join(' or ');
  return `${algorithm} has no rule for the chance nodes of this tree; use --algorithm ${others}`;
}

/** The way from the root to a node as child indices, from 0; empty at the root. */
function pathOf(tree: GameTree, node: NodeId): number[] {
  return tree
    .pathTo(node)
    .slice(1)
    .map((step) => tree.childIndex(step));
}

/** Where the search stopped and why, leaves and children counted from 0. */
function halted(tree: GameTree, { node, reason }: SearchHalt): string {
  const path = pathOf(tree, node);
  const place = path.length === 0 ? 'the root' : `path [${quoted(path.join(', '))}] from the root`;
  switch (reason) {
    case 'unknown-leaf':
      return `the search halts at leaf ${tree.leafIndex(node)}, ${place}: its value is not known; put a number for null`;
    case 'no-evaluation':
      return `the search halts at node ${new NodeNames(tree).of(node)}, ${place}: it lies at the depth limit and has no static value`;
    case 'too-many':
      return `the search halts at node ${new NodeNames(tree).of(node)}, ${place}: there is no room for more positions`;
    case 'infinities-meet':
      return `the search halts at chance node ${new NodeNames(tree).of(node)}, ${place}: +∞ and −∞ meet in its expectation`;
  }
}
