/** How searches grow: counted in a worker under the page's policy, drawn, linked, saved, on a phone and in Chinese. */

import { fewestLeaves } from '../src/core/tree/uniformShape.ts';
import { english } from '../src/words/en/page.ts';
import { exporting as englishExport, growth } from '../src/words/en/work.ts';
import { growth as chineseGrowth } from '../src/words/zh/work.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { cut } from './support/network.ts';
import { expectHash, goElsewhere, openHome, screen, zh } from './support/reading.ts';
import { readSvg } from './support/sharing.ts';
import { downloadBy } from './support/trees.ts';

test.use({ reducedMotion: 'reduce' });

const CHESS = 'v1&page=growth&b=35&d=7&leaves=150000&seed=1&scale=log';

test('a chart is counted beside the page, cancelled, chosen by hand and saved', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: growth.title }).click();
  const place = screen(page, 'growth');
  await expect(place.getByText(growth.done)).toBeVisible();
  // All of it is seen beside its choices, at the size of a projector.
  await expect(place.locator('.leaf-chart')).toBeInViewport({ ratio: 1 });
  // No other chart's styles outline its numbers.
  const outlines = await place
    .locator('.leaf-chart text')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).stroke));
  expect(outlines.filter((stroke) => stroke !== 'none')).toEqual([]);
  await place.getByRole('button', { name: growth.chess }).press('Enter');
  await expectHash(page, CHESS);
  await expect(place.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => page.workers()).toHaveLength(1);
  await expect(place.getByText(growth.reaches(3, 42_875, 1_500_625))).toBeVisible();
  await expect(place.getByText(growth.reaches(6, 85_749, 1_543_499))).toBeVisible();
  await place.getByRole('button', { name: growth.cancel }).press('Enter');
  await expect(place.getByText(growth.cancelled)).toBeVisible();
  await place.getByRole('textbox', { name: growth.branching }).fill('3');
  await place.getByRole('textbox', { name: growth.depth }).fill('5');
  await place.getByRole('textbox', { name: growth.depth }).press('ArrowUp');
  await expect(place.getByText(growth.done)).toBeVisible();
  // Another count's end may stand there for a moment still.
  await expect(place.locator('tbody td:last-child')).toHaveText(
    [0, 1, 2, 3, 4, 5, 6].map((depth) => String(fewestLeaves({ branching: 3, depth }))),
  );
  await place.getByRole('radio', { name: growth.scale.linear }).check();
  await expectHash(page, 'v1&page=growth&b=3&d=6&leaves=150000&seed=1&scale=linear');
  await expect(place.locator('.leaf-chart').getByText('700', { exact: true })).toBeVisible();

  const svg = place.getByRole('button', { name: englishExport.formats.svg });
  const { name, bytes } = await downloadBy(page, svg);
  expect(name).toBe('how-it-grows-b-3-d-6.svg');
  const saved = await readSvg(page, bytes.toString());
  expect(saved.suspect).toEqual([]);
  expect(saved.texts).toEqual(expect.arrayContaining([growth.series.best, '729', '53', '700']));
  const png = await downloadBy(page, place.getByRole('button', { name: englishExport.formats.png }));
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  const csv = await downloadBy(page, place.getByRole('button', { name: growth.csv }));
  expect(csv.bytes.toString().split('\r\n')).toHaveLength(9);
});

test('F presents the chart, in letters for the back row, which the keys that step make deeper', async ({
  page,
}) => {
  await page.goto(`#v1&page=growth&b=3&d=4&leaves=150000&seed=1&scale=log`);
  const place = screen(page, 'growth');
  await expect(place.getByText(growth.done)).toBeVisible();
  await place.getByRole('button', { name: english.page.present }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(growth.presented(3, 4));
  // Where the full screen is refused, and before it is there.
  const sizes = () =>
    page.locator('text, h1').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  await expect
    .poll(async () => Math.min(...(await sizes()).map(Number.parseFloat)))
    .toBeGreaterThanOrEqual(24);
  await expect(page.locator('.leaf-chart')).toBeInViewport({ ratio: 1 });
  for (const key of ['PageDown', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expectHash(page, 'v1&page=growth&b=3&d=5&leaves=150000&seed=1&scale=log');
  await page.keyboard.press('b');
  await expect(page.locator('.blank')).toBeVisible();
  // The next key that steps shows it again, at the same depth.
  await page.keyboard.press('PageDown');
  await expect(page.locator('.blank')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(growth.presented(3, 5));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(growth.title);
  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(growth.presented(3, 5));
  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a chart fits, and everything about it is within reach', LONG, async ({ page }) => {
    await page.goto(`./#v1&page=growth&b=5&d=8&scale=log`);
    const place = screen(page, 'growth');
    await expect(place.getByText(chineseGrowth.done)).toBeVisible();
    await expect(page.getByRole('navigation', { name: zh.places })).toBeVisible();
    expect(await misfits(page)).toEqual([]);
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
    // No text of the chart lies beyond the phone.
    const right = await place
      .locator('.leaf-chart text')
      .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(390);
  });
});

test(
  'where the worker does not come the page counts, and says what it leaves out',
  LONG,
  async ({ page, faults }) => {
    await goElsewhere(page);
    await cut(page, 'taskWorker');
    await page.goto('./#v1&page=growth&b=10&d=6&link=broken');
    const place = screen(page, 'growth');
    await expect(place.getByText(growth.inPage(100_000))).toBeVisible();
    await expect(place.getByText(growth.unread('link=broken'))).toBeVisible();
    await expect(place.getByText(growth.done)).toBeVisible();
    await expect(place.getByText(growth.minimaxTo(5))).toBeVisible();
    expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  },
);
