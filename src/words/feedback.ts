/** What is said about a wrong answer; facts in, sentences out. The words are in en/feedback.ts and beside it. */
import type { Finding } from '../practice/diagnose/finding.ts';
import type { FeedbackFacts } from './feedbackFacts.ts';
import type { Sentence } from './sentence.ts';
import { byLanguage } from './texts.ts';

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

export const loadFeedbackWords = byLanguage<FeedbackWords>({
  en: async () => (await import('./en/feedback.ts')).englishFeedback,
  zh: async () => (await import('./zh/feedback.ts')).chineseFeedback,
});

/** The rule, or both of them where two were mistaken. */
export function sayRule(words: FeedbackWords, facts: FeedbackFacts): Sentence {
  const { misconception, also } = facts.finding;
  const rule = words.rule[misconception](facts);
  return also === null ? rule : words.both(rule, words.rule[also](facts));
}
