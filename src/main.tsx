/** Where the page begins: the address is read, the session made, the view put up. */
import { createRoot } from 'react-dom/client';
import { deviceStorage, readPreferences } from './keep/preferences.ts';
import { decodeAddress } from './link/address.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { followAddress } from './session/addressBar.ts';
import { keepPreferences } from './session/keepPreferences.ts';
import { type Clock, startPlayback } from './session/playback.ts';
import { restore } from './session/restore.ts';
import { createSession } from './session/session.ts';
import { systemLanguage, systemTheme } from './session/system.ts';
import { App } from './ui/App.tsx';
import './ui/styles/index.css';
import { SessionContext } from './ui/useSession.ts';
import { loadLanguage } from './words/language.ts';

const clock: Clock = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

async function begin(host: HTMLElement): Promise<void> {
  const storage = deviceStorage();
  const preferences = readPreferences(storage);
  const [language, shown] = await Promise.all([
    loadLanguage(preferences.language ?? systemLanguage(navigator.languages)),
    restore(decodeAddress(location.hash)),
  ]);
  const session = createSession({
    ...shown,
    language,
    theme: preferences.theme ?? systemTheme(window),
    letterKeys: preferences.letterKeys ?? true,
    folded: preferences.folded ?? ['events'],
  });
  startPlayback(session, clock);
  followAddress(session, window, clock, () => performance.now());
  keepPreferences(session, storage, preferences);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) session.setState({ playing: false });
  });
  createRoot(host).render(
    <SessionContext value={session}>
      <App />
    </SessionContext>,
  );
}

const host = document.getElementById('root');
if (host !== null) void begin(host).then(registerServiceWorker);
