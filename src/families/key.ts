/** The parts of an answer key that most families share. */
import type { AnyRun } from '../core/run/anyRun.ts';
import type { AnyEvent } from '../core/run/event.ts';
import type { Pass } from '../core/run/pass.ts';
import type { NodeId } from '../core/tree/nodeId.ts';

/** Returns the number that the run, or one of its passes, found for the root. Throws when there is none. */
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

/** In a tree nothing is merged, since every move has a position of its own, so there is nothing to add. */
export function noMore(): object {
  return { merged: 0 };
}
