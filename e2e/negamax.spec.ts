/** The numbers of the side to move: chosen by keys, told alike everywhere, restored by a link, refused with a reason. */
import { notices as englishNotices, settings as englishSettings } from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { en, expectHash, expectStep, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const SENTENCE = 'β cut at C: it is worth −2 or more, and A already has 3 (here −3) from B (−2 ≥ −3).';

test('they are chosen from the caption by keys, and all that is written follows', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14');
  await furnished(page);
  await expect(page.locator('.subtitle')).toContainText('α cut at C: it is worth 2 or less');
  await page.getByRole('button', { name: en.notationLegend }).first().focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('radio', { name: englishSettings.numbers.mover }).locator('visible=true');
  await choice.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.locator('.subtitle')).toContainText(SENTENCE);
  await expectStep(page, 14);
  await expect(page.locator('.figure-bar .of-notation')).toHaveText(en.byMover(en.notationShows.window));
  // In the picture, in the tree that is heard, in the pseudocode and in the stack.
  await expect(page.locator('svg.tree')).toContainText('≥ −2');
  await expect(page.getByRole('treeitem', { name: /^C,.*≥ −2/ })).toHaveCount(1);
  await expect(page.locator('.code .executed')).toContainText('−2 ≥ −3');
  await expect(page.locator('.code')).toContainText('v ← max(v, −Alpha-Beta(child, −β, −α))');
  await expect(page.locator('table.stack tbody tr').last()).toContainText('−3');
  await expectHash(page, /numbers=mover/);
});

test('a link restores them, and says where it cannot', LONG, async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&numbers=mover&step=14');
  await expect(page.locator('.subtitle')).toContainText(SENTENCE);
  await openLink(page, 'v1&tree=aima-ex-chance-trivial&algorithm=alpha-beta&numbers=mover&step=0');
  await expect(page.getByText(englishNotices.notByMover('chance'))).toBeVisible();
  await page.getByRole('button', { name: en.notationLegend }).first().click();
  const choice = page.getByRole('radio', { name: englishSettings.numbers.mover }).locator('visible=true');
  await expect(choice).toBeDisabled();
  await page.keyboard.press('Escape');
});
