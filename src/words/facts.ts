/** What a sentence about a step needs to know, gathered once for every language. */
import { ALGORITHM } from '../core/search/algorithms.ts';
import type { CutoffRule } from '../core/search/rules.ts';
import { boundOwner } from '../core/trace/describeEvent.ts';
import { bestMoveAt } from '../core/trace/principalVariation.ts';
import type { ValueRange } from '../core/trace/range.ts';
import { entryWindowAt } from '../core/trace/searchWindow.ts';
import type { Tally } from '../core/trace/tally.ts';
import type { Trace } from '../core/trace/trace.ts';
import type { Bound, SearchWindow, TraceEvent } from '../core/trace/traceEvent.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';

/** What would make an open node stop: v reaching `limit`, which `owner` set. */
export interface LiveCondition {
  readonly bound: Bound;
  readonly limit: number;
  readonly owner: NodeId;
  readonly rule: CutoffRule;
}

export interface StepFacts {
  readonly trace: Trace;
  readonly step: number;
  readonly event: TraceEvent;
  readonly kind: NodeKind;
  readonly parent: NodeId | null;
  /** the node's rank among its siblings, from 1, and how many they are */
  readonly rank: number;
  readonly siblings: number;
  readonly hasWindow: boolean;
  readonly window: SearchWindow;
  /** null where nothing above gives a bound that could be reached */
  readonly condition: LiveCondition | null;
  readonly range: ValueRange;
  readonly isRoot: boolean;
}

export function factsAt(trace: Trace, step: number): StepFacts {
  const event = trace.event(step);
  const { tree } = trace;
  const parent = tree.parent(event.node);
  const { hasWindow } = ALGORITHM[trace.algorithm];
  return {
    trace,
    step,
    event,
    kind: tree.kindName(event.node),
    parent: parent === NO_NODE ? null : parent,
    rank: tree.childIndex(event.node) + 1,
    siblings: parent === NO_NODE ? 1 : tree.childCount(parent),
    hasWindow,
    window: hasWindow ? entryWindowAt(trace, event.node, step) : { alpha: -Infinity, beta: Infinity },
    condition: hasWindow ? liveCondition(trace, event.node, step) : null,
    range: trace.rangeAt(event.node, step),
    isRoot: event.node === ROOT,
  };
}

function liveCondition(trace: Trace, node: NodeId, step: number): LiveCondition | null {
  const kind = trace.tree.kindName(node);
  if (kind !== 'max' && kind !== 'min') return null;
  const owner = boundOwner(trace, node, step);
  if (owner === null) return null;
  const bound: Bound = kind === 'max' ? 'beta' : 'alpha';
  return { bound, limit: entryWindowAt(trace, node, step)[bound], owner, rule: trace.rules.cutoff };
}

/** What a finished run has to say for itself. */
export interface Outcome {
  readonly value: number;
  readonly bestMove: NodeId | null;
  readonly tally: Tally;
  readonly allLeaves: number;
}

/** The outcome of a run that reached a value; null after a halt. */
export function outcomeOf(trace: Trace): Outcome | null {
  if (!trace.result.ok) return null;
  return {
    value: trace.result.value,
    bestMove: bestMoveAt(trace, trace.length),
    tally: trace.tallyAt(trace.length),
    allLeaves: trace.tree.leafCount,
  };
}

/** How far above `node` its ancestor is, in plies. */
export function pliesAbove(trace: Trace, node: NodeId, ancestor: NodeId): number {
  return trace.tree.depth(node) - trace.tree.depth(ancestor);
}

/** The child that gave `node` the value it holds at `step`. */
export function giverOf(trace: Trace, node: NodeId, step: number): NodeId | null {
  return trace.stateAt(node, step).decidingChild;
}
