import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

// All that tests/support/howMany.ts can ask for, in the processes of the tests as well.
process.env['PLYSCOPE_LONG'] = '1';

/** The files with tests that do a part only, or that are of this run alone: they ask howMany.ts. */
function inPart(): string[] {
  const files = readdirSync('e2e').filter((file) => file.endsWith('.spec.ts'));
  return files.filter((file) => readFileSync(join('e2e', file), 'utf8').includes('/howMany.ts'));
}

/**
 * What takes too long for every run, as `npm run test:long`: whole walks of which the other tests do a part,
 * the tests that do a part themselves, and those that are marked LONG.
 */
export default defineConfig(config, {
  testIgnore: [],
  grepInvert: [],
  testMatch: ['long/*.spec.ts', ...inPart()],
  // A few long files.
  fullyParallel: true,
  timeout: 3_600_000,
  use: { actionTimeout: 60_000 },
  reporter: [
    ['list', { printSteps: true }],
    ['json', { outputFile: 'test-results/long.json' }],
  ],
});
