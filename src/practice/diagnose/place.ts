/** Where an answer first leaves the right run, and what that run holds there. */
import type { Trace } from '../../core/run/trace.ts';
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
        ? placeAt(trace, node, trace.lastStep(node))
        : { ...placeOfCut(trace, node), node };
    case 'windows': {
      const step = part.at === 'end' ? trace.lastStep(node) : trace.entryStep(node);
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
      return placeAt(trace, node, isCalled(trace, at) ? trace.lastStep(at) : trace.length);
    }
  }
}

/** The cut that keeps the search from a node it never calls. */
export function placeOfCut(trace: Trace, node: NodeId): Place {
  const { tree, length } = trace;
  for (let at = tree.parent(node); at !== NO_NODE; at = tree.parent(at)) {
    if (!isCalled(trace, at)) continue;
    const cut = trace.cutStep(at);
    if (cut > 0) return placeAt(trace, at, cut);
    break;
  }
  return { node, step: length, test: null };
}

/** Where the search comes to a node: the test at its parent that let it go on, or the step itself. */
function placeBefore(trace: Trace, node: NodeId): Place {
  const { tree } = trace;
  const step = trace.entryStep(node);
  for (let below = node; tree.parent(below) !== NO_NODE; below = tree.parent(below)) {
    if (tree.childIndex(below) === 0) continue;
    const parent = tree.parent(below);
    return { node, step, test: testAt(trace, parent, step) };
  }
  return { node, step, test: null };
}

/** Null where nothing is cut. */
export function placeOfFirstCut(trace: Trace): Place | null {
  const [step] = trace.eventsOf('cutoff');
  return step === undefined ? null : placeAt(trace, trace.nodeAt(step), step);
}

function placeAt(trace: Trace, node: NodeId, step: number): Place {
  const test = trace.tree.isLeaf(node) || step === 0 ? null : testAt(trace, node, step);
  return { node, step, test };
}

/** The test that a node made last; null at chance nodes, and where the algorithm has none. */
function testAt(trace: Trace, tester: NodeId, step: number): DecidingTest | null {
  const update = trace.updateStep(tester, step);
  const test = update === 0 ? null : trace.testAt(update);
  if (test === null) return null;
  const { bound, v, limit, holds, atLastChild } = test;
  // The end of the window that this side is tested against is not one that it moves itself.
  const owner = trace.ownerAt(bound, tester, update);
  return { tester, bound, v, limit, owner, cuts: holds && !atLastChild };
}

export function isCalled(trace: Trace, node: NodeId): boolean {
  return trace.entryStep(node) > 0;
}
