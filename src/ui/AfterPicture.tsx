import { FileDrop } from './files/FileDrop.tsx';
import { useSession } from './page/useSession.ts';
import { useSeenRuns } from './panels/seenRuns.ts';
import { CornerFrame } from './part/frames.tsx';
import { part } from './part/part.tsx';

const Glossary = part(() => import('./glossary/Glossary.tsx').then((module) => module.Glossary));
const Lesson = part(() => import('./lesson/Lesson.tsx').then((module) => module.Lesson));
const Predict = part(() => import('./predict/Predict.tsx').then((module) => module.Predict));

// What saves the tree where a part fails is here before one does.
void import('./files/saveTrees.ts').catch(() => undefined);

/** What the first picture does without, and comes by itself after it. */
export function AfterPicture() {
  useSeenRuns();
  const isInLesson = useSession(({ place }) => place !== null);
  return (
    <>
      <FileDrop />
      <Glossary frame={CornerFrame} />
      {isInLesson && <Lesson frame={CornerFrame} />}
      <Predict frame={CornerFrame} />
    </>
  );
}
