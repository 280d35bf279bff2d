/**
 * What a student is asked before a step is shown. Options are plain values in an order of their own,
 * smallest or outermost first, so that neither their order nor anything in them tells which one is right.
 */
import type { Bound, CutoffTest } from '../../core/run/window.ts';
import type { SearchWindow } from '../../core/search/searchWindow.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';

/** Which value goes up? What window does this child get? Cut or go on? Which ancestor's bound? What is in the list now? */
export const PATH_QUESTIONS = ['value', 'window', 'cut', 'owner'] as const;
export const LIST_QUESTIONS = ['open', 'closed'] as const;
export const QUESTION_KINDS = [...PATH_QUESTIONS, ...LIST_QUESTIONS] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

interface Asked {
  /** the state after this many events is withheld until there is an answer */
  readonly step: number;
  /** the node it is about */
  readonly node: NodeId;
  /** which of the options is right, from 0 */
  readonly correct: number;
}

export interface ReturnedValue {
  readonly child: NodeId;
  readonly value: number;
}

export interface ValueQuestion extends Asked {
  readonly kind: 'value';
  /** ascending */
  readonly options: readonly number[];
  /** the children that have returned, and what each did */
  readonly returned: readonly ReturnedValue[];
  /** the node's own best, before the value rule has its say; at a chance node what it returns */
  readonly best: number;
  /** whether the node stopped before its last child */
  readonly isCut: boolean;
}

export interface WindowQuestion extends Asked {
  readonly kind: 'window';
  /** ascending by α, then by β */
  readonly options: readonly SearchWindow[];
}

export interface CutQuestion extends Asked {
  readonly kind: 'cut';
  /** whether the node stops here */
  readonly options: readonly boolean[];
  /** the child that has just returned, and what it did */
  readonly child: NodeId;
  readonly returned: number;
  /** what the node held before; ∓∞ before its first child */
  readonly held: number;
  readonly test: CutoffTest;
  /** children that have not been looked at */
  readonly left: number;
}

export interface OwnerQuestion extends Asked {
  readonly kind: 'owner';
  /** ancestors, outermost first */
  readonly options: readonly NodeId[];
  readonly bound: Bound;
  readonly limit: number;
}

interface AskedOfList extends Asked {
  /** the whole list, its first node first; the options in the order of what they read */
  readonly options: readonly (readonly NodeId[])[];
  /** the successors that come to the end of OPEN; none where the question is about CLOSED */
  readonly added: readonly NodeId[];
  /** of an expansion: what the node is expanded into, each once, the added and what was there already */
  readonly children: readonly NodeId[];
}

/** What is OPEN after the step? */
export interface OpenQuestion extends AskedOfList {
  readonly kind: 'open';
}

/** What is CLOSED after the step? */
export interface ClosedQuestion extends AskedOfList {
  readonly kind: 'closed';
}

export type ListQuestion = OpenQuestion | ClosedQuestion;

export type Question = ValueQuestion | WindowQuestion | CutQuestion | OwnerQuestion | ListQuestion;
