/**
 * The built page keeps its own files, so that it opens without a network. Where the browser cannot or
 * may not (an insecure address, a file, a sandboxed frame, a private window), it stays a plain page and
 * says nothing: nothing is lost.
 */
import { ownScriptUrl } from './ui/page/ownScriptUrl.ts';

/** Registers `sw.js` beside the page, after everything else has loaded; in built pages only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(ownScriptUrl('./sw.js'));
  } catch {
    // Not available here: see above.
  }
}
