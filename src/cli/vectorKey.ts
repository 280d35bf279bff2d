/** What of an answer key is a vector, where several players decide: an array of a value for each. */

import type { AnyRun } from '../core/run/anyRun.ts';
import type { AnyEvent } from '../core/run/event.ts';
import type { VectorRun } from '../core/run/vectorRun.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';

/** The value of the root as the run found it, or one of its passes: of max^n what each player gets. */
export function valueKey(
  trace: AnyRun,
  { result }: Pick<AnyRun, 'result'> = trace,
): number | readonly number[] {
  if (trace.family === 'vectors') return vectorAt(trace, ROOT, trace.length) ?? [];
  if (!result.ok) throw new Error(`no key to a search that halted at node ${result.halt.node}`);
  return result.value;
}

/** An event with vectors in the place of the one number that its own player compares. */
export function eventKey(trace: AnyRun, event: AnyEvent): Readonly<Record<string, unknown>> {
  if (trace.family !== 'vectors') return { ...event };
  const { node, step, kind, lines } = event;
  const at = { kind, step, node };
  if (kind === 'enter')
    return { ...at, player: trace.tree.player(node) + 1, bound: trace.boundAt(node), lines };
  const value = vectorAt(trace, node, step);
  if (kind === 'leaf') return { ...at, value, lines };
  if (kind === 'exit') return { ...at, value, isExact: trace.isExactAt(node, step), lines };
  if (kind !== 'update') return { ...event };
  const { child, improved, test } = event;
  const returned = vectorAt(trace, child, step);
  const previous = vectorAt(trace, node, trace.lastStep(node, step - 1));
  return { ...at, child, returned, value, previous, improved, test, lines };
}

function vectorAt(trace: VectorRun, node: NodeId, step: number): readonly number[] | null {
  const leaf = trace.givenAt(node, step);
  return leaf === null ? null : trace.tree.vector(leaf);
}
