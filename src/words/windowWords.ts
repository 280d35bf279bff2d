/** How windows are told that no node holds: the reader's at the root, and those that only ask whether a child is better. */
import { late } from '../core/late.ts';
import type { AgainEvent, CutoffEvent } from '../core/run/event.ts';
import type { CutOutlook, StepFacts } from './facts.ts';
import type { Sentence } from './sentence.ts';

export interface WindowNarration {
  /** The root is entered with a window of the reader's. */
  readonly begins: (facts: StepFacts) => Sentence;
  /** A node is entered only to be asked; without its window. */
  readonly asked: (question: NonNullable<StepFacts['question']>, facts: StepFacts) => Sentence;
  readonly again: (facts: StepFacts<AgainEvent>) => Sentence;
  /** What would cut at a node. */
  readonly canCut: (facts: StepFacts, outlook: Extract<CutOutlook, { readonly kind: 'given' }>) => Sentence;
  /** Why a bound cuts that nobody holds: part of a sentence. */
  readonly given: (facts: StepFacts<CutoffEvent>) => Sentence;
  /** On which side of the window the root lies: part of a sentence. */
  readonly failed: (facts: StepFacts, value: number) => Sentence;
}

export const windowWords = late(async () => (await import('./windowNarration.ts')).WINDOW_NARRATION);
