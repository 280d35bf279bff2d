/**
 * Opens the audience's window and connects it to the presenter's. Both are windows of this page, which
 * communicate through a broadcast channel named after the presentation.
 */

import { VERSION } from '../../link/addressFormat.ts';
import { LED_KEY, tabStorage } from '../../storage/deviceStorage.ts';
import { now } from '../now.ts';
import { addNotices, type Leader, type Session } from '../session.ts';
import { sliceOf } from '../slice.ts';
import { AUDIENCE, setAudience } from './audience.ts';
import { followPresenter } from './followPresenter.ts';
import { leadAudience } from './leadAudience.ts';
import { MIRROR_MESSAGE } from './mirror.ts';

let stopLeading: (() => void) | null = null;

function channelOf(id: string): BroadcastChannel {
  return new BroadcastChannel(`plyscope-audience-${id}`);
}

/** Opens the audience's window, or brings it to the front when it is already open. */
export function openAudience(session: Session, page: Window, id: string): void {
  leadFrom(session, id);
  const url = new URL(page.location.href);
  url.hash = `${VERSION}&audience=${id}`;
  const opened = page.open(url, `plyscope-${id}`, 'popup,width=1280,height=720');
  if (opened === null) addNotices(session, [{ kind: 'no-audience', url: url.href }]);
  else opened.focus();
}

/** Continues the presentation that this browser tab was leading before the page was reloaded. */
export function leadAgain(session: Session): void {
  const id = keptId();
  if (id !== null) leadFrom(session, id);
}

/** Returns the id of the presentation that this tab leads: the one from before a reload, or a new one. */
export function presentationId(): string {
  return keptId() ?? Math.trunc(performance.timeOrigin + performance.now()).toString(36);
}

function keptId(): string | null {
  try {
    return tabStorage()?.getItem(LED_KEY) ?? null;
  } catch {
    return null;
  }
}

function leadFrom(session: Session, id: string): void {
  if (stopLeading !== null) return;
  stopLeading = leadAudience(session, channelOf(id), now);
  setAudience(session, { isLeading: true });
  try {
    tabStorage()?.setItem(LED_KEY, id);
  } catch {
    // When the id cannot be stored, the presentation ends with the page.
  }
}

/** Ends the presentation; the audience's window keeps the last figure. */
export function stopAudience(session: Session): void {
  stopLeading?.();
  stopLeading = null;
  try {
    tabStorage()?.removeItem(LED_KEY);
  } catch {
    // When storage cannot be used, no id of a presentation was stored that would have to be removed.
  }
  setAudience(session, { isLeading: false, isOpen: false, isBlank: false });
}

let following: BroadcastChannel | null = null;

/** Sends a key press of the clicker from the audience's window to the presenter's window. */
export function sendPress(name: 'onward' | 'backward' | 'blank'): void {
  following?.postMessage(MIRROR_MESSAGE.print({ kind: 'press', name }));
}

/** In the audience's window, the keys for "next" and "back" control the presenter's window. */
const PRESENTER: Leader = {
  isComing: () => false,
  onward: () => sendPress('onward'),
  backward: () => sendPress('backward'),
  reveal: () => false,
};

/** Makes this window the audience's window of the presentation in its address. */
export async function openAsAudience(session: Session, hash: string): Promise<void> {
  if (sliceOf(session, AUDIENCE).isFollowing) return;
  const id = /[#&]audience=(\w{1,40})/.exec(hash)?.[1];
  if (id === undefined) {
    addNotices(session, [{ kind: 'damaged-link' }]);
    return;
  }
  following = channelOf(id);
  session.setState({ leader: PRESENTER });
  const stop = followPresenter(session, following, document, id);
  addEventListener('pagehide', stop, { once: true });
}
