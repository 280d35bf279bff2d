/**
 * Opens the window for the audience and runs it: both are windows of this page, which communicate by a channel with a
 * name of its own.
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

/** Opens the window for the audience when a button is pressed; an open one comes to the front. */
export function openAudience(session: Session, page: Window, id: string): void {
  leadFrom(session, id);
  const url = new URL(page.location.href);
  url.hash = `${VERSION}&audience=${id}`;
  const opened = page.open(url, `plyscope-${id}`, 'popup,width=1280,height=720');
  if (opened === null) addNotices(session, [{ kind: 'no-audience', url: url.href }]);
  else opened.focus();
}

/** Continues the presentation that this tab was leading before it was reloaded. */
export function leadAgain(session: Session): void {
  const id = keptId();
  if (id !== null) leadFrom(session, id);
}

/** Returns the presentation of this tab: the one it was leading before, or a new one. */
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
    // The presentation is led as long as the page lasts.
  }
}

/** Closes the presentation; the audience keeps the last picture. */
export function stopAudience(session: Session): void {
  stopLeading?.();
  stopLeading = null;
  try {
    tabStorage()?.removeItem(LED_KEY);
  } catch {
    // Nothing was stored by an earlier presentation of this tab.
  }
  setAudience(session, { isLeading: false, isOpen: false, isBlank: false });
}

let following: BroadcastChannel | null = null;

/** Passes a key of the clicker on to the presenter's window. */
export function sendPress(name: 'onward' | 'backward' | 'blank'): void {
  following?.postMessage(MIRROR_MESSAGE.print({ kind: 'press', name }));
}

/** The presenter's window controls this one. */
const PRESENTER: Leader = {
  isComing: () => false,
  onward: () => sendPress('onward'),
  backward: () => sendPress('backward'),
  reveal: () => false,
};

/** Makes this the audience's window, as its address asks for. */
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
