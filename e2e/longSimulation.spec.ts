/** Long simulations in the built page: they run beside the page, can be ended early, and keep the reader's moment. */
import { simulation as words } from '../src/words/en/figure.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import { expectHash, expectStep, openLink, stepOf } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const OTHELLO = 'v1&game=othello&algorithm=mcts&iterations=200000&step=0';

test('200,000 iterations of Othello go on beside the page, which is stepped meanwhile, until it is enough', async ({
  page,
}) => {
  await openLink(page, OTHELLO);
  await furnished(page);
  const long = page.locator('.long-simulation');
  await expect(long).toContainText(words.firstOnly(2000));
  expect(await misfits(page)).toEqual([]);
  await page.getByRole('button', { name: words.goOnTo(200_000) }).click();
  const bar = page.getByRole('progressbar', { name: words.simulating });
  await expect(bar).toBeVisible();
  expect(await misfits(page)).toEqual([]);
  expect(await accessViolations(page)).toEqual([]);
  await page.locator('body').press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const at = await stepOf(page);
  expect(at).toBeGreaterThan(0);
  await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(2500);
  await page.getByRole('button', { name: words.enough }).click();
  await expect(long).toHaveCount(0);
  await expectStep(page, at);
  await expectHash(page, /iterations=(?!2000(?:00)?&)\d+/);
});

test('what was asked for is finished, and the link then opens with the first iterations of it', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&algorithm=mcts&iterations=100&step=37');
  await furnished(page);
  await page.getByRole('button', { name: '100 iterations' }).click();
  const field = page.getByRole('textbox', { name: words.iterations });
  await field.fill('20000');
  await field.press('Enter');
  await expect(page.locator('.long-simulation')).toHaveCount(0, { timeout: 60_000 });
  await expectHash(page, /iterations=20000/);
  await expectStep(page, 37);
  await page.keyboard.press('Escape');
  await page.locator('body').press('End');
  await expect(page.locator('.iteration-phases > span')).toHaveText(words.iterationAt(20_000));
});
