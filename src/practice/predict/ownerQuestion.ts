/** Which ancestor's bound makes this cut? The others of that side, and the parent, are easily taken for it. */
import type { Trace } from '../../core/run/trace.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { MAX, MIN } from '../../core/tree/nodeKind.ts';
import { choicesOf } from './choices.ts';
import type { OwnerQuestion } from './question.ts';

/** `step` is a cutoff; on a bound that nobody set, −∞ or +∞, nothing is asked. */
export function ownerQuestion(trace: Trace, step: number): OwnerQuestion | null {
  const { tree } = trace;
  const event = trace.event(step);
  if (event.kind !== 'cutoff' || event.owner === null) return null;
  const { node, owner, test } = event;
  const side = test.bound === 'alpha' ? MAX : MIN;
  const parent = tree.parent(node);
  const ofSide = tree.pathTo(parent).filter((ancestor) => tree.kind(ancestor) === side);
  // The nearest first: those are looked at first.
  const distractors = [parent, ...ofSide.reverse()];
  const choices = choicesOf<NodeId>(owner, distractors, String, (a, b) => tree.depth(a) - tree.depth(b));
  return choices === null
    ? null
    : { kind: 'owner', step, node, bound: test.bound, limit: test.limit, ...choices };
}
