import { nextExercise } from '../../practice/nextExercise.ts';
import { beginNext } from '../../session/practice/begin.ts';
import { Button } from '../kit/Button.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { useAttempts } from './useAttempts.ts';
import './PractisePage.css';

/** The next exercise by the progress on this device. */
export function NextExercise() {
  const session = useSessionStore();
  const words = useWords('practice');
  const names = useWords('practiceNames');
  const attempts = useAttempts();
  const { skill, difficulty } = nextExercise(attempts);
  return (
    <section className="next-exercise">
      <h2>{words.nextTitle}</h2>
      <p>{words.exerciseOf(names.skill[skill], names.difficulty[difficulty])}</p>
      <Button kind="primary" text={words.begin} onClick={() => beginNext(session)} />
    </section>
  );
}
