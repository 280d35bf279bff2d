import { type Preferences, readPreferences, writePreferences } from '../storage/preferences.ts';
import type { Session, SteppedState } from './session.ts';

/**
 * Stores the preferences that the reader has changed since the page opened with the state `began`. A
 * preference that was never changed continues to follow the system. Returns a function that ends this.
 */
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
