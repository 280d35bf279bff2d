import { assertNever } from '../core/assertNever.ts';
import type { Trace } from '../core/trace/trace.ts';
import { factsAt } from './facts.ts';
import type { Language } from './language.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** The one sentence that says what happened at a step, and why, with the step's own numbers. */
export function narrate(trace: Trace, step: number, names: NodeNames, language: Language): Sentence {
  const { narration } = language;
  if (step === 0) return narration.start(trace, names);
  const facts = factsAt(trace, step);
  const { kind } = facts.event;
  switch (kind) {
    case 'enter':
      return narration.enter(facts, names);
    case 'leaf':
      return narration.leaf(facts, names);
    case 'update':
      return narration.update(facts, names);
    case 'cutoff':
      return narration.cutoff(facts, names);
    case 'exit':
      return narration.exit(facts, names);
    case 'halt':
      return narration.halt(facts, names);
    default:
      return assertNever(kind);
  }
}
