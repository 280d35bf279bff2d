/** The answer sheet of a run: what someone who searches so would write down. */

import type { InfluencePiece } from '../core/analysis/influencePiece.ts';
import { leafInfluence } from '../core/analysis/leafInfluence.ts';
import { spansWhere, type ValueSpan } from '../core/analysis/spans.ts';
import { fewestOrder } from '../core/order/fewestOrder.ts';
import { isPoint, type ValueRange } from '../core/run/range.ts';
import { rangeLabel } from '../core/run/rangeLabel.ts';
import type { Trace } from '../core/run/trace.ts';
import type { SearchWindow } from '../core/run/window.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { MAX, MIN } from '../core/tree/nodeKind.ts';
import type { Answer } from './answer.ts';
import type { Exercise, Part } from './exercise.ts';
import type { MethodRun } from './methods/methodRun.ts';

/** What a run says of one kind of part; `reorder` and `interval` are not read off a run. */
type OfRun = Pick<Answer, 'values' | 'crossing' | 'leafOrder' | 'leafCount' | 'windows' | 'move' | 'line'>;

/** All that a run says, whether it is asked or not; the windows are those of the moment that is asked about. */
export function answerOfRun({ trace, original, takesLast }: MethodRun, at?: 'end'): OfRun {
  const line = takesLast ? lineOfLastEqual(trace) : trace.lineAt(trace.length);
  const leafOrder = evaluatedLeaves(trace).map(original);
  return {
    values: mapped(finalRanges(trace), original),
    crossing: new Set(neverEntered(trace).map(original)),
    leafOrder,
    leafCount: leafOrder.length,
    windows: mapped(windowsOf(trace, at), original),
    move: line[0] === undefined ? null : original(line[0]),
    line: line.map(original),
  };
}

/** The right answer to an order of children: one with the fewest leaves. Empty where none is known. */
export function bestOrder(tree: GameTree): ReadonlyMap<NodeId, readonly number[]> {
  const orders = new Map<NodeId, readonly number[]>();
  const fewest = fewestOrder(tree);
  for (const node of fewest === null ? [] : tree.nodes()) {
    const order = fewest?.order(node) ?? null;
    if (order?.some((place, index) => place !== index) === true) orders.set(node, order);
  }
  return orders;
}

/** The values of the leaf for which the branch is not examined. */
export function sparingValues(
  { tree, algorithm, rules }: Pick<Exercise, 'tree' | 'algorithm' | 'rules'>,
  { leaf, branch }: Extract<Part, { kind: 'interval' }>,
): readonly ValueSpan[] {
  return spansWhere(leafInfluence(tree, leaf, algorithm, rules), (piece) => isSpared(tree, branch, piece));
}

function isSpared(tree: GameTree, branch: NodeId, { cutoffs }: InfluencePiece): boolean {
  const path = tree.pathTo(branch);
  return cutoffs.some(({ node, firstPruned }) => {
    const next = path[path.indexOf(node) + 1];
    return path.includes(node) && next !== undefined && tree.childIndex(next) >= firstPruned;
  });
}

/** The leaves of a run in the order of their evaluation. */
export function evaluatedLeaves(trace: Trace): NodeId[] {
  return trace.eventsOf('leaf').map((step) => trace.nodeAt(step));
}

/** Of the inner nodes that were called: what is proved of them in the end, where that is anything. */
function finalRanges(trace: Trace): Map<NodeId, ValueRange> {
  const { tree, length } = trace;
  const ranges = new Map<NodeId, ValueRange>();
  for (const node of tree.nodes()) {
    if (tree.isLeaf(node)) continue;
    const { status, range } = trace.stateAt(node, length);
    if (rangeLabel(tree.kindName(node), status, range, tree.leafBounds) !== '')
      ranges.set(node, asWritten(range, tree.leafBounds));
  }
  return ranges;
}

/** An end that is only the tree's own leaf bound is not written: "≤ 2", not "−6…2". */
function asWritten(range: ValueRange, [least, most]: readonly [number, number]): ValueRange {
  if (isPoint(range)) return range;
  const { low, high } = range;
  return { low: low > least ? low : -Infinity, high: high < most ? high : Infinity };
}

/** The topmost nodes that were never called. */
function neverEntered(trace: Trace): NodeId[] {
  const { tree } = trace;
  const isEntered = (node: NodeId) => trace.entryStep(node) > 0;
  return tree.nodes().filter((node) => {
    const parent = tree.parent(node);
    return parent !== NO_NODE && !isEntered(node) && isEntered(parent);
  });
}

function windowsOf(trace: Trace, at: 'end' | undefined): Map<NodeId, SearchWindow> {
  const { tree } = trace;
  const windows = new Map<NodeId, SearchWindow>();
  for (const node of tree.nodes()) {
    if (tree.isLeaf(node) || trace.entryStep(node) === 0) continue;
    windows.set(node, at === 'end' ? trace.windowAt(node) : trace.entryWindowAt(node));
  }
  return windows;
}

/**
 * The window that a node ends with, in the two ways in which it is written where the node is cut: as it was
 * before the value that cuts, and with that value taken in, so that the bounds meet or cross.
 */
export function endWindowsAt(trace: Trace, node: NodeId): readonly SearchWindow[] {
  const held = trace.windowAt(node);
  const v = trace.heldAt(node);
  const kind = trace.tree.kind(node);
  if (kind === MAX) return [held, { alpha: Math.max(held.alpha, v), beta: held.beta }];
  return kind === MIN ? [held, { alpha: held.alpha, beta: Math.min(held.beta, v) }] : [held];
}

/** The moment at which the windows of an exercise are asked about. */
export function momentOfWindows({ parts }: Pick<Exercise, 'parts'>): 'end' | undefined {
  return parts.map(({ part }) => (part.kind === 'windows' ? part.at : undefined)).find((at) => at === 'end');
}

/** The line that begins with the last move at the root whose value was the root's. */
function lineOfLastEqual(trace: Trace): NodeId[] {
  const { tree, length, result } = trace;
  let last = trace.bestMoveAt(length);
  for (const child of tree.children(ROOT))
    if (result.ok && trace.heldAt(child) === result.value) last = child;
  const line: NodeId[] = [];
  for (let node = last; node !== null; ) {
    line.push(node);
    node = tree.isLeaf(node) ? null : trace.stateAt(node, length).decidingChild;
  }
  return line;
}

function mapped<V>(map: ReadonlyMap<NodeId, V>, original: (node: NodeId) => NodeId): Map<NodeId, V> {
  return new Map(Array.from(map, ([node, value]) => [original(node), value]));
}
