/** The last event of a run that has one: of a procedure that works off lists, or of several passes. */
import type { NodeId } from '../tree/nodeId.ts';
import type { At } from './eventLines.ts';
import type { WhyEnded } from './pass.ts';

export interface AnswerEvent extends At {
  readonly kind: 'answer';
  /** of the root; NaN where no pass was finished */
  readonly value: number;
  /** the child to play to; null where there is none */
  readonly move: NodeId | null;
  /** how the passes ended; null where there are none */
  readonly ending: PassesEnding | null;
}

export interface PassesEnding {
  readonly why: WhyEnded;
  /** of the pass that answers; null where none was finished */
  readonly depth: number | null;
  /** whether it was looked up, without a pass */
  readonly isFromBook: boolean;
}
