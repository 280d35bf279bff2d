import type { Trace } from '../core/run/trace.ts';
import { factsAt, type StepFacts } from './facts.ts';
import type { Language } from './language.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** The one sentence that says what happened at a step, and why, with the step's own numbers. */
export function narrate(trace: Trace, step: number, names: NodeNames, language: Language): Sentence {
  const { narration } = language;
  if (step === 0) return narration.start(trace, names);
  const facts = factsAt(trace, step);
  const say = narration[facts.event.kind] as (facts: StepFacts, names: NodeNames) => Sentence;
  return say(facts, names);
}
