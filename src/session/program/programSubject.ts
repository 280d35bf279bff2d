/** Makes the log of a program a subject of the page: on the figure at hand when it fits there, or on the tree it walked. */
import '../../families/programAdded.ts';
import './besideProgram.ts';
import type { ProgramRun } from '../../core/index.ts';
import { fitLog } from '../../core/program/fitLog.ts';
import type { ProgramLog } from '../../core/program/index.ts';
import { recordProgram } from '../../core/run/recordProgram.ts';
import { GameTree as Tree } from '../../core/tree/gameTree.ts';
import { NodeNames } from '../../words/nodeNames.ts';
import { namesAsTold } from '../../words/programNames.ts';
import { newTreeId, type OpenedLog, type Subject, subjectOfTree, withFullTree } from '../subject.ts';

/** A log as a subject whose tree is drawn whole, with the run that is shown on it. */
export interface PlacedLog {
  readonly subject: Subject;
  readonly run: ProgramRun;
}

/** Returns the log as a subject; null for a log that does not fit the tree `on`. */
export function programSubject(opened: OpenedLog, on: Subject | null, id = newTreeId()): Subject | null {
  const log = opened.runs[opened.index] as ProgramLog;
  return (on === null ? walkedBy(log, opened, id) : laidOn(on, log, opened))?.subject ?? null;
}

/** Returns the log on the tree `on` when it fits there, else on the tree that the program walked. */
export function placeLog(opened: OpenedLog, on: Subject | null, id = newTreeId()): PlacedLog {
  const log = opened.runs[opened.index] as ProgramLog;
  return (on && laidOn(on, log, opened)) ?? walkedBy(log, opened, id);
}

function walkedBy(log: ProgramLog, opened: OpenedLog, id: string): PlacedLog {
  const run = recordProgram(log, null);
  const subject = subjectOfTree(run.tree, { id, title: opened.title }, namesAsTold(run));
  return { subject: { ...subject, program: { ...opened, isWalked: true } }, run };
}

function laidOn(on: Subject, log: ProgramLog, opened: OpenedLog): PlacedLog | null {
  const whole = withFullTree(on);
  const fit = fitsOn(log, whole);
  if (fit === null) return null;
  // A run is kept with its tree, and another log may be shown on the same tree.
  const tree = new Tree(whole.tree.columns, whole.tree.leafBounds, whole.tree.sum);
  const run = recordProgram(log, { tree, fit });
  const names = new NodeNames(
    tree,
    tree.nodes().map((node) => whole.names.of(node)),
  );
  const program = { ...opened, isWalked: false };
  return { subject: { ...whole, tree, names, game: null, growth: null, program }, run };
}

/** Returns how the log lies on the tree of a subject; null when it does not fit, or the tree is none of MAX and MIN. */
function fitsOn(log: ProgramLog, { tree, form }: Subject) {
  if (!form.hasOneWay || tree.players > 0) return null;
  const fit = fitLog(log, tree);
  return fit.ok ? fit : null;
}
