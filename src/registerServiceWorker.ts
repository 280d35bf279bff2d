/**
 * The built page stores its own files, so that it opens without a network. Where the browser cannot or may not do that
 * (an insecure address, a file, a sandboxed frame, a private window), it stays an ordinary page and says nothing,
 * because nothing is lost.
 */

import { addNotices, presentedIn, type Session } from './session/session.ts';
import { ownScriptUrl } from './ui/page/ownScriptUrl.ts';

/** Registers `sw.js`, which stands beside the page, after everything else has loaded; only in built pages. */
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
    // The browser has no service worker here: see above.
  }
}

/**
 * Handles each new version once all its files are downloaded. The browser looks for one whenever the reader returns to
 * the page.
 */
function followVersions(session: Session, registration: ServiceWorkerRegistration): void {
  const take = (worker: ServiceWorker) => {
    // The first version ever has nothing to wait for.
    if (registration.active !== null) void takeVersion(session, worker);
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && take(worker));
  if (registration.waiting !== null) take(registration.waiting);
  // While a page is loaded, the browser may look for a new version before the page can listen.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/**
 * A page that came from the host is often of the new version before the files of that version are stored. As soon as
 * they are, they take over, because otherwise the old page would come back when there is no network. A page of the old
 * version offers the new one and waits for the reader.
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

/** Whether this page is of the version with these files. The name of a script contains a hash of its content. */
function isOfVersion(files: readonly string[]): boolean {
  return Array.from(document.scripts).every(({ src }) => src === '' || files.includes(src));
}

/** In class nothing may appear over what is projected. */
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

/** The time that the address and stored data may still need to be written. */
const WRITTEN_MS = 600;

/** How long the browser may take to activate a new version; it waits while another page uses the old one. */
const LET_IN_MS = 3000;

/**
 * Activates the new version and reloads the page at its current place; what comes from the host is new in either case.
 */
function loadVersion(worker: ServiceWorker): void {
  const reload = () => setTimeout(() => location.reload(), WRITTEN_MS);
  // Another page may have activated it already.
  if (worker.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, LET_IN_MS);
  worker.postMessage('activate');
}
