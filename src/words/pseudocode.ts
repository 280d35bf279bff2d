import type { Trace } from '../core/run/trace.ts';
import { isListForm } from '../core/search/algorithms.ts';
import { mayJudge } from '../core/search/searchLimits.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { LISTINGS } from './listings/index.ts';
import { limitedListing, passesListing } from './listings/limited.ts';
import type { PseudocodeLine } from './listings/listing.ts';

/** The functions at work at a node, as a textbook prints them, with the rules that are chosen. */
export function pseudocode(
  { tree, algorithm, rules, limits }: Trace,
  node: NodeId,
): readonly PseudocodeLine[] {
  const lines = LISTINGS[algorithm](tree, node, rules);
  if (!mayJudge(limits) || isListForm(algorithm)) return lines;
  const aim = tree.aim(node);
  const wanted = aim === 'max' || aim === 'min' ? aim : null;
  return [...passesListing(limits), ...limitedListing(lines, wanted, { algorithm, rules, limits })];
}
