/** Where an answer first leaves the right run, and what that run holds there. */
import { cutoffTestAt, ownerOf } from '../../core/trace/searchWindow.ts';
import type { Trace } from '../../core/trace/trace.ts';
import { CUTOFF, UPDATE } from '../../core/trace/traceLog.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import type { Part } from '../exercise.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import type { DecidingTest, Place } from './finding.ts';

/** The place of the first difference; the end of the run where the part is about the whole of it. */
export function firstPlace(trace: Trace, part: Part, { differences }: PartErrors): Place {
  const [first] = differences
    .map((difference) => placeOf(trace, part, difference))
    .toSorted((a, b) => a.step - b.step);
  return first ?? { node: ROOT, step: trace.length, test: null };
}

/** The place of one difference. */
export function placeOf(trace: Trace, part: Part, { node }: Difference): Place {
  switch (part.kind) {
    case 'values':
      return isCalled(trace, node)
        ? placeAt(trace, node, lastStep(trace, node))
        : { ...placeOfCut(trace, node), node };
    case 'windows': {
      const step = part.at === 'end' ? lastStep(trace, node) : trace.log.firstRow(node);
      return isCalled(trace, node) ? placeAt(trace, node, step) : { ...placeOfCut(trace, node), node };
    }
    case 'crossing':
    case 'leafOrder':
      return isCalled(trace, node) ? placeBefore(trace, node) : placeOfCut(trace, node);
    case 'interval':
      return isCalled(trace, part.branch) ? placeBefore(trace, part.branch) : placeOfCut(trace, part.branch);
    case 'leafCount':
    case 'reorder':
      return placeOfFirstCut(trace) ?? { node: ROOT, step: trace.length, test: null };
    case 'move':
    case 'line': {
      const parent = trace.tree.parent(node);
      const at = parent === NO_NODE ? node : parent;
      return placeAt(trace, node, isCalled(trace, at) ? lastStep(trace, at) : trace.length);
    }
  }
}

/** The cut that keeps the search from a node it never calls. */
export function placeOfCut(trace: Trace, node: NodeId): Place {
  const { tree, log, length } = trace;
  for (let at = tree.parent(node); at !== NO_NODE; at = tree.parent(at)) {
    const row = log.lastRow(at, length);
    if (row === 0) continue;
    const cut = log.rowBefore(at, row);
    if (log.kind(cut) === CUTOFF) return placeAt(trace, at, cut);
    break;
  }
  return { node, step: length, test: null };
}

/** Where the search comes to a node: the test at its parent that let it go on, or the step itself. */
function placeBefore(trace: Trace, node: NodeId): Place {
  const { tree, log } = trace;
  const step = log.firstRow(node);
  for (let below = node; tree.parent(below) !== NO_NODE; below = tree.parent(below)) {
    if (tree.childIndex(below) === 0) continue;
    const parent = tree.parent(below);
    const row = log.lastRow(parent, step);
    return { node, step, test: testAt(trace, parent, row) };
  }
  return { node, step, test: null };
}

/** Null where nothing is cut. */
export function placeOfFirstCut(trace: Trace): Place | null {
  for (let step = 1; step <= trace.length; step += 1) {
    if (trace.log.kind(step) === CUTOFF) return placeAt(trace, trace.log.node(step), step);
  }
  return null;
}

function placeAt(trace: Trace, node: NodeId, step: number): Place {
  const { log, tree } = trace;
  if (tree.isLeaf(node) || step === 0) return { node, step, test: null };
  let row = log.lastRow(node, step);
  while (row > 0 && log.kind(row) !== UPDATE) row = log.rowBefore(node, row);
  return { node, step, test: row === 0 ? null : testAt(trace, node, row) };
}

/** The test of an update; null at chance nodes, and where the algorithm has none. */
function testAt(trace: Trace, tester: NodeId, row: number): DecidingTest | null {
  const { log, length } = trace;
  let update = row;
  while (update > 0 && log.kind(update) !== UPDATE) update = log.rowBefore(tester, update);
  const test = update === 0 ? null : cutoffTestAt(trace, update);
  if (test === null) return null;
  const { bound, v, limit, holds, atLastChild } = test;
  // The end of the window that this side is tested against is not one that it moves itself.
  const owner = ownerOf(trace, bound, tester, Math.min(update, length));
  return { tester, bound, v, limit, owner, cuts: holds && !atLastChild };
}

export function isCalled({ log, length }: Trace, node: NodeId): boolean {
  return log.lastRow(node, length) > 0;
}

function lastStep({ log, length }: Trace, node: NodeId): number {
  return log.lastRow(node, length);
}
