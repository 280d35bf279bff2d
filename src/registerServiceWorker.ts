/**
 * Registers the service worker. The built page stores its own files, so that it opens without a network. When
 * the browser cannot or may not store them (an insecure address, a file, a sandboxed frame, a private
 * window), the page works from the network as usual and shows no message, because nothing is lost.
 */

import { addNotices, presentedIn, type Session } from './session/session.ts';
import { ownScriptUrl } from './session/tasks/ownScriptUrl.ts';

/**
 * Registers `sw.js`, a file beside the page's own, after all else has loaded; does so only in built pages.
 */
export function registerServiceWorker(session: Session): void {
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') void register(session);
  else window.addEventListener('load', () => void register(session), { once: true });
}

async function register(session: Session): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(ownScriptUrl('./sw.js'));
    followVersions(session, registration);
  } catch {
    // The browser offers no service worker for this page, which then works from the network alone.
  }
}

/**
 * Reacts to each new version of the page once all files of that version are downloaded, and lets the browser
 * look for a new version whenever the reader returns to the page.
 */
function followVersions(session: Session, registration: ServiceWorkerRegistration): void {
  const take = (worker: ServiceWorker) => {
    // The very first version replaces no older one, and the browser activates it without being asked.
    if (registration.active !== null) void takeVersion(session, worker);
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && take(worker));
  if (registration.waiting !== null) take(registration.waiting);
  // Follows a new version that the browser found while the page was loading, before the page could listen for
  // it.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/**
 * Activates a new version or offers it to the reader. A page that came from the host is often of the new
 * version before that version's files are stored; those files then take over at once, because otherwise the
 * old page would come back when there is no network. A page of the old version offers the new one in a notice
 * and leaves the choice to the reader.
 */
async function takeVersion(session: Session, worker: ServiceWorker): Promise<void> {
  if (isOfVersion(await filesOf(worker))) {
    worker.postMessage('activate');
    return;
  }
  await presentationOver(session);
  addNotices(session, [{ kind: 'new-version', load: () => loadVersion(worker) }]);
}

function filesOf(worker: ServiceWorker): Promise<readonly string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as readonly string[]);
    worker.postMessage('files', [port2]);
  });
}

/**
 * Whether this page belongs to the version that consists of `files`: the name of each script contains a hash
 * of its content.
 */
function isOfVersion(files: readonly string[]): boolean {
  return Array.from(document.scripts).every(({ src }) => src === '' || files.includes(src));
}

/** Resolves when no presentation is running: in class, no notice may cover what is projected. */
function presentationOver(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const isOver = () => presentedIn(session.getState()) === null;
    if (isOver()) resolve();
    const stop = session.stepped.subscribe(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}

/**
 * The time, in ms, that the page waits before it reloads, so that the address and stored data can be written.
 */
const WRITTEN_MS = 600;

/**
 * The longest time, in ms, to wait for the browser to activate a new version; it delays that while another
 * page uses the old one.
 */
const LET_IN_MS = 3000;

/**
 * Activates the new version and reloads the page at its current address. The page reloads even when
 * activation takes too long, because the host sends the new files in any case.
 */
function loadVersion(worker: ServiceWorker): void {
  const reload = () => setTimeout(() => location.reload(), WRITTEN_MS);
  // When another page has activated this version already, only the reload is left to do.
  if (worker.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, LET_IN_MS);
  worker.postMessage('activate');
}
