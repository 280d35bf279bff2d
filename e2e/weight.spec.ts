import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { firstStepScripts, staticImports } from '../bench/firstStepScripts.ts';
import { expect, test } from './quietTest.ts';

/** gzip, all JavaScript requested until the first step is drawn: of the front door, of a link to a tree */
const [FRONT_DOOR_BYTES, LINK_BYTES] = [140_000, 200_000];

/** All files requested until a link to a tree is drawn. */
const LINK_REQUESTS = 12;

/** The scripts of the page; its player and the page of a set in an LMS, which are pages of their own, are not among them. */
const MOST_SCRIPTS = 30;

/** gzip, the scripts of all that is not there with the first picture: the work, its texts in one language, lessons */
const WORK_BYTES = 300_000;

const ASSETS = 'dist/assets';

/** Notes which files have been asked for when the first node of the tree is in the page. */
function watchForFirstNode(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('svg.tree [data-node]') === null) return;
    watcher.disconnect();
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    document.documentElement.dataset['asked'] = names.join(' ');
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** The names of the files that were asked for until the first node was there. */
async function askedFor(page: Page, address: string): Promise<readonly string[]> {
  await page.addInitScript(watchForFirstNode);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-asked', /js/);
  const asked = ((await page.locator('html').getAttribute('data-asked')) ?? '').split(' ');
  return asked.map((name) => name.replace(/^.*\//, ''));
}

function gzipBytes(scripts: readonly string[]): number {
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0);
}

const isScript = (name: string) => name.endsWith('.js');

test.use({ ownContext: true, locale: 'zh-CN' });

test('the first step is drawn with at most 140 kB of JavaScript', async ({ page }) => {
  const asked = await askedFor(page, '');
  const counted = firstStepScripts('dist');
  const countedNames = counted.map(({ file }) => file.replace(/^.*\//, ''));
  expect(asked.filter((name) => isScript(name) && !countedNames.includes(name))).toEqual([]);
  expect(counted.reduce((sum, { gzipBytes: bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FRONT_DOOR_BYTES);
});

test('a link to a tree is drawn with at most 200 kB of JavaScript in 12 requests', async ({ page }) => {
  const asked = await askedFor(page, '#v1&tree=nilsson-fig-3-12&algorithm=alpha-beta&cutoff=equal&step=14');
  // The page itself is asked for, too.
  expect(asked.length + 1).toBeLessThanOrEqual(LINK_REQUESTS);
  const scripts = asked.filter(isScript);
  expect(scripts.some((name) => /^figure-/.test(name))).toBe(true);
  expect(gzipBytes(scripts)).toBeLessThanOrEqual(LINK_BYTES);
});

test('the page is at most 30 scripts, and its work at most 300 kB', () => {
  const scripts = readdirSync(ASSETS).filter((name) => isScript(name) && !/^(?:embed|scorm)-/.test(name));
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  const work = scripts.filter((name) => /^(?:work|contents|games|panZoom|lessons|zh-work)-/.test(name));
  expect(work).toHaveLength(6);
  expect(gzipBytes(work)).toBeLessThanOrEqual(WORK_BYTES);
});

test('nothing that stands around a first picture needs the scripts of the work', () => {
  const around = readdirSync(ASSETS).filter((name) =>
    /^(?:first|figure|library|margin|shared|contents|(?:en|zh)-(?:page|figure))-.{8}\.js$/.test(name),
  );
  expect(around).toHaveLength(10);
  const needed = around.flatMap((name) => staticImports(join(ASSETS, name)).map((path) => `${name} ${path}`));
  expect(needed.filter((pair) => /\/work-/.test(pair))).toEqual([]);
});

test('what nobody has asked for comes by itself after it: pan, zoom, the library and the work', async ({
  page,
}) => {
  await page.goto('');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  for (const name of [/panZoom/, /library/, /\/work-/]) await expect.poll(scripts).toMatch(name);
});

test('the sheet that comes first has the layers in their order, whatever comes later', () => {
  const sheets = readdirSync(ASSETS).filter((file) => /^(?:first|embed)-.{8}\.css$/.test(file));
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) {
    const layers = readFileSync(join(ASSETS, sheet), 'utf8').matchAll(/@layer ([\w, ]+)/g);
    const named = [...layers].flatMap(([, names = '']) => names.split(/, ?/));
    expect([...new Set(named)], sheet).toEqual(['base', 'kit', 'parts', 'modes']);
  }
});
