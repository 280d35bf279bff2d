/** What is said alike of searches within limits and of lists: passes, estimates, values from a table. */
import type { LeafEvent } from '../core/run/event.ts';
import { given } from '../core/run/worth.ts';
import type { StepFacts } from '../words/facts.ts';
import type { Language } from '../words/language.ts';
import { late } from '../words/late.ts';
import type { Sentence } from '../words/sentence.ts';

export const passNarration = late(async () => (await import('../words/passNarration.ts')).PASS_NARRATION);

/** The sentence for a leaf whose value was looked up in a table. */
export function tabled(event: LeafEvent, facts: StepFacts, language: Language): Sentence {
  return passNarration.code[language.code].tabled({ ...facts, event, held: given(event.value) });
}
