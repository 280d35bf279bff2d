/**
 * The keys of the audience's window: those for next and back are sent to the presenter's window, and the
 * window itself reacts only to the key for the full screen.
 */
import { useEffect } from 'react';
import { sendPress } from '../../session/audience/windows.ts';
import { useKeyScope } from '../keys/scopes.ts';
import './Presenter.css';

export function AudienceKeys() {
  useEffect(() => {
    document.documentElement.dataset['audience'] = '';
  }, []);
  useKeyScope('audience', (name, event) => {
    if (event?.repeat === true) return true;
    if (name === 'fullScreen') toggleFullScreen();
    else if (name !== 'nothing') sendPress(name);
    return true;
  });
  return null;
}

/** Switches the full screen on or off; when the browser refuses, the window stays unchanged. */
function toggleFullScreen(): void {
  const done =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen?.()
      : document.exitFullscreen();
  void done?.catch(() => undefined);
}
