/** A lecturer at a projector with a clicker, and the keys of the whole page. */

import type { Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { goTo as englishGoTo } from '../src/words/en/figure.ts';
import { help as englishHelp } from '../src/words/en/work.ts';
import { runOf } from '../tests/library/runs.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { isRefused, pressAs } from './support/keys.ts';
import { holdBack } from './support/network.ts';
import { en, expectStep, leafFigures, openLink, sentence, stepOf, tabTo } from './support/reading.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

const run = runOf(exampleById('aima-fig-5-5')!);
const stops = Array.from({ length: run.length }, (_, index) => index + 1).filter((step) =>
  run.isStop(step, 'visit'),
);
const CUT = 14;
const HEADER = 'header';

test.describe('Presenting', () => {
  test.beforeEach(async ({ page }) => {
    await openLink(page);
    await page.keyboard.press('f');
    await expect(page.locator(HEADER)).toBeHidden();
  });

  test('shows tree, sentence and time alone, to be read from the back row', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'presenting');
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(sentence(page)).toBeInViewport();
    await expect.poll(() => leafFigures(page)).toHaveLength(9);
    const sizes = await page.evaluate(() =>
      ['.leaf .value', '.subtitle'].map((part) => {
        const element = document.querySelector(`.presenting ${part}`)!;
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 0) : 1;
        return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      }),
    );
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(26);
  });

  test('steps by clicker, arrows and Space', async ({ page }) => {
    const [first = 0, second = 0, third = 0] = stops;
    for (const [key, step] of [
      ['PageDown', first],
      [' ', second],
      ['ArrowRight', third],
      ['PageUp', second],
      ['ArrowLeft', first],
      ['PageDown', second],
    ] as const) {
      await page.keyboard.press(key);
      await expectStep(page, step);
    }
    await page.keyboard.press(']');
    await expectStep(page, CUT);
    await page.keyboard.press('End');
    await expectStep(page, run.length);
    await page.keyboard.press('[');
    await expectStep(page, CUT);
    await page.keyboard.press('Home');
    await expectStep(page, 0);
  });

  test('Space never plays by itself', LONG, async ({ page }) => {
    await page.keyboard.press(' ');
    await page.waitForTimeout(1500);
    expect(await stepOf(page)).toBe(stops[0]);
  });

  test('b, . and 。 blank the screen and bring it back; it forgets the blank when it is left', async ({
    page,
  }) => {
    for (const key of ['b', '.', 'B']) {
      await page.keyboard.press(key);
      await expect.poll(() => whatIsSeen(page)).toBe('blank');
      await page.keyboard.press(key);
      await expect.poll(() => whatIsSeen(page)).toBe('figure');
    }
    await pressAs(page, { key: '。', code: 'Period' });
    await expect.poll(() => whatIsSeen(page)).toBe('blank');
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expect.poll(() => whatIsSeen(page)).toBe('figure');
  });

  test('Escape and F lead back to the page, at the same step', LONG, async ({ page }) => {
    await page.keyboard.press(']');
    await page.keyboard.press('Escape');
    await expect(page.locator(HEADER)).toBeVisible();
    await expectStep(page, CUT);
    await page.keyboard.press('f');
    await expect(page.locator(HEADER)).toBeHidden();
    await page.keyboard.press('f');
    await expect(page.locator(HEADER)).toBeVisible();
    await expectStep(page, CUT);
  });

  test('is left by a button as well', LONG, async ({ page }) => {
    await page.getByRole('button', { name: en.stopPresenting }).click();
    await expect(page.locator(HEADER)).toBeVisible();
  });
});

/** What lies in the middle of the screen: nothing but black, or the figure. */
function whatIsSeen(page: Page): Promise<'blank' | 'figure'> {
  return page.evaluate(() => {
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
    return top?.closest('.figure') ? 'figure' : 'blank';
  });
}

