/** What is said about a wrong answer; facts in, sentences out. The words are in en/feedback.ts and beside it. */
import type { SearchRules } from '../core/search/rules.ts';
import type { Trace } from '../core/trace/trace.ts';
import type { DecidingTest, Finding } from '../practice/diagnose/finding.ts';
import type { Misconception } from '../practice/misconception.ts';
import type { LanguageCode } from './language.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** What a sentence about a finding needs to know. */
export interface FeedbackFacts {
  readonly finding: Finding;
  /** the right run */
  readonly trace: Trace;
  readonly names: NodeNames;
  readonly rules: SearchRules;
}

export interface FeedbackWords {
  /** which item to look at */
  readonly item: (facts: FeedbackFacts) => Sentence;
  /** which rule it is about */
  readonly rule: Readonly<Record<Misconception, (facts: FeedbackFacts) => Sentence>>;
  /** who owns the bound; silence where nobody does */
  readonly owner: (facts: FeedbackFacts, test: DecidingTest) => Sentence;
}

export async function loadFeedbackWords(code: LanguageCode): Promise<FeedbackWords> {
  switch (code) {
    case 'en':
      return (await import('./en/feedback.ts')).englishFeedback;
    case 'zh':
      return (await import('./zh/feedback.ts')).chineseFeedback;
  }
}
