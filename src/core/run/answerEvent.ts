/** The last event of a run of a list procedure, or of a run with several passes: it states the answer. */
import type { NodeId } from '../tree/index.ts';
import type { At } from './eventLines.ts';
import type { WhyEnded } from './pass.ts';

export interface AnswerEvent extends At {
  readonly kind: 'answer';
  /** the value of the root; NaN when no pass was finished */
  readonly value: number;
  /** the child of the root that is the best move; null when there is none */
  readonly move: NodeId | null;
  /** how the passes ended; null when the run has no passes */
  readonly ending: PassesEnding | null;
}

export interface PassesEnding {
  readonly why: WhyEnded;
  /** the depth of the pass whose result is the answer; null when no pass was finished */
  readonly depth: number | null;
  /** whether the answer comes from an opening book, so that no pass was made */
  readonly isFromBook: boolean;
}
