/** What is printed: sheets and their keys alone, black on white; and pages of others that hold the player. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { packTree } from '../src/link/packTree.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press, textBox } from './support/editing.ts';
import { twoFrames } from './support/picture.ts';
import { edit, en, openLink, pressEdit } from './support/reading.ts';
import { openShare } from './support/sharing.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('A sheet to print', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0 });
      window.print = () => {
        Object.assign(window, { printed: (window as unknown as { printed: number }).printed + 1 });
      };
    });
    await openLink(page, 'v1&tree=aima-fig-5-5&cutoff=strict&step=14');
  });

  const printed = () => (window as unknown as { printed: number }).printed;

  test('is a blank tree and its key, and nothing else of the page', async ({ page }) => {
    const dialog = await openShare(page);
    await dialog.getByRole('button', { name: edit.print }).click();
    await expect.poll(() => page.evaluate(printed)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const sheets = page.locator('.print-page');
    await expect(sheets).toHaveCount(2);
    await expect(sheets.nth(0)).toBeVisible();
    await expect(sheets.nth(1)).toContainText(edit.answerKey);
    await expect(page.locator('#root')).toBeHidden();
    await expect(dialog).toBeHidden();
    const inner = sheets.nth(0).locator('svg .node:not(.leaf) .value');
    expect((await inner.allTextContents()).filter(Boolean)).toEqual([]);
    await expect(sheets.nth(0).locator('svg .node.leaf .value')).toHaveText('3 12 8 2 4 6 14 5 2'.split(' '));
    await expect(sheets.nth(1)).toContainText(edit.sheetValue('3'));
    await expect(sheets.nth(1)).toContainText('v > β');
    expect(await page.locator('.print-pages').evaluate((sheet) => getComputedStyle(sheet).color)).toBe(
      'rgb(0, 0, 0)',
    );
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.print-pages')).toHaveCount(0);
  });

  test('waits for no frame of a picture that stays as it is', LONG, async ({ page }) => {
    const dialog = await openShare(page);
    const button = dialog.getByRole('button', { name: edit.print });
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await button.dispatchEvent('click');
    await expect.poll(() => page.evaluate(printed)).toBe(1);
  });

  test('is not made of a tree that cannot be read on paper, and it is said why', async ({ page }) => {
    await openLink(page, `v1&own=${await packTree({ title: 'Wide', text: '1 '.repeat(600) })}`);
    const dialog = await openShare(page);
    const button = dialog.getByRole('button', { name: edit.print });
    await button.click();
    await expect(dialog).toContainText(edit.sheetTooLarge('Wide', 601, 600, true));
    expect(await page.evaluate(printed)).toBe(0);
    await openLink(page, `v1&own=${await packTree({ title: 'Wide', text: '1 '.repeat(599) })}`);
    await openShare(page);
    await button.click();
    await expect.poll(() => page.evaluate(printed)).toBe(1);
    await expect(dialog).not.toContainText(edit.sheetTooLarge('Wide', 601, 600, true));
  });

  test(
    'is the page one sees where nothing was asked for but the browser’s own printing',
    LONG,
    async ({ page }) => {
      await openShare(page);
      await press(page, 'Escape');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('svg.tree')).toBeVisible();
    },
  );

  test('holds other trees too, in the order of their choice', LONG, async ({ page }) => {
    await pressEdit(page);
    await textBox(page).fill('(1 2) (3 4)');
    await page.getByRole('textbox', { name: edit.title, exact: true }).fill('Mine');
    await page.getByRole('button', { name: edit.undo, exact: true }).click();
    await page.getByRole('button', { name: edit.undo, exact: true }).click();
    const dialog = await openShare(page);
    await dialog
      .getByRole('group', { name: edit.sheetTrees })
      .getByRole('checkbox', { name: /Mine|changed/ })
      .first()
      .check();
    await dialog.getByRole('radio', { name: edit.sheetBlank, exact: true }).check();
    await dialog.getByRole('button', { name: edit.print }).click();
    await expect.poll(() => page.evaluate(printed)).toBe(1);
    await expect(page.locator('.print-page')).toHaveCount(2);
  });
});

test.describe('The player in a sandboxed frame of another page', () => {
  let host: Server;
  let address: string;

  test.beforeEach(async ({ page }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5&cutoff=strict&step=9');
    const frame = await (await openShare(page)).locator('.copy-row input').nth(1).inputValue();
    host = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Course</title>${frame}</html>`,
      );
    });
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  });

  test.afterEach(async () => {
    await new Promise<void>((done) => {
      host.close(() => done());
      host.closeAllConnections();
    });
  });

  test('is stepped with the arrows and plays, and keeps nothing', async ({ page }) => {
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.subtitle')).toHaveAttribute('data-step', '9');
    await frame.getByRole('main').click({ position: { x: 20, y: 20 } });
    await page.keyboard.press('ArrowRight');
    await expect(frame.locator('.subtitle')).not.toHaveAttribute('data-step', '9');
    await frame.getByRole('button', { name: en.last, exact: true }).click();
    await twoFrames(page);
    const last = await frame.locator('.subtitle').getAttribute('data-step');
    await frame.getByRole('button', { name: en.first, exact: true }).click();
    await frame.getByRole('combobox', { name: en.speed }).selectOption('4');
    await frame.getByRole('button', { name: en.play, exact: true }).click();
    await expect(frame.locator('.subtitle')).toHaveAttribute('data-step', last ?? '', { timeout: 20_000 });
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame.getByRole('button', { name: en.editTree })).toHaveCount(0);
    const kept = await frame.locator('html').evaluate(() => {
      try {
        return localStorage.length;
      } catch {
        return 'refused';
      }
    });
    expect(kept).toBe('refused');
  });

  test('asks for no storage, no worker and no database, as its own page neither', LONG, async ({ page }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      IDBFactory.prototype.open = () => {
        asked.push('indexedDB');
        throw new Error('asked for a database');
      };
      Storage.prototype.getItem = () => {
        asked.push('getItem');
        return null;
      };
      Storage.prototype.setItem = () => void asked.push('setItem');
    });
    await page.goto('./embed.html#v1&tree=aima-fig-5-5&step=9');
    await expect(page.locator('.subtitle')).toHaveAttribute('data-step', '9');
    await press(page, 'ArrowRight', 'ArrowRight');
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
    expect(new URL(page.url()).hash).toBe('#v1&tree=aima-fig-5-5&step=9');
  });
});

/** What of reveal.js matters here: slides, the keys that turn them, and the two methods it takes as messages. */
const DECK = `
  let at = 1;
  const slides = [...document.querySelectorAll('.slides > section')];
  const turn = (to) => {
    at = Math.min(Math.max(to, 0), slides.length - 1);
    slides.forEach((slide, index) => {
      slide.className = index < at ? 'past' : index > at ? 'future' : 'present';
      slide.style.display = index === at ? 'block' : 'none';
    });
    document.body.dataset.slide = String(at);
  };
  const methods = { next: () => turn(at + 1), prev: () => turn(at - 1) };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'PageDown' || key === 'ArrowRight') methods.next();
    if (key === 'PageUp' || key === 'ArrowLeft') methods.prev();
  });
  addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.startsWith('{')) methods[JSON.parse(data).method]?.();
  });
  turn(1);`;

