/** The union of all kinds of run. The field `family` says which kind a run is of. */
import type { GraphRun } from '../graph/graphRun.ts';
import { FULL_WINDOW, isSameWindow } from '../search/searchWindow.ts';
import { ROOT } from '../tree/nodeId.ts';
import type { BoundsRun } from './boundsRun.ts';
import type { ListRun } from './listRun.ts';
import type { Moment } from './moment.ts';
import type { ProgramRun } from './programRun.ts';
import type { SimulationRun } from './simulationRun.ts';
import type { VectorRun } from './vectorRun.ts';

export type AnyRun = BoundsRun | ListRun | GraphRun | VectorRun | SimulationRun | ProgramRun;
export type Family = AnyRun['family'];

/** The type of the runs of one family. */
export type RunOf<Name extends Family> = Extract<AnyRun, { readonly family: Name }>;

/** A run of a procedure that keeps lists of nodes and is not recursive, on a tree or on a graph. */
export type ListsRun = ListRun | GraphRun;

/** A run of a recursive search, in which a function calls itself for each child. */
export type RecursionRun = BoundsRun | VectorRun;

/** A run of a search about which exercises are made. */
export type PractisedRun = RecursionRun | SimulationRun | ListsRun;

/** What is known at one step of a run of any family. */
export type AnyMoment = Moment<AnyRun>;

export function isOfLists(run: AnyRun): run is ListsRun {
  return run.family === 'lists' || run.family === 'graph';
}

export function isOfRecursion(run: AnyRun): run is RecursionRun {
  return run.family === 'bounds' || run.family === 'vectors';
}

/** Returns the same run as a simulation; null for a run of another family. */
export function simulationOf(run: AnyRun): SimulationRun | null {
  return run.family === 'simulation' ? run : null;
}

/** Returns the same run as that of a program; null for a run of another family. */
export function programOf(run: AnyRun): ProgramRun | null {
  return run.family === 'program' ? run : null;
}

/** Returns the same run as a `BoundsRun`, whose search may have windows. Throws for a run of another family. */
export function asBounds(run: AnyRun): BoundsRun {
  if (run.family !== 'bounds') throw new Error(`a run of ${run.family} has no windows`);
  return run;
}

/** Whether the search begins with the window (−∞, +∞), or has no windows. */
export function beginsOpen(run: AnyRun): boolean {
  return run.family !== 'bounds' || isSameWindow(run.entryWindowAt(ROOT), FULL_WINDOW);
}
