/** The keys of the audience's window: a clicker's go to the presenter, who leads; none changes what is shown here alone. */
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

/** Where the browser refuses it, the window stays as it is. */
function toggleFullScreen(): void {
  const done =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen?.()
      : document.exitFullscreen();
  void done?.catch(() => undefined);
}
