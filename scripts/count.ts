/**
 * Counts how many calls of the program's own functions a change of the page takes: a step, the pointer on a node, an
 * edit. Counts do not depend on the machine: whoever wonders where the work
 * of a key goes finds it here, and `--functions` lists those that are called most.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { launchOptions } from './launchOptions.ts';

/** A change, how it is made, and the greatest number of calls that it shall take. */
interface Change {
  readonly name: string;
  readonly hash: string;
  readonly most: number;
  readonly before: (page: Page) => Promise<void>;
  readonly make: (page: Page) => Promise<void>;
}

const FIGURE = '#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=8';
const NODE = 'svg.tree [data-node="5"]';
/** ms in which nothing happens any more */
const REST = 1500;

const nothing = async () => undefined;
const editLeaf = async (page: Page) => {
  await page.locator('.figure-bar').getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('treeitem').nth(2).focus();
};

const CHANGES: readonly Change[] = [
  {
    ...{ name: 'a step', hash: FIGURE, most: 3000, before: nothing },
    make: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    ...{ name: 'the pointer enters a node', hash: FIGURE, most: 300, before: nothing },
    make: (page) => page.locator(NODE).hover({ force: true }),
  },
  {
    ...{ name: 'an edit', hash: FIGURE, most: 10_000, before: editLeaf },
    make: (page) => page.keyboard.press('Alt+ArrowRight'),
  },
];

interface Counted {
  readonly calls: number;
  readonly functions: number;
  readonly files: number;
  readonly most: readonly (readonly [name: string, calls: number])[];
}

const server = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false }, logLevel: 'error' });
await server.listen();
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('the page is not served');
const browser = await chromium.launch(launchOptions());
try {
  for (const change of CHANGES) {
    const { calls, functions, files, most } = await count(browser, `${address}${change.hash}`, change);
    const sign = calls < change.most ? 'under' : 'OVER';
    if (calls >= change.most) process.exitCode = 1;
    process.stdout.write(
      `${change.name}: ${calls} calls of ${functions} functions in ${files} files (${sign} ${change.most})\n`,
    );
    if (process.argv.includes('--functions'))
      for (const [name, times] of most) process.stdout.write(`  ${times} ${name}\n`);
  }
} finally {
  await browser.close();
  await server.close();
}

async function count(host: Browser, url: string, { before, make }: Change): Promise<Counted> {
  const context = await host.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.panels .panel-code').waitFor();
  await page.waitForTimeout(2 * REST);
  await before(page);
  await page.waitForTimeout(REST);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await take(devtools);
  await make(page);
  await page.waitForTimeout(REST);
  const counted = await take(devtools);
  await context.close();
  return counted;
}

/** What was called since it was asked last. */
async function take(devtools: CDPSession): Promise<Counted> {
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const called = result
    .filter(({ url }) => /\/src\//.test(url))
    .flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges }) => ({
        file: new URL(url).pathname,
        name: `${functionName || '(anonymous)'} ${new URL(url).pathname}`,
        calls: ranges[0]?.count ?? 0,
      })),
    )
    .filter(({ calls }) => calls > 0);
  return {
    calls: called.reduce((sum, { calls }) => sum + calls, 0),
    functions: called.length,
    files: new Set(called.map(({ file }) => file)).size,
    most: called
      .toSorted((one, other) => other.calls - one.calls)
      .slice(0, 40)
      .map(({ name, calls }) => [name, calls] as const),
  };
}
