/** Where the page begins: the address is read, the session made, the view put up. */
import { createRoot } from 'react-dom/client';
import {
  deviceStorage,
  hasKept,
  LEFT_BEHIND_KEY,
  PREFERENCES_KEY,
  tabStorage,
} from './keep/deviceStorage.ts';
import type { Preferences } from './keep/preferences.ts';
import type { ReadAddress } from './link/address.ts';
import { entryOf } from './session/historyEntry.ts';
import { keepOnceEdited } from './session/keeping.ts';
import { openComparison } from './session/openComparison.ts';
import { isPlace, openPlace } from './session/place.ts';
import { startPlayback, timerClock } from './session/playback.ts';
import { restore } from './session/restore.ts';
import { screenOf } from './session/screens.ts';
import { addNotices, createSession, type Session } from './session/session.ts';
import { systemLanguage, systemTheme } from './session/system.ts';
import { frontFigure } from './session/visiting.ts';
import { App, bringFirst } from './ui/App.tsx';
import { takeDrops } from './ui/files/givenFiles.ts';
import { firstPicture } from './ui/page/firstPicture.ts';
import './ui/styles/index.css';
import { SessionContext } from './ui/page/useSession.ts';
import { loadLanguage } from './words/language.ts';

/** A page without a hash, which is how most begin, needs nobody to read one; null where the reader does not load. */
async function addressOf(hash: string): Promise<ReadAddress | null> {
  if (screenOf(hash) !== null || isPlace(hash)) return NOTHING_ASKED;
  const reader = await import('./link/address.ts').catch(() => null);
  return reader?.decodeAddress(hash) ?? null;
}

/** Likewise a first visit has chosen nothing. */
async function preferencesIn(storage: Storage | null): Promise<Preferences | null> {
  if (!hasKept(storage, PREFERENCES_KEY)) return {};
  const reader = await import('./keep/preferences.ts').catch(() => null);
  return reader?.readPreferences(storage) ?? null;
}

const NOTHING_ASKED: ReadAddress = { rules: {}, isDamaged: false, unknown: [] };

async function begin(host: HTMLElement, openDropped: (session: Session) => void): Promise<void> {
  const storage = deviceStorage();
  const { hash } = location;
  const entry = entryOf(window);
  const screen = screenOf(hash);
  const [asked, chosen] = await Promise.all([addressOf(hash), preferencesIn(storage), bringFirst(screen)]);
  const [address, preferences] = [asked ?? NOTHING_ASKED, chosen ?? {}];
  const [language, { language: linked, compare, ...shown }] = await Promise.all([
    loadLanguage(address.language ?? preferences.language ?? systemLanguage(navigator.languages)),
    restore(address, entry?.tree),
  ]);
  const session = createSession({
    ...shown,
    ...(screen === 'course' && frontFigure()),
    ...(screen !== null && { activity: { kind: 'visiting', screen } }),
    language,
    linkLanguage: linked?.code ?? null,
    theme: preferences.theme ?? systemTheme(window),
    letterKeys: preferences.letterKeys ?? true,
    folded: preferences.folded ?? ['events', 'whatIf', 'ply', 'order', 'random'],
  });
  if (asked === null || chosen === null) addNotices(session, [{ kind: 'load-failed' }]);
  if (compare !== null) openComparison(session, compare);
  openDropped(session);
  startPlayback(session, timerClock);
  const keepNow = keepOnceEdited(session, timerClock);
  if (hasKept(tabStorage(), LEFT_BEHIND_KEY))
    import('./session/showLeftBehind.ts')
      .then(({ showLeftBehind }) => showLeftBehind(session, entry))
      .catch(() => addNotices(session, [{ kind: 'load-failed' }]));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    session.setState({ playing: false });
    keepNow();
  });
  const began = { hash, state: session.getState() };
  const opening = isPlace(hash) ? openPlace(session, hash) : null;
  const follow = () =>
    void Promise.all([import('./session/addressBar.ts'), opening]).then(
      ([{ followAddress }]) => followAddress(session, window, timerClock, () => performance.now(), began),
      () => addNotices(session, [{ kind: 'load-failed', again: follow }]),
    );
  // Until it comes, what is chosen lasts as long as the page, and that is said.
  const keep = () =>
    void import('./session/keepPreferences.ts').then(
      ({ keepPreferences }) => keepPreferences(session, storage, began.state),
      () => addNotices(session, [{ kind: 'load-failed', again: keep }]),
    );
  void firstPicture.then(keep);
  void firstPicture.then(follow);
  createRoot(host).render(
    <SessionContext value={session}>
      <App />
    </SessionContext>,
  );
}

const openDropped = takeDrops(window);

const host = document.getElementById('root');
if (host !== null) void begin(host, openDropped);

// Where it does not come, the page is one that needs the network: nothing is lost.
void firstPicture
  .then(() => import('./registerServiceWorker.ts'))
  .then(({ registerServiceWorker }) => registerServiceWorker())
  .catch(() => undefined);
