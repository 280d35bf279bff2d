/** The feedback on a wrong answer. */
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
  /** which rule the feedback is about */
  readonly rule: Readonly<Record<Finding['misconception'], (facts: FeedbackFacts) => Sentence>>;
  /** feedback that differs with several players */
  readonly vectors: VectorFeedback;
  /** feedback about two simultaneous mistakes */
  readonly both: (one: Sentence, other: Sentence) => Sentence;
  /** who owns the bound; when no node does, what holds at the place instead */
  readonly owner: (facts: FeedbackFacts) => Sentence;
  /** the evaluated leaves in order, for students who have miscounted them */
  readonly leaves: (facts: FeedbackFacts) => Sentence;
}

/** Returns the rule, or both rules when two were mistaken. */
export function sayRule(words: FeedbackWords, facts: FeedbackFacts): Sentence {
  const { misconception, also } = facts.finding;
  const rule = ruleOf(words, facts, misconception);
  return also === null ? rule : words.both(rule, ruleOf(words, facts, also));
}

function ruleOf(words: FeedbackWords, facts: FeedbackFacts, name: Finding['misconception']): Sentence {
  const ofPlayers = facts.run.family === 'vectors' ? words.vectors.rule[name] : undefined;
  return (ofPlayers ?? words.rule[name])(facts);
}

/** Returns whose bound it is, or what holds at the place instead. */
export function sayOwner(words: FeedbackWords, facts: FeedbackFacts): Sentence {
  const test = testFacts(facts);
  return test === null ? words.owner(facts) : words.vectors.test(test);
}
