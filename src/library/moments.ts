/** Moments that a source names, as steps of the run. */

import type { AnyRun } from '../core/run/anyRun.ts';
import type { BoundsRun } from '../core/run/boundsRun.ts';
import { isUnlimited } from '../core/search/searchLimits.ts';
import type { NodeId } from '../core/tree/nodeId.ts';

/** A named step: "(a)", or the "1" of a ①. */
export interface NamedMoment {
  readonly name: string;
  readonly step: number;
}

/**
 * Either fixed steps of the alpha-beta run in order, or the numbering of the Tsinghua textbook: each leaf; each update
 * that is not from the last child; each exit of a node that was not cut.
 */
export type MomentRule =
  | { readonly steps: readonly number[]; readonly names: readonly string[] }
  | 'tsinghua';

/** Returns the moments of a run; none unless it is the run that the source walks through. */
export function momentsOf(rule: MomentRule | undefined, run: AnyRun): readonly NamedMoment[] {
  const { rules, limits } = run;
  if (rule === undefined || run.family !== 'bounds' || run.windows === null) return [];
  if (rules.bounds !== 'all' || run.entersAgain || !isUnlimited(limits)) return [];
  if (rule === 'tsinghua')
    return tsinghuaMoments(run).map((step, index) => ({ name: String(index + 1), step }));
  if ((rule.steps.at(-1) ?? 0) > run.length) return [];
  return rule.steps.map((step, index) => ({ name: rule.names[index] ?? '', step }));
}

function tsinghuaMoments(run: BoundsRun): number[] {
  const { tree } = run;
  const isLast = (child: NodeId) => tree.childIndex(child) === tree.moveCount(tree.parent(child)) - 1;
  return [
    ...run.eventsOf('leaf'),
    ...run.eventsOf('update').filter((step) => !isLast(run.childAt(step))),
    ...run.eventsOf('exit').filter((step) => run.cutStep(run.nodeAt(step), step) === 0),
  ].toSorted((a, b) => a - b);
}
