/** A tree in another notation is named where it is pasted, and opens nothing else. */
import { expect, test } from './quietTest.ts';
import { expectText, startEditing, textBox } from './support/editing.ts';
import { holdBack } from './support/network.ts';
import { edit, leafFigures, openLink } from './support/reading.ts';

test('the search field names a notation that is not read, and Enter takes nothing unasked', async ({
  page,
}) => {
  await page.goto('#v1&tree=gfg&lang=en');
  const field = page.getByRole('searchbox');
  const results = page.locator('#search-results');
  await field.fill('digraph { A -> B; A -> C }');
  await expect(results.getByRole('alert')).toContainText('a graph for Graphviz');
  await expect(results.getByRole('button')).toHaveCount(0);
  await field.fill('[MAX [MIN [3] [12]] [MIN [2] [8]]]');
  await expect(results.getByRole('alert')).toContainText('LaTeX package forest');
  const meant = results.getByRole('button', { name: '(3 12) (2 8)' });
  await field.press('Enter');
  await expect(meant).toBeFocused();
  await expect(page).toHaveURL(/tree=gfg/);
  await meant.press('Enter');
  await expect(page).not.toHaveURL(/tree=gfg/);
});

test('the text box writes the tree that is meant by a press', async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await textBox(page).fill('(((3)(12)(8)) ((2)(4)(6)))');
  const note = page.locator('.problem-note');
  await expect(note.getByRole('alert')).toHaveAttribute('data-code', 'foreign');
  await note.getByRole('button', { name: edit.mend, exact: true }).press('Enter');
  await expectText(page, '(3 12 8) (2 4 6)');
  await expect(note).toHaveCount(0);
  await expect.poll(() => leafFigures(page)).toEqual(['3', '12', '8', '2', '4', '6']);
});

test.describe('While the answer of the search is on its way', () => {
  test.use({ ownContext: true });

  test('Enter waits for it, and is gone with the next letter', async ({ page }) => {
    const letCome = await holdBack(page, 'work');
    await page.goto('#v1&tree=gfg');
    const field = page.getByRole('searchbox');
    await field.fill('wikipedia');
    await field.press('Enter');
    await field.pressSequentially('x');
    await field.press('Backspace');
    await field.fill('figure 5.5');
    await field.press('Enter');
    await expect(page).toHaveURL(/tree=gfg/);
    letCome();
    await expect(page).toHaveURL(/tree=aima-fig-5-5/);
    await expect(field).toHaveValue('');
  });
});
