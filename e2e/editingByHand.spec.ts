/** A tree is changed by the hand: with the mouse, with a finger on a phone, in Chinese. */
import type { Page } from '@playwright/test';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import {
  AIMA_TEXT,
  enterTree,
  expectAsTyped,
  expectText,
  middleOf,
  openReference,
  press,
  startEditing,
  textBox,
  walkTo,
  zhEdit,
} from './support/editing.ts';
import { edit, node, openLink, pressEdit, tabTo, zh } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

/** Where a node lands that is let go over another. */
interface Drop {
  readonly what: string;
  readonly drag: number;
  readonly over: number;
  /** from the middle of the node it is let go over, in widths of it */
  readonly aside: number;
  readonly text: string;
}

const DROPS: readonly Drop[] = [
  { what: 'into a node', drag: 3, over: 9, aside: 0, text: '(3 8) (2 4 6) (14 5 2 12)' },
  { what: 'to the left of a leaf', drag: 3, over: 6, aside: -0.4, text: '(3 8) (12 2 4 6) (14 5 2)' },
  { what: 'to the right of a leaf', drag: 3, over: 6, aside: 0.4, text: '(3 8) (2 12 4 6) (14 5 2)' },
  {
    what: 'to the left among its siblings',
    drag: 4,
    over: 2,
    aside: -0.4,
    text: '(8 3 12) (2 4 6) (14 5 2)',
  },
  {
    what: 'before another, with all below it',
    drag: 9,
    over: 1,
    aside: -0.4,
    text: '(14 5 2) (3 12 8) (2 4 6)',
  },
];

/** Drags the middle of one node to beside the middle of another, and lets go there. */
async function dragNode(
  page: Page,
  { drag, over, aside }: Pick<Drop, 'drag' | 'over' | 'aside'>,
): Promise<void> {
  const [from, to] = [await middleOf(page, drag), await middleOf(page, over)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x + aside * to.width, to.y, { steps: 4 });
  await expect(node(page, over)).toHaveAttribute('data-drop', /before|after|inside/);
  await page.mouse.up();
}

test.describe('With the mouse', () => {
  test.beforeEach(async ({ page }) => {
    await openLink(page);
    await pressEdit(page);
    await expect(textBox(page)).toBeVisible();
  });

  for (const drop of someOf(DROPS, 1, 2)) {
    test(`a node is dragged ${drop.what}, and one undo takes it back`, async ({ page }) => {
      const reference = await openReference(page);
      await dragNode(page, drop);
      await expectAsTyped(page, reference, drop.text);
      await expect(page.locator('.drop-bar, [data-drop]')).toHaveCount(0);
      await press(page, 'Control+z');
      await expectText(page, AIMA_TEXT);
    });
  }

  test('a drag that ends nowhere, in itself, or by Escape changes nothing', LONG, async ({ page }) => {
    const [from, child] = [await middleOf(page, 1), await middleOf(page, 2)];
    for (const end of ['nowhere', 'itself', 'Escape']) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      if (end === 'nowhere') await page.mouse.move(from.x - 60, from.y - 60, { steps: 5 });
      else await page.mouse.move(child.x, child.y, { steps: 5 });
      if (end === 'Escape') await page.keyboard.press('Escape');
      await page.mouse.up();
      await expectText(page, AIMA_TEXT);
      await expect(page.locator('.drop-bar, [data-drop], .figure.dragging')).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: edit.undo, exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('a press selects, and a double press opens the value on the tree', async ({ page }) => {
    const viewport = page.locator('svg.tree .viewport');
    const before = await viewport.getAttribute('transform');
    const { x, y } = await middleOf(page, 7);
    await page.mouse.click(x, y);
    await expect(page.getByRole('heading', { name: edit.leafName('4') })).toBeVisible();
    await page.mouse.dblclick(x, y);
    await expect(page.locator('.value-field')).toBeFocused();
    await expect(page.locator('.value-field')).toHaveValue('4');
    await press(page, '9');
    await page.mouse.click(40, 680);
    await expectText(page, '(3 12 8) (2 9 6) (14 5 2)');
    expect(await viewport.getAttribute('transform')).toBe(before);
  });

  test('a wrong value is not lost by a press beside it', LONG, async ({ page }) => {
    const { x, y } = await middleOf(page, 7);
    await page.mouse.dblclick(x, y);
    await press(page, '4', 'x');
    await page.getByRole('heading', { name: edit.orderPanel }).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('alert')).toHaveText(edit.badValue('4x'));
    await expect(page.locator('.value-field')).toHaveValue('4x');
  });

  test('a node is added, doubled and removed by the buttons', async ({ page }) => {
    const { x, y } = await middleOf(page, 5);
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: edit.duplicate, exact: true }).click();
    await expectText(page, '(3 12 8) (2 4 6) (2 4 6) (14 5 2)');
    await page.getByRole('button', { name: edit.addChild, exact: true }).click();
    await expectText(page, '(3 12 8) (2 4 6) (2 4 6 ?) (14 5 2)');
    await page.getByRole('button', { name: edit.remove, exact: true }).click();
    await page.getByRole('button', { name: edit.remove, exact: true }).click();
    await expectText(page, '(3 12 8) (2 4 6) (2 4) (14 5 2)');
  });
});

