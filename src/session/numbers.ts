/**
 * Whose numbers are written. What is shown in the numbers of the mover is a subject of its own, whose tree and run are
 * written so (`moverSubject.ts`); what is edited, filed, packed, asked and practised is the one in those of MAX.
 */
import { late } from '../core/late.ts';
import { notByMover } from '../core/search/moverForm.ts';
import type { Numbers } from '../core/tree/numbers.ts';
import { READING, type Session } from './session.ts';
import type { HowSearched, Subject } from './subject.ts';

const moverSubject = late(async () => (await import('./moverSubject.ts')).moverSubject);

/** The numbers that are asked for, where the subject can be written in them as it is searched; else those of MAX. */
export function numbersFor(subject: Subject, { algorithm, numbers = 'max' }: HowSearched): Numbers {
  const isByMover = numbers === 'mover' && notByMover(inMaxNumbers(subject).tree, algorithm) === null;
  return isByMover ? 'mover' : 'max';
}

/** The subject, as it is searched, in the numbers that are asked for, or in those of MAX. */
export function inNumbers(subject: Subject, how: HowSearched): Subject {
  const plain = inMaxNumbers(subject);
  return numbersFor(plain, how) === 'mover' ? moverSubject.code(plain, how, inNumbers) : plain;
}

/** The subject in the numbers of MAX; the nodes are the same. */
export function inMaxNumbers(subject: Subject): Subject {
  return subject.growth?.plain ?? subject;
}

/** Writes what is shown in these numbers; step and node in hand stay. */
export function chooseNumbers(session: Session, numbers: Numbers): void {
  const state = session.getState();
  const how = { ...state, numbers };
  if (numbersFor(state.subject, how) !== numbers) return;
  session.setState({
    subject: inNumbers(state.subject, how),
    numbers,
    // What is edited and asked is in MAX's numbers.
    ...(numbers === 'mover' && state.activity.kind === 'editing' && { activity: READING }),
  });
}
