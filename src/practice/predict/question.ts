/**
 * A question that a student answers before a step is shown. Its options are sorted, smallest or outermost
 * first, so that their order does not reveal the right one.
 */
import type { Bound, CutoffTest, NodeId, SearchWindow } from '../../core/index.ts';

/**
 * The kinds of questions: 'value', which value a node returns; 'window', with which window a child is called;
 * 'cut', whether a node is cut; 'owner', which ancestor set a bound; 'open' and 'closed', what a list
 * contains; 'child', which child a simulation selects; 'counts', what a node holds after a reward is backed up.
 */
export const PATH_QUESTIONS = ['value', 'window', 'cut', 'owner'] as const;
export const LIST_QUESTIONS = ['open', 'closed'] as const;
export const SIMULATION_QUESTIONS = ['child', 'counts'] as const;
export const QUESTION_KINDS = [...PATH_QUESTIONS, ...LIST_QUESTIONS, ...SIMULATION_QUESTIONS] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

interface Asked {
  /**
   * the number of events of the run after which the answer would be visible; this state is hidden until the
   * question is answered
   */
  readonly step: number;
  /** the node that the question is about */
  readonly node: NodeId;
  /** the index of the right option among the options, from 0 */
  readonly correct: number;
}

export interface ReturnedValue {
  readonly child: NodeId;
  readonly value: number;
}

export interface ValueQuestion extends Asked {
  readonly kind: 'value';
  /** the options, which are values in ascending order */
  readonly options: readonly number[];
  /** the children of the node that have returned, each with the value it returned */
  readonly returned: readonly ReturnedValue[];
  /**
   * the node's best value before the value rule is applied; at a chance node, the value that the node returns
   */
  readonly best: number;
  /** whether the node is cut before its last child is called */
  readonly isCut: boolean;
}

export interface WindowQuestion extends Asked {
  readonly kind: 'window';
  /** the options, which are windows sorted by α, then by β */
  readonly options: readonly SearchWindow[];
}

export interface CutQuestion extends Asked {
  readonly kind: 'cut';
  /** the options: true means that the node is cut after this child, false that it continues */
  readonly options: readonly boolean[];
  /** the child that has just returned, and the value it returned */
  readonly child: NodeId;
  readonly returned: number;
  /** the value of the node before this child returned; −∞ or +∞ before its first child */
  readonly held: number;
  readonly test: CutoffTest;
  /** the number of the node's children that the search has not called yet */
  readonly left: number;
}

export interface OwnerQuestion extends Asked {
  readonly kind: 'owner';
  /** the options, which are ancestors of the node, the one nearest to the root first */
  readonly options: readonly NodeId[];
  readonly bound: Bound;
  readonly limit: number;
}

interface AskedOfList extends Asked {
  /** the options, which are whole lists of nodes from first to last, sorted by their contents */
  readonly options: readonly (readonly NodeId[])[];
  /** the new nodes that expansion appends to OPEN; empty for a question about CLOSED */
  readonly added: readonly NodeId[];
  /**
   * for a question about OPEN: the successors of the expanded node, new and known ones, each once; empty for
   * one about CLOSED
   */
  readonly children: readonly NodeId[];
}

/** A question that asks what OPEN, or what CLOSED, contains after a step. */
export type ListQuestion = AskedOfList & ({ readonly kind: 'open' } | { readonly kind: 'closed' });

export interface ChildQuestion extends Asked {
  readonly kind: 'child';
  /** the options, which are children of the node in the order of moves */
  readonly options: readonly NodeId[];
  /** whether the right child has had no visit yet */
  readonly isUntried: boolean;
}

/** What a node of a simulation may hold: its visits, and the mean of its rewards for MAX. */
export interface StandingOption {
  readonly visits: number;
  readonly mean: number;
}

export interface CountsQuestion extends Asked {
  readonly kind: 'counts';
  /** the options, with fewer visits first */
  readonly options: readonly StandingOption[];
  /** the reward that is backed up, and what the node holds before it */
  readonly reward: number;
  readonly visits: number;
  readonly sum: number;
}

export type Question =
  | ValueQuestion
  | WindowQuestion
  | CutQuestion
  | OwnerQuestion
  | ListQuestion
  | ChildQuestion
  | CountsQuestion;
