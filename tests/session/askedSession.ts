/** A session in which the program asks before decisive steps. */
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { startPlayback } from '../../src/session/playback.ts';
import { type Predicting, predictingOf } from '../../src/session/predicting.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { english } from '../../src/words/en/english.ts';
import { ManualClock } from './manualClock.ts';

export interface Opened {
  readonly session: Session;
  readonly predicting: Predicting;
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
  const predicting = predictingOf(session);
  predicting.turn(true);
  return { session, predicting, clock };
}

export function stepOf(session: Session): number {
  return session.getState().step;
}

/** Gives the right answer to what is asked, or a wrong one. */
export function answer({ predicting }: Opened, isRight: boolean): void {
  const { question } = predicting.state();
  const { correct } = question!;
  predicting.answer(isRight ? correct : correct === 0 ? 1 : 0);
}
