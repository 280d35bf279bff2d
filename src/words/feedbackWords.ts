/** What a language says about a wrong answer: facts in, sentences out. */
import type { Finding } from '../practice/diagnose/finding.ts';
import type { FeedbackFacts } from './feedbackFacts.ts';
import type { Sentence } from './sentence.ts';

export interface FeedbackWords {
  /** which item to look at */
  readonly item: (facts: FeedbackFacts) => Sentence;
  /** which rule it is about */
  readonly rule: Readonly<Record<Finding['misconception'], (facts: FeedbackFacts) => Sentence>>;
  /** two mistakes at once */
  readonly both: (one: Sentence, other: Sentence) => Sentence;
  /** who owns the bound; where nobody does, what there is at the place instead */
  readonly owner: (facts: FeedbackFacts) => Sentence;
  /** the leaves that are evaluated, in their order: for whoever has miscounted them */
  readonly leaves: (facts: FeedbackFacts) => Sentence;
}
