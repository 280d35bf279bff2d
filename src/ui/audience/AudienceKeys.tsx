/**
 * The keys of the audience's window: those of a clicker go to the presenter's window; none changes this window alone.
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

/** When the browser refuses the full screen, the window stays unchanged. */
function toggleFullScreen(): void {
  const done =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen?.()
      : document.exitFullscreen();
  void done?.catch(() => undefined);
}
