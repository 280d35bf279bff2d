/** The types of the sentences that each language has for the steps of a run. */
import type { AnyRun, BoundsRun, ListEvent, ListsRun } from '../core/index.ts';
import type { AnyEvent, BoundsEvent, EnterEvent, LeafEvent } from '../core/run/event.ts';
import type { FactsOf } from './facts.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** A function for each of the given kinds of event, which returns the sentence about such an event. */
type Sentences<Event extends AnyEvent> = {
  readonly [One in Event as One['kind']]: (facts: FactsOf<One>) => Sentence;
};

interface Beginning<Of extends AnyRun> {
  readonly start: (run: Of, names: NodeNames) => Sentence;
}

/** The sentences for recursive searches. */
export type Narration = Sentences<BoundsEvent> &
  Beginning<BoundsRun> & {
    /**
     * adds to a sentence that the entered node lies at the depth limit but is not quiet, so that the search
     * goes on
     */
    readonly goesOn: (sentence: Sentence, facts: FactsOf<EnterEvent>) => Sentence;
    /** the sentence about a position whose value is looked up in a table, so that it counts as a leaf */
    readonly tabled: (facts: FactsOf<LeafEvent>) => Sentence;
  };

/**
 * The sentences for searches with OPEN and CLOSED; a halt has the same sentences as in recursive searches.
 */
export type ListNarration = Sentences<ListEvent | LeafEvent> & Beginning<ListsRun>;
