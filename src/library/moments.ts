/** Steps of a search that the source of a tree names. */

import type { AnyRun, BoundsRun, NodeId } from '../core/index.ts';
import { isUnlimited } from '../core/search/searchLimits.ts';

/** A step with the name that the source gives it: "(a)", or "1" for ①. */
export interface NamedMoment {
  readonly name: string;
  readonly step: number;
}

/**
 * Which steps the source names: given steps of the alpha-beta run, in order; or those that the Tsinghua textbook
 * numbers, namely each leaf, each update that is not from the last child, and each exit of a node that was not cut.
 */
export type MomentRule =
  | { readonly steps: readonly number[]; readonly names: readonly string[] }
  | 'tsinghua';

/** Returns the named steps of a run; none unless the run is the one that the source describes. */
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
