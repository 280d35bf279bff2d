/** The parts of an answer key that most families share. */
import type { AnyRun, NodeId, Pass } from '../core/index.ts';
import type { AnyEvent } from '../core/run/event.ts';

/** Returns the number that the run, or one of its passes, found for the root. Throws when there is no number. */
export function plainValue(_run: AnyRun, { result }: Pick<Pass, 'result'>): number {
  if (!result.ok) throw new Error(`no key to a search that halted at node ${result.halt.node}`);
  return result.value;
}

export function eventAsItIs(_run: AnyRun, event: AnyEvent): object {
  return { ...event };
}

export function placeInTree({ tree }: AnyRun, _from: NodeId, to: NodeId): number {
  return tree.childIndex(to);
}

export function nothing(): object {
  return {};
}

/**
 * Returns the additional counts of runs on a tree, in which no positions are merged because every move has a position
 * of its own.
 */
export function noMore(): object {
  return { merged: 0 };
}
