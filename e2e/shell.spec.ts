/** The page as a web host gives it out: strict, self-contained, in any folder, and kept for offline use. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type StaticServer, startStaticServer } from '../scripts/staticServer.ts';
import { notices as englishNotices } from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';

const FOLDER = '/some/folder/';

test.use({ serviceWorkers: 'allow' });

/** A host of one's own, which a test may change and switch off. */
const hosted = test.extend<{ site: StaticServer & { readonly root: string } }>({
  site: async ({ browserName }, give) => {
    const root = mkdtempSync(join(tmpdir(), `plyscope-${browserName}-`));
    cpSync('dist', root, { recursive: true });
    const server = await startStaticServer({ root, port: 0, folder: FOLDER });
    await give({ ...server, root });
    await server.close();
    rmSync(root, { recursive: true });
  },
});

test('opens quietly under its policy', async ({ page }) => {
  await page.goto('./');
  await expectPage(page);
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')).toContain(
    "require-trusted-types-for 'script'",
  );
});

test('is stopped by its policy from reading strings as markup, code or foreign addresses', async ({
  page,
  faults,
}) => {
  await page.goto('./');
  const refused = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      markup: () => Object.assign(document.createElement('p'), { innerHTML: '<b>bold</b>' }),
      worker: () => new Worker('./sw.js'),
      foreign: () => fetch('https://plyscope.invalid/'),
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      await Promise.resolve()
        .then(attempt)
        .catch(() => names.push(name));
    }
    return names;
  });
  expect(refused).toEqual(['markup', 'worker', 'foreign']);
  await expect.poll(() => faults.filter((fault) => fault.startsWith('violation')).length).toBe(3);
  faults.length = 0;
});

hosted(
  'works from a sub-folder, and without a network after the first visit, with every file it has',
  async ({ page, context, site }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.address)) outside.push(request.url());
    });
    await page.goto(site.address);
    await expectPage(page);
    await serviceWorkerIsReady(page);
    expect(outside).toEqual([]);
    await site.close();
    await context.setOffline(true);
    for (const address of [
      '',
      '?from=mail',
      'index.html',
      '#anything',
      'embed.html',
      'embed.html#v1&step=3',
    ]) {
      await page.goto(site.address + address);
      await page.reload();
      await expectPage(page);
    }
    const files = readdirSync(site.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'sw.js' && entry.name !== 'index.html')
      .map((entry) => join(entry.parentPath, entry.name).slice(site.root.length + 1));
    expect(files.length).toBeGreaterThan(0);
    const statuses = await page.evaluate(
      (names) => Promise.all(names.map(async (name) => (await fetch(name)).status)),
      files,
    );
    expect(statuses).toEqual(files.map(() => 200));
  },
);

hosted(
  'shows a corrected page at once, and removes no old files but its own',
  LONG,
  async ({ page, site }) => {
    keepOnlyFirst(site.root);
    await page.goto(site.address);
    await serviceWorkerIsReady(page);
    await page.evaluate(() => caches.open('a neighbour on the same host'));

    edit(join(site.root, 'index.html'), (text) => text.replace('<body', '<body data-corrected'));
    edit(join(site.root, 'sw.js'), (text) =>
      text.replace(/CACHE = OWN \+ '\w+'/, "CACHE = OWN + 'corrected'"),
    );
    await page.reload();
    await expect(page.locator('body[data-corrected]')).toBeAttached();
    await expect.poll(() => ownCaches(page)).toEqual([expect.stringMatching(/corrected$/)]);
    expect(await page.evaluate(() => caches.has('a neighbour on the same host'))).toBe(true);
  },
);

hosted(
  'is the new version without a network once it was that with one, in the same tab',
  LONG,
  async ({ page, context, site }) => {
    await page.goto(site.address);
    await serviceWorkerIsReady(page);
    update(site.root);
    await page.reload();
    await expect(page.locator('body[data-corrected]')).toBeAttached();
    // Filling the store of a whole version takes the longer the busier the machine is.
    const newest = expect.stringMatching(/newer$/);
    await expect.poll(() => ownCaches(page), { timeout: 120_000 }).toEqual([newest]);

    await site.close();
    await context.setOffline(true);
    await page.reload();
    await expectPage(page);
    await expect(page.locator('body[data-corrected]')).toBeAttached();
  },
);

hosted(
  'says that a new version waits, and loads it at the same place by a press alone',
  async ({ page, site }) => {
    keepOnlyFirst(site.root);
    await page.goto(`${site.address}#v1&tree=thu-fig-3-10&step=7`);
    await serviceWorkerIsReady(page);
    const own = await page.evaluate(() => [...document.scripts].find(({ src }) => src !== '')?.src ?? '');
    const name = own.slice(site.address.length);
    edit(join(site.root, 'index.html'), (text) => text.replace('<body', '<body data-corrected'));
    // Of another version is what has other scripts.
    edit(join(site.root, 'sw.js'), (text) =>
      text
        .replace(/CACHE = OWN \+ '\w+'/, "CACHE = OWN + 'newer'")
        .replace(new RegExp(`"(\\./)?${name}"`), '"./embed.html?newer"'),
    );
    await page.keyboard.press('ArrowRight');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.locator('.notice').filter({ hasText: englishNotices.newVersion });
    await expect(notice).toBeVisible();
    await expect(page.locator('body[data-corrected]')).toHaveCount(0);
    // The address follows a little later than the step.
    await expect(page).toHaveURL(/step=8/);
    const before = page.url();
    await notice.getByRole('button', { name: englishNotices.loadVersion }).click();
    await expect(page.locator('body[data-corrected]')).toBeAttached();
    expect(new URL(page.url()).hash).toContain('tree=thu-fig-3-10');
    expect(page.url()).toBe(before);
    await expect.poll(() => ownCaches(page)).toEqual([expect.stringMatching(/newer$/)]);
  },
);

/** Puts another build on the host in place of the one that is there: all its scripts have other names. */
function update(root: string): void {
  const renamed = (text: string) =>
    text.replace(
      /(-[\w-]{7})([\w-])(?=\.js\b)/g,
      (_, hash: string, last: string) => hash + (last === '_' ? '-' : '_'),
    );
  const assets = join(root, 'assets');
  const names = readdirSync(assets);
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  expect(new Set(readdirSync(assets)).size).toBe(names.length);
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:js|html)$/.test(file)) edit(join(root, file), renamed);
  }
  edit(join(root, 'index.html'), (text) => text.replace('<body', '<body data-corrected'));
  edit(join(root, 'sw.js'), (text) => text.replace(/CACHE = OWN \+ '\w+'/, "CACHE = OWN + 'newer'"));
}

async function expectPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Plyscope/);
  await expect(page.locator('#root .app')).toBeVisible();
}

/** Until the worker has kept every file and answers for this page. */
async function serviceWorkerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/**
 * Of its files the worker keeps those that the page itself names: that it keeps them all is one test, and takes
 * ten seconds each time.
 */
function keepOnlyFirst(root: string): void {
  const first = readFileSync(join(root, 'index.html'), 'utf8');
  edit(join(root, 'sw.js'), (text) =>
    text.replace(/const FILES = (\[[^\]]*\]);/, (_, files: string) => {
      const few = (JSON.parse(files) as string[]).filter((file) => first.includes(file.slice(2)));
      expect(few.length).toBeGreaterThan(3);
      return `const FILES = ${JSON.stringify(few)};`;
    }),
  );
}

function ownCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('plyscope ')));
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
