/** The events of procedures over lists, besides those that every search has. */
import type { NodeId } from '../tree/nodeId.ts';
import type { AnswerEvent } from './answerEvent.ts';
import type { At } from './eventLines.ts';

/** The node was the first of OPEN and is now at the front of CLOSED. */
export interface SelectEvent extends At {
  readonly kind: 'select';
}

export interface ExpandEvent extends At {
  readonly kind: 'expand';
  /** the successors of the node, in the order of moves */
  readonly children: readonly Successor[];
  /** whether the successors were appended to OPEN */
  readonly queued: boolean;
}

export interface Successor {
  readonly node: NodeId;
  /** the move as it is written; "" when it has no name */
  readonly move: string;
  /** whether the position is new */
  readonly isNew: boolean;
}

/** All successors of the node have values. The node now has a value as well and leaves CLOSED. */
export interface BackupEvent extends At {
  readonly kind: 'backup';
  readonly value: number;
  /** the first child that has the value */
  readonly deciding: NodeId;
  readonly from: readonly { readonly child: NodeId; readonly value: number }[];
}

/** The node has had its value since it was selected, and leaves CLOSED. */
export interface DropEvent extends At {
  readonly kind: 'drop';
  readonly value: number;
}

/** The reason why a position belongs to a solution together with these successors. */
export type MarkReason = 'own choice' | 'all replies' | 'end';

/**
 * The position belongs to the strategy of one side: with one successor where that side moves, with all of them where
 * the other side does.
 */
export interface MarkEvent extends At {
  readonly kind: 'mark';
  readonly chosen: readonly NodeId[];
  readonly why: MarkReason;
}

export type ListEvent = SelectEvent | ExpandEvent | BackupEvent | DropEvent | AnswerEvent | MarkEvent;
