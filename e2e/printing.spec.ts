/** What is printed: sheets and their keys alone, black on white; and pages of others that hold the player. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press, textBox } from './support/editing.ts';
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
