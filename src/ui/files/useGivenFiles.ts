import { useEffect, useEffectEvent } from 'react';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { GIVEN_FILES, type Taker, takeGiven } from './givenFiles.ts';

/** Opens every file that is given to one, in order, also those that were there before. */
export function useGivenFiles(taker: Taker, open: (file: File) => void): void {
  const session = useSessionStore();
  const given = useSlice(GIVEN_FILES, (files) => files.given);
  const openOne = useEffectEvent(open);
  useEffect(() => {
    if (given.length > 0) for (const file of takeGiven(session, taker)) openOne(file);
  }, [session, given, taker]);
}
