/** Places in the right run: what it holds there, and which test decides. */

import type { RecursionRun } from '../core/run/anyRun.ts';
import type { Bound } from '../core/run/window.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';

/** The place where something goes wrong, and what the right search holds there. */
export interface Place {
  /** the node that the feedback points at */
  readonly node: NodeId;
  /** the step of the right run that the feedback points at */
  readonly step: number;
  /** the cut or the test that decides there; null when there is none */
  readonly test: DecidingTest | null;
}

export interface DecidingTest {
  /**
   * the node that makes the test: MAX against β, MIN against α, or one of several players against what is left for the
   * parent's player
   */
  readonly tester: NodeId;
  readonly bound: Bound;
  /** what the tester holds, and the bound with which it is compared */
  readonly v: number;
  readonly limit: number;
  /** the ancestor that set the bound; null when none did */
  readonly owner: NodeId | null;
  /** whether the tester stops here in the right run */
  readonly cuts: boolean;
}

/** Returns the first of several places; the end of the run when there is none. */
export function firstOf(run: RecursionRun, places: readonly Place[]): Place {
  return places.toSorted((a, b) => a.step - b.step)[0] ?? endOf(run);
}

export function endOf(run: RecursionRun): Place {
  return { node: ROOT, step: run.length, test: null };
}

/** Returns the place of a node at that step; the place where it is cut off, when it is never called. */
export function placeIfCalled(run: RecursionRun, node: NodeId, step: number): Place {
  return isCalled(run, node) ? placeAt(run, node, step) : { ...placeOfCut(run, node), node };
}

/** Returns the place where the search reaches a node or is kept from it. */
export function placeOfComing(run: RecursionRun, node: NodeId): Place {
  return isCalled(run, node) ? placeBefore(run, node) : placeOfCut(run, node);
}

/** Returns the place where the parent of a node has decided. */
export function placeOfChoice(run: RecursionRun, node: NodeId): Place {
  const parent = run.tree.parent(node);
  const at = parent === NO_NODE ? node : parent;
  return placeAt(run, node, isCalled(run, at) ? run.lastStep(at) : run.length);
}

/** Returns the cut that keeps the search from a node it never calls. */
export function placeOfCut(run: RecursionRun, node: NodeId): Place {
  const { tree, length } = run;
  for (let at = tree.parent(node); at !== NO_NODE; at = tree.parent(at)) {
    if (!isCalled(run, at)) continue;
    const cut = run.cutStep(at);
    if (cut > 0) return placeAt(run, at, cut);
    break;
  }
  return { node, step: length, test: null };
}

/**
 * Returns the place where the search reaches a node: the test at its parent that let it continue, or the step itself.
 */
function placeBefore(run: RecursionRun, node: NodeId): Place {
  const { tree } = run;
  const step = run.entryStep(node);
  for (let below = node; tree.parent(below) !== NO_NODE; below = tree.parent(below)) {
    if (tree.childIndex(below) === 0) continue;
    const parent = tree.parent(below);
    return { node, step, test: testAt(run, parent, step) };
  }
  return { node, step, test: null };
}

/** Null when the search cuts nothing. */
export function placeOfFirstCut(run: RecursionRun): Place | null {
  const [step] = run.eventsOf('cutoff');
  return step === undefined ? null : placeAt(run, run.nodeAt(step), step);
}

function placeAt(run: RecursionRun, node: NodeId, step: number): Place {
  const test = run.tree.isLeaf(node) || step === 0 ? null : testAt(run, node, step);
  return { node, step, test };
}

/** Returns the last test that a node made; null at chance nodes, and when the algorithm has no test. */
function testAt(run: RecursionRun, tester: NodeId, step: number): DecidingTest | null {
  const update = run.updateStep(tester, step);
  const test = update === 0 ? null : run.testAt(update);
  if (test === null) return null;
  const { bound, v, limit, holds, atLastChild } = test;
  // A side never moves the end of the window against which it is tested.
  const owner = run.family === 'vectors' ? run.rivalAt(tester) : run.ownerAt(bound, tester, update);
  return { tester, bound, v, limit, owner, cuts: holds && !atLastChild };
}

export function isCalled(run: RecursionRun, node: NodeId): boolean {
  return run.entryStep(node) > 0;
}
