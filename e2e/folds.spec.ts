/** What stands over the figure: subtrees folded and opened, a board in the corner, and that it searches. */

import type { Page } from '@playwright/test';
import { packTree } from '../src/link/packTree.ts';
import { printWish } from '../src/notation/uniformWish.ts';
import { operable as englishOperable, tools as englishTools } from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { present } from './support/presenting.ts';
import { en, openLink } from './support/reading.ts';

const operable = (page: Page) => page.getByRole('tree', { name: englishOperable.operableTree });

test('by keyboard: minus folds the subtree of a node, plus opens it, and the focus stays', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=26');
  await furnished(page);
  const nodes = page.locator('svg.tree [data-node]');
  await expect(nodes).toHaveCount(13);
  await operable(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('-');
  await expect(nodes).toHaveCount(10);
  const item = operable(page).locator('[role=treeitem]:focus');
  await expect(item).toHaveText(/^B,/);
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('svg.tree [data-node="1"] .held')).toHaveText('+3');
  await expect(page.locator('svg.tree [data-node="1"] .held-more')).toHaveText('nodes');
  // Into what is folded there is no way.
  await page.keyboard.press('ArrowDown');
  await expect(operable(page).locator('[role=treeitem]:focus')).toHaveText(/^C,/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  await expect(nodes).toHaveCount(13);
  await expect(operable(page).locator('[role=treeitem]:focus')).toHaveAttribute('aria-expanded', 'true');
});

test('by keyboard: minus on a leaf folds its parent, and the speed stays', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=26');
  await furnished(page);
  await operable(page).locator('[tabindex="0"]').focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const item = operable(page).locator('[role=treeitem]:focus');
  await expect(item).toHaveText(/^3\b/);
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect(item).toHaveText(/^B,/);
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('combobox', { name: en.speed })).toHaveValue('1');
});

/** Whether a node is drawn within the borders of the figure. */
function isInView(page: Page, node: number): Promise<boolean> {
  return page.locator(`svg.tree [data-node="${node}"] .shape`).evaluateAll(([shape]) => {
    if (shape === undefined) return false;
    const [inner, outer] = [shape, shape.closest('svg')!].map((element) => element.getBoundingClientRect());
    const isIn = inner!.left >= outer!.left && inner!.right <= outer!.right;
    return isIn && inner!.top >= outer!.top && inner!.bottom <= outer!.bottom;
  });
}

test('what is in view is the folded node while the search is inside its subtree, presented too', async ({
  page,
}) => {
  const wish = { branching: 3, depth: 8, seed: 1, values: [0, 99], order: 'worst', root: 'max' } as const;
  await openLink(page, `v1&own=${await packTree({ title: '', text: printWish(wish) })}`);
  await furnished(page);
  await operable(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('-');
  await expect(page.locator('svg.tree [data-node="1"] .held')).toHaveText('+3,279');
  // Without the focus in the tree the figure follows the search.
  await page.locator(':focus').blur();
  for (const cut of [1, 2, 3]) {
    await page.keyboard.press(']');
    await expect(page.locator('.subtitle')).toContainText('α cut at');
    await expect.poll(() => isInView(page, 1), `cut ${cut}`).toBe(true);
  }
  await page.keyboard.press('Home');
  await present(page);
  await page.keyboard.press(']');
  await expect.poll(() => isInView(page, 1), 'presented, at a cut').toBe(true);
});

test('by press: the tool folds the node that was picked, its mark opens it', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=26');
  await furnished(page);
  const nodes = page.locator('svg.tree [data-node]');
  await page.locator('svg.tree [data-node="9"] .value').click();
  await page.getByRole('button', { name: englishTools.fold }).click();
  await expect(nodes).toHaveCount(10);
  await expect(page.getByRole('button', { name: englishTools.unfold })).toBeVisible();
  await page.locator('svg.tree [data-node="9"] .bars').click();
  await expect(nodes).toHaveCount(13);
});

test('a board too small to be read at its node stands in the corner', LONG, async ({ page }) => {
  await openLink(page, 'v1&game=tic-tac-toe&form=graph&depth=end&algorithm=two-phase&step=2420');
  await furnished(page);
  await expect(page.locator('.corner-board')).toHaveCount(0);
  await page.locator('svg.tree [data-node="0"] .shape').hover({ force: true });
  await expect(page.locator('.corner-board')).toBeVisible();
  await openLink(page, 'v1&game=tic-tac-toe&step=18');
  await furnished(page);
  await page.locator('svg.tree [data-node="1"] .value').hover();
  await expect(page.locator('.corner-board')).toHaveCount(0);
});
