/**
 * Records the run for a position that is in an opening book: the book's move is the answer, and nothing is searched.
 */
import { carriedOut } from '../carriedOut.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import { ROOT } from '../tree/nodeId.ts';
import { RecordedBoundsRun } from './boundsRun.ts';
import { onlyPass } from './pass.ts';
import { Recorder } from './recorder.ts';
import type { Search } from './run.ts';

export interface BookReply {
  /** the index of the book's move among the moves of the root */
  readonly place: number;
  /** the value of the root when this move is made */
  readonly value: number;
}

/** Returns a run with one event, the answer; its tree consists of the root and the position after the book's move. */
export function recordBook<Position, Move>(
  space: GrowingSpace<Position, Move>,
  { place, value }: BookReply,
  { algorithm, rules, limits }: Search,
): RecordedBoundsRun {
  const { leafBounds } = space;
  space.child(ROOT, place);
  const recorder = new Recorder(space, { rules, leafBounds, hasHorizon: true });
  recorder.lookUp(value);
  const { record } = recorder;
  const { tree, generationOrder } = carriedOut(space.grown());
  record.index(tree.size);
  const passes = [onlyPass(record.length, tree, limits.depth, { ok: true, value })];
  return new RecordedBoundsRun({
    ...{ tree, algorithm, rules, limits, record, passes, generationOrder, grows: true, isFromBook: true },
  });
}
