import { useState } from 'react';
import { exampleById } from '../../library/library.ts';
import { nextExercise } from '../../practice/nextExercise.ts';
import { goOn } from '../../session/lastPlace.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { type LastPlace, readLastPlace } from '../../storage/lastPlace.ts';
import { Button } from '../kit/Button.tsx';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { useAttempts } from '../practice/useAttempts.ts';

/**
 * Links to the figure that the reader had open last, and to the next exercise; there are none on a first
 * visit.
 */
export function GoOn() {
  const [place] = useState(() => readLastPlace(deviceStorage()));
  return (
    <div className="go-on">
      {place !== null && <LastFigure place={place} />}
      <NextExercise />
    </div>
  );
}

function LastFigure({ place }: { place: LastPlace }) {
  const session = useSessionStore();
  const words = useWords('course');
  const page = useWords();
  const code = useSession((state) => state.language.code);
  const example = place.example === null ? undefined : exampleById(place.example);
  const name =
    example === undefined ? place.title || page.ownTree : `${example.by[code]} ${example.name[code]}`;
  return (
    <p>
      {words.goOn}{' '}
      <Button
        kind="text-link"
        text={words.goOnAt(name, place.step, place.last)}
        onClick={() => attempt(session, () => goOn(session, place))}
      />
    </p>
  );
}

function NextExercise() {
  const session = useSessionStore();
  const words = useWords('course');
  const names = useWords('practiceNames');
  const attempts = useAttempts();
  if (attempts.length === 0) return null;
  const { skill, difficulty } = nextExercise(attempts);
  const begin = () =>
    attempt(session, async () => (await import('../../session/practice/begin.ts')).beginNext(session));
  return (
    <p>
      {words.nextExercise}{' '}
      <Button kind="text-link" onClick={begin}>
        {names.skill[skill]}, {names.difficulty[difficulty]}
      </Button>
    </p>
  );
}
