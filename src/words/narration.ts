/** The types of the sentences that a language has for the steps of runs. */
import type { AnyRun, ListsRun } from '../core/run/anyRun.ts';
import type { BoundsRun } from '../core/run/boundsRun.ts';
import type { AnyEvent, BoundsEvent, EnterEvent, LeafEvent } from '../core/run/event.ts';
import type { ListEvent } from '../core/run/listEvent.ts';
import type { FactsOf } from './facts.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** A sentence for each of these kinds of event. */
type Sentences<Event extends AnyEvent> = {
  readonly [One in Event as One['kind']]: (facts: FactsOf<One>) => Sentence;
};

interface Beginning<Of extends AnyRun> {
  readonly start: (run: Of, names: NodeNames) => Sentence;
}

/** The sentences of recursive searches. */
export type Narration = Sentences<BoundsEvent> &
  Beginning<BoundsRun> & {
    /** the sentence, with the remark that the node entered lies at the limit but is not quiet */
    readonly goesOn: (sentence: Sentence, facts: FactsOf<EnterEvent>) => Sentence;
    /** a position that counts as a leaf because its value is looked up */
    readonly tabled: (facts: FactsOf<LeafEvent>) => Sentence;
  };

/** The sentences of procedures with lists; their halts have the usual sentences. */
export type ListNarration = Sentences<ListEvent | LeafEvent> & Beginning<ListsRun>;
