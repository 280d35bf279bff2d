/**
 * The last line of `npm test`: the tests of both runners added up, read from the reports they wrote.
 * A runner that left no report, or passed nothing, is a failure. What only `npm run test:long` has is not counted.
 */
import { readFileSync } from 'node:fs';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface BrowserReport {
  readonly stats: Record<'expected' | 'unexpected' | 'skipped', number>;
}

const RUNNERS: Readonly<
  Record<string, { readonly path: string; readonly tally: (report: unknown) => Tally }>
> = {
  unit: {
    path: 'test-results/unit.json',
    tally: (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as UnitReport;
      const skipped = numPendingTests + numTodoTests;
      return { passed: numPassedTests, failed: numFailedTests, skipped };
    },
  },
  browser: {
    path: 'test-results/browser.json',
    tally: (report) => {
      const { expected, unexpected, skipped } = (report as BrowserReport).stats;
      return { passed: expected, failed: unexpected, skipped };
    },
  },
};

const tallies: Tally[] = [];
for (const [runner, { path, tally }] of Object.entries(RUNNERS)) {
  const result = readReport(path);
  const counts = result === null ? null : tally(result);
  if (counts !== null) tallies.push(counts);
  if (counts === null) fault(`The ${runner} tests left no report in ${path}.`);
  else if (!(counts.passed > 0)) fault(`None of the ${runner} tests passed.`);
  else if (counts.failed > 0) fault(`Some of the ${runner} tests failed.`);
}

const total = (count: keyof Tally): number => tallies.reduce((sum, tally) => sum + tally[count], 0);
if (tallies.length > 0)
  console.log(
    `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped; npm run test:long has more`,
  );

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

function fault(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
