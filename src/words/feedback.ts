/** What is said about a wrong answer. */
import type { Finding } from '../practice/diagnose/finding.ts';
import type { FeedbackFacts } from './feedbackFacts.ts';
import type { FeedbackWords } from './feedbackWords.ts';
import type { Sentence } from './sentence.ts';
import { testFacts } from './vectorFeedbackFacts.ts';

/** The rule, or both of them where two were mistaken. */
export function sayRule(words: FeedbackWords, facts: FeedbackFacts): Sentence {
  const { misconception, also } = facts.finding;
  const rule = ruleOf(words, facts, misconception);
  return also === null ? rule : words.both(rule, ruleOf(words, facts, also));
}

function ruleOf(words: FeedbackWords, facts: FeedbackFacts, name: Finding['misconception']): Sentence {
  const ofPlayers = facts.trace.family === 'vectors' ? words.vectors.rule[name] : undefined;
  return (ofPlayers ?? words.rule[name])(facts);
}

/** Whose bound it is, or what there is at the place instead. */
export function sayOwner(words: FeedbackWords, facts: FeedbackFacts): Sentence {
  const test = testFacts(facts);
  return test === null ? words.owner(facts) : words.vectors.test(test);
}
