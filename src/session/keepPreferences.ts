import { type Preferences, writePreferences } from '../keep/preferences.ts';
import type { Session } from './session.ts';

/** Remembers what the reader chooses from now on; what was never chosen goes on following the system. */
export function keepPreferences(session: Session, storage: Storage | null, known: Preferences): () => void {
  let kept = known;
  return session.subscribe((state, before) => {
    const changed: Preferences = {
      ...(state.language !== before.language && { language: state.language.code }),
      ...(state.theme !== before.theme && { theme: state.theme }),
      ...(state.letterKeys !== before.letterKeys && { letterKeys: state.letterKeys }),
      ...(state.folded !== before.folded && { folded: state.folded }),
    };
    if (Object.keys(changed).length === 0) return;
    kept = { ...kept, ...changed };
    writePreferences(storage, kept);
  });
}
