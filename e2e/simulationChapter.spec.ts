/** The chapter on simulation: its figures, its lesson and its terms, found from the front door and by search. */

import { help } from '../src/words/en/work.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { press } from './support/editing.ts';
import { settled } from './support/picture.ts';
import {
  algorithmMenu,
  caption,
  en,
  expectHash,
  expectStep,
  node,
  openHome,
  openLink,
  otherLanguage,
  searchField,
  sentence,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test('the chapter on the front door opens its trees, its games and its lesson', async ({ page }) => {
  await openHome(page);
  const chapter = page.locator('.chapter', { has: page.getByRole('heading', { name: 'Simulation' }) });
  await expect(chapter.locator('.chapter-number')).toHaveText('6');
  await expect(chapter.locator('.figure-link')).toHaveCount(7);
  await expect(chapter.locator('.figure-link svg.thumbnail [data-node]').first()).toBeVisible();
  await chapter.getByRole('link', { name: /Given results/ }).click();
  await expectHash(page, 'tree=given-results&algorithm=mcts');
  await expect(algorithmMenu(page)).toHaveText(en.algorithm.mcts);
  await press(page, 'End');
  await expect(sentence(page)).toContainText('The recommended move is now C.');
  await expectStep(page, 20);
  await page.goBack();
  await chapter.getByRole('link', { name: /Connect-4/ }).click();
  await expect(caption(page)).toContainText('Connect-4');
  await press(page, 'End');
  await expect(sentence(page)).toContainText('N 999 → 1000');
  await page.goBack();
  await chapter.getByRole('link', { name: /learn by playing on/ }).click();
  await expectStep(page, 0);
  await expect(page.getByText('Too many to search').first()).toBeVisible();
});

test('the lesson shows a phase a moment, and what it says stands in the figure', async ({ page }) => {
  await openLink(page, 'v1&lesson=simulation&moment=2');
  const title = page.locator('.lesson').getByRole('heading');
  await expect(title).toHaveText('What was not tried comes first');
  await expect(sentence(page)).toContainText('has not been tried yet');
  for (const [moment, name, part] of [
    [3, 'Selection', '0.90 + 1.18 = 2.08'],
    [4, 'Expansion', 'it enters the tree'],
    [5, 'Simulation', 'ends at a leaf worth 0.9'],
    [6, 'Backpropagation', 'N 2 → 3, W 1.4 → 2.3'],
  ] as const) {
    await openLink(page, `v1&lesson=simulation&moment=${moment}`);
    await expect(title).toHaveText(name);
    await expect(sentence(page)).toContainText(part);
    await expect(page.locator('.iteration-phases [aria-current]')).toHaveText(name.toLowerCase());
  }
  await press(page, 'PageDown');
  await expectStep(page, 64);
  await expect(node(page, 0).locator('.bounds')).toHaveText('N 10');
  await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
});

test('its last moment is a game, in either language, and the lesson ends there', async ({ page }) => {
  await openLink(page, 'v1&lesson=simulation&moment=11');
  await expectStep(page, 15_358);
  await press(page, 'PageDown');
  await expectStep(page, 646);
  await expect(page.locator('.lesson').getByRole('heading')).toHaveText('Against alpha-beta');
  await otherLanguage(page, '中文').click();
  await expect(page.locator('.lesson').getByRole('heading')).toHaveText('与 α-β 剪枝相比');
  await expectStep(page, 646);
});

const CROWDED = 'v1&lesson=simulation&moment=11';
test.describe('the phases stand above the tree', () => {
  for (const [where, size, hash, keys] of [
    ['beside a lesson', { width: 1280, height: 720 }, CROWDED, []],
    ['on a phone', { width: 390, height: 844 }, CROWDED, []],
    ['on a projector', { width: 1280, height: 720 }, 'v1&tree=misled-by-14&step=12', ['f']],
  ] as const)
    test(where, async ({ page }) => {
      await page.setViewportSize(size);
      await openLink(page, hash);
      await press(page, ...keys);
      const phases = page.locator('.iteration-phases');
      await expect(phases).toBeVisible();
      const bottom = async (part: typeof phases) => {
        const { y, height } = (await part.boundingBox())!;
        return y + height;
      };
      const top = async () =>
        (await node(page, 0).locator('.shape').boundingBox())?.y ?? Number.NEGATIVE_INFINITY;
      await expect.poll(async () => (await top()) - (await bottom(phases))).toBeGreaterThanOrEqual(0);
    });
});

test('a tree that is larger than the projector does not show through the words of the phases', async ({
  page,
}) => {
  await openLink(page, 'v1&game=tic-tac-toe&start=.x./.o./oxx&algorithm=mcts&iterations=40&step=200');
  await press(page, 'f');
  const phases = page.locator('.iteration-phases');
  const under = async () => {
    const [over, root] = [await phases.boundingBox(), await node(page, 0).locator('.shape').boundingBox()];
    return over !== null && root !== null && root.y < over.y + over.height;
  };
  // The figure keeps what the sentence names in view until the reader zooms in.
  const frame = (await page.locator('svg.tree').boundingBox())!;
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  for (let turn = 0; turn < 20 && !(await under()); turn += 1) {
    await page.mouse.wheel(0, -200);
    await settled(page);
  }
  expect(await under()).toBe(true);
  await expect(phases.locator('ol')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('in a figure of middle width the phases leave the buttons free', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLink(page, 'v1&tree=aima-chance-1234&algorithm=mcts&iterations=20&step=40');
  await expect(page.locator('.iteration-phases')).toBeVisible();
  for (const button of await page.locator('.figure-tools button').filter({ visible: true }).all())
    await button.click({ trial: true, timeout: 10_000 });
});

test('a term is found in either script, and its step is shown', async ({ page }) => {
  await openHome(page);
  const results = page.locator('.search-results');
  for (const query of ['反向传播', '反向傳播', 'backpropagation']) {
    await searchField(page).fill(query);
    await expect(results.locator('.term-card').first()).toContainText('Backpropagation');
  }
  await results
    .getByRole('button', { name: new RegExp(`^${help.show('', 0).slice(0, 6)}`) })
    .first()
    .click();
  await expectHash(page, 'tree=chances-of-a-win&algorithm=mcts');
  await expectStep(page, 14);
  await expect(sentence(page)).toContainText('N 2 → 3');
});
