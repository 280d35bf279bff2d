import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

// All that tests/support/howMany.ts can ask for, in the processes of the tests as well.
process.env['PLYSCOPE_LONG'] = '1';

/**
 * What takes too long for every run, as `npm run test:long`: whole walks of which the other tests do a part,
 * and the tests that do a part themselves.
 */
export default defineConfig(config, {
  testIgnore: [],
  testMatch: ['long/*.spec.ts', 'editingUndo.spec.ts', 'fit.spec.ts', 'fitPhone.spec.ts'],
  timeout: 3_600_000,
  use: { actionTimeout: 60_000 },
  reporter: [
    ['list', { printSteps: true }],
    ['json', { outputFile: 'test-results/long.json' }],
  ],
});
