/** The figures before and after the current one in its chapter, and the figure that it is paired with. */
import { useEffect } from 'react';
import type { Example } from '../../library/example.ts';
import type { Session } from '../../session/session.ts';
import { attempt } from '../page/attempt.ts';
import { firstPicture } from '../page/firstPicture.ts';
import { LOADED_LIBRARY, loadLibrary } from '../page/loadLibrary.ts';
import { useSession, useSessionStore, useSlice } from '../page/useSession.ts';

/** Loads the code that opens figures, and opens one with it. */
function open(session: Session, example: Example): void {
  attempt(session, async () => (await import('../../session/openSubject.ts')).openExample(session, example));
}

/**
 * Returns functions that open the previous and the next figure; null when there is none, or while the library
 * is loading.
 */
export function useNeighbours() {
  const session = useSessionStore();
  const shown = useSession((state) => state.subject.example);
  const library = useSlice(LOADED_LIBRARY, (state) => state.library);
  const isWanted = shown !== null && library === null;
  useEffect(() => {
    if (isWanted) void firstPicture.then(() => loadLibrary(session));
  }, [session, isWanted]);
  const figures = shown === null ? [] : (library?.figuresOf(shown.chapter) ?? []);
  const at = figures.findIndex(({ id }) => id === shown?.id);
  const opening = (example: Example | undefined) =>
    example === undefined || at < 0 ? null : () => open(session, example);
  return { previous: opening(figures[at - 1]), next: opening(figures[at + 1]) };
}

/**
 * Returns the example that is paired with the current one, and a function that opens it at the same step. The
 * example is null when there is none.
 */
export function useTwin(): { readonly twin: Example | null; readonly flip: () => void } {
  const session = useSessionStore();
  const id = useSession((state) => state.subject.example?.twin ?? null);
  const library = useSlice(LOADED_LIBRARY, (state) => state.library);
  const twin = id === null ? null : (library?.exampleById(id) ?? null);
  const flip = () => {
    if (twin === null) return;
    attempt(session, async () => {
      const [{ flipTo }, { broughtExample }] = await Promise.all([
        import('../../session/openSubject.ts'),
        import('../../session/exampleSubject.ts'),
      ]);
      flipTo(session, await broughtExample(twin));
    });
  };
  return { twin, flip };
}
