/** Finds the marks above the timeline. Each family of searches says which of its events are marked. */
import type { AnyRun, NodeId, NodeKind } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
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
export const timelineMarks = memoizeByObject((run: AnyRun): readonly TimelineMark[] =>
  thinned(familyOf(run).marked(run), run.length)
    .toSorted(([, one], [, other]) => one - other)
    .map(([kind, step]) => {
      const node = run.nodeAt(step);
      return { kind, step, node, side: run.tree.kindName(node) };
    }),
);

/**
 * The number of sections into which the timeline is divided; each has at most one mark: its first cutoff or, without one,
 * its last other mark.
 */
const PLACES = 300;

function thinned(marks: readonly Marked[], length: number): readonly Marked[] {
  if (marks.length <= PLACES) return marks;
  const shown: (Marked | undefined)[] = new Array(PLACES).fill(undefined);
  for (const mark of marks) {
    const [kind, step] = mark;
    const place = Math.floor(((step - 1) / length) * PLACES);
    const [other, at = -1] = shown[place] ?? [];
    const isCut = kind === 'cutoff';
    const isBetter = isCut === (other === 'cutoff') ? (isCut ? step < at : step >= at) : isCut;
    if (isBetter) shown[place] = mark;
  }
  return shown.filter((mark) => mark !== undefined);
}

/**
 * Returns the marks that are shown when `fit` of them fit beside one another: all, or, when there are more, cutoffs that do not
 * touch, and the other marks that have room between them.
 *
 * @param marks in the order of their steps
 * @param length the number of steps of the run
 */
export function marksApart(
  marks: readonly TimelineMark[],
  length: number,
  fit: number,
): readonly TimelineMark[] {
  if (marks.length <= fit) return marks;
  const least = length / fit;
  const isCut = ({ kind }: TimelineMark) => kind === 'cutoff';
  const cuts = apart(marks.filter(isCut), least, []);
  const others = marks.filter((mark) => !isCut(mark));
  return [...cuts, ...apart(others, least, cuts)].toSorted((one, other) => one.step - other.step);
}

/** Returns those of the marks that are `least` steps away from each other and from `taken`. */
function apart(
  marks: readonly TimelineMark[],
  least: number,
  taken: readonly TimelineMark[],
): readonly TimelineMark[] {
  const shown: TimelineMark[] = [];
  let next = 0;
  for (const mark of marks) {
    while (next < taken.length && (taken[next] as TimelineMark).step < mark.step) next += 1;
    const beside = [shown.at(-1), taken[next - 1], taken[next]];
    if (beside.every((other) => other === undefined || Math.abs(other.step - mark.step) >= least))
      shown.push(mark);
  }
  return shown;
}
