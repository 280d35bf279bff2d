/**
 * The built page keeps its own files, so that it opens without a network. Where the browser cannot or
 * may not (an insecure address, a file, a sandboxed frame, a private window), it stays a plain page and
 * says nothing: nothing is lost.
 */

import { addNotices, presentedIn, type Session } from './session/session.ts';
import { ownScriptUrl } from './ui/page/ownScriptUrl.ts';

/** Registers `sw.js` beside the page, after everything else has loaded; in built pages only. */
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
    // Not available here: see above.
  }
}

/**
 * Handles each new version once all its files are downloaded. The browser looks for one whenever the reader
 * returns to the page.
 */
function followVersions(session: Session, registration: ServiceWorkerRegistration): void {
  const take = (worker: ServiceWorker) => {
    // The first one ever waits for nobody.
    if (registration.active !== null) void takeVersion(session, worker);
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && take(worker));
  if (registration.waiting !== null) take(registration.waiting);
  // A page that is loaded makes the browser look for a new version before the page can listen.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/**
 * A page that came from the host is often of the new version before the files of that are kept. As soon as
 * they are, they take over: else the old page would come back where there is no network. A page of the old
 * version offers the new one, and waits for the reader.
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

/** Whether this page is of the version that has these files. The name of a script contains a hash of its content. */
function isOfVersion(files: readonly string[]): boolean {
  return Array.from(document.scripts).every(({ src }) => src === '' || files.includes(src));
}

/** In class nothing comes over what is projected. */
function presentationOver(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const isOver = () => presentedIn(session.getState()) === null;
    if (isOver()) resolve();
    const stop = session.subscribe(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}

/** Until the address and what is kept are written; of both there is at most this much to come. */
const WRITTEN_MS = 600;

/** How long the browser may take to let a new version in; while the old one is busy in another page it waits. */
const LET_IN_MS = 3000;

/** Lets the new version in, and loads the page anew where it is: what comes from the host is new either way. */
function loadVersion(worker: ServiceWorker): void {
  const reload = () => setTimeout(() => location.reload(), WRITTEN_MS);
  // Another page may have let it in.
  if (worker.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, LET_IN_MS);
  worker.postMessage('activate');
}
