/** The start of the page: it reads the address, makes the session and shows the view. */
import './ui/styles/index.css';
import './ui/styles/fonts.css';
import { createRoot } from 'react-dom/client';
import { firstSubject } from './session/firstSubject.ts';
import { type EntryState, entryOf, isLoadedAnew } from './session/historyEntry.ts';
import { openComparison } from './session/openComparison.ts';
import { isAudience, isPlace } from './session/placeHash.ts';
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
import { SessionProvider } from './ui/page/SessionProvider.tsx';
import { LANGUAGES, type LanguageCode, loadLanguage } from './words/language.ts';

/** What a hash asks for, and how. Most pages start without a hash, and need no code to read it. */
interface Asked {
  readonly language?: LanguageCode | undefined;
  restore(entry: EntryState | null): Promise<Partial<Restored> & Pick<Restored, 'subject'>>;
}

/** Null when the code that reads it does not load. */
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

/** A first visit has likewise chosen nothing. */
async function preferencesIn(storage: Storage | null): Promise<Preferences | null> {
  if (!hasStored(storage, PREFERENCES_KEY)) return {};
  const reader = await import('./storage/preferences.ts').catch(() => null);
  return reader?.readPreferences(storage) ?? null;
}

/** Addresses that need no code to be read before the page starts. */
function languageIn(hash: string): LanguageCode | undefined {
  return LANGUAGES.find((code) => hash.includes(`&lang=${code}`));
}

const NOTHING: Asked = { restore: async () => ({ subject: firstSubject() }) };

/** Opens an exercise, a set or a lesson by its address; when its code does not load, the reader can retry. */
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
  // The language that is most likely needed is loaded at the same time as the code that reads the address; only the
  // language waits for it.
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
  // A window opened by another window gets a copy of that window's storage.
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
  /** Starts what follows the first picture; when its code does not load, the reader can retry. */
  const afterPicture = (load: () => Promise<() => void>) => {
    const start = (): void =>
      void load().then(
        (run) => run(),
        () => addNotices(session, [{ kind: 'load-failed', again: start }]),
      );
    void firstPicture.then(start);
  };
  // Until this code arrives, edits and choices last as long as the page, and the page says so when it does not load.
  afterPicture(async () => {
    const { runBeside } = await import('./afterPicture.ts');
    return () => {
      saveNow = runBeside(session, storage, began);
    };
  });
  if (hasStored(storage, UNFINISHED_KEY) && (entry !== null || isLoadedAnew()))
    afterPicture(async () => {
      const [{ showUnfinished }] = await Promise.all([import('./session/unfinished.ts'), leftBehind]);
      return () => showUnfinished(session);
    });
  // Nobody starts on a figure that an exercise or a lesson is about to replace.
  if (isPlace(hash)) await openPlaceOf(session, hash, entry?.step);
  createRoot(host).render(
    <SessionProvider session={session}>
      <App />
    </SessionProvider>,
  );
}

const openDropped = takeDrops(window);
keepEarlyPresses(window);

const host = document.getElementById('root');
if (host !== null) void begin(host, openDropped);
