/** The events of procedures with lists, besides those that every search has. */
import type { NodeId } from '../tree/index.ts';
import type { AnswerEvent } from './answerEvent.ts';
import type { At } from './eventLines.ts';

/** The event in which the first node of OPEN is moved to the front of CLOSED. */
export interface SelectEvent extends At {
  readonly kind: 'select';
}

export interface ExpandEvent extends At {
  readonly kind: 'expand';
  /** the successors of the node, in the order of its moves */
  readonly children: readonly Successor[];
  /** whether the successors were appended to OPEN */
  readonly queued: boolean;
}

export interface Successor {
  readonly node: NodeId;
  /** the name of the move; "" when it has none */
  readonly move: string;
  /** whether the move led to a position that was not generated before */
  readonly isNew: boolean;
}

/** All successors of the node have values. The node gets its value and leaves CLOSED. */
export interface BackupEvent extends At {
  readonly kind: 'backup';
  readonly value: number;
  /** the first child that has the same value as the node */
  readonly deciding: NodeId;
  readonly from: readonly { readonly child: NodeId; readonly value: number }[];
}

/** The node got its value when it was selected, and now leaves CLOSED without further work. */
export interface DropEvent extends At {
  readonly kind: 'drop';
  readonly value: number;
}

/**
 * Why a position and its marked successors belong to a solution: its owner chose one of them, all replies must be
 * answered, or the position is terminal.
 */
export type MarkReason = 'own choice' | 'all replies' | 'end';

/**
 * A position of one side's strategy is marked: with one successor when that side moves there, with all successors when
 * the other side does.
 */
export interface MarkEvent extends At {
  readonly kind: 'mark';
  readonly chosen: readonly NodeId[];
  readonly why: MarkReason;
}

export type ListEvent = SelectEvent | ExpandEvent | BackupEvent | DropEvent | AnswerEvent | MarkEvent;
