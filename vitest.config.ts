import { defineConfig } from 'vitest/config';

const TESTS = 'tests/**/*.test.{ts,tsx}';
const COMPONENT_TESTS = 'tests/ui/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: [TESTS], exclude: [COMPONENT_TESTS] } },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          include: [COMPONENT_TESTS],
          setupFiles: ['tests/ui/setup.ts'],
        },
      },
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
