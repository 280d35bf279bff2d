/** Deep cutoffs that teach something. */

import { recordTrace } from '../run/recordTrace.ts';
import { DEFAULT_RULES, type SearchRules } from '../search/rules.ts';
import { runSearch } from '../search/runSearch.ts';
import { SILENT } from '../search/searchObserver.ts';
import type { GameTree } from '../tree/gameTree.ts';

/**
 * Whether alpha-beta makes a deep cutoff that leaves out a leaf which it would have evaluated with the
 * bounds of each node's parent alone. A quarter of deep cutoffs do not: the parent's own value would have
 * cut there too.
 */
export function hasTellingDeepCutoff(tree: GameTree): boolean {
  const shallow = leavesEvaluated(tree, { ...DEFAULT_RULES, bounds: 'parent' });
  const trace = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  for (let step = 1; step <= trace.length; step += 1) {
    if (trace.kindAt(step) !== 'cutoff') continue;
    const event = trace.event(step);
    if (event.kind !== 'cutoff' || event.reach !== 'deep') continue;
    const from = event.pruned[0];
    if (from !== undefined && shallow.subarray(from, tree.subtreeEnd(event.node)).includes(1)) return true;
  }
  return false;
}

/** 1 at the leaves that alpha-beta evaluates under the rules, by id. */
function leavesEvaluated(tree: GameTree, rules: SearchRules): Uint8Array {
  const evaluated = new Uint8Array(tree.size);
  const leaf = (node: number) => {
    evaluated[node] = 1;
  };
  runSearch('alpha-beta', tree, rules, { ...SILENT, leaf });
  return evaluated;
}
