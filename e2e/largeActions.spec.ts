/** What is asked for about a large tree that is displayed: it waits for its search beside the page, which stays as it is. */
import type { Page } from '@playwright/test';
import type { GameTree } from '../src/core/index.ts';
import { fewestOrder } from '../src/core/order/fewestOrder.ts';
import { reordered } from '../src/core/order/reorder.ts';
import { uniformTree } from '../src/core/random/uniformTree.ts';
import { recordTrace } from '../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { ROOT } from '../src/core/tree/nodeId.ts';
import { packTree } from '../src/link/packTree.ts';
import { printWish } from '../src/notation/uniformWish.ts';
import { game, limits, longSearch as words } from '../src/words/en/figure.ts';
import { compare, practice } from '../src/words/en/work.ts';
import { grouped } from '../src/words/sentence.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import { middleOf, startEditing, textBox, unfold } from './support/editing.ts';
import { furnished } from './support/picture.ts';
import {
  algorithmMenu,
  edit,
  en,
  expectHash,
  expectStep,
  node,
  notices,
  openLink,
  openTab,
  pressEdit,
  screen,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const NODES = 88_573;
const WISH = { branching: 3, depth: 10, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;

test.describe('of a large tree', () => {
  test.use({ ownContext: true });

  /** Opens the tree at a step, once all that stands around its figure has come. */
  async function openWish(page: Page, step = 0): Promise<void> {
    await openLink(page, `v1&own=${await packTree({ title: '', text: printWish(WISH) })}&step=${step}`);
    await furnished(page);
  }

  /** From now on nothing comes from the worker until it is let go. */
  async function hold(page: Page): Promise<void> {
    await page.evaluate(() => Object.assign(window, { isHeld: true }));
  }

  /** Lets the worker do what it is asked for; what was asked for before has been given up. */
  async function letGo(page: Page): Promise<void> {
    await page.evaluate(() => Object.assign(window, { isHeld: false }));
  }

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: unknown) {
        if (!(window as { isHeld?: boolean }).isHeld) postMessage.call(this, message);
      };
    });
  });

  const card = (page: Page) => page.locator('.long-search');

  test('another order of its children stands beside it once it is searched, and Cancel leaves one figure', async ({
    page,
  }) => {
    await openWish(page, 20);
    await expectStep(page, 20);
    await expect(card(page)).toHaveCount(0);
    await hold(page);
    const order = async () => {
      await page.getByRole('button', { name: new RegExp(`^${en.compare}`) }).click();
      await page
        .locator('.sheet:popover-open')
        .getByRole('button', { name: new RegExp(compare.children.best) })
        .click();
    };
    await order();
    // The children are put in order on the page, in slices; their search is asked for elsewhere.
    await expect(card(page)).toContainText(words.title(en.algorithm['alpha-beta'], NODES));
    await page.locator('body').press('ArrowRight');
    await expect(page.locator('.subtitle')).not.toHaveAttribute('data-step', '20');
    await card(page).getByRole('button', { name: words.cancel }).click();
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('.compared')).toHaveCount(0);
    await letGo(page);
    await order();
    await expectHash(page, /beside=children\.best/);
    await expect(page.locator('.compared .side')).toHaveCount(2);
  });

  test('is put in order in the editor while the page stays free, one order after the other, and each is undone', async ({
    page,
  }) => {
    const tree = uniformTree(WISH);
    const lengthOf = (of: GameTree) =>
      recordTrace(of, 'alpha-beta', DEFAULT_RULES).length.toLocaleString('en');
    const given = lengthOf(tree);
    const worstFirst = reordered(tree, ROOT, 'worst', 'subtree', 0);
    const worst = lengthOf(worstFirst);
    const best = lengthOf(reordered(worstFirst, ROOT, 'best', 'subtree', 0));
    await openWish(page);
    await startEditing(page);
    await unfold(page, edit.orderPanel);
    const panel = page.locator('.panel-order');
    await expect(panel.locator('dd').nth(1)).toHaveText(grouped(fewestOrder(tree)!.leaves));
    // The second is asked for while the first is being searched, and is about the tree that the first leaves.
    await panel.getByRole('button', { name: edit.order.worst }).press('Enter');
    await panel.getByRole('button', { name: edit.order.best }).press('Enter');
    await expect(page.locator('.transport')).toContainText(best);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.transport')).toContainText(worst);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.transport')).toContainText(given);
    await expect(card(page)).toHaveCount(0);
  });

  test('Escape first closes the menu in which a search was chosen, and then cancels the search', async ({
    page,
  }) => {
    await openWish(page, 20);
    await hold(page);
    await algorithmMenu(page).click();
    const menu = page.locator('.sheet:popover-open');
    await menu.getByRole('radio', { name: en.algorithm.pvs }).press('Space');
    await expect(card(page)).toContainText(words.title(en.algorithm.pvs, NODES));
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(card(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });

  test('the preview of a scale is that of the edited tree while this waits for its search', async ({
    page,
  }) => {
    await openWish(page, 20);
    await startEditing(page);
    await unfold(page, edit.scalePanel);
    const best = page.locator('.scale-preview p', { hasText: edit.scaleStays('') });
    await expect(best).toHaveText(/^A [BCD] stays/);
    const before = (await best.textContent())!;
    await hold(page);
    await page.locator('[role=treeitem][tabindex="0"]').focus();
    for (const [key, size] of [['Control+d', NODES + 1] as const, ['Delete', NODES] as const]) {
      await page.keyboard.press(key);
      await expect(card(page)).toContainText(words.title(en.algorithm['alpha-beta'], size));
      await expect(best).toHaveText(before);
    }
  });

  test('Practise this tree says how many nodes are too many, and library trees are practised all the same', async ({
    page,
  }) => {
    await openWish(page);
    await expect(card(page)).toHaveCount(0);
    await page.getByRole('button', { name: en.practiseThis, exact: true }).first().click();
    const form = screen(page, 'practise').locator('.choose-tree');
    await expect(form).toContainText(practice.treeTooLarge(NODES, 5_000));
    const begin = form.getByRole('button', { name: practice.begin, exact: true });
    await expect(begin).toBeDisabled();
    await form.getByRole('combobox', { name: practice.tree, exact: true }).selectOption('aima-fig-5-5');
    await expect(begin).toBeEnabled();
  });

  test('the panel of the answer waits for the search without a budget, and each budget for its own', async ({
    page,
  }) => {
    const leaves = (first: number) => Array.from({ length: 30 }, (_, at) => (first + 7 * at) % 10).join(' ');
    const move = (first: number) =>
      `${first % 10}~(${Array.from({ length: 30 }, (_, at) => `${(first + at) % 10}~(${leaves(first + at)})`).join(' ')})`;
    const text = `5~(${Array.from({ length: 30 }, (_, at) => move(3 * at)).join(' ')})`;
    await openLink(page, `v1&own=${await packTree({ title: '', text })}&deepen=1&budget=500`);
    await furnished(page);
    const panel = page.locator('.panel-answer');
    const slider = panel.getByRole('slider', { name: limits.budgetSlider });
    await expect(slider).toHaveValue('500');
    await hold(page);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(card(page)).toContainText(words.title(en.algorithm['alpha-beta'], 27_931));
    await expect(slider).toHaveValue('499');
    await expectHash(page, /budget=500/);
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('498');
    await card(page).getByRole('button', { name: words.cancel }).click();
    await expect(slider).toHaveValue('500');
    await letGo(page);
    await slider.focus();
    await page.keyboard.press('Home');
    await expectHash(page, /budget=1(?:&|$)/);
    await expect(slider).toHaveValue('1');
    await expect(card(page)).toHaveCount(0);
  });

  /** The value of a leaf as the figure has it. */
  const value = (page: Page, leaf: number) => node(page, leaf).locator('.value');

  /** Types values at the selected leaf and at the leaves after it, as fast as keys come. */
  async function typeValues(page: Page, ...values: readonly string[]): Promise<void> {
    for (const text of values) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
  }

  test('edits made while one is searched come with it, Undo takes one back, and Cancel all; the focus stays', async ({
    page,
  }) => {
    // At this step the search is at the first leaf, whose number is 10.
    await openWish(page, 11);
    await expectStep(page, 11);
    await pressEdit(page);
    await expect(textBox(page)).toBeVisible();
    const undo = page.getByRole('button', { name: edit.undo, exact: true });
    const redo = page.getByRole('button', { name: edit.redo, exact: true });
    const [first, second] = [await value(page, 10).textContent(), await value(page, 11).textContent()];
    await page.locator('[role=treeitem][tabindex="0"]').focus();
    await hold(page);
    await typeValues(page, '777', '888');
    await expect(card(page)).toContainText(words.title(en.algorithm['alpha-beta'], NODES));
    expect(await accessViolations(page)).toEqual([]);
    // The figure and its step are those of the tree that was searched; the form has what was typed.
    await expect(value(page, 10)).toHaveText(first!);
    await expectStep(page, 11);
    await expect(undo).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('#node-value')).toHaveValue('888');
    await page.keyboard.press('Control+z');
    await expect(page.locator('#node-value')).toHaveValue(second!);
    await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);
    await letGo(page);
    await page.keyboard.press('Control+y');
    await expect(value(page, 11)).toHaveText('888');
    await expect(value(page, 10)).toHaveText('777');
    await expect(card(page)).toHaveCount(0);
    await expectStep(page, 11);
    await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);
    for (const [leaf, text] of [
      [11, second],
      [10, first],
    ] as const) {
      await page.keyboard.press('Control+z');
      await expect(value(page, leaf)).toHaveText(text!);
    }
    await expect(undo).toHaveAttribute('aria-disabled', 'true');

    await hold(page);
    await page.keyboard.press('Delete');
    await expect(card(page)).toContainText(words.title(en.algorithm['alpha-beta'], NODES - 1));
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(value(page, 11)).toHaveText(second!);
    await letGo(page);
    await redo.click();
    await expect(card(page)).toHaveCount(0);
    await expect(value(page, 11)).not.toHaveText(second!);
    await expect(undo).toHaveAttribute('aria-disabled', 'false');

    // A node that is added takes the focus when it is displayed, and so does the next one when a node is removed.
    const focused = page.locator('[role=treeitem]:focus');
    await page.locator('[role=treeitem][tabindex="0"]').focus();
    await page.keyboard.press('Insert');
    await expect(focused).toHaveAttribute('data-item', '12');
    await page.keyboard.press('Delete');
    await expect(focused).toHaveAttribute('data-item', '11');
  });

  test('a value that is tried beside the run stays in its field, and is one edit', LONG, async ({ page }) => {
    await openWish(page, 11);
    await expectStep(page, 11);
    const before = await value(page, 10).textContent();
    await openTab(page, 'whatIf');
    const { x, y } = await middleOf(page, 10);
    await page.mouse.click(x, y);
    const field = page.locator('.what-if .field input');
    // Without its chart there is no handle to be dragged.
    await expect(page.locator('.what-if')).toContainText(edit.tooLargeForInfluence);
    await expect(page.locator('.what-if')).toContainText(edit.whatIfDrag(false));
    await hold(page);
    await field.fill('777');
    await expect(card(page)).toContainText(words.title(en.algorithm['alpha-beta'], NODES));
    await expect(field).toHaveValue('777');
    await letGo(page);
    await field.press('ArrowUp');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('779');
    await expect(value(page, 10)).toHaveText('779');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('779');
    await expect(page.locator('.change-line')).not.toHaveText('');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('Control+z');
    await expect(value(page, 10)).toHaveText(before!);
  });

  test(
    'another tree that is opened meanwhile comes with a notice that leads back to the edited one',
    LONG,
    async ({ page }) => {
      await openLink(page, `v1&own=${await packTree({ title: 'Mine', text: printWish(WISH) })}&step=11`);
      await furnished(page);
      await expectStep(page, 11);
      await pressEdit(page);
      await expect(textBox(page)).toBeVisible();
      await expect(value(page, 10)).toBeVisible();
      await page.locator('[role=treeitem][tabindex="0"]').focus();
      await hold(page);
      await typeValues(page, '777');
      await expect(card(page)).toContainText(words.title(en.algorithm['alpha-beta'], NODES));
      await letGo(page);
      await page.getByRole('button', { name: edit.newTree, exact: true }).click();
      await page.getByRole('button', { name: notices.backToIt }).click();
      await expect(value(page, 10)).toHaveText('777');
      await expectStep(page, 11);
    },
  );

  test('a game that takes long to search is said while it is, and comes when it is searched', async ({
    page,
  }) => {
    const search = async () => {
      await openLink(page, 'v1&game=connect-four&depth=3&step=0');
      await furnished(page);
      return async () => {
        await page.getByRole('button', { name: game.setting }).first().click();
        const depth = page.getByRole('combobox', { name: game.depth }).first();
        await depth.selectOption({ label: game.toDepth(6) });
      };
    };
    const held = await search();
    await hold(page);
    await held();
    await expect(card(page)).toContainText(words.title(en.algorithm['alpha-beta'], 0));
    // The menu, and then the search.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expectHash(page, /depth=3/);
    await letGo(page);
    await (await search())();
    await expectHash(page, /depth=6/);
    await expect(card(page)).toHaveCount(0);
  });

  test('a link to a game that takes long to search shows it', async ({ page }) => {
    await openLink(page, 'v1&game=connect-four&depth=6&step=13000');
    await expectStep(page, 13_000);
  });
});
