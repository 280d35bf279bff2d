/** One's own trees stay: by themselves, in a list, in two tabs at once, under a link that comes over them. */
import type { Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { drawnOf, press, textBox } from './support/editing.ts';
import {
  caption,
  edit,
  en,
  expectHash,
  expectStep,
  leafFigures,
  notices,
  openHome,
  openLink,
  pressEdit,
  stepOf,
} from './support/reading.ts';
import { closeTrees, openTrees, refuseDatabases, storedSteps, storedTrees } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const AIMA = exampleById('aima-fig-5-5')!.title.en;

/** A tree of one's own with a title, kept. */
async function keepTree(page: Page, title: string, text: string): Promise<void> {
  await pressEdit(page);
  await textBox(page).fill(text);
  await page.getByRole('textbox', { name: edit.title, exact: true }).fill(title);
  await expect.poll(() => storedTrees(page)).toContain(`${title}: ${text}`);
}

/** The same in a page that has just come, once its address has it too; returns that. */
async function keepWithAddress(page: Page, title: string, text: string): Promise<string> {
  await openLink(page);
  await keepTree(page, title, text);
  await expectHash(page, /own=/);
  return new URL(page.url()).hash;
}

test('At 1280 px the title of a tree gives way before Edit and Compare do', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  await pressEdit(page);
  await textBox(page).fill('(3 12 8) (2 4 6) (14 5 20)');
  await expect.poll(() => storedTrees(page)).toContainEqual(expect.stringContaining('14 5 20'));
  await expect(page.locator('.figure-bar').getByRole('button', { name: en.edit, exact: true })).toBeVisible();
  await expect(page.locator('.figure-bar').getByRole('button', { name: en.compare }).first()).toBeVisible();
});

