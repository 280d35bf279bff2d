/** Positions in the run of the right search: the node and step, and the test that decides at them. */

import type { Bound, PractisedRun, RecursionRun, SimulationRun } from '../core/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';

/** A position in the right run at which a student's answer goes wrong. */
export interface Place {
  /** the node that the feedback refers to */
  readonly node: NodeId;
  /** the step of the right run that the feedback refers to */
  readonly step: number;
  /** the cut or the test for a cut that decides at this step; null when there is none */
  readonly test: DecidingTest | null;
}

export interface DecidingTest {
  /**
   * the node whose value is tested: at MAX against β, at MIN against α; with several players, against what
   * the parent's player can still get
   */
  readonly tester: NodeId;
  readonly bound: Bound;
  /** the value of the tester, and the bound with which it is compared */
  readonly v: number;
  readonly limit: number;
  /** the ancestor whose value set the bound; null when no ancestor set it */
  readonly owner: NodeId | null;
  /** whether the tester is cut at this step in the right run */
  readonly cuts: boolean;
}

/** Returns the earliest of several positions in the run; the end of the run when there are none. */
export function firstOf(run: PractisedRun, places: readonly Place[]): Place {
  return places.toSorted((a, b) => a.step - b.step)[0] ?? endOf(run);
}

export function endOf(run: PractisedRun): Place {
  return { node: ROOT, step: run.length, test: null };
}

/** Returns the position of the last backup at a node of a simulation; the end of the run for one without visits. */
export function lastOrEnd(run: SimulationRun, node: NodeId): Place {
  return { node, step: run.lastStep(node) || run.length, test: null };
}

/**
 * Returns the position of a node at the given step; when the node is never called, the position of the cut
 * that prunes it.
 */
export function placeIfCalled(run: RecursionRun, node: NodeId, step: number): Place {
  return isCalled(run, node) ? placeAt(run, node, step) : { ...placeOfCut(run, node), node };
}

/**
 * Returns the position at which the search calls a node, for the first time unless another such step is given, or of the
 * cut that prunes the node.
 */
export function placeOfComing(run: RecursionRun, node: NodeId, step = run.nextEntry(node, 0)): Place {
  return step > 0 ? placeBefore(run, node, step) : placeOfCut(run, node);
}

/** Returns the position at which the node's parent has finished choosing among its children. */
export function placeOfChoice(run: RecursionRun, node: NodeId): Place {
  const parent = run.tree.parent(node);
  const at = parent === NO_NODE ? node : parent;
  return placeAt(run, node, isCalled(run, at) ? run.lastStep(at) : run.length);
}

/** Returns the position of the cut that prunes a node which is never called. */
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
 * Returns the position at which the search calls a node in a step: that of the preceding test at the node's parent,
 * which allowed the search to continue, or else that of the call.
 */
function placeBefore(run: RecursionRun, node: NodeId, step: number): Place {
  const tree = run.treeAt(step);
  for (let below = node; tree.parent(below) !== NO_NODE; below = tree.parent(below)) {
    if (tree.childIndex(below) === 0) continue;
    const parent = tree.parent(below);
    return { node, step, test: testAt(run, parent, step) };
  }
  return { node, step, test: null };
}

/** Returns the position of the first cut in the run; null when the search cuts nothing. */
export function placeOfFirstCut(run: RecursionRun): Place | null {
  const [step] = run.eventsOf('cutoff');
  return step === undefined ? null : placeAt(run, run.nodeAt(step), step);
}

function placeAt(run: RecursionRun, node: NodeId, step: number): Place {
  const test = run.tree.isLeaf(node) || step === 0 ? null : testAt(run, node, step);
  return { node, step, test };
}

/**
 * Returns the last test for a cut that a node made up to a step; null at chance nodes, and when the algorithm
 * has no such test.
 */
function testAt(run: RecursionRun, tester: NodeId, step: number): DecidingTest | null {
  const update = run.updateStep(tester, step);
  const test = update === 0 ? null : run.testAt(update);
  if (test === null) return null;
  const { bound, v, limit, holds, atLastChild } = test;
  // The player at the node cannot change the bound against which the node is tested, so an ancestor set the
  // bound.
  const owner = run.family === 'vectors' ? run.rivalAt(tester) : run.ownerAt(bound, tester, update);
  return { tester, bound, v, limit, owner, cuts: holds && !atLastChild };
}

export function isCalled(run: RecursionRun, node: NodeId): boolean {
  return run.entryStep(node) > 0;
}
