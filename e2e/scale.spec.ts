/** Another scale for the leaves: what would change is said while it is chosen, and done it can be undone. */
import { glossary } from '../src/words/en/work.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press, startEditing, unfold } from './support/editing.ts';
import { edit, expectHash, leafFigures, openLink, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const HASH = 'v1&tree=aima-chance-1234';

test('a power flips the move of AIMA’s tree from k = 4 on, by keys', async ({ page }) => {
  await openLink(page, HASH);
  await startEditing(page);
  await unfold(page, edit.scalePanel);
  const preview = page.locator('.scale-preview');
  const k = page.getByLabel('k', { exact: true });
  await expect(preview).toContainText('a1 stays: 9.9 against 7.3');
  await tabTo(page, k);
  await page.keyboard.press('ArrowUp');
  await expect(k).toHaveValue('4');
  await expect(preview).toContainText('The leaves 1, 2, 3, 4 become 1, 16, 81, 256.');
  await expect(preview).toContainText('a1 → a2: 26.5 against 22.5; before, 2.1 against 1.3');
  const before = await leafFigures(page);
  await tabTo(page, page.getByRole('button', { name: edit.scaleApply }));
  await page.keyboard.press('Enter');
  await expect.poll(() => leafFigures(page)).toEqual(['16', '16', '81', '81', '1', '1', '256', '256']);
  await expectHash(page, /own=|text=|tree=/);
  await press(page, 'Control+z');
  await expect.poll(() => leafFigures(page)).toEqual(before);
});

test('a·x + b changes no move, and what turns the order around is refused', LONG, async ({ page }) => {
  await openLink(page, HASH);
  await startEditing(page);
  await unfold(page, edit.scalePanel);
  await page.getByRole('radio', { name: edit.scale.linear }).check();
  const preview = page.locator('.scale-preview');
  await page.getByLabel('a', { exact: true }).fill('100');
  await page.getByLabel('b', { exact: true }).fill('-250');
  await expect(preview).toContainText('a1 stays: −40 against −120');
  await expect(preview).toContainText(edit.scaleLaw('linear', true, 0));
  await page.getByLabel('a', { exact: true }).fill('0');
  await expect(page.locator('.panel-scale .problem')).toContainText('must be above 0');
  await expect(page.getByRole('button', { name: edit.scaleApply })).toHaveCount(0);
});

test('a term’s figure that is a graph of a game ends editing, for no part of a tree is scaled', async ({
  page,
}) => {
  await openLink(page, HASH);
  await startEditing(page);
  await unfold(page, edit.scalePanel);
  await expect(page.locator('.scale-preview')).toBeVisible();
  await press(page, 'F1');
  const card = page
    .locator('.glossary-list .term-card')
    .filter({ has: page.getByRole('heading', { name: glossary['solution-graph'].title, exact: true }) });
  await card.getByRole('button').press('Enter');
  await expectHash(page, /game=grundy/);
  await expect(page.locator('.panels.editing')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'reading');
});
