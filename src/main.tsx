/** Where the page begins: the address is read, the session made, the view put up. */
import './ui/styles/index.css';
import './ui/styles/fonts.css';
import { createRoot } from 'react-dom/client';
import { firstSubject } from './session/firstSubject.ts';
import { type EntryState, entryOf, isLoadedAnew } from './session/historyEntry.ts';
import { openComparison } from './session/openComparison.ts';
import { isAudience, isPlace } from './session/placeHash.ts';
import { timerClock } from './session/playing.ts';
import type { Restored } from './session/restore.ts';
import { screenOf } from './session/screens.ts';
import { addNotices, createSession, goToStep, type Session } from './session/session.ts';
import { systemLanguage, systemTheme } from './session/system.ts';
import { frontFigure } from './session/visiting.ts';
import {
  deviceStorage,
  hasStored,
  LEFT_BEHIND_KEY,
  PREFERENCES_KEY,
  tabStorage,
  UNFINISHED_KEY,
} from './storage/deviceStorage.ts';
import type { Preferences } from './storage/preferences.ts';
import { App, bringFirst } from './ui/App.tsx';
import { takeDrops } from './ui/files/givenFiles.ts';
import { keepEarlyPresses } from './ui/keys/scopes.ts';
import { firstPicture } from './ui/page/firstPicture.ts';
import { SessionContext } from './ui/page/useSession.ts';
import { LANGUAGES, type LanguageCode, loadLanguage } from './words/language.ts';

/** What a hash asks for, and how; a page without one, which is how most begin, needs nobody to read it. */
interface Asked {
  readonly language?: LanguageCode | undefined;
  restore(entry: EntryState | null): Promise<Partial<Restored> & Pick<Restored, 'subject'>>;
}

/** Null where what reads it does not load. */
async function askedBy(hash: string): Promise<Asked | null> {
  if (screenOf(hash) !== null || isPlace(hash)) return { ...NOTHING, language: languageIn(hash) };
  const readers = Promise.all([import('./link/address.ts'), import('./session/restore.ts')]);
  return readers.then(
    ([{ decodeAddress }, { restore }]) => {
      const address = decodeAddress(hash);
      return { language: address.language, restore: (entry) => restore(address, entry?.tree) };
    },
    () => null,
  );
}

/** Likewise a first visit has chosen nothing. */
async function preferencesIn(storage: Storage | null): Promise<Preferences | null> {
  if (!hasStored(storage, PREFERENCES_KEY)) return {};
  const reader = await import('./storage/preferences.ts').catch(() => null);
  return reader?.readPreferences(storage) ?? null;
}

/** Of addresses that nobody has to read before the page begins. */
function languageIn(hash: string): LanguageCode | undefined {
  return LANGUAGES.find((code) => hash.includes(`&lang=${code}`));
}

const NOTHING: Asked = { restore: async () => ({ subject: firstSubject() }) };

/** Opens an exercise, a set or a lesson by its address; what does not load can be asked for again. */
async function openPlaceOf(session: Session, hash: string, step?: number): Promise<void> {
  const place = await import('./session/place.ts').catch(() => null);
  const again = () => void openPlaceOf(session, hash, step);
  if (place === null) addNotices(session, [{ kind: 'load-failed', again }]);
  else await place.openPlace(session, hash, step);
}

async function begin(host: HTMLElement, openDropped: (session: Session) => void): Promise<void> {
  const storage = deviceStorage();
  const { hash } = location;
  const entry = entryOf(window);
  const screen = screenOf(hash);
  const likely = languageIn(hash) ?? systemLanguage(navigator.languages);
  // What the language will most likely be travels beside what reads the address; nothing waits for it but itself.
  if (!hasStored(storage, PREFERENCES_KEY)) void loadLanguage(likely).catch(() => undefined);
  const [asked, chosen] = await Promise.all([askedBy(hash), preferencesIn(storage), bringFirst(screen)]);
  const [reader, preferences] = [asked ?? NOTHING, chosen ?? {}];
  const [language, { language: linked, compare, ...shown }] = await Promise.all([
    loadLanguage(reader.language ?? preferences.language ?? systemLanguage(navigator.languages)),
    reader.restore(entry),
  ]);
  const session = createSession({
    ...shown,
    ...(screen === 'course' && frontFigure()),
    ...(screen !== null && { activity: { kind: 'visiting', screen, at: hash.slice(1) } }),
    language,
    linkLanguage: linked?.code ?? null,
    theme: preferences.theme ?? systemTheme(window),
    letterKeys: preferences.letterKeys ?? true,
    folded: preferences.folded ?? ['events', 'whatIf', 'ply', 'order', 'scale', 'random'],
  });
  if (screen === 'course' && entry?.step !== undefined) goToStep(session, entry.step);
  if (asked === null || chosen === null) addNotices(session, [{ kind: 'load-failed' }]);
  if (compare != null) openComparison(session, compare);
  openDropped(session);
  let saveNow = (): void => undefined;
  // A window that was opened by another has what that one keeps, too.
  const leftBehind =
    hasStored(tabStorage(), LEFT_BEHIND_KEY) && !isAudience(hash)
      ? import('./session/showLeftBehind.ts')
          .then(({ showLeftBehind }) => showLeftBehind(session, entry))
          .catch(() => addNotices(session, [{ kind: 'load-failed' }]))
      : null;
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    session.setState({ playing: false });
    saveNow();
  });
  const began = { hash, state: session.getState() };
  /** What begins once the first picture is there; what does not load can be asked for again. */
  const afterPicture = (load: () => Promise<() => void>) => {
    const start = (): void =>
      void load().then(
        (run) => run(),
        () => addNotices(session, [{ kind: 'load-failed', again: start }]),
      );
    void firstPicture.then(start);
  };
  afterPicture(async () => {
    const { startPlayback } = await import('./session/playback.ts');
    return () => startPlayback(session, timerClock);
  });
  if (hasStored(storage, UNFINISHED_KEY) && (entry !== null || isLoadedAnew()))
    afterPicture(async () => {
      const [{ showUnfinished }] = await Promise.all([import('./session/unfinished.ts'), leftBehind]);
      return () => showUnfinished(session);
    });
  // Nothing is edited before the first picture, and what was until this comes is kept then.
  afterPicture(async () => {
    const { beginAutosave } = await import('./session/beginAutosave.ts');
    return () => {
      saveNow = beginAutosave(session, timerClock);
    };
  });
  // Until it comes, what is chosen lasts as long as the page, and that is said.
  afterPicture(async () => {
    const { storePreferences } = await import('./session/storePreferences.ts');
    return () => storePreferences(session, storage, began.state);
  });
  afterPicture(async () => {
    const { followAddress } = await import('./session/addressBar.ts');
    return () => followAddress(session, window, timerClock, () => performance.now(), began);
  });
  // Where it does not come, the page is one that needs the network: nothing is lost.
  void firstPicture
    .then(() => import('./registerServiceWorker.ts'))
    .then(({ registerServiceWorker }) => registerServiceWorker(session))
    .catch(() => undefined);
  // Nobody begins on a figure that an exercise or a lesson is about to take the place of.
  if (isPlace(hash)) await openPlaceOf(session, hash, entry?.step);
  createRoot(host).render(
    <SessionContext value={session}>
      <App />
    </SessionContext>,
  );
}

const openDropped = takeDrops(window);
keepEarlyPresses(window);

const host = document.getElementById('root');
if (host !== null) void begin(host, openDropped);
