/** Before the tests: names the browser they will drive; as root on Debian, installs one if need be. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, NO_BROWSER } from './findBrowser.ts';

try {
  const browser = findBrowser() ?? installed();
  if (browser === null) throw new Error(NO_BROWSER);
  console.log(`Browser for the tests: ${browser}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Installs Debian's Chromium, with a font for the Chinese in screenshots; null where that cannot be. */
function installed(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  console.log('No browser found: installing Chromium from Debian.');
  try {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'fonts-noto-cjk');
  } catch {
    return null; // apt-get has said why
  }
  // Older releases have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      apt('install', '--yes', '--no-install-recommends', name);
      return findBrowser();
    } catch {
      console.log(`Debian has no ${name} here.`);
    }
  }
  return null;
}

function apt(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
