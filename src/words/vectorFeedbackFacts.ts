/** What a sentence about a wrong answer needs to know where several players decide. */
import type { NodeId } from '../core/tree/nodeId.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import type { FeedbackFacts } from './feedbackFacts.ts';
import { type VectorFacts, vectorFactsAt } from './vectorFacts.ts';

/** What holds at the node that makes the test: at the cut, or when it compared last; null where there is no such test. */
export function testFacts({ trace, names, finding: { place } }: FeedbackFacts): VectorFacts | null {
  if (place.test === null || trace.family !== 'vectors') return null;
  const { tester, cuts } = place.test;
  const step = cuts ? trace.cutStep(tester) : trace.updateStep(tester, place.step);
  return vectorFactsAt(trace, trace.event(step), names);
}

/** Whose move it is at the root, and what a child of it that has returned gives him. */
export function worthAtRoot({ trace }: FeedbackFacts, child: NodeId) {
  const { tree } = trace;
  const player = tree.player(ROOT);
  const leaf = trace.family === 'vectors' ? trace.givenAt(child, trace.length) : null;
  return { player: player + 1, worth: leaf === null ? Number.NaN : tree.utility(leaf, player) };
}
