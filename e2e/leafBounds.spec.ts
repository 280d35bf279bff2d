/** A value outside the bounds that the tree declares: said at once wherever it is given, and mended by one press. */
import type { Page } from '@playwright/test';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import {
  enterTree,
  expectText,
  middleOf,
  press,
  startEditing,
  textBox,
  unfold,
  walkTo,
  zhEdit,
} from './support/editing.ts';
import { edit, en, expectHash, notices, openLink, openTab, tabTo, zh, zhNotices } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const TEXT = 'leaves 0..1; 0.5 0.7';
const REFUSED = notices.outsideBounds('0.5', '5', '0..1');
const ALLOW = notices.allowValue('5', '0..5');

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: REFUSED });
const allow = (page: Page) => page.getByRole('button', { name: ALLOW, exact: true });
const valueField = (page: Page) => page.getByRole('textbox', { name: edit.value, exact: true });

async function open(page: Page): Promise<void> {
  await openLink(page);
  await startEditing(page);
  await textBox(page).fill(TEXT);
  await enterTree(page);
  await walkTo(page, 0);
}

test('In the field of the node it stays as it was typed until it is allowed, and is undone at once', async ({
  page,
}) => {
  await open(page);
  await tabTo(page, valueField(page));
  await press(page, 'ControlOrMeta+A', '5');
  await expect(alert(page)).toBeVisible();
  await expect(valueField(page)).toHaveValue('5');
  await expect(page.getByText(edit.roundedValue('0.5'))).toHaveCount(0);
  await expectText(page, TEXT);
  await press(page, 'Tab');
  await expect(allow(page)).toBeFocused();
  await press(page, 'Enter');
  await expectText(page, 'leaves 0..5; 5 0.7');
  await expect(valueField(page)).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await page.getByRole('button', { name: edit.undo, exact: true }).click();
  await expectText(page, TEXT);
});

test('On the tree the field stays open over it, and Tab goes to the cure', LONG, async ({ page }) => {
  await open(page);
  await press(page, '5', 'Enter');
  await expect(alert(page)).toBeVisible();
  await expect(page.locator('.value-field')).toBeFocused();
  await expectText(page, TEXT);
  await press(page, 'Tab');
  await expect(allow(page)).toBeFocused();
  await press(page, 'Enter');
  await expectText(page, 'leaves 0..5; 5 0.7');
  await expect(page.locator('[role=treeitem][data-item="1"]')).toBeFocused();
});

test('On the tree the cure is pressed with the pointer as well', LONG, async ({ page }) => {
  await open(page);
  await press(page, '5', 'Enter');
  await allow(page).click();
  await expectText(page, 'leaves 0..5; 5 0.7');
  await expect(page.locator('.value-field')).toHaveCount(0);
});

test(
  'Among the values of a ply it is named, and bounds that hold all of them are offered',
  LONG,
  async ({ page }) => {
    await open(page);
    await unfold(page, edit.plyPanel);
    const field = page.getByRole('textbox', { name: edit.plyValues(2), exact: true });
    await field.fill('5 9');
    await expect(alert(page)).toBeVisible();
    await expectText(page, TEXT);
    await page.getByRole('button', { name: notices.allowValue('5', '0..9'), exact: true }).click();
    await expectText(page, 'leaves 0..9; 5 9');
  },
);

test('Where more digits may come, nothing is said before the field is left', LONG, async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await textBox(page).fill('leaves 10..20; 11 12');
  await enterTree(page);
  await walkTo(page, 0);
  await tabTo(page, valueField(page));
  await press(page, 'ControlOrMeta+A', '1');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, '5');
  await expectText(page, 'leaves 10..20; 15 12');
  await press(page, 'Backspace', 'Tab');
  await expect(page.getByRole('alert')).toHaveText(
    `${notices.outsideBounds('15', '1', '10..20')} ${notices.allowValue('1', '1..20')}`,
  );
  await expectText(page, 'leaves 10..20; 15 12');
});

test(
  'Dragged in the tree, a leaf goes as far as the bounds, and beyond them by one press',
  LONG,
  async ({ page }) => {
    await open(page);
    await textBox(page).fill('leaves 0..9; 3 7');
    await page.getByRole('button', { name: edit.done, exact: true }).click();
    await openTab(page, 'whatIf');
    const { x, y } = await middleOf(page, 1);
    await page.mouse.click(x, y);
    await expect(page.locator('.what-if .field input')).toBeVisible();
    await page.mouse.move(x + 1, y);
    await page.mouse.down();
    await page.mouse.move(x + 9 * 12, y, { steps: 12 });
    await expect(page.locator('.what-if .field input')).toHaveValue('9');
    await page.mouse.up();
    await expect(page.locator('.notice')).toContainText(notices.outsideBounds('9', '15', '0..9'));
    await expect(page.locator('.what-if input[type=range]')).toHaveAttribute('max', '9');
    await page.getByRole('button', { name: notices.allowValue('15', '0..15'), exact: true }).click();
    await expect(page.locator('.what-if .field input')).toHaveValue('15');
    await expect(page.locator('.notice')).toHaveCount(0);
    await press(page, 'Control+z');
    await expect(page.locator('.what-if .field input')).toHaveValue('3');
  },
);

test('What if asks the same of its field', LONG, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: edit.done, exact: true }).click();
  await openTab(page, 'whatIf');
  const { x, y } = await middleOf(page, 1);
  await page.mouse.click(x, y);
  await page.locator('.what-if .field input').fill('5');
  await expect(alert(page)).toBeVisible();
  await allow(page).click();
  await expect(page.locator('.what-if .change-line')).not.toBeEmpty();
  await expect(alert(page)).toHaveCount(0);
});

test.describe('In Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('it is said in Chinese', LONG, async ({ page }) => {
    await openLink(page);
    await startEditing(page, zh, zhEdit);
    await textBox(page, zhEdit).fill(TEXT);
    await enterTree(page);
    await walkTo(page, 0);
    await press(page, '5', 'Enter');
    await expect(page.getByRole('alert')).toHaveText(
      `${zhNotices.outsideBounds('0.5', '5', '0..1')} ${zhNotices.allowValue('5', '0..5')}`,
    );
  });
});

test('Windows begin with known bounds where that is chosen, and only where a tree declares some', async ({
  page,
}) => {
  await openLink(page);
  await startEditing(page);
  await textBox(page).fill('(1 5 4) (3 2 6) (6 4 2)');
  await page.getByRole('button', { name: edit.done, exact: true }).click();
  const menu = page.getByRole('button', { name: en.rulesFolded([]), exact: true });
  const choices = page.locator('input[name^=begin]');
  await menu.click();
  await expect(page.locator('input[name^=bounds]')).toHaveCount(2);
  await expect(choices).toHaveCount(0);
  await page.keyboard.press('Escape');
  await startEditing(page);
  await textBox(page).fill('leaves 1..6; (1 5 4) (3 2 6) (6 4 2)');
  await page.getByRole('button', { name: edit.done, exact: true }).click();
  await menu.click();
  await choices.nth(1).click({ timeout: 10_000 });
  await expectHash(page, /begin=leaves/);
  await page.reload();
  await expect(page.locator('.subtitle')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.subtitle')).toContainText('Of 9 leaves, 7 were evaluated.');
});
