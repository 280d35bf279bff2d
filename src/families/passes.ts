/**
 * Sentences that searches within limits and list procedures share: about passes, estimates, and values from a table.
 */
import type { LeafEvent } from '../core/run/event.ts';
import { given } from '../core/run/worth.ts';
import type { StepFacts } from '../words/facts.ts';
import type { Language, Sentence } from '../words/index.ts';

/** Returns the sentence for a leaf whose value was looked up in a table. */
export function tabled(event: LeafEvent, facts: StepFacts, language: Language): Sentence {
  return language.narration.tabled({ ...facts, event, held: given(event.value) });
}