test('On a slide of reveal.js the clicker steps the player, and at both ends the deck, whoever has the keys', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=24');
  const dialog = await openShare(page);
  await dialog.getByRole('combobox', { name: edit.embedPlace }).selectOption('reveal');
  await expect(dialog.getByText(edit.embedDeckHint)).toBeVisible();
  const section = await dialog.getByRole('textbox', { name: edit.embedHeading }).inputValue();
  const host = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Deck</title><div class="slides"><section>1</section>${section}<section>3</section></div><script>${DECK}</script></html>`,
    );
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  const step = frame.locator('.subtitle');
  const slide = (number: number) =>
    expect(page.locator('body')).toHaveAttribute('data-slide', String(number));
  await expect(step).toHaveAttribute('data-step', '24');
  // The deck has the keys.
  await press(page, 'PageDown', 'PageDown');
  await expect(step).toHaveAttribute('data-step', '26');
  await slide(1);
  await press(page, 'PageDown');
  await slide(2);
  await press(page, 'PageUp');
  await slide(1);
  // The player has them.
  await frame.getByRole('button', { name: en.first, exact: true }).click();
  await expect(step).toHaveAttribute('data-step', '0');
  await frame.getByRole('main').click({ position: { x: 20, y: 20 } });
  await press(page, 'PageDown');
  await expect(step).not.toHaveAttribute('data-step', '0');
  await slide(1);
  await press(page, 'PageUp');
  await expect(step).toHaveAttribute('data-step', '0');
  await slide(1);
  await press(page, 'ArrowLeft');
  await slide(0);
  await new Promise<void>((done) => {
    host.close(() => done());
    host.closeAllConnections();
  });
});
