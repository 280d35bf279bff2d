/** Rows of the log as readable events. */

import { assertNever } from '../assertNever.ts';
import { ALGORITHM } from '../search/algorithms.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { MAX } from '../tree/nodeKind.ts';
import { cutoffTestAt, entryWindowAt, ownerOf, windowAt } from './searchWindow.ts';
import type { Trace } from './trace.ts';
import type {
  CodeLine,
  CutoffEvent,
  CutoffReach,
  ExitEvent,
  HaltEvent,
  TraceEvent,
  UpdateEvent,
} from './traceEvent.ts';
import { CUTOFF } from './traceLog.ts';

/** The step-th event of the trace, with everything a sentence about it needs. */
export function describeEvent(trace: Trace, step: number): TraceEvent {
  const { log } = trace;
  const node = log.node(step);
  const kind = trace.kindAt(step);
  switch (kind) {
    case 'enter':
      return { kind, step, node, window: entryWindowAt(trace, node, step), lines: ['call', 'init'] };
    case 'leaf':
      return { kind, step, node, value: log.value(step), lines: ['terminal'] };
    case 'update':
      return describeUpdate(trace, step, node);
    case 'cutoff':
      return describeCutoff(trace, step, node);
    case 'exit':
      return describeExit(trace, step, node);
    case 'halt':
      return describeHalt(trace, step, node);
    default:
      return assertNever(kind);
  }
}

function describeUpdate(trace: Trace, step: number, node: NodeId): UpdateEvent {
  const { log } = trace;
  const child = log.node(step - 1);
  const value = log.value(step);
  const previous = log.value(log.rowBefore(node, step));
  const test = cutoffTestAt(trace, step);
  return {
    kind: 'update',
    step,
    node,
    child,
    returned: log.value(step - 1),
    value,
    previous,
    improved: trace.isImproved(step),
    test,
    window: windowAt(trace, node, step),
    lines: linesOfUpdate(test, trace.rules.value === 'running'),
  };
}

/** A test that holds with children left is the next event's line; under the running bound v is α or β. */
function linesOfUpdate(test: UpdateEvent['test'], running: boolean): CodeLine[] {
  if (test === null) return ['each', 'update'];
  if (test.holds) return test.atLastChild ? ['each', 'update', 'test'] : ['each', 'update'];
  return running ? ['each', 'update', 'test'] : ['each', 'update', 'test', 'narrow'];
}

function describeCutoff(trace: Trace, step: number, node: NodeId): CutoffEvent {
  const { log, tree } = trace;
  const test = cutoffTestAt(trace, step - 1);
  if (test === null) throw new Error(`cutoff ${step} at a node without a test`);
  const owner = boundOwner(trace, node, step);
  const lastChild = log.node(step - 2);
  return {
    kind: 'cutoff',
    step,
    node,
    test,
    owner,
    reach: reachOf(trace, node, owner),
    pruned: tree.children(node).slice(tree.childIndex(lastChild) + 1),
    prunedLeaves: tree.leavesBetween(tree.subtreeEnd(lastChild), tree.subtreeEnd(node)),
    lines: ['test'],
  };
}

/** The ancestor whose bound a node is tested against: of β at MAX, of α at MIN. */
export function boundOwner(trace: Trace, node: NodeId, step: number): NodeId | null {
  return ownerOf(trace, trace.tree.kind(node) === MAX ? 'beta' : 'alpha', node, step);
}

function reachOf({ tree }: Trace, node: NodeId, owner: NodeId | null): CutoffReach {
  if (owner === null) return 'none';
  return owner === tree.parent(node) ? 'shallow' : 'deep';
}

function describeExit(trace: Trace, step: number, node: NodeId): ExitEvent {
  const { log } = trace;
  const wasCut = log.kind(log.rowBefore(node, step)) === CUTOFF;
  return {
    kind: 'exit',
    step,
    node,
    value: log.value(step),
    range: trace.rangeAt(node, step),
    lines: wasCut && ALGORITHM[trace.algorithm].hasWindow ? ['test'] : ['return'],
  };
}

function describeHalt(trace: Trace, step: number, node: NodeId): HaltEvent {
  if (trace.result.ok) throw new Error('a halt in a run that has a value');
  return { kind: 'halt', step, node, reason: trace.result.halt.reason, lines: [] };
}
