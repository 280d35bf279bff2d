/** What a language has to bring. */
import type { LeafEvent, TraceEvent } from '../core/run/event.ts';
import type { Trace } from '../core/run/trace.ts';
import type { StepFacts } from './facts.ts';
import type { NodeNames } from './nodeNames.ts';
import type { PageWords } from './pageWords.ts';
import type { Sentence } from './sentence.ts';

/** One sentence for every kind of event, and one that is said before the first. */
export type Narration = {
  readonly [Event in TraceEvent as Event['kind']]: (facts: StepFacts<Event>) => Sentence;
} & {
  readonly start: (trace: Trace, names: NodeNames) => Sentence;
  /** of an end in a tree that is worked off by lists */
  readonly valued: (facts: StepFacts<LeafEvent>) => Sentence;
};

export interface LanguageTexts {
  /** its own name for itself */
  readonly name: string;
  /** for the lang attribute */
  readonly tag: string;
  readonly narration: Narration;
  readonly page: PageWords;
}
