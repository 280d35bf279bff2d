import { useEffect } from 'react';
import { AUDIENCE } from '../session/audience/audience.ts';
import { isAudience } from '../session/placeHash.ts';
import { hasStored, LED_KEY, tabStorage } from '../storage/deviceStorage.ts';
import { FileDrop } from './files/FileDrop.tsx';
import { takePastes } from './files/takePastes.ts';
import { MoreRows } from './header/MoreMenu.tsx';
import { attempt } from './page/attempt.ts';
import { useScrollPlaces } from './page/useScrollPlaces.ts';
import { useSession, useSessionStore, useSlice } from './page/useSession.ts';
import { useSeenRuns } from './panels/seenRuns.ts';
import { CornerFrame } from './part/frames.tsx';
import { part } from './part/part.tsx';
import { useBrought } from './part/useBrought.ts';
import { WITH_KEYS } from './Workbench.tsx';

const Glossary = part(() => import('./glossary/Glossary.tsx'), 'Glossary');
const Lesson = part(() => import('./lesson/Lesson.tsx'), 'Lesson');
const Presenter = part(() => import('./audience/Presenter.tsx'), 'Presenter');
const AudienceKeys = part(() => import('./audience/AudienceKeys.tsx'), 'AudienceKeys');
const Predict = part(() => import('./predict/Predict.tsx'), 'Predict');

/**
 * The components that load early, although they are rendered later: the rows of the menu in the top bar, and the panels that
 * hear keys.
 */
const BROUGHT = [MoreRows, ...WITH_KEYS];

// Loads, before it is needed, the code that saves the tree to a file, because the error message of a failed
// component offers it.
void import('./files/saveTrees.ts').catch(() => undefined);

/** The components that are not needed for the first drawing of the page; they load by themselves after it. */
export function AfterPicture() {
  useSeenRuns();
  useBrought(BROUGHT);
  const { isLeading, isFollowing } = useSlice(AUDIENCE);
  useLeadAgain();
  useScrollPlaces();
  const session = useSessionStore();
  useEffect(() => takePastes(session, document), [session]);
  const isInLesson = useSession(({ place }) => place !== null);
  return (
    <>
      <FileDrop />
      <Glossary frame={CornerFrame} />
      {isLeading && <Presenter frame={CornerFrame} />}
      {isFollowing && <AudienceKeys />}
      {isInLesson && <Lesson frame={CornerFrame} />}
      <Predict frame={CornerFrame} />
    </>
  );
}

/** Resumes the presentation in two windows when the presenter's window has been reloaded. */
function useLeadAgain(): void {
  const session = useSessionStore();
  useEffect(() => {
    // A window opened by another window gets a copy of that window's storage, so the audience's window is
    // excluded.
    if (!hasStored(tabStorage(), LED_KEY) || isAudience(location.hash)) return;
    attempt(session, async () => (await import('../session/audience/windows.ts')).leadAgain(session));
  }, [session]);
}
