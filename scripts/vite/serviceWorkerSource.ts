/**
 * The service worker as text. It keeps every file of one build, so that the page works without a network.
 *
 * Files are answered from the cache first: their names carry a hash of their content. Only the pages
 * themselves are asked of the network first, for at most three seconds: else a deployed correction would stay
 * unseen until every tab is closed, and another site later served from the same local port would never
 * appear. A new worker waits until the tabs of the old one are closed, until a reader asks for it in one of
 * them, or until a page that came from the network is of its version and says so: what was shown once does not
 * give way to an older page without a network. While there are other tabs the files of the old one stay, so no
 * tab loses files it may need. Asked for its files it names them, by which a page knows whether it is of this
 * version already.
 *
 * Cache names carry the folder, for many sites may share one origin; a worker removes none but its own.
 * `ignoreVary`, because some servers send `Vary: Origin`, which a stored answer would not match.
 *
 * @param version changes whenever the content of a file does
 * @param files addresses relative to the page's folder, which is `./`
 */
export function serviceWorkerSource(version: string, files: readonly string[]): string {
  return `const OWN = 'plyscope ' + self.registration.scope + ' ';
const CACHE = OWN + '${version}';
const FILES = ${JSON.stringify(files, null, 2)};
const HOME = self.registration.scope;
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', ({ data, ports: [answer] }) => {
  if (data === 'activate') self.skipWaiting();
  if (data === 'files' && answer) answer.postMessage(FILES.map((file) => new URL(file, HOME).href));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(HOME)) return;
  if (request.mode !== 'navigate') event.respondWith(keptFile(request));
  else {
    const page = pageAt(new URL(request.url));
    if (page !== null) event.respondWith(freshPage(request, page));
  }
});

function pageAt({ origin, pathname }) {
  const address = origin + pathname;
  if (address === HOME || address === HOME + 'index.html') return HOME;
  return address === HOME + 'embed.html' ? address : null;
}

async function keptFile(request) {
  const own = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function freshPage(request, page) {
  const kept = await caches.match(page, { cacheName: CACHE, ignoreSearch: true, ignoreVary: true });
  // Some hosts redirect embed.html, and a redirect cannot be a page.
  if (kept === undefined || kept.redirected) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  const fresh = fetch(request).then((answer) => (answer.status >= 400 ? kept : answer), () => kept);
  return Promise.race([fresh, late]);
}

async function removeOldCaches() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.filter(({ url }) => url.startsWith(HOME)).length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
`;
}
