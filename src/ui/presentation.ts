/** Presenting: the figure alone, large, on the full screen where the browser lets us. */
import type { Session } from '../session/session.ts';

export function togglePresentation(session: Session): void {
  if (session.getState().mode === 'presenting') leavePresentation(session);
  else present(session);
}

/** Goes on without the full screen where it is refused (a frame, a phone). */
function present(session: Session): void {
  session.setState({ mode: 'presenting', blank: false, focused: null });
  const leave = () => {
    if (document.fullscreenElement !== null) return;
    document.removeEventListener('fullscreenchange', leave);
    session.setState({ mode: 'reading', blank: false });
  };
  document.documentElement
    .requestFullscreen?.()
    .then(() => document.addEventListener('fullscreenchange', leave))
    .catch(() => undefined);
}

export function leavePresentation(session: Session): void {
  session.setState({ mode: 'reading', blank: false });
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}
