/** The (α, β) a node holds at a step, and which ancestor set each end. */
import { ALGORITHM } from '../search/algorithms.ts';
import { maxMayStop, minMayStop } from '../search/rules.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { CHANCE, type KindCode, MAX, MIN } from '../tree/nodeKind.ts';
import type { Trace } from './trace.ts';
import type { Bound, CutoffTest, SearchWindow } from './traceEvent.ts';
import { ENTER, UPDATE } from './traceLog.ts';

/** No ancestor is sure of anything. */
export const FULL_WINDOW: SearchWindow = { alpha: -Infinity, beta: Infinity };

/** The window `node` was entered with, if it was by `step`; the searches there are enter a node once. */
export function entryWindowAt({ log }: Trace, node: NodeId, step: number): SearchWindow {
  const row = log.firstRow(node);
  if (row === 0 || row > step || log.kind(row) !== ENTER) return FULL_WINDOW;
  return { alpha: log.low(row), beta: log.high(row) };
}

/** The test made by the update at `row`; null where there is none to make. */
export function cutoffTestAt(trace: Trace, row: number): CutoffTest | null {
  const { tree, log, rules } = trace;
  const node = log.node(row);
  const kind = tree.kind(node);
  if (!ALGORITHM[trace.algorithm].hasWindow || kind === CHANCE) return null;
  const entry = entryWindowAt(trace, node, row);
  const v = log.value(row);
  const bound: Bound = kind === MAX ? 'beta' : 'alpha';
  const limit = kind === MAX ? entry.beta : entry.alpha;
  const holds = kind === MAX ? maxMayStop(v, limit, rules.cutoff) : minMayStop(v, limit, rules.cutoff);
  const atLastChild = tree.childIndex(log.node(row - 1)) === tree.childCount(node) - 1;
  return { bound, v, limit, holds, atLastChild };
}

/**
 * The window `node` holds after `step`: the one it was entered with, narrowed by the last value that
 * did not cut (under the running bound also by one that did, which crosses the bounds).
 */
export function windowAt(trace: Trace, node: NodeId, step: number): SearchWindow {
  const { tree, log, rules } = trace;
  const entry = entryWindowAt(trace, node, step);
  const kind = tree.kind(node);
  if (!ALGORITHM[trace.algorithm].hasWindow || (kind !== MAX && kind !== MIN)) return entry;
  let row = log.lastRow(node, step);
  while (row > 0 && log.kind(row) !== UPDATE && log.kind(row) !== ENTER) row = log.rowBefore(node, row);
  if (
    row > 0 &&
    log.kind(row) === UPDATE &&
    rules.value !== 'running' &&
    cutoffTestAt(trace, row)?.holds === true
  ) {
    row = log.rowBefore(node, row);
  }
  if (row === 0 || log.kind(row) !== UPDATE) return entry;
  const v = log.value(row);
  return kind === MAX
    ? { alpha: Math.max(entry.alpha, v), beta: entry.beta }
    : { alpha: entry.alpha, beta: Math.min(entry.beta, v) };
}

/**
 * Who set one end of the window that `node` holds after `step`: the node itself if it narrowed it, else
 * the outermost ancestor of the right side, below the nearest chance node, whose own value equals it. (Not
 * the nearest: an inner node may hold the same number merely as a bound.) Null at an end still at −∞ or +∞,
 * which nobody set.
 *
 * @param above the ancestors with what they hold, where somebody has gathered them already
 */
export function ownerOf(
  trace: Trace,
  bound: Bound,
  node: NodeId,
  step: number,
  above: BoundHolders | null = null,
): NodeId | null {
  const { tree, log, rules } = trace;
  const at = log.lastRow(node, step);
  if (at === 0) return null;
  const held = windowAt(trace, node, at)[bound];
  if (held === (bound === 'alpha' ? -Infinity : Infinity)) return null;
  if (held !== entryWindowAt(trace, node, at)[bound]) return node;
  if (rules.bounds === 'parent') return tree.parent(node);
  return (above ?? holdersAbove(trace, node, at)).outermost(bound, held);
}

function holdersAbove({ tree, log }: Trace, node: NodeId, step: number): BoundHolders {
  const holders = new BoundHolders();
  for (const ancestor of tree.pathTo(tree.parent(node)))
    holders.add(tree.kind(ancestor), ancestor, log.value(log.lastRow(ancestor, step)));
  return holders;
}

/** Which node on a path from the root, below the last chance node, was the first of its side to hold a value. */
export class BoundHolders {
  readonly #first = { alpha: new Map<number, NodeId>(), beta: new Map<number, NodeId>() };

  /** The next node down the path, with the value it holds. */
  add(kind: KindCode, node: NodeId, value: number): void {
    if (kind === CHANCE) {
      this.#first.alpha.clear();
      this.#first.beta.clear();
      return;
    }
    const first = kind === MAX ? this.#first.alpha : this.#first.beta;
    if (!first.has(value)) first.set(value, node);
  }

  outermost(bound: Bound, value: number): NodeId | null {
    return this.#first[bound].get(value) ?? null;
  }
}
