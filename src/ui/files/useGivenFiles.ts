import { useEffect, useEffectEvent } from 'react';
import type { Session } from '../../session/session.ts';
import { changeSlice, sliceOf } from '../../session/slice.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { GIVEN_FILES, type Taker } from './givenFiles.ts';

/**
 * Opens the files that are handed to a screen, in order, including those handed over before its code had
 * loaded.
 */
export function useGivenFiles(taker: Taker, open: (file: File) => void): void {
  const session = useSessionStore();
  const given = useSlice(GIVEN_FILES, (files) => files.given);
  const openOne = useEffectEvent(open);
  useEffect(() => {
    if (given.length > 0) for (const file of takeGiven(session, taker)) openOne(file);
  }, [session, given, taker]);
}

/** Removes and returns the files handed to a screen, in order, so that they are opened only once. */
function takeGiven(session: Session, taker: Taker): File[] {
  const { given } = sliceOf(session, GIVEN_FILES);
  const mine = given.filter(({ to }) => to === taker);
  if (mine.length > 0) changeSlice(session, GIVEN_FILES, { given: given.filter(({ to }) => to !== taker) });
  return mine.map(({ file }) => file);
}