test.describe('Whatever is edited', () => {
  test('is kept by itself, under a title that says what it came from', async ({ page }) => {
    await openLink(page);
    expect(await storedTrees(page)).toEqual([]);
    await pressEdit(page);
    await textBox(page).fill('(1 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual([`${en.changedTitle(AIMA)}: (1 2) (3 4)`]);
  });

  test('is there after a reload, with the step, and goes on as the same tree', LONG, async ({ page }) => {
    await openLink(page);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    await page.getByRole('button', { name: edit.done }).click();
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expectHash(page, `step=${await stepOf(page)}`);
    const before = await drawnOf(page);
    await page.reload();
    await expect(caption(page)).toHaveText('Mine');
    await expect.poll(() => drawnOf(page)).toEqual(before);
    await pressEdit(page);
    await textBox(page).fill('(1 2) (3 5)');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine: (1 2) (3 5)']);
  });

  test('is there as it was edited last, however soon the page is loaded anew', LONG, async ({ page }) => {
    await openLink(page);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    await expectHash(page, /own=/);
    for (const text of ['(5 6) (7 8)', '(9 9) (9 9) (1 2)']) {
      // Each is typed within the half second in which the address rests.
      await textBox(page).fill('(0 0) (0 0)');
      await textBox(page).fill(text);
      await page.reload();
      await expect.poll(() => leafFigures(page)).toEqual(text.match(/\d/g));
      await expect.poll(() => storedTrees(page)).toEqual([`Mine: ${text}`]);
      await pressEdit(page);
    }
    const title = page.getByRole('textbox', { name: edit.title, exact: true });
    await title.press('End');
    await title.pressSequentially(' again');
    await page.reload();
    await expect(caption(page)).toHaveText('Mine again');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine again: (9 9) (9 9) (1 2)']);
    await pressEdit(page);
    await textBox(page).fill('(1 2) (3 5)');
    await expect.poll(() => storedTrees(page), 'no copy').toEqual(['Mine again: (1 2) (3 5)']);
  });

  test(
    'is there where the browser has forgotten the entry while the page was loaded anew',
    LONG,
    async ({ page }) => {
      const hash = await keepWithAddress(page, 'Mine', '(1 2) (3 4)');
      // So does Chromium where the address is written just as it begins to load the page.
      await page.addInitScript((before) => history.replaceState(null, '', before), hash);
      await textBox(page).fill('(5 6) (7 8)');
      await page.reload();
      await expect.poll(() => leafFigures(page)).toEqual(['5', '6', '7', '8']);
      await expect.poll(() => storedTrees(page)).toEqual(['Mine: (5 6) (7 8)']);
    },
  );

  test(
    'is kept although the page was left when its address was written and its record was not',
    LONG,
    async ({ page }) => {
      const hash = await keepWithAddress(page, 'Mine', '(1 2) (3 4)');
      // A write that the end of the page comes before.
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('not yet', 'UnknownError');
        };
      });
      await textBox(page).fill('(5 6) (7 8)');
      await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
      expect(await storedTrees(page)).toEqual(['Mine: (1 2) (3 4)']);
      await page.reload();
      await expect.poll(() => storedTrees(page)).toEqual(['Mine: (5 6) (7 8)']);
      await expect.poll(() => leafFigures(page)).toEqual(['5', '6', '7', '8']);
    },
  );

  test('is there although the page was left before the address was followed', LONG, async ({ page }) => {
    await openLink(page);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    await expectHash(page, /own=/);
    await page.addInitScript(() => {
      history.replaceState = () => undefined;
    });
    await page.reload();
    await pressEdit(page);
    await textBox(page).fill('(5 6) (7 8)');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine: (5 6) (7 8)']);
    await page.reload();
    await expect.poll(() => leafFigures(page)).toEqual(['5', '6', '7', '8']);
    expect(await storedTrees(page)).toEqual(['Mine: (5 6) (7 8)']);
  });

  test('is in the list where the page is opened without an address', LONG, async ({ page }) => {
    await openLink(page);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    await page.getByRole('button', { name: edit.done }).click();
    await press(page, 'End');
    const step = await stepOf(page);
    await expectHash(page, `step=${step}`);
    await expect.poll(() => storedSteps(page)).toEqual([step]);
    await openHome(page);
    await expect(page.locator('.front-caption')).toContainText(exampleById('aima-fig-5-5')!.name.en);
    const list = await openTrees(page);
    await list.getByRole('button', { name: /^Mine/ }).click();
    await expect(list).toHaveCount(0);
    await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4']);
    await expectStep(page, step);
  });

  test('can be deleted from the list and put back, and the focus is never lost', async ({ page }) => {
    await openLink(page);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    const list = await openTrees(page);
    await list.getByRole('button', { name: edit.removeTree('Mine') }).press('Enter');
    await expect(list.getByText(edit.removed('Mine'))).toBeVisible();
    await expect(list.getByText(edit.treesNone)).toBeVisible();
    await expect.poll(() => storedTrees(page)).toEqual([]);
    await expect.soft(list.locator(':focus'), 'a focus in the list').toHaveCount(1);
    await list.getByRole('button', { name: edit.putBackTree }).press('Enter');
    await expect(list.getByRole('button', { name: /^Mine/ })).toBeVisible();
    await expect.poll(() => storedTrees(page)).toEqual(['Mine: (1 2) (3 4)']);
  });

  test('goes one at a time, by a double press too, and each can be put back', LONG, async ({ page }) => {
    await openLink(page);
    const all = ['(1 2) (3 4)', '(1 2) (3 5)', '(1 2) (3 6)'].map((text, index) => `No ${index}: ${text}`);
    for (const one of all) {
      await (await openTrees(page)).getByRole('button', { name: edit.newTree }).click();
      const [title = '', text = ''] = one.split(': ');
      await textBox(page).fill(text);
      await page.getByRole('textbox', { name: edit.title, exact: true }).fill(title);
      await expect.poll(() => storedTrees(page)).toContain(one);
    }
    const list = await openTrees(page);
    const notice = list.getByRole('status').filter({ hasText: edit.putBackTree });
    const first = list.locator('.tree-list .icon-button').first();
    await first.click();
    await expect(notice).toHaveCount(1);
    await first.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await first.click();
    await expect(notice).toHaveCount(2);
    await expect.poll(() => storedTrees(page)).toEqual(all.slice(0, 1));
    for (const count of [1, 0]) {
      await notice.last().getByRole('button').click();
      await expect(notice).toHaveCount(count);
    }
    await expect.poll(() => storedTrees(page)).toEqual(all);
  });
});

