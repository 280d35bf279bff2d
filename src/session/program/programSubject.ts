/** Makes the log of a program a subject of the page: on the figure at hand when it fits there, or on the tree it walked. */
import '../../families/programAdded.ts';
import type { GameTree } from '../../core/index.ts';
import { fitLog } from '../../core/program/fitLog.ts';
import type { ProgramLog } from '../../core/program/index.ts';
import { recordProgram } from '../../core/run/recordProgram.ts';
import { GameTree as Tree } from '../../core/tree/gameTree.ts';
import { NodeNames } from '../../words/nodeNames.ts';
import { newTreeId, type OpenedLog, type Subject, subjectOfTree, withFullTree } from '../subject.ts';

/** Returns the log as a subject whose tree is drawn whole; null for a log that does not fit the tree `on`. */
export function programSubject(opened: OpenedLog, on: Subject | null, id = newTreeId()): Subject | null {
  const log = opened.runs[opened.index] as ProgramLog;
  if (on === null) {
    const { tree } = recordProgram(log, null);
    return { ...subjectOfTree(tree, { id, title: opened.title }), program: { ...opened, isWalked: true } };
  }
  const whole = withFullTree(on);
  const fit = fitsOn(log, whole);
  if (fit === null) return null;
  // A run is kept with its tree, and another log may be shown on the same tree.
  const tree = new Tree(whole.tree.columns, whole.tree.leafBounds, whole.tree.sum);
  recordProgram(log, { tree, fit });
  const names = new NodeNames(
    tree,
    tree.nodes().map((node) => whole.names.of(node)),
  );
  return { ...whole, tree, names, game: null, growth: null, program: { ...opened, isWalked: false } };
}

/** Returns how the log lies on the tree of a subject; null when it does not fit, or the tree is none of MAX and MIN. */
function fitsOn(log: ProgramLog, { tree, form }: Subject) {
  if (!form.hasOneWay || !isOfTwo(tree)) return null;
  const fit = fitLog(log, tree);
  return fit.ok ? fit : null;
}

function isOfTwo({ players }: GameTree): boolean {
  return players === 0;
}
