/** What is said about a wrong answer. */
import type { Finding } from '../practice/diagnose/finding.ts';
import { type FeedbackFacts, testFacts } from './feedbackFacts.ts';
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

/** The rule, or both of them where two were mistaken. */
export function sayRule(words: FeedbackWords, facts: FeedbackFacts): Sentence {
  const { misconception, also } = facts.finding;
  const rule = ruleOf(words, facts, misconception);
  return also === null ? rule : words.both(rule, ruleOf(words, facts, also));
}

function ruleOf(words: FeedbackWords, facts: FeedbackFacts, name: Finding['misconception']): Sentence {
  const ofPlayers = facts.run.family === 'vectors' ? words.vectors.rule[name] : undefined;
  return (ofPlayers ?? words.rule[name])(facts);
}

/** Whose bound it is, or what there is at the place instead. */
export function sayOwner(words: FeedbackWords, facts: FeedbackFacts): Sentence {
  const test = testFacts(facts);
  return test === null ? words.owner(facts) : words.vectors.test(test);
}