test.describe('In Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the whole way is the same', LONG, async ({ page }) => {
    await openLink(page);
    await startEditing(page, zh, zhEdit);
    await enterTree(page);
    await walkTo(page, 0, 1);
    await press(page, '7', 'x', 'Enter');
    await expect(page.getByRole('alert')).toHaveText(zhEdit.badValue('7x'));
    await press(page, 'Backspace', 'Enter', 'Insert');
    await expectText(page, '(3 7 (8)) (2 4 6) (14 5 2)', zhEdit);
    await tabTo(page, page.getByRole('button', { name: zhEdit.undo, exact: true }), 120);
    await press(page, 'Enter', 'Enter');
    await expectText(page, AIMA_TEXT, zhEdit);
    const panel = await page.getByRole('complementary').innerText();
    expect(panel.match(/[A-Za-z]{4,}/g) ?? []).toEqual(
      panel.match(/Ctrl|Shift|Enter|Insert|Delete|JSON|chance/g) ?? [],
    );
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page }) => {
    await openLink(page);
    await pressEdit(page);
    await expect(textBox(page)).toBeVisible();
  });

  test(
    'nothing is wider than the screen, and buttons outside of texts are as large as a finger',
    LONG,
    async ({ page }) => {
      await node(page, 5).tap();
      const { width, small } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        small: [...document.querySelectorAll('.panels.editing button:not(.term)')]
          .map((button) => ({
            name: button.textContent || button.ariaLabel,
            box: button.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ name }) => name),
      }));
      expect(width).toBe(390);
      expect(small).toEqual([]);
    },
  );

  test('a leaf is tapped, valued and doubled', async ({ page }) => {
    await node(page, 3).tap();
    await page.locator('#node-value').fill('9');
    await expectText(page, '(3 9 8) (2 4 6) (14 5 2)');
    await page.getByRole('button', { name: edit.duplicate, exact: true }).tap();
    await expectText(page, '(3 9 9 8) (2 4 6) (14 5 2)');
    await page.getByRole('button', { name: edit.undo, exact: true }).tap();
    await page.getByRole('button', { name: edit.undo, exact: true }).tap();
    await expectText(page, AIMA_TEXT);
  });

  test('a finger drags a node to another place', LONG, async ({ page }) => {
    const [from, to] = [await middleOf(page, 3), await middleOf(page, 9)];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await send('touchStart', from.x, from.y);
    for (let part = 1; part <= 10; part += 1)
      await send('touchMove', from.x + ((to.x - from.x) * part) / 10, from.y + ((to.y - from.y) * part) / 10);
    await send('touchEnd', to.x, to.y);
    await expectText(page, '(3 8) (2 4 6) (14 5 2 12)');
  });
});
