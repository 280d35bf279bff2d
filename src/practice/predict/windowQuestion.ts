/**
 * With which window is this child entered? The wrong ones are those that students give it: the parent's
 * before it was narrowed, only what the parent's own value sets (or, under that rule, everything
 * inherited), one that has come through a chance node, the one a brother left behind, (−∞, +∞), and the
 * right numbers at the wrong ends.
 */
import type { Trace } from '../../core/run/trace.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/run/window.ts';
import { NO_NODE, type NodeId } from '../../core/tree/nodeId.ts';
import { bySide, CHANCE } from '../../core/tree/nodeKind.ts';
import { printBound } from '../../core/tree/printNumber.ts';
import { ascending, choicesOf } from './choices.ts';
import type { WindowQuestion } from './question.ts';
import { bestOf, returnedValues } from './returnedValues.ts';

/** `step` enters the node. A chance node makes no use of a window, and the root's is known. */
export function windowQuestion(trace: Trace, step: number): WindowQuestion | null {
  const { tree } = trace;
  const node = trace.nodeAt(step);
  const parent = tree.parent(node);
  if (parent === NO_NODE || tree.kind(node) === CHANCE) return null;
  const right = trace.entryWindowAt(node, step);
  const held = trace.windowAt(parent, step - 1);
  const brother = tree.childIndex(node) === 0 ? null : tree.child(parent, tree.childIndex(node) - 1);
  const distractors = [
    trace.entryWindowAt(parent, step),
    ownOnly(trace, parent, brother),
    held,
    leftBehind(trace, held, brother),
    FULL_WINDOW,
    otherEnds(right),
  ];
  const choices = choicesOf(right, distractors, nameOf, compareWindows);
  return choices === null ? null : { kind: 'window', step, node, ...choices };
}

/** What the parent's own value sets, and nothing from above it. */
function ownOnly(trace: Trace, parent: NodeId, brother: NodeId | null): SearchWindow {
  if (brother === null || trace.tree.kind(parent) === CHANCE) return FULL_WINDOW;
  const own = bestOf(trace, parent, returnedValues(trace, parent, brother));
  return bySide(trace.tree.kind(parent), { alpha: own, beta: Infinity }, { alpha: -Infinity, beta: own });
}

/** What a brother had narrowed, never restored. */
function leftBehind(trace: Trace, held: SearchWindow, brother: NodeId | null): SearchWindow {
  if (brother === null || trace.tree.isLeaf(brother)) return held;
  const { alpha, beta } = trace.windowAt(brother, trace.length);
  return { alpha: Math.max(alpha, held.alpha), beta: Math.min(beta, held.beta) };
}

/** Each bound at the other end: (3, +∞) as (−∞, 3). */
function otherEnds({ alpha, beta }: SearchWindow): SearchWindow {
  return {
    alpha: Number.isFinite(beta) ? beta : -Infinity,
    beta: Number.isFinite(alpha) ? alpha : Infinity,
  };
}

function nameOf({ alpha, beta }: SearchWindow): string {
  return `${printBound(alpha)} ${printBound(beta)}`;
}

function compareWindows(a: SearchWindow, b: SearchWindow): number {
  return ascending(a.alpha, b.alpha) || ascending(a.beta, b.beta);
}
