import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What to do where no browser is found and none can be installed. */
export const NO_BROWSER =
  'No Chromium or Chrome found: run `npx playwright install chromium`, or set CHROMIUM_PATH to one.';

/**
 * The browser the tests drive: CHROMIUM_PATH if set, else Playwright's own, else the system's Chromium or
 * Chrome; null if there is none. Throws if CHROMIUM_PATH names something that does not run.
 */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH names no browser that runs: ${named}`);
  }
  return [...playwrightBrowsers(), ...systemBrowsers()].find(runs) ?? null;
}

function playwrightBrowsers(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    return []; // a platform for which Playwright has none
  }
}

function systemBrowsers(): string[] {
  const { env } = process;
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const programs = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'].flatMap((path) =>
      programs.filter((folder) => folder !== undefined).map((folder) => join(folder, path)),
    );
  }
  const folders = (env['PATH'] ?? '').split(delimiter);
  // Without a window of its own it is twice as fast, and otherwise the same browser.
  const shell = 'chromium-headless-shell';
  return [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
}

/** On Linux a file may be there and still not run (a library is missing, or it only points to a store). */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
