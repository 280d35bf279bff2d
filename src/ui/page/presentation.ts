/**
 * Presents the figure, or two compared figures, enlarged and on the full screen when the browser allows it.
 */
import {
  backToReading,
  isScreenBlank,
  presentedIn,
  type Session,
  showPresented,
} from '../../session/session.ts';

export function togglePresentation(session: Session): void {
  if (presentedIn(session.getState()) !== null) leavePresentation(session);
  else present(session);
}

/** Resolves once the browser has left the full screen. */
let leaving: Promise<unknown> = Promise.resolve();
let stopFollowing = () => {};

/**
 * Starts the presentation. When the browser refuses the full screen (in a frame, on a phone), it continues
 * without.
 */
function present(session: Session): void {
  showPresented(session, false);
  session.setState({ focused: null });
  const follow = () => {
    if (document.fullscreenElement === null) leavePresentation(session);
  };
  void leaving
    .then(() => document.documentElement.requestFullscreen?.())
    .then(() => {
      if (presentedIn(session.getState()) === null) return leaveFullScreen();
      // A presentation that ended and began again before the browser followed has a listener already.
      stopFollowing();
      document.addEventListener('fullscreenchange', follow);
      stopFollowing = () => document.removeEventListener('fullscreenchange', follow);
    })
    .catch(() => undefined);
}

/** Turns the presented screen black, or back to the figure. */
export function toggleBlank(session: Session): void {
  showPresented(session, !isScreenBlank(session.getState()));
}

/**
 * When the presented screen is black, shows the figure again and returns true; otherwise returns false. A
 * press of next calls this function first.
 */
export function showWhereBlank(session: Session): boolean {
  if (!isScreenBlank(session.getState())) return false;
  showPresented(session, false);
  return true;
}

export function leavePresentation(session: Session): void {
  const { activity } = session.getState();
  if (activity.kind === 'comparing' || activity.kind === 'visiting')
    session.setState({ activity: { ...activity, presented: null } });
  else backToReading(session);
  stopFollowing();
  leaveFullScreen();
}

function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) leaving = document.exitFullscreen().catch(() => undefined);
}
