/**
 * The entry of the embedded player: a page in a frame of another website that shows one tree, given by its
 * address, and lets the reader step through the search. The player reads and writes no storage, writes no
 * address, and is one classic script, because a sandboxed frame has no origin from which modules could be
 * loaded.
 */
import './ui/styles/index.css';
import './drawing/simulationAdded.ts';
import { createRoot } from 'react-dom/client';
import { decodeAddress } from './link/address.ts';
import { openSubject } from './session/openSubject.ts';
import { startPlayback } from './session/playback.ts';
import { timerClock } from './session/playing.ts';
import { restore } from './session/restore.ts';
import { addNotices, createSession, type Session } from './session/session.ts';
import { worded } from './session/subject.ts';
import { systemLanguage, systemTheme } from './session/system.ts';
import { hearDeck } from './ui/deck.ts';
import { Player } from './ui/Player.tsx';
import { SessionProvider } from './ui/page/SessionProvider.tsx';
import { addFonts } from './ui/playerFonts.ts';
import { loadLanguage } from './words/language.ts';

async function begin(host: HTMLElement): Promise<Session> {
  const address = decodeAddress(location.hash);
  const [shown, language] = await Promise.all([
    restore(address),
    loadLanguage(address.language ?? systemLanguage(navigator.languages)),
  ]);
  const { compare: _compare, ...figure } = shown;
  const session = createSession({ ...figure, language, theme: systemTheme(window) });
  startPlayback(session, timerClock);
  window.addEventListener('hashchange', () => void show(session));
  createRoot(host).render(
    <SessionProvider session={session}>
      <Player isNamed={asked.has('named')} isInDeck={isInDeck} />
    </SessionProvider>,
  );
  return session;
}

/** Shows the figure of the current hash: the page that contains the frame may change the hash at any time. */
async function show(session: Session): Promise<void> {
  const { notices, language, compare: _compare, ...shown } = await restore(decodeAddress(location.hash));
  openSubject(session, shown.subject);
  const spoken = language ?? session.getState().language;
  session.setState({ ...shown, subject: worded(shown.subject, spoken.code), language: spoken });
  addNotices(session, notices);
}

// The player's options. They stand in the query, as in `embed.html?deck&named#v1&…`, because the hash carries
// a checksum of its whole content.
const asked = new URLSearchParams(location.search);
/** whether the frame stands on a slide of a deck, such as one of reveal.js, that sends it messages */
const isInDeck = asked.has('deck') && window.parent !== window;

const host = document.getElementById('root');
if (host !== null) {
  addFonts();
  const session = begin(host);
  if (isInDeck) hearDeck(window, session);
}
