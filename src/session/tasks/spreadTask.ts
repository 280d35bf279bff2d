/** Places the nodes of a large tree from left to right as a task. It is one step, because the library that does it has no pauses. */
import type { Progress } from '../../core/progress.ts';
import { type Spacing, spread } from '../../drawing/spacing.ts';

/** The middle of each node, em. */
export interface SpreadPart {
  readonly x: Float64Array;
  readonly transfer: readonly ArrayBufferLike[];
}

export function* spreadTask(spacing: Spacing): Generator<Progress<SpreadPart>, void> {
  yield { done: 0, of: 1, part: null };
  const x = spread(spacing);
  yield { done: 1, of: 1, part: { x, transfer: [x.buffer] } };
}
