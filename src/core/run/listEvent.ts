/** What happens in a procedure that works off lists, besides what happens in every search. */
import type { NodeId } from '../tree/nodeId.ts';
import type { AnswerEvent } from './answerEvent.ts';
import type { At } from './eventLines.ts';

/** It was the first of OPEN, and stands at the front of CLOSED now. */
export interface SelectEvent extends At {
  readonly kind: 'select';
}

export interface ExpandEvent extends At {
  readonly kind: 'expand';
  /** its successors, in the order of moves */
  readonly children: readonly Successor[];
  /** whether they stand at the end of OPEN now */
  readonly queued: boolean;
}

export interface Successor {
  readonly node: NodeId;
  /** as it is written; "" where it has no name */
  readonly move: string;
  /** whether the position was not there before */
  readonly isNew: boolean;
}

/** All its successors have values: it has one as well, and leaves CLOSED. */
export interface BackupEvent extends At {
  readonly kind: 'backup';
  readonly value: number;
  /** the first child with the value */
  readonly deciding: NodeId;
  readonly from: readonly { readonly child: NodeId; readonly value: number }[];
}

/** It has had its value since it was selected, and leaves CLOSED. */
export interface DropEvent extends At {
  readonly kind: 'drop';
  readonly value: number;
}

/** Why a position belongs to a solution with these successors. */
export type MarkReason = 'own choice' | 'all replies' | 'end';

/** It belongs to the strategy of one side: with one successor where that side moves, with all where the other does. */
export interface MarkEvent extends At {
  readonly kind: 'mark';
  readonly chosen: readonly NodeId[];
  readonly why: MarkReason;
}

export type ListEvent = SelectEvent | ExpandEvent | BackupEvent | DropEvent | AnswerEvent | MarkEvent;
