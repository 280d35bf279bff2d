/**
 * The keys of the audience's window. It sends the keys for next and back to the presenter's window, and no
 * key changes the audience's window alone, except the one for the full screen.
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
