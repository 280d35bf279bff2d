/** Presenting: the figure alone, large, on the full screen where the browser lets us. */
import { backToReading, type Session } from '../../session/session.ts';

export function togglePresentation(session: Session): void {
  if (session.getState().activity.kind === 'presenting') leavePresentation(session);
  else present(session);
}

/** Kept once the full screen is left that was asked to be. */
let leaving: Promise<unknown> = Promise.resolve();
let stopFollowing = () => {};

/** Goes on without the full screen where it is refused (a frame, a phone). */
function present(session: Session): void {
  session.setState({ activity: { kind: 'presenting', blank: false }, focused: null });
  const follow = () => {
    if (document.fullscreenElement === null) leavePresentation(session);
  };
  void leaving
    .then(() => document.documentElement.requestFullscreen?.())
    .then(() => {
      if (session.getState().activity.kind !== 'presenting') return leaveFullScreen();
      document.addEventListener('fullscreenchange', follow);
      stopFollowing = () => document.removeEventListener('fullscreenchange', follow);
    })
    .catch(() => undefined);
}

export function leavePresentation(session: Session): void {
  backToReading(session);
  stopFollowing();
  leaveFullScreen();
}

function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) leaving = document.exitFullscreen().catch(() => undefined);
}
