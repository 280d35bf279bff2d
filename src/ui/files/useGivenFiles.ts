import { useEffect, useEffectEvent } from 'react';
import { changeSlice } from '../../session/slice.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { GIVEN_FILES, type Taker } from './givenFiles.ts';

/** Takes every file that is given to one, in order, also those that were there before. */
export function useGivenFiles(taker: Taker, take: (file: File) => void): void {
  const session = useSessionStore();
  const given = useSlice(GIVEN_FILES, (state) => state.given);
  const takeOne = useEffectEvent(take);
  useEffect(() => {
    const mine = given.filter(({ to }) => to === taker);
    if (mine.length === 0) return;
    changeSlice(session, GIVEN_FILES, { given: given.filter((other) => !mine.includes(other)) });
    for (const { file } of mine) takeOne(file);
  }, [session, given, taker]);
}
