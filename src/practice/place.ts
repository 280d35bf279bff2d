/** Places in the right run: what it holds there, and which test decides. */

import type { RecursionRun } from '../core/run/anyRun.ts';
import type { Bound } from '../core/run/window.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';

/** The place where something goes wrong, and what the right search holds there. */
export interface Place {
  /** the node to look at */
  readonly node: NodeId;
  /** the step of the right run to look at */
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
export function firstOf(trace: RecursionRun, places: readonly Place[]): Place {
  return places.toSorted((a, b) => a.step - b.step)[0] ?? endOf(trace);
}

export function endOf(trace: RecursionRun): Place {
  return { node: ROOT, step: trace.length, test: null };
}

/** Returns the place of a node at that step; the place where it is cut off, when it is never called. */
export function placeIfCalled(trace: RecursionRun, node: NodeId, step: number): Place {
  return isCalled(trace, node) ? placeAt(trace, node, step) : { ...placeOfCut(trace, node), node };
}

/** Returns the place where the search reaches a node or is kept from it. */
export function placeOfComing(trace: RecursionRun, node: NodeId): Place {
  return isCalled(trace, node) ? placeBefore(trace, node) : placeOfCut(trace, node);
}

/** Returns the place where the parent of a node has decided. */
export function placeOfChoice(trace: RecursionRun, node: NodeId): Place {
  const parent = trace.tree.parent(node);
  const at = parent === NO_NODE ? node : parent;
  return placeAt(trace, node, isCalled(trace, at) ? trace.lastStep(at) : trace.length);
}

/** Returns the cut that keeps the search from a node it never calls. */
export function placeOfCut(trace: RecursionRun, node: NodeId): Place {
  const { tree, length } = trace;
  for (let at = tree.parent(node); at !== NO_NODE; at = tree.parent(at)) {
    if (!isCalled(trace, at)) continue;
    const cut = trace.cutStep(at);
    if (cut > 0) return placeAt(trace, at, cut);
    break;
  }
  return { node, step: length, test: null };
}

/**
 * Returns the place where the search reaches a node: the test at its parent that let it continue, or the step itself.
 */
function placeBefore(trace: RecursionRun, node: NodeId): Place {
  const { tree } = trace;
  const step = trace.entryStep(node);
  for (let below = node; tree.parent(below) !== NO_NODE; below = tree.parent(below)) {
    if (tree.childIndex(below) === 0) continue;
    const parent = tree.parent(below);
    return { node, step, test: testAt(trace, parent, step) };
  }
  return { node, step, test: null };
}

/** Null when nothing is cut. */
export function placeOfFirstCut(trace: RecursionRun): Place | null {
  const [step] = trace.eventsOf('cutoff');
  return step === undefined ? null : placeAt(trace, trace.nodeAt(step), step);
}

function placeAt(trace: RecursionRun, node: NodeId, step: number): Place {
  const test = trace.tree.isLeaf(node) || step === 0 ? null : testAt(trace, node, step);
  return { node, step, test };
}

/** Returns the last test that a node made; null at chance nodes, and when the algorithm has no test. */
function testAt(trace: RecursionRun, tester: NodeId, step: number): DecidingTest | null {
  const update = trace.updateStep(tester, step);
  const test = update === 0 ? null : trace.testAt(update);
  if (test === null) return null;
  const { bound, v, limit, holds, atLastChild } = test;
  // A side never moves the end of the window against which it is tested.
  const owner = trace.family === 'vectors' ? trace.rivalAt(tester) : trace.ownerAt(bound, tester, update);
  return { tester, bound, v, limit, owner, cuts: holds && !atLastChild };
}

export function isCalled(trace: RecursionRun, node: NodeId): boolean {
  return trace.entryStep(node) > 0;
}
