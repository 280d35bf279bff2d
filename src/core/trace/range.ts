/** What has been proved about a node's true value. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MAX } from '../tree/nodeKind.ts';
import { addEnd } from './recorder.ts';
import { CUTOFF, ENTER, EXIT, HALT, type TraceLog, UPDATE } from './traceLog.ts';

/** A closed interval that holds the true value; a point where low = high. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

export function isPoint(range: ValueRange): boolean {
  return range.low === range.high;
}

/** How many children of `node` have returned by its row `row` (0 for no row). */
export function returnedBy(tree: GameTree, log: TraceLog, node: NodeId, row: number): number {
  if (row === 0 || tree.isLeaf(node)) return 0;
  let update = row;
  while (log.kind(update) !== UPDATE && log.kind(update) !== ENTER) update = log.rowBefore(node, update);
  return log.kind(update) === ENTER ? 0 : tree.childIndex(log.node(update - 1)) + 1;
}

/**
 * The range of `node` after `step` events: its own row, its open child, and the unseen children.
 * Never widens from step to step, always holds the true value. O(depth · log events).
 */
export function rangeAt(tree: GameTree, log: TraceLog, node: NodeId, step: number): ValueRange {
  const [least, most] = tree.leafBounds;
  const unseen: ValueRange = { low: least, high: most };
  const row = log.lastRow(node, step);
  if (row === 0) return unseen;
  const kind = tree.kind(node);
  const event = log.kind(row);
  if (kind === LEAF) return event === HALT ? unseen : { low: log.value(row), high: log.value(row) };
  if (event === EXIT) return { low: log.low(row), high: log.high(row) };

  const children = tree.childCount(node);
  const returned = returnedBy(tree, log, node, row);
  const open = returned < children ? tree.child(node, returned) : null;
  const openRange = open !== null && event !== CUTOFF ? rangeAt(tree, log, open, step) : unseen;
  if (kind === CHANCE) return chanceRange(tree, node, row, returned, openRange, unseen, log);

  const pick = kind === MAX ? Math.max : Math.min;
  const worst = kind === MAX ? -Infinity : Infinity;
  let low = returned > 0 ? log.low(row) : worst;
  let high = returned > 0 ? log.high(row) : worst;
  if (open !== null) {
    low = pick(low, openRange.low);
    high = pick(high, openRange.high);
  }
  if (children - returned > 1) {
    low = pick(low, unseen.low);
    high = pick(high, unseen.high);
  }
  return { low, high };
}

/** Adds in the order of the outcomes, so that the last partial range is the final one to the bit. */
function chanceRange(
  tree: GameTree,
  node: NodeId,
  row: number,
  returned: number,
  openRange: ValueRange,
  unseen: ValueRange,
  log: TraceLog,
): ValueRange {
  let low = returned > 0 ? log.low(row) : 0;
  let high = returned > 0 ? log.high(row) : 0;
  for (let index = returned; index < tree.childCount(node); index += 1) {
    const weight = tree.weight(tree.child(node, index));
    const range = index === returned ? openRange : unseen;
    low = addEnd(low, weight, range.low, -Infinity);
    high = addEnd(high, weight, range.high, Infinity);
  }
  return { low: low / tree.denominator(node), high: high / tree.denominator(node) };
}
