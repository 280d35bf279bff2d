/** Presents the figure alone, or two side by side, large, and on the full screen if the browser allows. */
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

/** Resolves once the requested full screen has been left. */
let leaving: Promise<unknown> = Promise.resolve();
let stopFollowing = () => {};

/** The presentation continues without the full screen when it is refused (in a frame, on a phone). */
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
      document.addEventListener('fullscreenchange', follow);
      stopFollowing = () => document.removeEventListener('fullscreenchange', follow);
    })
    .catch(() => undefined);
}

/** Makes the screen dark, or shows again what is presented. */
export function toggleBlank(session: Session): void {
  showPresented(session, !isScreenBlank(session.getState()));
}

/**
 * Shows again what is presented when the screen is dark; returns false when it is not. A press of next does this first.
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
