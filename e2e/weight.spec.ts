import { firstStepScripts } from '../bench/firstStepScripts.ts';
import { expect, test } from './quietTest.ts';

/** gzip, all JavaScript requested until the first step is drawn */
const MOST_BYTES = 140_000;

/** Notes which scripts have been asked for when the first node of the tree is in the page. */
function watchForFirstNode(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('svg.tree [data-node]') === null) return;
    watcher.disconnect();
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    document.documentElement.dataset['asked'] = names.filter((name) => name.endsWith('.js')).join(' ');
  });
  watcher.observe(document, { childList: true, subtree: true });
}

test.use({ ownContext: true, locale: 'zh-CN' });

test('the first step is drawn with at most 140 kB of JavaScript', async ({ page }) => {
  await page.addInitScript(watchForFirstNode);
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-asked', /js/);
  const asked = ((await page.locator('html').getAttribute('data-asked')) ?? '').split(' ');
  const counted = firstStepScripts('dist');
  const countedNames = counted.map(({ file }) => file.replace(/^.*\//, ''));
  expect(
    asked.map((name) => name.replace(/^.*\//, '')).filter((name) => !countedNames.includes(name)),
  ).toEqual([]);
  expect(counted.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test('pan, zoom and the library come by themselves after it', async ({ page }) => {
  await page.goto('');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  await expect.poll(scripts).toMatch(/panZoom/);
  await expect.poll(scripts).toMatch(/library/);
});
