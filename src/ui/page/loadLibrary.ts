import { useEffect } from 'react';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import { attempt } from './attempt.ts';
import { useSessionStore, useSlice } from './useSession.ts';

type Library = typeof import('../../library/library.ts');

/** The library once it has loaded. */
export const LOADED_LIBRARY: Slice<{ readonly library: Library | null }> = { beginning: { library: null } };

/** Loads the library, which comes after the first picture. */
export function loadLibrary(session: Session): void {
  attempt(session, async () =>
    changeSlice(session, LOADED_LIBRARY, { library: await import('../../library/library.ts') }),
  );
}

/** Returns the library as soon as it is there; mounting the component loads it. */
export function useLibrary(): Library | null {
  const session = useSessionStore();
  useEffect(() => loadLibrary(session), [session]);
  return useSlice(LOADED_LIBRARY, (state) => state.library);
}
