import type { Trace } from '../core/run/trace.ts';
import type { Language } from '../words/language.ts';
import { narrate } from '../words/narrate.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { plain } from '../words/sentence.ts';

/** What happened, a numbered sentence for every step. */
export function* printNarration(trace: Trace, language: Language): Generator<string> {
  const names = new NodeNames(trace.tree);
  for (let step = 1; step <= trace.length; step += 1) {
    yield `${step}. ${plain(narrate(trace, step, names, language))}\n`;
  }
}
