/**
 * Finds the path that a step of a search is about. A figure without room for the whole tree keeps that path unfolded.
 */
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { AnyRun } from './anyRun.ts';
import type { EventKind } from './record.ts';

/** The kinds of event that make a node the current one. */
const COMES: readonly EventKind[] = ['enter', 'leaf', 'horizon'];

/**
 * Returns the nodes from the root to the leaf that the search is about at a step: the leaf that it read last, or, when
 * it has entered a node since, the leaf that it reads next. At the end of the run it returns the line of best play.
 */
export function wayAt(run: AnyRun, step: number): readonly NodeId[] {
  const line = step === run.length ? run.lineAt(step) : [];
  if (line.length > 0) return [ROOT, ...line];
  let at = step;
  while (at > 0 && !COMES.includes(run.kindAt(at))) at -= 1;
  const { tree } = run;
  const latest = at === 0 ? ROOT : run.nodeAt(at);
  const end = tree.subtreeEnd(latest);
  for (let next = at + 1; next <= run.length && !tree.isLeaf(latest); next += 1) {
    const node = run.nodeAt(next);
    if (node < latest || node >= end) break;
    const kind = run.kindAt(next);
    if (kind === 'leaf' || kind === 'horizon') return tree.pathTo(node);
  }
  return tree.pathTo(latest);
}
