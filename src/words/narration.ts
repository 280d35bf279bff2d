/** The sentences that a language has for the steps of runs. */
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

/** What happens between passes. */
type PassesEvent = PassEvent | StopEvent | AnswerEvent;

/** What happens beyond a depth limit. */
type BeyondEvent = StandPatEvent;

/** What no plain search of a whole tree says. */
type RareEvent = HorizonEvent | HaltEvent;

/** Of searches along one path. */
export type Narration = Sentences<
  Exclude<BoundsEvent, PassesEvent | RareEvent | BeyondEvent | ResearchEvent>
> &
  Beginning<BoundsRun>;

/** Of several passes, and of passes that go on beyond the depth limit, besides. */
export type PassNarration = Sentences<PassesEvent | BeyondEvent | RareEvent> & {
  /** `told`, and that the node entered lies at the limit but is not quiet */
  readonly goesOn: (told: Sentence, facts: FactsOf<EnterEvent>) => Sentence;
  /** a leaf that is none, but whose value is looked up */
  readonly tabled: (facts: FactsOf<LeafEvent>) => Sentence;
};

/** Of procedures that work off lists; their halts are told as all are. */
export type ListNarration = Sentences<ListEvent | LeafEvent> & Beginning<ListsRun>;

/** Of windows that no node holds. */
export interface WindowNarration {
  /** The root is entered with a window of the reader's. */
  readonly begins: (facts: StepFacts) => Sentence;
  /** A node is entered only to be asked; without its window. */
  readonly asked: (question: NonNullable<StepFacts['question']>, facts: StepFacts) => Sentence;
  readonly again: (facts: FactsOf<ResearchEvent>) => Sentence;
  /** What would cut at a node. */
  readonly canCut: (facts: StepFacts, outlook: Extract<CutOutlook, { readonly kind: 'given' }>) => Sentence;
  /** Why a bound cuts that nobody holds: part of a sentence. */
  readonly given: (facts: CutFacts) => Sentence;
  /** On which side of the window the root lies: part of a sentence. */
  readonly failed: (facts: StepFacts, value: number) => Sentence;
}

/** Of outcomes, and of windows that pass through chance nodes. */
export interface OutcomeNarration {
  /** What the outcomes that returned come to. */
  readonly summed: (facts: UpdateFacts) => Sentence;
  /** "more than 1": what is not cut. */
  readonly beyond: (bound: Bound, limit: Worth, rules: SearchRules) => Sentence;
  /** A chance node, or one of its outcomes, is entered: down `to` it, `down` with its window; null where that says it all. */
  readonly entered: (facts: StepFacts, to: Sentence, down: Sentence) => Sentence | null;
  /** What a chance node that is cut is worth, and why that is enough; `ownerHas`: null where nobody set the bound. */
  readonly comesTo: (facts: CutFacts, ownerHas: Sentence | null) => Sentence;
}
