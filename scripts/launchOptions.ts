import type { LaunchOptions } from '@playwright/test';
import { findBrowser, NO_BROWSER } from './findBrowser.ts';

const FLAGS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** How tests and the gallery start the browser. Throws, never skips, where there is none. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(NO_BROWSER);
  // Chromium's sandbox refuses to run as root, the usual user in a container.
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? [...FLAGS, '--no-sandbox'] : FLAGS };
}
