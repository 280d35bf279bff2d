/** What is said about a wrong answer. */
import type { FeedbackFacts } from './feedbackFacts.ts';
import type { FeedbackWords } from './feedbackWords.ts';
import type { Sentence } from './sentence.ts';

/** The rule, or both of them where two were mistaken. */
export function sayRule(words: FeedbackWords, facts: FeedbackFacts): Sentence {
  const { misconception, also } = facts.finding;
  const rule = words.rule[misconception](facts);
  return also === null ? rule : words.both(rule, words.rule[also](facts));
}
