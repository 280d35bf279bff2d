/** Finds the marks above the timeline. Each family of runs says which of its events are marked. */
import type { AnyRun, Family, ListsRun, RecursionRun, RunOf } from '../core/run/anyRun.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';

/** A cut, a new best value, a value that goes up, or a move to a position that was there already. */
export interface TimelineMark {
  readonly kind: 'cutoff' | 'best' | 'value' | 'merge';
  readonly step: number;
  readonly node: NodeId;
  /** the side that decides at the node */
  readonly side: NodeKind;
}

type Marked = readonly [kind: TimelineMark['kind'], step: number];

const MARKED: { readonly [Name in Family]: (run: RunOf<Name>) => readonly Marked[] } = {
  bounds: inRecursion,
  vectors: inRecursion,
  lists: valuesGoingUp,
  graph: (run) => [...valuesGoingUp(run), ...merges(run)],
};

/** Returns the marks of a run in the order of their steps; of a long run only some, so that they can be told apart. */
export function timelineMarks(run: AnyRun): readonly TimelineMark[] {
  const marked = (MARKED[run.family] as (run: AnyRun) => readonly Marked[])(run);
  const marks = marked
    .toSorted(([, one], [, other]) => one - other)
    .map(([kind, step]): TimelineMark => {
      const node = run.nodeAt(step);
      return { kind, step, node, side: run.tree.kindName(node) };
    });
  return thinned(marks, run.length);
}

/** A new best value has no mark when the next event is a cut, which has one. */
function inRecursion(run: RecursionRun): readonly Marked[] {
  const cuts = run.eventsOf('cutoff');
  const cutting = new Set(cuts.map((step) => step - 1));
  const best = run.eventsOf('update').filter((step) => !cutting.has(step) && run.isImproved(step));
  return [...cuts.map((step): Marked => ['cutoff', step]), ...best.map((step): Marked => ['best', step])];
}

function valuesGoingUp(run: ListsRun): readonly Marked[] {
  return run.eventsOf('backup').map((step): Marked => ['value', step]);
}

function merges(run: ListsRun): readonly Marked[] {
  const isMerging = (step: number) => {
    const event = run.event(step);
    return event.kind === 'expand' && event.children.some(({ isNew }) => !isNew);
  };
  return run
    .eventsOf('expand')
    .filter(isMerging)
    .map((step): Marked => ['merge', step]);
}

/** At most so many places on the timeline hold a mark; when several fall on one, a cut is shown before a best value. */
const PLACES = 300;

function thinned(marks: readonly TimelineMark[], length: number): readonly TimelineMark[] {
  if (marks.length <= PLACES) return marks;
  const shown = new Map<number, TimelineMark>();
  for (const mark of marks) {
    const place = Math.floor(((mark.step - 1) / length) * PLACES);
    if (shown.get(place)?.kind !== 'cutoff') shown.set(place, mark);
  }
  return [...shown.values()];
}
