import { addNotices, type Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';

export type Library = typeof import('../../library/library.ts');

/** The library once it has come. */
export const LOADED_LIBRARY: Slice<{ readonly library: Library | null }> = { beginning: { library: null } };

/** The library, which comes after the first picture; null, with a notice, where it cannot be loaded. */
export async function loadLibrary(session: Session): Promise<Library | null> {
  try {
    const library = await import('../../library/library.ts');
    changeSlice(session, LOADED_LIBRARY, { library });
    return library;
  } catch {
    addNotices(session, [{ kind: 'load-failed', again: () => void loadLibrary(session) }]);
    return null;
  }
}
