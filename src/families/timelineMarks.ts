/** Finds the marks above the timeline. Each family of searches says which of its events are marked. */
import type { AnyRun, NodeId, NodeKind } from '../core/index.ts';
import { familyOf, type Marked } from './index.ts';

/**
 * The kinds of mark: a cutoff, a new best value, a value found for a node, or a move to a position that existed
 * already.
 */
export interface TimelineMark {
  readonly kind: Marked[0];
  readonly step: number;
  readonly node: NodeId;
  /** who decides at the node of the event */
  readonly side: NodeKind;
}

/**
 * Returns the marks of a run in the order of their steps. Of very many marks it returns only some, so that they can be
 * told apart.
 */
export function timelineMarks(run: AnyRun): readonly TimelineMark[] {
  const marks = familyOf(run)
    .marked(run)
    .toSorted(([, one], [, other]) => one - other)
    .map(([kind, step]): TimelineMark => {
      const node = run.nodeAt(step);
      return { kind, step, node, side: run.tree.kindName(node) };
    });
  return thinned(marks, run.length);
}

/**
 * The number of sections into which the timeline is divided; each has at most one mark, a cutoff rather than a best
 * value.
 */
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
