/** A session in which the program asks before decisive steps. */

import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { startPlayback } from '../../src/session/playback.ts';
import { type Asked, answerQuestion, askedIn, askQuestions } from '../../src/session/predicting.ts';
import { createSession, type Session, withheldIn } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { ManualClock } from './manualClock.ts';

export interface Opened {
  readonly session: Session;
  readonly clock: ManualClock;
}

/** AIMA's figure 5.5: the first question, which value B returns, withholds step 8. */
export function opened(id = 'aima-fig-5-5', step = 0): Opened {
  const session = createSession({
    subject: subjectOfExample(exampleById(id)!),
    language: english,
    theme: 'light',
    step,
  });
  const clock = new ManualClock();
  startPlayback(session, clock.set);
  askQuestions(session, true);
  return { session, clock };
}

export function asked(session: Session): Asked {
  return askedIn(session.getState());
}

/** The last step that may be shown for questions; Infinity where none lies ahead. */
export function limitOf(session: Session): number {
  return withheldIn(session.getState())?.limit ?? Infinity;
}

export function stepOf(session: Session): number {
  return session.getState().step;
}

/** Gives the right answer to what is asked, or a wrong one. */
export function answer({ session }: Opened, isRight: boolean): void {
  const { correct } = asked(session).question!;
  answerQuestion(session, isRight ? correct : correct === 0 ? 1 : 0);
}
