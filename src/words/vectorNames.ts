/** What nodes are called where several players decide, and what is said of a run of theirs: it comes with their trees. */

import type { AnyRun } from '../core/run/anyRun.ts';
import type { AnyEvent, VectorEvent } from '../core/run/event.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { englishVectors } from './en/vectorNarration.ts';
import { nameInList } from './nameInList.ts';
import { NodeNames } from './nodeNames.ts';
import type { Segment, Sentence } from './sentence.ts';
import { type VectorNarration, vectorFactsAt } from './vectorFacts.ts';
import { chineseVectors } from './zh/vectorNarration.ts';

/** By the codes of their languages. */
const NARRATIONS: ReadonlyMap<string, VectorNarration> = new Map(
  Object.entries({ en: englishVectors, zh: chineseVectors }),
);

export class VectorNames extends NodeNames {
  /** A vector in a sentence stands in brackets. */
  override token(node: NodeId): Segment {
    return { kind: 'node', node, text: nameInList(this, node) };
  }

  override narrate(trace: AnyRun, event: AnyEvent | null, language: string): Sentence | null {
    const facts = vectorFactsAt(trace, event, this);
    const narration = NARRATIONS.get(language);
    if (facts === null || narration === undefined) return null;
    return event === null ? narration.start(facts) : narration[event.kind as VectorEvent['kind']](facts);
  }
}
