import { assertNever } from '../core/assertNever.ts';
import type { Trace } from '../core/run/trace.ts';
import { factsAt } from './facts.ts';
import type { Language } from './language.ts';
import type { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';

/** The one sentence that says what happened at a step, and why, with the step's own numbers. */
export function narrate(trace: Trace, step: number, names: NodeNames, language: Language): Sentence {
  const { narration } = language;
  if (step === 0) return narration.start(trace, names);
  const facts = factsAt(trace, step);
  const { event } = facts;
  switch (event.kind) {
    case 'enter':
      return narration.enter(facts, names);
    case 'leaf':
      return narration.leaf(facts, names);
    case 'horizon':
      return narration.horizon(event, names);
    case 'pass':
      return narration.pass(event);
    case 'update':
      return narration.update(facts, names);
    case 'cutoff':
      return narration.cutoff(facts, names);
    case 'exit':
      return narration.exit(facts, names);
    case 'halt':
      return narration.halt(facts, names);
    default:
      return assertNever(event);
  }
}
