import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import { attempt } from './attempt.ts';

type Library = typeof import('../../library/library.ts');

/** The library of figures; null until it has loaded. */
export const LOADED_LIBRARY: Slice<{ readonly library: Library | null }> = { beginning: { library: null } };

/** Loads the library of figures, which the first picture does not need. */
export function loadLibrary(session: Session): void {
  attempt(session, async () =>
    changeSlice(session, LOADED_LIBRARY, { library: await import('../../library/library.ts') }),
  );
}
