import { defineConfig, type TestUserConfig } from 'vitest/config';

const TESTS = 'tests/**/*.test.{ts,tsx}';
const COMPONENT_TESTS = 'tests/ui/**/*.test.{ts,tsx}';

/** Against a test that hangs; how long one takes on a busy machine says nothing about it. */
const testTimeout = 60_000;

const TEST: TestUserConfig = {
  // By default one core of two is left idle.
  maxWorkers: '100%',
  projects: [
    {
      test: {
        name: 'unit',
        environment: 'node',
        include: [TESTS],
        exclude: [COMPONENT_TESTS],
        testTimeout,
      },
    },
    {
      test: {
        name: 'components',
        testTimeout,
        environment: 'jsdom',
        include: [COMPONENT_TESTS],
        setupFiles: ['tests/ui/setup.ts'],
      },
    },
  ],
  reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
};

export default defineConfig(({ mode }) => {
  // `--mode long`: all that tests/support/howMany.ts can ask for, in every process that tests run in.
  if (mode === 'long') process.env['PLYSCOPE_LONG'] = '1';
  return { test: TEST };
});
