/** What a language has to bring. */
import type { HorizonEvent, PassEvent } from '../core/run/event.ts';
import type { Trace } from '../core/run/trace.ts';
import type { StepFacts } from './facts.ts';
import type { NodeNames } from './nodeNames.ts';
import type { PageWords } from './pageWords.ts';
import type { Sentence } from './sentence.ts';

/** One sentence for every kind of event. */
export interface Narration {
  /** before the first step */
  readonly start: (trace: Trace, names: NodeNames) => Sentence;
  readonly enter: (facts: StepFacts, names: NodeNames) => Sentence;
  readonly leaf: (facts: StepFacts, names: NodeNames) => Sentence;
  readonly horizon: (event: HorizonEvent, names: NodeNames) => Sentence;
  readonly pass: (event: PassEvent) => Sentence;
  readonly update: (facts: StepFacts, names: NodeNames) => Sentence;
  readonly cutoff: (facts: StepFacts, names: NodeNames) => Sentence;
  readonly exit: (facts: StepFacts, names: NodeNames) => Sentence;
  readonly halt: (facts: StepFacts, names: NodeNames) => Sentence;
}

export interface LanguageTexts {
  /** its own name for itself */
  readonly name: string;
  /** for the lang attribute */
  readonly tag: string;
  readonly narration: Narration;
  readonly page: PageWords;
}
