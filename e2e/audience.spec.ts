/** Two windows: the audience's follows the presenter's, catches up after being hidden, and hands on the clicker's keys. */

import type { Page } from '@playwright/test';
import { settings as englishSettings } from '../src/words/en/figure.ts';
import { audience as words } from '../src/words/en/work.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import { expectStep, openLink, openMore } from './support/reading.ts';

test.use({ reducedMotion: 'reduce', ownContext: true });

async function openAudience(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await openMore(page, englishSettings.menu.audience);
  const audience = await popup;
  await expect(audience.locator('.app.presenting .tree .node').first()).toBeVisible();
  await expect(page.locator('.presenter-state')).toHaveText(words.follows);
  return audience;
}

test('The audience sees what is shown, whichever window has the clicker, and catches up after being hidden', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&algorithm=alpha-beta&step=10');
  const audience = await openAudience(page);
  await expect(audience.locator('.subtitle')).toHaveText(await page.locator('.subtitle').innerText());
  await expect(audience.locator('.transport')).toBeHidden();
  await press(page, 'PageDown');
  await expectStep(page, 13);
  await expect(audience.locator('.subtitle')).toHaveText(await page.locator('.subtitle').innerText());
  // The clicker's keys reach the presenter from either window.
  await press(audience, 'PageDown');
  await expectStep(page, 14);
  await expect(audience.locator('.subtitle')).toHaveText(await page.locator('.subtitle').innerText());
  const devtools = await audience.context().newCDPSession(audience);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await openLink(page, 'v1&lesson=minimax&moment=6');
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(audience.locator('.lesson h2')).toHaveText('A question');
  await expect(page.locator('.presenter-answer')).toContainText('A: 2');
  // From here on the keys are the lesson's.
  await expect(page.locator('.lesson .option')).toHaveCount(3);
  await expect(audience.locator('.lesson .lesson-moment .option')).toHaveCount(3);
  await expect(audience.locator('.lesson .lesson-moment .option.right')).toHaveCount(0);
  await press(page, 'PageDown');
  await expect(audience.locator('.lesson .lesson-moment .option.right')).toHaveCount(1);
  await page.getByRole('button', { name: words.blank }).click();
  await expect(audience.locator('.blank')).toBeVisible();
  // Below the lines of lesson and presenter the tree of 22 leaves keeps its last row.
  await openLink(page, 'v1&lesson=worked-example');
  await expect(page.locator('.presenter')).toBeVisible();
  const isWhole = () =>
    page.locator('.stage .figure').evaluate((figure) => {
      const { bottom } = figure.getBoundingClientRect();
      const leaves = [...figure.querySelectorAll('.node.leaf .shape')];
      return leaves.length === 22 && leaves.every((leaf) => leaf.getBoundingClientRect().bottom <= bottom);
    });
  await expect.poll(isWhole).toBe(true);
  await audience.close();
  await expect(page.locator('.presenter-state')).toHaveText(words.waits);
});
