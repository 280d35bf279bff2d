import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestUserConfig } from 'vitest/config';

const TESTS = 'tests/**/*.test.ts';
const COMPONENT_TESTS = 'tests/ui/**/*.test.tsx';

/**
 * What reaches beyond its own file: modules put in the place of others, storage, a document, and what a file
 * itself says of it. Spies and stubs do not: tests/takeBack.ts takes them back after each test.
 */
const REACHES_BEYOND = /\bvi\.(?:mock|doMock)|fake-indexeddb|@vitest-environment|@own-process/;

/** The tests that have a process of their own. */
const ALONE = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file).replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && REACHES_BEYOND.test(readFileSync(file, 'utf8')));

const isWithoutComponents = (file: string) => file.endsWith('.ts');

const SETUP = ['tests/setup.ts', 'tests/takeBack.ts'];

/** Against a test that hangs; how long one takes on a busy machine says nothing about it. */
const LIMITS = { testTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

const TEST: TestUserConfig = {
  // By default one core of two is left idle.
  maxWorkers: '100%',
  projects: [
    {
      test: {
        name: 'unit',
        setupFiles: SETUP,
        environment: 'node',
        include: [TESTS],
        exclude: ALONE,
        // What they import is loaded once a process, not once a file: a third of their time.
        isolate: false,
        ...LIMITS,
      },
    },
    {
      test: {
        name: 'alone',
        setupFiles: SETUP,
        environment: 'node',
        include: ALONE.filter(isWithoutComponents),
        ...LIMITS,
      },
    },
    {
      test: {
        name: 'components',
        setupFiles: [...SETUP, 'tests/ui/setup.ts'],
        environment: 'jsdom',
        include: [COMPONENT_TESTS],
        exclude: ALONE,
        // A document and all that they import take half of their time.
        isolate: false,
        ...LIMITS,
      },
    },
    {
      test: {
        name: 'components alone',
        setupFiles: [...SETUP, 'tests/ui/setup.ts'],
        environment: 'jsdom',
        include: ALONE.filter((file) => !isWithoutComponents(file)),
        ...LIMITS,
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
