/** The last event of a run over lists, or of a run with several passes: the answer. */
import type { NodeId } from '../tree/nodeId.ts';
import type { At } from './eventLines.ts';
import type { WhyEnded } from './pass.ts';

export interface AnswerEvent extends At {
  readonly kind: 'answer';
  /** the value of the root; NaN when no pass was finished */
  readonly value: number;
  /** the child to play to; null when there is none */
  readonly move: NodeId | null;
  /** how the passes ended; null when there are no passes */
  readonly ending: PassesEnding | null;
}

export interface PassesEnding {
  readonly why: WhyEnded;
  /** the depth of the pass that answers; null when none was finished */
  readonly depth: number | null;
  /** whether the answer was looked up, without a pass */
  readonly isFromBook: boolean;
}
