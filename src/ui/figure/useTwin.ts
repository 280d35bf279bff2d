import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Example } from '../../library/example.ts';
import { firstPicture } from '../page/firstPicture.ts';
import { libraryStore, loadLibrary } from '../page/loadLibrary.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';

/** The example to compare the shown one with, as soon as the library is there; null if it has none. */
export function useTwin(): Example | null {
  const session = useSessionStore();
  const id = useSession((state) => state.subject.example?.twin ?? null);
  const library = useStore(libraryStore, (state) => state.library);
  const isWanted = id !== null && library === null;
  useEffect(() => {
    if (isWanted) void firstPicture.then(() => loadLibrary(session));
  }, [session, isWanted]);
  return id === null ? null : (library?.exampleById(id) ?? null);
}
