/** Where the page begins: the address is read, the session made, the view put up. */
import { createRoot } from 'react-dom/client';
import { leaveBehind, NO_ENTRY, takeLeftBehind } from './keep/leftBehind.ts';
import { deviceStorage, readPreferences } from './keep/preferences.ts';
import type { ReadAddress } from './link/decodeAddress.ts';
import { entryOf } from './session/historyEntry.ts';
import { keepOnceEdited } from './session/keeping.ts';
import { keepPreferences } from './session/keepPreferences.ts';
import { isPlace, openPlace } from './session/place.ts';
import { type Clock, startPlayback } from './session/playback.ts';
import { restore } from './session/restore.ts';
import { addNotices, createSession } from './session/session.ts';
import { systemLanguage, systemTheme } from './session/system.ts';
import { App } from './ui/App.tsx';
import { takeDrops } from './ui/files/givenFiles.ts';
import { firstPicture } from './ui/page/firstPicture.ts';
import './ui/styles/index.css';
import { SessionContext } from './ui/page/useSession.ts';
import { loadLanguage } from './words/language.ts';

const clock: Clock = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** A page without a hash, which is how most begin, needs nobody to read one; null where the reader does not load. */
async function addressOf(hash: string): Promise<ReadAddress | null> {
  if (hash === '' || isPlace(hash)) return NOTHING_ASKED;
  const reader = await import('./link/decodeAddress.ts').catch(() => null);
  return reader?.decodeAddress(hash) ?? null;
}

const NOTHING_ASKED: ReadAddress = { rules: {}, isDamaged: false, unknown: [] };

async function begin(host: HTMLElement): Promise<void> {
  const storage = deviceStorage();
  const preferences = readPreferences(storage);
  const { hash } = location;
  const entry = entryOf(window);
  const asked = await addressOf(hash);
  const address = asked ?? NOTHING_ASKED;
  const [language, { language: linked, ...shown }] = await Promise.all([
    loadLanguage(address.language ?? preferences.language ?? systemLanguage(navigator.languages)),
    restore(address, entry?.tree),
  ]);
  const session = createSession({
    ...shown,
    language,
    linkLanguage: linked?.code ?? null,
    theme: preferences.theme ?? systemTheme(window),
    letterKeys: preferences.letterKeys ?? true,
    folded: preferences.folded ?? ['events', 'whatIf', 'ply', 'order', 'random'],
  });
  if (asked === null) addNotices(session, [{ kind: 'load-failed' }]);
  startPlayback(session, clock);
  keepPreferences(session, storage, preferences);
  const keepNow = keepOnceEdited(session, clock);
  const behind = takeLeftBehind();
  if (behind !== null && (behind.entry === (entry?.entry ?? NO_ENTRY) || behind.id === entry?.tree))
    import('./session/showLeftBehind.ts')
      .then(({ showLeftBehind }) => showLeftBehind(session, behind))
      .catch(() => {
        leaveBehind(behind);
        addNotices(session, [{ kind: 'load-failed' }]);
      });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    session.setState({ playing: false });
    keepNow();
  });
  const began = { hash, state: session.getState() };
  const opening = isPlace(hash) ? openPlace(session, hash) : null;
  const follow = () =>
    void Promise.all([import('./session/addressBar.ts'), opening]).then(
      ([{ followAddress }]) => followAddress(session, window, clock, () => performance.now(), began),
      () => addNotices(session, [{ kind: 'load-failed', again: follow }]),
    );
  void firstPicture.then(follow);
  createRoot(host).render(
    <SessionContext value={session}>
      <App />
    </SessionContext>,
  );
}

takeDrops(window);

const host = document.getElementById('root');
if (host !== null) void begin(host);

// Where it does not come, the page is one that needs the network: nothing is lost.
void firstPicture
  .then(() => import('./registerServiceWorker.ts'))
  .then(({ registerServiceWorker }) => registerServiceWorker())
  .catch(() => undefined);
