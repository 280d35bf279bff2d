import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/launchOptions.ts';

/** The tests drive the built page, served from any free port; `npm run test:browser` builds it first. */
export default defineConfig({
  testDir: 'e2e',
  // A pattern without a beginning would also match the folder that the project is in.
  testIgnore: join(import.meta.dirname, 'e2e/long/**'),
  // What LONG of tests/support/howMany.ts marks.
  grepInvert: /@long\b/,
  outputDir: 'test-results/browser',
  // A file's tests stay with one worker: it loads what they import once, and they follow each other on one page.
  fullyParallel: false,
  // More than there are cores, because a test waits for the page now and then.
  workers: 4,
  // Against what hangs; how long a step takes on a busy machine says nothing about it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A test that passes at its second try is a fault of the page or of the test, on any machine.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    // The server says its port on standard output; the pattern below puts it into the environment.
    baseURL: `http://127.0.0.1:${process.env['PLYSCOPE_PORT']}/`,
    viewport: { width: 1280, height: 720 },
    // Filling the offline store costs each fresh context a third of its time; what it is for has its own spec.
    serviceWorkers: 'block',
    trace: 'off',
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts --port 0',
    wait: { stdout: /127\.0\.0\.1:(?<plyscope_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
