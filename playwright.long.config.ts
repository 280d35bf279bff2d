import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** What takes too long for every run, as `npm run test:long`: whole walks of which the other tests do a part. */
export default defineConfig(config, {
  testDir: 'e2e/long',
  testIgnore: [],
  timeout: 3_600_000,
  use: { actionTimeout: 60_000 },
  reporter: [
    ['list', { printSteps: true }],
    ['json', { outputFile: 'test-results/long.json' }],
  ],
});
