/** What nodes are called where several players decide, and what is said of a run of theirs: it comes with their trees. */
import type { TraceEvent } from '../core/run/event.ts';
import type { Trace } from '../core/run/trace.ts';
import { englishVectors } from './en/vectorNarration.ts';
import type { LanguageCode } from './languages.ts';
import { NodeNames } from './nodeNames.ts';
import type { Sentence } from './sentence.ts';
import { type VectorNarration, vectorFactsAt } from './vectorFacts.ts';
import { chineseVectors } from './zh/vectorNarration.ts';

const NARRATIONS: Readonly<Record<LanguageCode, VectorNarration>> = {
  en: englishVectors,
  zh: chineseVectors,
};

export class VectorNames extends NodeNames {
  override narrate(trace: Trace, event: TraceEvent | null, code: LanguageCode): Sentence | null {
    const facts = vectorFactsAt(trace, event, this);
    if (facts === null) return null;
    const narration = NARRATIONS[code];
    switch (event?.kind) {
      case undefined:
        return narration.start(facts);
      case 'enter':
      case 'leaf':
      case 'update':
      case 'cutoff':
      case 'exit':
        return narration[event.kind](facts);
      default:
        return null;
    }
  }
}