test.describe('Two tabs with the same tree', () => {
  /** The tree opened in a second tab as well. */
  async function openTwice(page: Page): Promise<Page> {
    await openLink(page);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    const other = await page.context().newPage();
    await openLink(other);
    await (await openTrees(other)).getByRole('button', { name: /^Mine/ }).click();
    await pressEdit(other);
    await expect(textBox(other)).toHaveValue('(1 2) (3 4)');
    return other;
  }

  test('lose nothing when the second is edited first: the first goes on with a copy, and says so', async ({
    page,
  }) => {
    const other = await openTwice(page);
    await textBox(other).fill('(7 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine: (7 2) (3 4)']);
    await textBox(page).fill('(1 2) (3 9)');
    await expect(page.getByRole('alert')).toContainText(notices.keptAsCopy(en.copyTitle('Mine')));
    const both = ['Mine (2): (1 2) (3 9)', 'Mine: (7 2) (3 4)'];
    await expect.poll(() => storedTrees(page)).toEqual(both);
    await expect(other.getByRole('alert')).toBeHidden();
    await textBox(page).fill('(1 2) (3 8)');
    await textBox(other).fill('(6 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine (2): (1 2) (3 8)', 'Mine: (6 2) (3 4)']);
  });

  test('lose nothing when the first is edited before the second is', LONG, async ({ page }) => {
    const other = await openTwice(page);
    await textBox(page).fill('(1 2) (3 9)');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine: (1 2) (3 9)']);
    await textBox(other).fill('(7 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine (2): (7 2) (3 4)', 'Mine: (1 2) (3 9)']);
    await expect(other.getByRole('alert')).toContainText(notices.keptAsCopy(en.copyTitle('Mine')));
  });

  test('make one copy and no more, also when the edit is undone', LONG, async ({ page }) => {
    const other = await openTwice(page);
    await textBox(other).fill('(7 2) (3 4)');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine: (7 2) (3 4)']);
    await textBox(page).fill('(1 2) (3 9)');
    await expect(page.getByRole('alert')).toContainText(notices.keptAsCopy(en.copyTitle('Mine')));
    await page.getByRole('button', { name: edit.undo, exact: true }).click();
    await expect(textBox(page)).toHaveValue('(1 2) (3 4)');
    await textBox(page).fill('(1 2) (3 5)');
    await expect.poll(() => storedTrees(page)).toEqual(['Mine (2): (1 2) (3 5)', 'Mine: (7 2) (3 4)']);
  });
});

test.describe('A link opened over edited work', () => {
  test('shows the new tree, and the old one is one press away, exactly as it was', async ({ page }) => {
    await openLink(page);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    await page.getByRole('button', { name: edit.done }).click();
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expectHash(page, `step=${await stepOf(page)}`);
    const before = await drawnOf(page);
    await page.goto('./#v1&tree=gfg');
    await expect(page.getByRole('alert')).toContainText(notices.leftTree('Mine'));
    await expect.poll(async () => (await leafFigures(page)).length).not.toBe(4);
    await page.getByRole('button', { name: notices.backToIt }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4']);
    await expect.soft(caption(page)).toHaveText('Mine');
    await expect.poll(() => drawnOf(page), 'the picture there was').toEqual(before);
    await press(page, 'Control+z');
    await expect.soft(caption(page), 'undo goes on').not.toHaveText('Mine');
  });

  test('is gone back from with the browser’s own Back, with step and undo', LONG, async ({ page }) => {
    await openLink(page);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    await expectHash(page, /own=/);
    await page.goto('./#v1&tree=gfg');
    await expect.poll(async () => (await leafFigures(page)).length).not.toBe(4);
    await page.goBack();
    await expect(textBox(page)).toHaveValue('(1 2) (3 4)');
    await page.goForward();
    await expect.poll(async () => (await leafFigures(page)).length).not.toBe(4);
    await page.goBack();
    await expect(textBox(page)).toHaveValue('(1 2) (3 4)');
    await page.getByRole('button', { name: edit.undo, exact: true }).click();
    await page.getByRole('button', { name: edit.undo, exact: true }).click();
    await expect(caption(page)).toHaveAttribute('title', AIMA);
  });
});

test(
  'Back and forward go between the tree of the library and one’s own, with all its edits',
  LONG,
  async ({ page }) => {
    await openLink(page);
    const entries = await page.evaluate(() => history.length);
    await keepTree(page, 'Mine', '(1 2) (3 4)');
    await expectHash(page, /own=/);
    await textBox(page).fill('(1 2) (3 4) (5 6)');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(caption(page)).toHaveAttribute('title', AIMA);
    await page.goForward();
    await expect(caption(page)).toHaveText('Mine');
    await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4', '5', '6']);
  },
);

test.describe('Where the browser lets nothing be kept', () => {
  test('that is said, and trees last as long as the page', LONG, async ({ page }) => {
    await refuseDatabases(page);
    await openLink(page);
    await pressEdit(page);
    await textBox(page).fill('(1 2) (3 4)');
    await expectHash(page, /own=/);
    const list = await openTrees(page);
    await expect(list.getByRole('alert')).toHaveText(edit.treesMemory);
    await expect(list.getByRole('button', { name: new RegExp(`^${en.changedTitle(AIMA)}`) })).toBeVisible();
    await closeTrees(page);
    await expect(caption(page)).toHaveText(en.changedTitle(AIMA));
    await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4']);
    await pressEdit(page);
    await expect(textBox(page)).toHaveValue('(1 2) (3 4)');
  });
});
