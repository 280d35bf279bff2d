/** A long text is typed key by key: the letters come at once, the tree when they rest or anything else is done. */
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { expectText, press, startEditing, textBox } from './support/editing.ts';
import { en, node, openLink } from './support/reading.ts';

/** A tree of nine leaves in a text that is long for all the room between them. */
const TEXT = `(1 12 8) (2 4 6)${' '.repeat(5_000)}(14 5 2)`;
const FIRST_LEAF = 2;

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await textBox(page).fill(TEXT);
  await expect(node(page, FIRST_LEAF)).toContainText('1');
  await textBox(page).evaluate((box: HTMLTextAreaElement) => {
    const first = box.value.indexOf('1');
    box.setSelectionRange(first, first);
  });
});

test(
  'Tab right after the last key: the tree is what the text says, and undo takes the text back',
  LONG,
  async ({ page }) => {
    await press(page, '5', '6', '7', 'Tab');
    await expect(node(page, FIRST_LEAF)).toContainText('5671');
    await expectText(page, TEXT.replace('1', '5671'));
    await page.keyboard.press('Control+z');
    await expect(node(page, FIRST_LEAF)).toHaveText('3');
  },
);

test('at rest the tree follows, and the keyboard stays in the box', LONG, async ({ page }) => {
  await press(page, '5', '6', '(', 'Backspace', '7');
  await expect(node(page, FIRST_LEAF)).toContainText('5671');
  await expect(textBox(page)).toBeFocused();
  await press(page, '8');
  await expectText(page, TEXT.replace('1', '56781'));
  await expect(node(page, FIRST_LEAF)).toContainText('56781');
});

test('a press of the mouse right after the last key comes to the new tree', async ({ page }) => {
  await press(page, '9');
  await page.getByRole('button', { name: en.last }).click();
  await expect(node(page, FIRST_LEAF)).toContainText('91');
  await expectText(page, TEXT.replace('1', '91'));
});
