import type { Moment } from '../core/run/trace.ts';
import { isListForm } from '../core/search/algorithms.ts';
import { factsAt, type StepFacts } from './facts.ts';
import type { Language } from './language.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** The one sentence that says what happened at a step, and why, with the step's own numbers. */
export function narrate(moment: Moment, names: NodeNames, language: Language): Sentence {
  const { narration } = language;
  const { trace, event } = moment;
  const own = names.narrate(trace, event, language.code);
  if (own !== null) return own;
  if (event === null) return narration.start(trace, names);
  const isOfLists = event.kind === 'leaf' && isListForm(trace.algorithm);
  const say = narration[isOfLists ? 'valued' : event.kind] as (facts: StepFacts) => Sentence;
  return say(factsAt(trace, event, names));
}
