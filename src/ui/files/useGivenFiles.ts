import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { givenFiles, type Taker } from './givenFiles.ts';

/** Takes every file that is given to one, in order, also those that were there before. */
export function useGivenFiles(taker: Taker, take: (file: File) => void): void {
  const given = useStore(givenFiles, (state) => state.given);
  const takeOne = useEffectEvent(take);
  useEffect(() => {
    const mine = given.filter(({ to }) => to === taker);
    if (mine.length === 0) return;
    givenFiles.setState({ given: given.filter((other) => !mine.includes(other)) });
    for (const { file } of mine) takeOne(file);
  }, [given, taker]);
}
