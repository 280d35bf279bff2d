import { type Preferences, readPreferences, writePreferences } from '../storage/preferences.ts';
import type { Session, SteppedState } from './session.ts';

/** Stores what the reader has chosen since the page `began`; what was never chosen keeps following the system. */
export function storePreferences(session: Session, storage: Storage | null, began: SteppedState): () => void {
  let kept = readPreferences(storage);
  const keep = (state: SteppedState, before: SteppedState) => {
    const changed: Preferences = {
      ...(state.language !== before.language && { language: state.language.code }),
      ...(state.theme !== before.theme && { theme: state.theme }),
      ...(state.letterKeys !== before.letterKeys && { letterKeys: state.letterKeys }),
      ...(state.folded !== before.folded && { folded: state.folded }),
    };
    if (Object.keys(changed).length === 0) return;
    kept = { ...kept, ...changed };
    writePreferences(storage, kept);
  };
  keep(session.getState(), began);
  return session.stepped.subscribe(keep);
}
