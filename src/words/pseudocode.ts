import type { AnyRun, NodeId } from '../core/index.ts';
import { mayJudge } from '../core/search/searchLimits.ts';
import { LISTINGS } from './listings/index.ts';
import { callOfPass, limitedListing, passesListing } from './listings/limited.ts';
import type { PseudocodeLine } from './listings/listing.ts';

/**
 * Returns the pseudocode at a node and step, in the notation of a textbook and with the chosen rules. During
 * a pass it is the searching function, below the line of the loop that called it; between passes it is the
 * loop over passes.
 */
export function pseudocode(run: AnyRun, node: NodeId, step: number): readonly PseudocodeLine[] {
  const { tree, algorithm, rules, limits } = run;
  const isJudged = !tree.isLeaf(node) && run.treeAt(step).isLeaf(node);
  const lines = LISTINGS[algorithm](tree, node, rules, isJudged, limits);
  if (!mayJudge(limits) || run.family !== 'bounds') return lines;
  const direction = tree.direction(node);
  const wanted = direction === 'max' || direction === 'min' ? direction : null;
  const searching = limitedListing(lines, wanted, run);
  const loop = passesListing(limits);
  if (loop.length === 0) return searching;
  const { from, to, depth, purpose, checks } = run.passAt(step);
  const executed = step === 0 ? [] : run.event(step).lines;
  const isBetween = step <= from || step > to || loop.some(({ line }) => executed.includes(line));
  return isBetween ? loop : [callOfPass(purpose, depth ?? 0, checks.at(-1)?.plies ?? 0), ...searching];
}
