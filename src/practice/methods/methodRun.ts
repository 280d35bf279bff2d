/** A run, right or faulty, told in terms of the exercise's own tree. */
import type { Trace } from '../../core/run/trace.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';

export interface MethodRun {
  /** on the exercise's tree, or on what a faulty method makes of it */
  readonly trace: Trace;
  /** the exercise's node behind a node of the trace's tree */
  readonly original: (node: NodeId) => NodeId;
  /** of moves that lead to the same value the last is taken */
  readonly takesLast: boolean;
}

/** A run on the exercise's own tree. */
export function plainRun(trace: Trace): MethodRun {
  return { trace, original: (node) => node, takesLast: false };
}
