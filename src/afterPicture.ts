/**
 * Starts what the page runs in the background once its first picture is drawn: playback, autosave, storage of
 * preferences, writing of the address, and the service worker for offline use.
 */
import { registerServiceWorker } from './registerServiceWorker.ts';
import { type Beginning, followAddress } from './session/addressBar.ts';
import { beginAutosave } from './session/beginAutosave.ts';
import { startPlayback } from './session/playback.ts';
import { timerClock } from './session/playing.ts';
import type { Session } from './session/session.ts';
import { storePreferences } from './session/storePreferences.ts';

/**
 * Starts all background tasks of the page; the function returned stores unsaved edits on the device at once.
 */
export function runBeside(session: Session, storage: Storage | null, began: Beginning): () => void {
  startPlayback(session, timerClock);
  storePreferences(session, storage, began.state);
  followAddress(session, window, timerClock, () => performance.now(), began);
  registerServiceWorker(session);
  return beginAutosave(session, timerClock);
}