test.describe('Keys', () => {
  test.beforeEach(({ page }) => openLink(page));

  test('are also understood as Chinese input methods send them', LONG, async ({ page }) => {
    for (const [press, step] of [
      [{ key: '】', code: 'BracketRight' }, CUT],
      [{ key: 'Home', code: 'Home' }, 0],
      [{ key: 'Process', code: 'BracketRight' }, CUT],
      [{ key: 'End', code: 'End' }, run.length],
      [{ key: '【', code: 'BracketLeft' }, CUT],
      [{ key: 'End', code: 'End' }, run.length],
      [{ key: 'Process', code: 'BracketLeft' }, CUT],
    ] as const) {
      await pressAs(page, press);
      await expectStep(page, step);
    }
    for (const press of [
      { key: '？', code: 'Slash', shiftKey: true },
      { key: 'Process', code: 'Slash', shiftKey: true },
      { key: 'F1', code: 'F1' },
    ]) {
      await pressAs(page, press);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await pressAs(page, { key: 'Process', code: 'KeyF' });
    await expect(page.locator(HEADER)).toBeHidden();
  });

  test('Shift+→ goes over a subtree, Shift+← out to the parent', async ({ page }) => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await page.locator('.timeline input').press('End');
    await expectStep(page, run.length);
    await page.keyboard.press('[');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => stepOf(page)).toBeLessThan(CUT);
    await expect(page.locator('svg.tree [data-node="5"]')).toHaveClass(/waiting/);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => stepOf(page)).toBeGreaterThan(CUT);
    await expect(page.locator('svg.tree [data-node="5"]')).toHaveClass(/done/);
  });

  test('G asks for a step, and Enter goes there', async ({ page }) => {
    await page.keyboard.press('g');
    const field = page.getByRole('textbox', { name: en.stepField(run.length) });
    await expect(field).toBeFocused();
    await page.keyboard.type('17');
    await page.keyboard.press('Enter');
    await expectStep(page, 17);
    // The key opens the field again, and the arrows step from where one has gone.
    await expect(field).not.toBeFocused();
    await page.keyboard.press('g');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expectStep(page, 9);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepOf(page)).toBeGreaterThan(9);
    // Escape goes nowhere, whatever was typed.
    await page.keyboard.press('g');
    await page.keyboard.type('17');
    await page.keyboard.press('Enter');
    await page.keyboard.press('g');
    await page.keyboard.type('5');
    await page.keyboard.press('Escape');
    await expect(field).not.toBeFocused();
    await expectStep(page, 17);
    for (const [text, answer] of [
      ['999', englishGoTo.steps(run.length)],
      ['seven', englishGoTo.nothing],
    ] as const) {
      await field.fill(text);
      await field.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(answer);
    }
    await field.press('Escape');
    await expect(field).toHaveValue('17');
    await expectStep(page, 17);
  });

  test('G gives the focus back to the node that had it; in the field itself the next step replaces the last', async ({
    page,
  }) => {
    const node = page.getByRole('treeitem');
    await tabTo(page, node);
    await page.keyboard.press('g');
    const field = page.getByRole('textbox', { name: en.stepField(run.length) });
    await page.keyboard.type('C');
    await expect(page.locator('.destinations button')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=treeitem]:focus')).toHaveText(/^C\b/);
    await page.keyboard.press('g');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expectStep(page, 6);
    await expect(page.locator('[role=treeitem]:focus')).toHaveText(/^C\b/);
    await tabTo(page, field);
    for (const step of [12, 17]) {
      await page.keyboard.type(String(step));
      await page.keyboard.press('Enter');
      await expectStep(page, step);
      await expect(field).toBeFocused();
    }
  });

  test('+ and − change the speed', async ({ page }) => {
    const speed = page.getByRole('combobox', { name: en.speed });
    for (const [key, value] of [
      ['+', '2'],
      ['=', '4'],
      ['+', '4'],
      ['-', '2'],
      ['-', '1'],
      ['-', '0.5'],
      ['-', '0.25'],
      ['-', '0.25'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(speed).toHaveValue(value);
    }
  });

  test('of one letter can be switched off; arrows and clickers go on working', async ({ page }) => {
    await page.keyboard.press('?');
    const box = page.getByRole('checkbox', { name: englishHelp.letterKeys });
    await tabTo(page, box);
    await page.keyboard.press(' ');
    await expect(box).not.toBeChecked();
    await page.keyboard.press('Escape');
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(sentence(page)).toBeVisible();
      await page.keyboard.press('Home');
      for (const key of [']', 'f', 'g', 'b', '?', '+']) await page.keyboard.press(key);
      await pressAs(page, { key: 'Process', code: 'BracketRight' });
      await expectStep(page, 0);
      await expect(page.locator(HEADER)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('combobox', { name: en.speed })).toHaveValue('1');
      await page.keyboard.press('ArrowRight');
      await expectStep(page, stops[0]!);
      await page.keyboard.press('PageDown');
      await expectStep(page, stops[1]!);
    }
  });

  test('that mean nothing here, and those of browser and system, are left alone', LONG, async ({ page }) => {
    const before = await sentence(page).innerText();
    const keys = ['a', 'Enter', 'Tab', 'F5', 'F11', 'F12', 'Escape', 'b', '.', 'ArrowUp', 'ArrowDown'];
    for (const key of keys) expect(await isRefused(page, { key }), key).toBe(true);
    for (const key of ['f', 'g', 'b', '[', ']', '+', '-', '=', '.', 'z', 'ArrowRight', 'ArrowLeft', 'Home']) {
      for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
        expect(await isRefused(page, { key, [modifier]: true }), `${modifier} ${key}`).toBe(true);
    }
    expect(await isRefused(page, { key: ' ', shiftKey: true })).toBe(true);
    expect(await sentence(page).innerText()).toBe(before);
    expect(await isRefused(page, { key: 'ArrowRight' })).toBe(false);
  });
});

test.describe('The field of the step', () => {
  test.use({ ownContext: true });

  test('goes to a cutoff whose Enter came before the list of places', async ({ page }) => {
    const letCome = await holdBack(page, 'margin');
    await openLink(page, 'v1&tree=aima-fig-5-5&step=0', 'commit');
    const field = page.locator('#step-field');
    await field.fill('cut 1');
    await field.press('Enter');
    await expect(field).toHaveValue('cut 1');
    letCome();
    await expectStep(page, CUT);
    await expect(field).toHaveValue(String(CUT));
  });
});
