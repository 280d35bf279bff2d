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

/** Says that a new version has come and waits, each once; looked for whenever the reader comes back to the page. */
function followVersions(session: Session, registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker) => {
    // The first one ever waits for nobody.
    if (navigator.serviceWorker.controller !== null) void offerVersion(session, worker);
  };
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

async function offerVersion(session: Session, worker: ServiceWorker): Promise<void> {
  if (isOfVersion(await filesOf(worker))) return;
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

/** A page that was loaded since is of the new version already: scripts are named by what is in them. */
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

/** Lets the new version in, and loads the page anew where it is. */
function loadVersion(worker: ServiceWorker): void {
  const reload = () => setTimeout(() => location.reload(), WRITTEN_MS);
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('activate');
}
