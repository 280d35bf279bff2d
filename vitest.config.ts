import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestUserConfig } from 'vitest/config';

const TESTS = 'tests/**/*.test.ts';
const COMPONENT_TESTS = 'tests/ui/**/*.test.tsx';

/** What reaches beyond its own file: modules put in the place of others, spies, storage, a document. */
const REACHES_BEYOND = /\bvi\.(?:mock|doMock|spyOn|stub)|fake-indexeddb|@vitest-environment/;

/** The tests without components that have a process of their own. */
const ALONE = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && REACHES_BEYOND.test(readFileSync(file, 'utf8')));

/** Against a test that hangs; how long one takes on a busy machine says nothing about it. */
const testTimeout = 600_000;

const TEST: TestUserConfig = {
  // By default one core of two is left idle.
  maxWorkers: '100%',
  projects: [
    {
      test: {
        name: 'unit',
        setupFiles: ['tests/setup.ts'],
        environment: 'node',
        include: [TESTS],
        exclude: ALONE,
        // What they import is loaded once a process, not once a file: a third of their time.
        isolate: false,
        testTimeout,
      },
    },
    {
      test: {
        name: 'alone',
        setupFiles: ['tests/setup.ts'],
        environment: 'node',
        include: ALONE,
        testTimeout,
      },
    },
    {
      test: {
        name: 'components',
        testTimeout,
        environment: 'jsdom',
        include: [COMPONENT_TESTS],
        setupFiles: ['tests/setup.ts', 'tests/ui/setup.ts'],
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
