import { useState } from 'react';
import { exampleById } from '../../library/library.ts';
import { goOn } from '../../session/lastPlace.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { type LastPlace, readLastPlace } from '../../storage/lastPlace.ts';
import { loadWords } from '../../words/language.ts';
import { Button } from '../kit/Button.tsx';
import { useNextStep } from '../next/useNextStep.ts';
import { useRecords } from '../next/useRecords.ts';
import { useSayNext } from '../next/useSayNext.ts';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';

/**
 * Links to the figure that the reader had open last, and to what comes next in practice; there are none on a first
 * visit.
 */
export function GoOn() {
  const [place] = useState(() => readLastPlace(deviceStorage()));
  return (
    <div className="go-on">
      {place !== null && <LastFigure place={place} />}
      <Next />
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
    example === undefined ? place.title || page.untitled : `${example.by[code]} ${example.name[code]}`;
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

function Next() {
  const session = useSessionStore();
  const words = useWords('nextStep');
  const records = useRecords();
  const step = useNextStep();
  const { name, why } = useSayNext(step);
  if (records.length === 0) return null;
  const begin = () =>
    attempt(session, async () => {
      const [{ beginStep }] = await Promise.all([
        import('../../session/practice/nextStep.ts'),
        loadWords(session.getState().language.code, 'work'),
      ]);
      beginStep(session, step);
    });
  return (
    <p>
      {words.next} {name === null ? why : <Button kind="text-link" text={name} onClick={begin} />}
    </p>
  );
}
