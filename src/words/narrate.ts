import { late } from '../core/late.ts';
import type { Moment } from '../core/run/trace.ts';
import { entersAgain, isListForm } from '../core/search/algorithms.ts';
import { factsAt, type StepFacts } from './facts.ts';
import type { Language } from './language.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';
import { windowWords } from './windowWords.ts';

const passNarration = late(async () => (await import('./passNarration.ts')).PASS_NARRATION);
const listNarration = late(async () => (await import('./listNarration.ts')).LIST_NARRATION);

/** The one sentence that says what happened at a step, and why, with the step's own numbers. */
export function narrate(moment: Moment, names: NodeNames, language: Language): Sentence {
  const { trace, event } = moment;
  const own = names.narrate(trace, event, language.code);
  if (own !== null) return own;
  const narration = {
    ...language.narration,
    ...(entersAgain(trace.algorithm) && { again: windowWords.code[language.code].again }),
    ...(trace.limits.deepen && passNarration.code[language.code]),
    // What lists do is told in words of its own.
    ...(isListForm(trace.algorithm) && listNarration.code[language.code]),
  };
  if (event === null) return narration.start(trace, names);
  const say = narration[event.kind as keyof typeof narration] as (facts: StepFacts) => Sentence;
  return say(factsAt(trace, event, names));
}
