/** What is asked for about a large tree that is displayed: it waits for its search beside the page, which stays as it is. */
import type { Page } from '@playwright/test';
import { packTree } from '../src/link/packedTree.ts';
import { printWish } from '../src/notation/uniformWish.ts';
import { limits, longSearch as words } from '../src/words/en/figure.ts';
import { compare } from '../src/words/en/work.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { en, expectHash, expectStep, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const NODES = 88_573;
const WISH = { branching: 3, depth: 10, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;

test.describe('of a large tree', () => {
  test.use({ ownContext: true });

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
    await openLink(page, `v1&own=${await packTree({ title: '', text: printWish(WISH) })}&step=20`);
    await furnished(page);
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
});
