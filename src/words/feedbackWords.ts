/** What a language says about a wrong answer: facts in, sentences out. */
import type { Finding } from '../practice/diagnose/finding.ts';
import type { FeedbackFacts } from './feedbackFacts.ts';
import type { Sentence } from './sentence.ts';
import type { VectorFacts } from './vectorFacts.ts';

export interface VectorFeedback {
  readonly rule: Readonly<Partial<FeedbackWords['rule']>>;
  /** what the node that makes a test has, and why that is enough to stop, or not yet */
  readonly test: (facts: VectorFacts) => Sentence;
}

export interface FeedbackWords {
  /** which item to look at */
  readonly item: (facts: FeedbackFacts) => Sentence;
  /** which rule it is about */
  readonly rule: Readonly<Record<Finding['misconception'], (facts: FeedbackFacts) => Sentence>>;
  /** what is said otherwise where several players decide */
  readonly vectors: VectorFeedback;
  /** two mistakes at once */
  readonly both: (one: Sentence, other: Sentence) => Sentence;
  /** who owns the bound; where nobody does, what there is at the place instead */
  readonly owner: (facts: FeedbackFacts) => Sentence;
  /** the leaves that are evaluated, in their order: for whoever has miscounted them */
  readonly leaves: (facts: FeedbackFacts) => Sentence;
}
