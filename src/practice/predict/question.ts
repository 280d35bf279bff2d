/**
 * The question that a student answers before a step is shown. Options are plain values in an order of their own,
 * smallest or outermost first, so that nothing reveals which one is right.
 */
import type { Bound, CutoffTest } from '../../core/run/window.ts';
import type { SearchWindow } from '../../core/search/searchWindow.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';

/**
 * The kinds: which value goes up; which window a child gets; cut or continue; which ancestor's bound; what is in a list
 * now.
 */
export const PATH_QUESTIONS = ['value', 'window', 'cut', 'owner'] as const;
export const LIST_QUESTIONS = ['open', 'closed'] as const;
export const QUESTION_KINDS = [...PATH_QUESTIONS, ...LIST_QUESTIONS] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

interface Asked {
  /** the state after this many events is hidden until there is an answer */
  readonly step: number;
  /** the node that the question is about */
  readonly node: NodeId;
  /** the index of the right option, from 0 */
  readonly correct: number;
}

export interface ReturnedValue {
  readonly child: NodeId;
  readonly value: number;
}

export interface ValueQuestion extends Asked {
  readonly kind: 'value';
  /** the options in ascending order */
  readonly options: readonly number[];
  /** the children that have returned, and what each returned */
  readonly returned: readonly ReturnedValue[];
  /** the node's own best value, before the value rule is applied; at a chance node, what it returns */
  readonly best: number;
  /** whether the node stopped before its last child */
  readonly isCut: boolean;
}

export interface WindowQuestion extends Asked {
  readonly kind: 'window';
  /** the options, ascending by α, then by β */
  readonly options: readonly SearchWindow[];
}

export interface CutQuestion extends Asked {
  readonly kind: 'cut';
  /** whether the node stops here */
  readonly options: readonly boolean[];
  /** the child that has just returned, and its value */
  readonly child: NodeId;
  readonly returned: number;
  /** the value that the node held before; ∓∞ before its first child */
  readonly held: number;
  readonly test: CutoffTest;
  /** the number of children that have not been visited */
  readonly left: number;
}

export interface OwnerQuestion extends Asked {
  readonly kind: 'owner';
  /** the ancestors, outermost first */
  readonly options: readonly NodeId[];
  readonly bound: Bound;
  readonly limit: number;
}

interface AskedOfList extends Asked {
  /** the whole list, beginning with its first node; the options are sorted by their contents */
  readonly options: readonly (readonly NodeId[])[];
  /** the successors that are appended to OPEN; none when the question is about CLOSED */
  readonly added: readonly NodeId[];
  /** for an expansion: the successors of the node, each once, both new and existing ones */
  readonly children: readonly NodeId[];
}

/** Asks what OPEN is after the step. */
export interface OpenQuestion extends AskedOfList {
  readonly kind: 'open';
}

/** Asks what CLOSED is after the step. */
export interface ClosedQuestion extends AskedOfList {
  readonly kind: 'closed';
}

export type ListQuestion = OpenQuestion | ClosedQuestion;

export type Question = ValueQuestion | WindowQuestion | CutQuestion | OwnerQuestion | ListQuestion;
