/**
 * The entry of the page of a SCORM package: it shows the one set of the package, and talks to the LMS whose frame it stands
 * in. It stores nothing on the device while there is an LMS, writes no address, and is not kept for use without a network.
 */
import './ui/styles/index.css';
import './ui/styles/fonts.css';
import './drawing/simulationAdded.ts';
import { createRoot } from 'react-dom/client';
import { SET_FILE } from './lms/scorm/scormPackage.ts';
import { firstSubject } from './session/firstSubject.ts';
import { startPlayback } from './session/playback.ts';
import { timerClock } from './session/playing.ts';
import { findApi } from './session/scorm/findApi.ts';
import { openScorm, type ScormPlace } from './session/scorm/openScorm.ts';
import { createSession } from './session/session.ts';
import { systemLanguage, systemTheme } from './session/system.ts';
import { SessionProvider } from './ui/page/SessionProvider.tsx';
import { ScormPage } from './ui/ScormPage.tsx';
import { loadLanguage, loadWords } from './words/language.ts';

/** What the window offers to the set. */
const PLACE: ScormPlace = {
  api: findApi(window),
  clock: timerClock,
  now: () => performance.now(),
  async setText() {
    const answer = await fetch(`./${SET_FILE}`);
    if (!answer.ok) throw new Error(`${SET_FILE}: ${answer.status}`);
    return answer.text();
  },
  onHidden(listen) {
    const hear = () => document.hidden && listen();
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  },
  onLeft(listen) {
    window.addEventListener('pagehide', listen);
    return () => window.removeEventListener('pagehide', listen);
  },
};

async function begin(host: HTMLElement): Promise<void> {
  const code = systemLanguage(navigator.languages);
  const [language] = await Promise.all([loadLanguage(code), loadWords(code, 'work')]);
  const session = createSession({ subject: firstSubject(), language, theme: systemTheme(window) });
  startPlayback(session, timerClock);
  await openScorm(session, PLACE);
  createRoot(host).render(
    <SessionProvider session={session}>
      <ScormPage />
    </SessionProvider>,
  );
}

// A page that the browser brings back has ended its conversation with the LMS, and begins another one.
window.addEventListener('pageshow', (event) => event.persisted && location.reload());

const host = document.getElementById('set');
if (host !== null) void begin(host);
