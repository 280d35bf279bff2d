/** The types of the sentences that a language has for the steps of runs. */
import type { AnswerEvent } from '../core/run/answerEvent.ts';
import type { AnyRun, ListsRun } from '../core/run/anyRun.ts';
import type { BoundsRun } from '../core/run/boundsRun.ts';
import type {
  AnyEvent,
  BoundsEvent,
  EnterEvent,
  HaltEvent,
  HorizonEvent,
  LeafEvent,
  PassEvent,
  ResearchEvent,
  StandPatEvent,
  StopEvent,
} from '../core/run/event.ts';
import type { ListEvent } from '../core/run/listEvent.ts';
import type { Bound } from '../core/run/window.ts';
import type { Worth } from '../core/run/worth.ts';
import type { SearchRules } from '../core/search/searchSettings.ts';
import type { CutFacts, CutOutlook, FactsOf, StepFacts, UpdateFacts } from './facts.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** A sentence for each of these kinds of event. */
type Sentences<Event extends AnyEvent> = {
  readonly [One in Event as One['kind']]: (facts: FactsOf<One>) => Sentence;
};

interface Beginning<Of extends AnyRun> {
  readonly start: (run: Of, names: NodeNames) => Sentence;
}

/** The events between passes. */
type PassesEvent = PassEvent | StopEvent | AnswerEvent;

/** The events beyond a depth limit. */
type BeyondEvent = StandPatEvent;

/** The events that a plain search of a whole tree does not have. */
type RareEvent = HorizonEvent | HaltEvent;

/** The sentences of recursive searches. */
export type Narration = Sentences<
  Exclude<BoundsEvent, PassesEvent | RareEvent | BeyondEvent | ResearchEvent>
> &
  Beginning<BoundsRun>;

/** The additional sentences of several passes, and of passes that continue beyond the depth limit. */
export type PassNarration = Sentences<PassesEvent | BeyondEvent | RareEvent> & {
  /** `told`, with the remark that the node entered lies at the limit but is not quiet */
  readonly goesOn: (told: Sentence, facts: FactsOf<EnterEvent>) => Sentence;
  /** a position that counts as a leaf because its value is looked up */
  readonly tabled: (facts: FactsOf<LeafEvent>) => Sentence;
};

/** The sentences of procedures with lists; their halts have the usual sentences. */
export type ListNarration = Sentences<ListEvent | LeafEvent> & Beginning<ListsRun>;

/** The sentences about windows that no node holds. */
export interface WindowNarration {
  /** The root is entered with a root window. */
  readonly begins: (facts: StepFacts) => Sentence;
  /** A node is entered with a null window; the sentence does not state the window. */
  readonly asked: (question: NonNullable<StepFacts['question']>, facts: StepFacts) => Sentence;
  readonly again: (facts: FactsOf<ResearchEvent>) => Sentence;
  /** Says what would cut at a node. */
  readonly canCut: (facts: StepFacts, outlook: Extract<CutOutlook, { readonly kind: 'given' }>) => Sentence;
  /** Part of a sentence: why a bound that no node holds cuts. */
  readonly given: (facts: CutFacts) => Sentence;
  /** Part of a sentence: on which side of the window the root's value lies. */
  readonly failed: (facts: StepFacts, value: number) => Sentence;
}

/** The sentences about outcomes, and about windows that pass through chance nodes. */
export interface OutcomeNarration {
  /** Says what the outcomes that returned sum to. */
  readonly summed: (facts: UpdateFacts) => Sentence;
  /** Writes "more than 1": the values that are not cut. */
  readonly beyond: (bound: Bound, limit: Worth, rules: SearchRules) => Sentence;
  /**
   * A chance node, or one of its outcomes, is entered: `to` names it, `down` includes the window; null when that says
   * everything.
   */
  readonly entered: (facts: StepFacts, to: Sentence, down: Sentence) => Sentence | null;
  /**
   * Says what a chance node that is cut is worth, and why that is enough; `ownerHas` is null when no node set the
   * bound.
   */
  readonly comesTo: (facts: CutFacts, ownerHas: Sentence | null) => Sentence;
}
