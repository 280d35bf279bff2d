/** Large trees are laid out beside the page, which answers meanwhile and shows what is true until then. */
import type { Page } from '@playwright/test';
import { longSearch as words } from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { chooseTree, edit, openLink, otherLanguage, sentence } from './support/reading.ts';
import { make, wish } from './support/uniform.ts';

test.use({ reducedMotion: 'reduce', ownContext: true });

const NODES = 29_524;

interface Held {
  held: (() => void)[] | null;
}

/** Lets the page ask the worker for the places of a tree only when the test says so. */
async function watchLayouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly task?: string }) {
      const { held } = window as unknown as Held;
      if (held !== null && held !== undefined && message.task === 'spread')
        held.push(() => post.call(this, message));
      else post.call(this, message);
    };
  });
}

const hold = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Held).held = [];
  });

const release = (page: Page) =>
  page.evaluate(() => {
    const { held } = window as unknown as Held;
    (window as unknown as Held).held = null;
    for (const post of held ?? []) post();
  });

/** The first of the drawn nodes. */
const drawn = (page: Page) => page.locator('svg.tree [data-node]').first();

async function openLarge(page: Page): Promise<void> {
  await watchLayouts(page);
  await openLink(page);
  await furnished(page);
  await wish(page, 3, 9);
}

test('the page says what it lays out, and can be stepped, until the figure is there', async ({ page }) => {
  await openLarge(page);
  await hold(page);
  await make(page);
  await expect(page.locator('.figure')).toContainText(words.layingOut(NODES));
  await expect(drawn(page)).toHaveCount(0);
  await page.getByRole('button', { name: edit.done }).click();
  const before = await sentence(page).textContent();
  await page.locator('body').press('ArrowRight');
  await expect(sentence(page)).not.toHaveText(before!);
  await release(page);
  await expect(drawn(page)).toBeVisible();
  await expect(page.locator('.figure')).not.toContainText(words.layingOut(NODES));
});

test('the figure stays and follows the steps while it is laid out for another size or language', async ({
  page,
}) => {
  await openLarge(page);
  await make(page);
  await page.getByRole('button', { name: edit.done }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Uniform tree');
  await expect(drawn(page)).toBeVisible();
  const width = () => page.locator('svg.tree').evaluate((svg) => svg.clientWidth);
  for (const change of [
    () => page.setViewportSize({ width: 1240, height: 660 }),
    () => otherLanguage(page, '中文').click(),
  ]) {
    await hold(page);
    await change();
    await page.waitForFunction(() => (window as unknown as { held: unknown[] }).held.length > 0);
    await expect(drawn(page)).toBeVisible();
    const before = await page.locator('svg.tree .viewport').innerHTML();
    await page.locator('body').press('ArrowRight');
    await page.locator('body').press('ArrowRight');
    await expect.poll(() => page.locator('svg.tree .viewport').innerHTML()).not.toBe(before);
    await release(page);
    await expect(drawn(page)).toBeVisible();
  }
  expect(await width()).toBeLessThan(1000);
});

test(
  'another tree is drawn at once, and the layout that comes too late is never shown',
  LONG,
  async ({ page }) => {
    await openLarge(page);
    await hold(page);
    await make(page);
    await expect(page.locator('.figure')).toContainText(words.layingOut(NODES));
    await page.getByRole('button', { name: edit.done }).click();
    await chooseTree(page, 'aima-fig-5-5', 'Figure 5.5');
    await expect(page.locator('svg.tree [data-node]')).toHaveCount(13);
    await release(page);
    await page.locator('body').press('End');
    await expect(page.locator('svg.tree [data-node]')).toHaveCount(13);
  },
);

test('a graph of many positions is drawn once, for the size that the frame has with all that comes with it', async ({
  page,
}) => {
  await openLink(page);
  await furnished(page);
  await page.evaluate(() => {
    const times: string[] = [];
    Object.assign(window, { times });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const added of addedNodes)
          if (added instanceof SVGGElement && added.classList.contains('nodes')) times.push('drawn');
    }).observe(document.body, { childList: true, subtree: true });
    location.assign('#v1&game=tic-tac-toe&form=graph&depth=end&step=2420');
  });
  await expect(page.locator('svg.tree [data-node]')).toHaveCount(765);
  await expect(page.locator('.figure')).not.toContainText(words.layingOut(765));
  // The frame is observed in the frame that follows, in which a figure of another size would be drawn anew.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => (window as unknown as { readonly times: string[] }).times)).toEqual([
    'drawn',
  ]);
});
