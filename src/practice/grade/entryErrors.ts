/** Parts with an entry for each of several nodes: values and windows. */
import { isPoint, type ValueRange } from '../../core/run/range.ts';
import type { Trace } from '../../core/run/trace.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/run/window.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { endWindowsAt } from '../answerOfRun.ts';
import type { Part } from '../exercise.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { sameNumber } from '../sameNumber.ts';
import type { Difference, Fault, PartErrors } from './difference.ts';

/** Every inner node counts; half of one where a number is given for what is only bounded by it. */
export function valueErrors(
  tree: GameTree,
  given: ReadonlyMap<NodeId, ValueRange>,
  { answer, trace }: RightAnswer,
): PartErrors {
  const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
  return entryErrors(inner, given, answer.values, trace, lastStep, (entry, right) => {
    if (isSameRange(entry, right)) return null;
    const isEnd = isPoint(entry) && !isPoint(right) && [right.low, right.high].includes(entry.low);
    return isEnd ? 'half' : 'wrong';
  });
}

/**
 * Every node that is asked about counts; half of one where one end is right. (−∞, +∞) everywhere, where
 * other windows are asked for, is no answer.
 */
export function windowErrors(
  { nodes, at }: Extract<Part, { kind: 'windows' }>,
  given: ReadonlyMap<NodeId, SearchWindow>,
  { answer, trace }: RightAnswer,
): PartErrors {
  const errors = entryErrors(nodes, given, answer.windows, trace, firstStep, (entry, right, node) => {
    // Where a node is cut, its last window may be written with the value that cuts in it.
    const isEnd = at === 'end' && endWindowsAt(trace, node).some((end) => isSameWindow(end, entry));
    const ends = [sameNumber(entry.alpha, right.alpha), sameNumber(entry.beta, right.beta)];
    if (isEnd || ends.every(Boolean)) return null;
    return ends.some(Boolean) ? 'half' : 'wrong';
  });
  const isWide = nodes.every((node) => isSameWindow(given.get(node) ?? FULL_WINDOW, FULL_WINDOW));
  return { ...errors, isBlanket: errors.isBlanket || (errors.errors > 0 && isWide) };
}

export function isSameWindow(a: SearchWindow, b: SearchWindow): boolean {
  return sameNumber(a.alpha, b.alpha) && sameNumber(a.beta, b.beta);
}

export function isSameRange(a: ValueRange, b: ValueRange): boolean {
  return sameNumber(a.low, b.low) && sameNumber(a.high, b.high);
}

function entryErrors<T>(
  nodes: readonly NodeId[],
  given: ReadonlyMap<NodeId, T>,
  right: ReadonlyMap<NodeId, T>,
  trace: Trace,
  stepOf: (trace: Trace, node: NodeId) => number,
  compare: (entry: T, right: T, node: NodeId) => Fault | null,
): PartErrors {
  const differences: Difference[] = [];
  for (const node of nodes) {
    const [entry, due] = [given.get(node), right.get(node)];
    const fault = entry === undefined || due === undefined ? missing(entry, due) : compare(entry, due, node);
    if (fault !== null) differences.push({ node, fault });
  }
  differences.sort((a, b) => stepOf(trace, a.node) - stepOf(trace, b.node));
  const errors = differences.reduce((sum, { fault }) => sum + (fault === 'half' ? 0.5 : 1), 0);
  return { differences, errors, isBlanket: errors > 0 && !nodes.some((node) => given.has(node)) };
}

function missing(entry: unknown, due: unknown): Fault | null {
  if (entry === undefined) return due === undefined ? null : 'blank';
  return 'extra';
}

/** Where the right run returns from the node; the end where it never comes there. */
function lastStep(trace: Trace, node: NodeId): number {
  return trace.lastStep(node) || trace.length;
}

/** Where the right run calls the node; the end where it never does. */
function firstStep(trace: Trace, node: NodeId): number {
  return trace.entryStep(node) || trace.length;
}
