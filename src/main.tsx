/** The entry of the main page: it reads the address, creates the session and renders the page. */
import './ui/styles/index.css';
import './ui/styles/fonts.css';
import { createRoot } from 'react-dom/client';
import type { Asked, Opened } from './session/asked.ts';
import { firstSubject } from './session/firstSubject.ts';
import { entryOf, isLoadedAnew } from './session/historyEntry.ts';
import { openComparison } from './session/openComparison.ts';
import { inPace } from './session/pace.ts';
import { isAudience, isPlace } from './session/placeHash.ts';
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
import { furnish } from './ui/page/firstPicture.ts';
import { windowFrames } from './ui/page/frames.ts';
import { SessionProvider } from './ui/page/SessionProvider.tsx';
import { LANGUAGES, type LanguageCode, loadLanguage } from './words/language.ts';

/** Returns what the hash asks for; null when the code that reads it does not load. */
async function askedBy(hash: string): Promise<Asked | null> {
  if (screenOf(hash) !== null || isPlace(hash)) return { language: languageIn(hash), restore: firstExample };
  // Which tree of the library is asked for is read only later, but none is found without this file.
  if (hash.includes('tree=')) void import('./library/library.ts').catch(() => undefined);
  return import('./session/asked.ts').then(
    ({ askedOf }) => askedOf(hash),
    () => null,
  );
}

/**
 * Returns the stored preferences: empty on a first visit, null when the code that reads them does not load.
 */
async function preferencesIn(storage: Storage | null): Promise<Preferences | null> {
  if (!hasStored(storage, PREFERENCES_KEY)) return {};
  const reader = await import('./storage/preferences.ts').catch(() => null);
  return reader?.readPreferences(storage) ?? null;
}

/** Returns the language that `&lang=` names in a hash, without loading code; undefined when none is named. */
function languageIn(hash: string): LanguageCode | undefined {
  return LANGUAGES.find((code) => hash.includes(`&lang=${code}`));
}

async function firstExample(): Promise<Opened> {
  return { subject: firstSubject() };
}

/**
 * Opens the exercise, set of exercises or lesson that the hash names; when its code does not load, a notice
 * lets the reader retry.
 */
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
  // Without stored preferences the most likely language starts to load together with the code that reads the
  // address, so that neither waits for the other.
  if (!hasStored(storage, PREFERENCES_KEY)) void loadLanguage(likely).catch(() => undefined);
  const [asked, chosen] = await Promise.all([
    askedBy(hash),
    preferencesIn(storage),
    bringFirst(screen, likely),
  ]);
  const [reader, preferences]: [Asked, Preferences] = [asked ?? { restore: firstExample }, chosen ?? {}];
  // What was left unfinished belongs to the tree that the page begins with.
  const isUnfinished = hasStored(storage, UNFINISHED_KEY) && (entry !== null || isLoadedAnew());
  const isResumed = isUnfinished || hasStored(tabStorage(), LEFT_BEHIND_KEY);
  const [language, soon] = await Promise.all([
    loadLanguage(reader.language ?? preferences.language ?? systemLanguage(navigator.languages)),
    reader.restore(isResumed, entry?.tree),
  ]);
  const { language: linked, compare, ...shown } = soon ?? (await firstExample());
  // What is still to be opened has a screen of its own, so that nobody starts on a figure that it replaces.
  const at = soon === null ? 'opening' : screen;
  const session = createSession({
    ...shown,
    ...(screen === 'course' && frontFigure()),
    ...(at !== null && { activity: { kind: 'visiting', screen: at, at: hash.slice(1) } }),
    language,
    linkLanguage: linked?.code ?? null,
    theme: preferences.theme ?? systemTheme(window),
    letterKeys: preferences.letterKeys ?? true,
    folded: preferences.folded ?? ['events', 'whatIf', 'ply', 'order', 'scale', 'random', 'uniform'],
  });
  if (screen === 'course' && entry?.step !== undefined) goToStep(session, entry.step);
  if (asked === null || chosen === null) addNotices(session, [{ kind: 'load-failed' }]);
  if (compare != null) openComparison(session, compare);
  openDropped(session);
  let saveNow = (): void => undefined;
  // Shows the tree that this tab had when it was last left. An audience window is excluded: a window opened
  // by another window gets a copy of that window's storage.
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
  const began = { hash: soon === null ? '' : hash, state: session.getState() };
  /**
   * Runs what `load` brings after the first picture has been drawn; when the code does not load, a notice
   * lets the reader retry.
   */
  const afterPicture = (load: () => Promise<() => void>): void =>
    void furnish(load).then(
      (run) => run(),
      () => addNotices(session, [{ kind: 'load-failed', again: () => afterPicture(load) }]),
    );
  // Until this code has loaded, edits and preferences are not stored; when it does not load, a notice says
  // so.
  afterPicture(async () => {
    const { runBeside } = await import('./afterPicture.ts');
    return () => {
      saveNow = runBeside(session, storage, began);
    };
  });
  if (isUnfinished)
    afterPicture(async () => {
      const [{ showUnfinished }] = await Promise.all([import('./session/unfinished.ts'), leftBehind]);
      return () => showUnfinished(session);
    });
  // An exercise or a lesson opens before the page is first rendered, so that nobody starts on the figure that
  // it replaces.
  if (isPlace(hash)) await openPlaceOf(session, hash, entry?.step);
  createRoot(host).render(
    <SessionProvider session={session} pace={inPace(session, windowFrames)}>
      <App />
    </SessionProvider>,
  );
}

const openDropped = takeDrops(window);
keepEarlyPresses(window);

const host = document.getElementById('root');
if (host !== null) void begin(host, openDropped);
