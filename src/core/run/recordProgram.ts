/**
 * Makes the run of a log and remembers it under its tree. Code that asks for a search of that tree by `program` gets this
 * run, as it gets the run of any other search.
 */
import type { KnownTree, ProgramLog } from '../program/index.ts';
import { treeOfLog } from '../program/logTree.ts';
import { verdictOn } from '../program/verdict.ts';
import type { GameTree } from '../tree/index.ts';
import { ProgramRun } from './programRun.ts';
import type { FamilyRecorder } from './recorders.ts';

/** the run of the program that searched a tree */
const runs = new WeakMap<GameTree, ProgramRun>();

/**
 * Returns the run of a log, on a tree that is known or on the tree that the program walked. The run is kept with its
 * tree, so no other log may be shown on the same object.
 */
export function recordProgram(log: ProgramLog, known: KnownTree | null): ProgramRun {
  const on = known ?? treeOfLog(log);
  const run = new ProgramRun({ log, verdict: verdictOn(log, known), on, grows: known === null });
  runs.set(on.tree, run);
  return run;
}

/** Returns the run of the program that searched a tree; throws when no log is about the tree. */
export function programOn(tree: GameTree): ProgramRun {
  const run = runs.get(tree);
  if (run === undefined) throw new Error('no log of a program is about this tree');
  return run;
}

export const PROGRAMS: FamilyRecorder = {
  ofTree: programOn,
  ofSpace: () => {
    throw new Error('a program is no search of a game');
  },
};
