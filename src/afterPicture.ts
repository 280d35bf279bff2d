/**
 * Starts what the page runs in the background once its first picture is drawn: playback, autosave, storage of
 * preferences, writing of the address, and the service worker for offline use.
 */
import { registerServiceWorker } from './registerServiceWorker.ts';
import { followAddress } from './session/addressBar.ts';
import { beginAutosave } from './session/beginAutosave.ts';
import { startPlayback } from './session/playback.ts';
import { timerClock } from './session/playing.ts';
import type { Session, SessionState } from './session/session.ts';
import { storePreferences } from './session/storePreferences.ts';

/**
 * The hash and the session's state with which the page began. Changes made before this module had loaded are
 * found by comparing with them.
 */
interface Began {
  readonly hash: string;
  readonly state: SessionState;
}

/**
 * Starts all background tasks of the page; the function returned stores unsaved edits on the device at once.
 */
export function runBeside(session: Session, storage: Storage | null, began: Began): () => void {
  startPlayback(session, timerClock);
  storePreferences(session, storage, began.state);
  followAddress(session, window, timerClock, () => performance.now(), began);
  registerServiceWorker(session);
  return beginAutosave(session, timerClock);
}
