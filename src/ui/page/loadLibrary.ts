import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import { attempt } from './attempt.ts';

type Library = typeof import('../../library/library.ts');

/** The library once it has loaded. */
export const LOADED_LIBRARY: Slice<{ readonly library: Library | null }> = { beginning: { library: null } };

/** Loads the library, which comes after the first picture. */
export function loadLibrary(session: Session): void {
  attempt(session, async () =>
    changeSlice(session, LOADED_LIBRARY, { library: await import('../../library/library.ts') }),
  );
}
