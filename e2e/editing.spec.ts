/** A tree is changed from the first key to the last without a mouse, and every change can be taken back. */
import type { Page } from '@playwright/test';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import {
  AIMA_TEXT,
  enterTree,
  expectAsTyped,
  expectText,
  openReference,
  press,
  selectedItem,
  startEditing,
  walkTo,
} from './support/editing.ts';
import { edit, expectStep, leafFigures, notices, openLink, stepOf } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await openLink(page);
  await startEditing(page);
});

test.describe('A value typed on the tree', () => {
  test.beforeEach(async ({ page }) => {
    await enterTree(page);
    await walkTo(page, 0, 0);
  });

  const field = (page: Page) => page.locator('.value-field');

  test('begins with the digit pressed, and Enter goes to the next leaf', async ({ page }) => {
    await press(page, '7');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('7');
    await press(page, '5', 'Enter');
    await expectText(page, '(75 12 8) (2 4 6) (14 5 2)');
    await expect(field(page)).toBeHidden();
    await expect(page.locator('[role=treeitem][data-item="3"]')).toBeFocused();
    await press(page, '-');
    await expect(field(page)).toHaveValue('-');
    await press(page, '1', 'Enter');
    await expect(page.locator('[role=treeitem][data-item="4"]')).toBeFocused();
    await expectText(page, '(75 -1 8) (2 4 6) (14 5 2)');
  });

  test(
    'goes from the last leaf of a node to the first of the next, and back with Shift',
    LONG,
    async ({ page }) => {
      await walkTo(page, 0, 2);
      await press(page, '9', 'Enter');
      await expect(page.locator('[role=treeitem][data-item="6"]')).toBeFocused();
      await press(page, '1', 'Shift+Enter');
      await expect(page.locator('[role=treeitem][data-item="4"]')).toBeFocused();
      await expectText(page, '(3 12 9) (1 4 6) (14 5 2)');
    },
  );

  test('is dropped by Escape, and the leaf has the focus again', LONG, async ({ page }) => {
    await press(page, '9', '9', 'Escape');
    await expect(field(page)).toBeHidden();
    await expectText(page, AIMA_TEXT);
    await expect(page.locator('[role=treeitem][data-item="2"]')).toBeFocused();
  });

  test('that is none stays to be mended, with an alert that quotes it', async ({ page }) => {
    await press(page, '3', 'a', 'Enter');
    await expect(page.getByRole('alert')).toHaveText(edit.badValue('3a'));
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('3a');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expectText(page, AIMA_TEXT);
    await press(page, 'Backspace', '1', 'Enter');
    await expect(page.getByRole('alert')).toBeHidden();
    await expectText(page, '(31 12 8) (2 4 6) (14 5 2)');
  });

  test('may be infinite, unknown, or of full width', async ({ page }) => {
    for (const [typed, shown] of [
      ['-inf', '−∞'],
      ['?', '?'],
      ['１２', '12'],
    ] as const) {
      await walkTo(page, 0, 0);
      await press(page, 'Enter');
      await expect(field(page)).toBeFocused();
      await page.keyboard.insertText(typed);
      await press(page, 'Enter');
      await expect.poll(async () => (await leafFigures(page))[0]).toBe(shown);
    }
  });
});

