/**
 * Whose numbers are written. What is shown in the numbers of the mover is a subject of its own, whose tree and run are
 * written so (`moverSubject.ts`); what is edited, filed, packed, asked and practised is the one in those of MAX.
 */

import type { AlgorithmName } from '../core/search/algorithms.ts';
import { type NotByMover, notByMover } from '../core/search/moverForm.ts';
import type { Numbers } from '../core/tree/numbers.ts';
import { moverSubject } from './moverSubject.ts';
import { type HowSearched, inMaxNumbers, type Subject } from './subject.ts';

/** Why the subject cannot be written in the numbers of the mover as it is searched; null where it can. */
export function whyNotByMover(subject: Subject, algorithm: AlgorithmName): NotByMover | null {
  return notByMover(inMaxNumbers(subject).tree, algorithm);
}

/** The numbers that are asked for, where the subject can be written in them as it is searched; else those of MAX. */
export function numbersFor(subject: Subject, { algorithm, numbers = 'max' }: HowSearched): Numbers {
  return numbers === 'mover' && whyNotByMover(subject, algorithm) !== null ? 'max' : numbers;
}

/** The subject, as it is searched, in the numbers that are asked for, or in those of MAX. */
export function inNumbers(subject: Subject, how: HowSearched): Subject {
  const plain = inMaxNumbers(subject);
  return numbersFor(plain, how) === 'mover' ? moverSubject(plain, how, inNumbers) : plain;
}
