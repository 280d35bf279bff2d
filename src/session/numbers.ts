/**
 * The viewpoint from which values are written: of MAX, or of the player to move as in negamax. A tree
 * displayed from the viewpoint of the player to move is a subject of its own, whose tree and run have such
 * values (`moverSubject.ts`). Edits, files, links, questions and exercises use the subject with the values of
 * MAX.
 */

import type { AlgorithmName, Numbers } from '../core/index.ts';
import { type NotByMover, notByMover } from '../core/search/moverForm.ts';
import { moverSubject } from './moverSubject.ts';
import { type HowSearched, inMaxNumbers, type Subject } from './subject.ts';

/**
 * Returns why this search of the tree cannot be written from the viewpoint of the player to move; null when
 * it can.
 */
export function whyNotByMover(subject: Subject, algorithm: AlgorithmName): NotByMover | null {
  return notByMover(inMaxNumbers(subject).tree, algorithm);
}

/**
 * Returns the requested viewpoint of values when this search can be written from it; otherwise that of MAX.
 */
export function numbersFor(subject: Subject, { algorithm, numbers = 'max' }: HowSearched): Numbers {
  return numbers === 'mover' && whyNotByMover(subject, algorithm) !== null ? 'max' : numbers;
}

/**
 * Returns the searched tree with values from the requested viewpoint or, when that is impossible, from that
 * of MAX.
 */
export function inNumbers(subject: Subject, how: HowSearched): Subject {
  const plain = inMaxNumbers(subject);
  return numbersFor(plain, how) === 'mover' ? moverSubject(plain, how, inNumbers) : plain;
}

/**
 * Returns the searched tree together with its settings; their viewpoint is the requested one or, when that is
 * impossible, that of MAX.
 */
export function numbered<How extends HowSearched>(plain: Subject, asked: How) {
  const how = { ...asked, numbers: numbersFor(plain, asked) };
  return { ...how, subject: inNumbers(plain, how) };
}