test.describe('The shape', () => {
  /** Every edit of the shape by its key: what is selected, what is pressed, what comes of it. */
  const EDITS = [
    { what: 'a child by Ctrl+Enter', at: [1], key: 'Control+Enter', text: '(3 12 8) (2 4 6 ?) (14 5 2)' },
    { what: 'a child by Insert', at: [2], key: 'Insert', text: '(3 12 8) (2 4 6) (14 5 2 ?)' },
    { what: 'a child for a leaf', at: [0, 1], key: 'Insert', text: '(3 (12) 8) (2 4 6) (14 5 2)' },
    { what: 'a sibling', at: [0, 0], key: 'Shift+Enter', text: '(3 ? 12 8) (2 4 6) (14 5 2)' },
    { what: 'one leaf less', at: [1, 2], key: 'Delete', text: '(3 12 8) (2 4) (14 5 2)' },
    { what: 'one subtree less', at: [1], key: 'Backspace', text: '(3 12 8) (14 5 2)' },
    { what: 'a double', at: [2], key: 'Control+d', text: '(3 12 8) (2 4 6) (14 5 2) (14 5 2)' },
    { what: 'a subtree further left', at: [2], key: 'Alt+ArrowLeft', text: '(3 12 8) (14 5 2) (2 4 6)' },
    { what: 'a leaf further right', at: [1, 0], key: 'Alt+ArrowRight', text: '(3 12 8) (4 2 6) (14 5 2)' },
  ] as const;

  test('is changed by every key there is for it, and each change is undone', async ({ page }) => {
    await enterTree(page);
    for (const { at, key, text } of EDITS) {
      await walkTo(page, ...at);
      await press(page, key);
      await expectText(page, text);
      await expect(selectedItem(page)).toBeFocused();
      await press(page, 'Control+z');
      await expectText(page, AIMA_TEXT);
    }
  });

  for (const { what, at, key, text } of someOf(EDITS, 1, 8)) {
    test(`gets ${what}, is drawn as if it had been typed so, and keeps the focus`, async ({ page }) => {
      const reference = await openReference(page);
      await enterTree(page);
      await walkTo(page, ...at);
      await press(page, key);
      await expectAsTyped(page, reference, text);
      await expect(selectedItem(page)).toBeFocused();
      await press(page, 'Control+z');
      await expectText(page, AIMA_TEXT);
      await expect(page.getByRole('tree').locator(':focus')).toHaveCount(1);
      await press(page, 'Control+y');
      await expectAsTyped(page, reference, text);
    });
  }

  test('changes by picking a node up and putting it elsewhere', async ({ page }) => {
    const reference = await openReference(page);
    await enterTree(page);
    await walkTo(page, 0, 1);
    await press(page, 'Control+x');
    await expect(page.getByText(edit.pickedUp('12'))).toBeVisible();
    await walkTo(page, 2);
    await press(page, 'Control+v');
    await expectAsTyped(page, reference, '(3 8) (2 4 6) (14 5 2 12)');
    await walkTo(page, 1);
    await press(page, 'Control+x', 'Escape');
    await expect(page.getByText(edit.pickedUp('C'))).toBeHidden();
    await press(page, 'Control+x');
    await walkTo(page, 1, 0);
    await press(page, 'Control+v');
    await expect(page.getByRole('alert')).toContainText(notices.editRefused['into-itself']());
    await expectText(page, '(3 8) (2 4 6) (14 5 2 12)');
  });

  test('keeps its root, and says so', LONG, async ({ page }) => {
    await enterTree(page);
    await walkTo(page);
    await press(page, 'Delete');
    await expect(page.getByRole('alert')).toContainText(notices.editRefused['root-stays']());
    await expectText(page, AIMA_TEXT);
  });

  test('is no edit where nothing moves: undo takes back what was seen to change', LONG, async ({ page }) => {
    await enterTree(page);
    await walkTo(page, 0, 0);
    await press(page, 'Insert', 'ArrowLeft', 'Alt+ArrowLeft', 'Alt+ArrowLeft');
    await expectText(page, '((3) 12 8) (2 4 6) (14 5 2)');
    await press(page, 'Control+z');
    await expectText(page, AIMA_TEXT);
  });

  test('can be walked with the arrows right after something was deleted', LONG, async ({ page }) => {
    await enterTree(page);
    await walkTo(page, 0, 1);
    const step = await stepOf(page);
    await press(page, 'Delete');
    await expectText(page, '(3 8) (2 4 6) (14 5 2)');
    await expect(selectedItem(page)).toHaveText(/^8\b/);
    await expect(selectedItem(page)).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(selectedItem(page)).toHaveText(/^B\b/);
    await expectStep(page, step);
  });
});
