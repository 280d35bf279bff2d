/** The runs there are: each is of one of these families, told apart by `family`. */
import type { GraphRun } from '../graph/graphRun.ts';
import type { BoundsRun } from './boundsRun.ts';
import type { ListRun } from './listRun.ts';
import type { Moment } from './moment.ts';
import type { VectorRun } from './vectorRun.ts';

export type AnyRun = BoundsRun | ListRun | GraphRun | VectorRun;
export type Family = AnyRun['family'];

/** The runs of one family. */
export type RunOf<Name extends Family> = Extract<AnyRun, { readonly family: Name }>;

/** A run that works off lists, on a tree or a graph. */
export type ListsRun = ListRun | GraphRun;

/** A run of a recursion, in which children return to their parents one after the other. */
export type RecursionRun = BoundsRun | VectorRun;

/** A moment of a run of any family. */
export type AnyMoment = Moment<AnyRun>;

export function isOfLists(run: AnyRun): run is ListsRun {
  return run.family === 'lists' || run.family === 'graph';
}

export function isOfRecursion(run: AnyRun): run is RecursionRun {
  return run.family === 'bounds' || run.family === 'vectors';
}

/** The run as one of values and bounds. Throws for a run of another family. */
export function asBounds(run: AnyRun): BoundsRun {
  if (run.family !== 'bounds') throw new Error(`a run of ${run.family} has no windows`);
  return run;
}
