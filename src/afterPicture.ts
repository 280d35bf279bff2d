/** What runs beside the page once its first picture is there: playback, autosave, preferences, address, offline copy. */
import { registerServiceWorker } from './registerServiceWorker.ts';
import { followAddress } from './session/addressBar.ts';
import { beginAutosave } from './session/beginAutosave.ts';
import { startPlayback } from './session/playback.ts';
import { timerClock } from './session/playing.ts';
import type { Session, SessionState } from './session/session.ts';
import { storePreferences } from './session/storePreferences.ts';

/** What the page began with: until this code arrives, changes are made that it has to take into account. */
interface Began {
  readonly hash: string;
  readonly state: SessionState;
}

/** Starts all of it, and returns what writes edits to the device at once. */
export function runBeside(session: Session, storage: Storage | null, began: Began): () => void {
  startPlayback(session, timerClock);
  storePreferences(session, storage, began.state);
  followAddress(session, window, timerClock, () => performance.now(), began);
  registerServiceWorker(session);
  return beginAutosave(session, timerClock);
}
