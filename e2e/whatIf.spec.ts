/** What if a leaf were worth something else: seen at once, said in one line, shown as bands, undone at once. */
import type { Page } from '@playwright/test';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { drawnOf, middleOf, press } from './support/editing.ts';
import {
  caption,
  edit,
  expectStep,
  leafFigures,
  node,
  openLink,
  openTab,
  panels,
  stepOf,
  tabTo,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const line = (page: Page) => page.locator('.change-line');
const field = (page: Page) => page.locator('.what-if .field input');
const handle = (page: Page) => page.locator('.what-if input[type=range]');

/** The tab opened, and a leaf pressed in the drawing. */
async function ask(page: Page, leaf: number, hash = 'v1&tree=aima-fig-5-5&step=14'): Promise<void> {
  await openLink(page, hash);
  await openTab(page, 'whatIf');
  await expect(page.getByText(edit.whatIfNone)).toBeVisible();
  const { x, y } = await middleOf(page, leaf);
  await page.mouse.click(x, y);
  await expect(field(page)).toBeVisible();
}

test('A value that is typed changes picture, leaves and root, and the line says so', async ({ page }) => {
  await ask(page, 2, 'v1&tree=aima-fig-5-5');
  await press(page, 'End');
  const before = await drawnOf(page);
  await field(page).fill('5');
  await expect(line(page)).toHaveText(`${edit.changedLeaves(7, 6)}; ${edit.changedRoot('3', '5')}`);
  await expect(node(page, 0).locator('.value')).toHaveText('5');
  await field(page).fill('1');
  await expect(line(page)).toHaveText(`${edit.changedLeaves(7, 9)}; ${edit.changedRoot('3', '2')}`);
  await expect.poll(async () => (await leafFigures(page))[0]).toBe('1');
  await field(page).fill('3');
  await expect(line(page)).toHaveText(`${edit.sameLeaves(7)}; ${edit.sameRoot('3')}`);
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await press(page, 'Control+z');
  await expect.poll(() => drawnOf(page)).toEqual(before);
});

test('A cut leaf changes nothing, and that is said', LONG, async ({ page }) => {
  await ask(page, 7);
  await field(page).fill('-50');
  await expect(line(page)).toHaveText(edit.unchanged);
  await expectStep(page, 14);
  await expect(page.locator('.what-if')).toContainText(edit.unchanged);
});

test(
  'A value that is none is refused under the field, and the last good one stands',
  LONG,
  async ({ page }) => {
    await ask(page, 2);
    await field(page).fill('3abc');
    await expect(page.getByRole('alert')).toHaveText(edit.badValue('3abc'));
    await expect(field(page)).toHaveValue('3abc');
    expect((await leafFigures(page))[0]).toBe('3');
    await field(page).fill('4');
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

test('A minus sign that begins a number is not yet called wrong', LONG, async ({ page }) => {
  await ask(page, 2);
  await field(page).focus();
  await press(page, 'ControlOrMeta+A', '-');
  await expect(field(page)).toHaveValue('-');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('Up and down in the field go by one, and the step stays', LONG, async ({ page }) => {
  await ask(page, 6);
  await field(page).focus();
  await press(page, 'ArrowUp');
  await expect(field(page)).toHaveValue('3');
  await expectStep(page, 14);
  await expect(page.locator('.subtitle')).toHaveText(/^α cut at C/);
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(field(page)).toHaveValue('0');
  await expect(line(page)).toHaveText(`${edit.sameLeaves(7)}; ${edit.sameRoot('3')}`);
  await expectStep(page, 14);
});

test('The handle follows the keys that a handle has, and none of them steps the search', async ({ page }) => {
  await ask(page, 2);
  await tabTo(page, handle(page));
  for (const [key, value] of [
    ['ArrowUp', '4'],
    ['ArrowRight', '5'],
    ['ArrowLeft', '4'],
    ['ArrowDown', '3'],
  ] as const) {
    const step = await stepOf(page);
    await press(page, key);
    await expect.soft(handle(page), key).toHaveValue(value);
    expect.soft(await stepOf(page), `the step after ${key}`).toBe(step);
  }
});

test('Dragging the handle is one step of undoing', LONG, async ({ page }) => {
  await ask(page, 2);
  await handle(page).scrollIntoViewIfNeeded();
  const box = (await handle(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(line(page)).toContainText(edit.changedRoot('3', '8'));
  await expect(handle(page)).not.toHaveValue('3');
  await press(page, 'Control+z');
  await expect.poll(async () => (await leafFigures(page))[0]).toBe('3');
  await expect(caption(page)).not.toContainText('changed');
});

test.describe('Dragging the selected leaf in the tree', () => {
  test('changes its value as far as it goes, does not move the picture, and is undone at once', async ({
    page,
  }) => {
    await ask(page, 2);
    const viewport = page.locator('svg.tree .viewport');
    const transform = await viewport.getAttribute('transform');
    const { x, y } = await middleOf(page, 2);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 9 * 6, y, { steps: 12 });
    await expect.poll(async () => (await leafFigures(page))[0]).toBe('9');
    await page.mouse.move(x - 9 * 6, y, { steps: 12 });
    await page.mouse.up();
    await expect.poll(async () => (await leafFigures(page))[0]).toBe('−3');
    await expect(line(page)).toHaveText(`${edit.changedLeaves(7, 9)}; ${edit.changedRoot('3', '2')}`);
    expect(await viewport.getAttribute('transform')).toBe(transform);
    await press(page, 'Control+z');
    await expect.poll(async () => (await leafFigures(page))[0]).toBe('3');
    await expect(caption(page)).not.toContainText('changed');
  });

  test('does nothing to a leaf that is not selected', LONG, async ({ page }) => {
    await ask(page, 2);
    const { x, y } = await middleOf(page, 11);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 50, y, { steps: 6 });
    await page.mouse.up();
    expect(await leafFigures(page)).toEqual(['3', '12', '8', '2', '4', '6', '14', '5', '2']);
  });
});

test.describe('The bands', () => {
  test('name for which values of the leaf each cut happens', async ({ page }) => {
    await ask(page, 6);
    const bands = page.locator('.bands li');
    await expect(bands.filter({ hasText: edit.cutAt('C') })).toContainText('(−∞, 3]');
    await expect(page.getByRole('figure', { name: edit.influenceTitle('2') })).toBeVisible();
  });

  test('say what is cut whatever the value', LONG, async ({ page }) => {
    await ask(page, 11);
    await expect(page.locator('ul.bands')).toContainText(edit.cutAt('C'));
    await expect(page.locator('ul.bands')).toContainText(edit.always);
  });

  test('follow the rules of the search', LONG, async ({ page }) => {
    await ask(page, 6, 'v1&tree=aima-fig-5-5&cutoff=strict');
    await expect(page.locator('.bands li').filter({ hasText: edit.cutAt('C') })).toContainText('(−∞, 3)');
  });
});

test(
  'A leaf chosen with the keyboard is the one in mind when its tab is opened after that',
  LONG,
  async ({ page }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5');
    await tabTo(page, page.getByRole('treeitem'));
    await press(page, 'ArrowRight', 'ArrowRight');
    await tabTo(page, page.getByRole('tab', { name: panels.tab.mechanism, exact: true }));
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(page.getByRole('tab', { name: panels.tab.whatIf, exact: true })).toBeFocused();
    await expect(field(page)).toHaveValue('3');
  },
);

test('With chance nodes the expectation follows', LONG, async ({ page }) => {
  await ask(page, 3, 'v1&tree=aima-chance-1234&step=3');
  await field(page).fill('1');
  await expect(line(page)).toContainText(edit.changedRoot('2.1', '1.3'));
});
