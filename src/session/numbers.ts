/**
 * Whose numbers are written. What is shown in the numbers of the mover is a subject of its own, whose tree and run are
 * written so (`moverSubject.ts`). Edits, files, links, questions and exercises use the subject in the numbers of MAX.
 */

import type { AlgorithmName } from '../core/search/algorithms.ts';
import { type NotByMover, notByMover } from '../core/search/moverForm.ts';
import type { Numbers } from '../core/tree/numbers.ts';
import { moverSubject } from './moverSubject.ts';
import { type HowSearched, inMaxNumbers, type Subject } from './subject.ts';

/** Returns why the subject, as it is searched, cannot be written in the numbers of the mover; null when it can. */
export function whyNotByMover(subject: Subject, algorithm: AlgorithmName): NotByMover | null {
  return notByMover(inMaxNumbers(subject).tree, algorithm);
}

/**
 * Returns the requested numbers when the subject, as it is searched, can be written in them; otherwise those of MAX.
 */
export function numbersFor(subject: Subject, { algorithm, numbers = 'max' }: HowSearched): Numbers {
  return numbers === 'mover' && whyNotByMover(subject, algorithm) !== null ? 'max' : numbers;
}

/** Returns the subject, as it is searched, in the requested numbers or else in those of MAX. */
export function inNumbers(subject: Subject, how: HowSearched): Subject {
  const plain = inMaxNumbers(subject);
  return numbersFor(plain, how) === 'mover' ? moverSubject(plain, how, inNumbers) : plain;
}
