import { addNotices, type Session } from '../session/session.ts';

type Library = typeof import('../library/library.ts');

/** The library, which comes after the first picture; null, with a notice, where it cannot be loaded. */
export async function loadLibrary(session: Session): Promise<Library | null> {
  try {
    return await import('../library/library.ts');
  } catch {
    addNotices(session, [{ kind: 'load-failed' }]);
    return null;
  }
}
