/** A tree in another notation is read and named where it is pasted or dropped, and replaces nothing unasked. */
import { readFile } from 'node:fs/promises';
import { notices as chineseNotices } from '../src/words/zh/figure.ts';
import { expect, test } from './quietTest.ts';
import { expectText, startEditing, textBox } from './support/editing.ts';
import { holdBack } from './support/network.ts';
import { edit, leafFigures, openLink } from './support/reading.ts';
import { openShare } from './support/sharing.ts';
import { dropFile, fileOf } from './support/trees.ts';

const FOREST = '[MAX [MIN [7] [1] [9]] [MIN [4] [4] [8]] [MIN [5] [3] [6]]]';
const DOT =
  'digraph { A -> B; A -> C; B -> b1; B -> b2; C -> c1; b1 [label=3]; b2 [label=12]; c1 [label=2] }';
const EFG = [
  'EFG 2 R "a game" { "MAX" "MIN" }',
  'p "" 1 1 "" { "left" "right" } 0',
  't "" 1 "" { 3 -3 }',
  'p "" 2 1 "" { "u" "d" } 0',
  't "" 2 "" { 5 -5 }',
  't "" 3 "" { -1 1 }',
].join('\n');

test('the search field names the notation, and the tree is opened by a choice only', async ({ page }) => {
  await page.goto('#v1&tree=gfg&lang=en');
  const field = page.getByRole('searchbox');
  const results = page.locator('#search-results');
  await field.fill(FOREST);
  await expect(results.getByRole('status')).toHaveText(
    'Read as a tree for the LaTeX package forest, 9 leaves',
  );
  await field.press('Enter');
  const meant = results.getByRole('button', { name: '(7 1 9) (4 4 8) (5 3 6)' });
  await expect(meant).toBeFocused();
  await expect(page).toHaveURL(/tree=gfg/);
  await expect(results.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/tree=gfg/);
  await expect.poll(() => leafFigures(page)).toEqual(['7', '1', '9', '4', '4', '8', '5', '3', '6']);
});

test('a graph for Graphviz is read, and one that is no tree is refused by its name', async ({ page }) => {
  await page.goto('#v1&tree=gfg&lang=zh');
  const field = page.getByRole('searchbox');
  const results = page.locator('#search-results');
  await field.fill(DOT);
  await expect(results.getByRole('status')).toHaveText(chineseNotices.readAs('graphviz', 3));
  await field.fill('digraph { A -> B; A -> C }');
  await expect(results.getByRole('alert')).toContainText('Graphviz');
  await expect(results.getByRole('button')).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL(/tree=gfg/);
  await field.fill(DOT);
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => leafFigures(page)).toEqual(['3', '12', '2']);
});

test('a file of Gambit that is dropped is opened, and named', async ({ page }) => {
  await page.goto('#v1&tree=gfg&lang=en');
  await dropFile(page, fileOf('lecture.efg', EFG));
  await expect(page.locator('.notices')).toContainText(
    '“lecture.efg” was read as a game in the .efg or .nfg format of Gambit, 3 leaves.',
  );
  await expect.poll(() => leafFigures(page)).toEqual(['3', '5', '−1']);
});

test('a row of leaves is folded from the search field and in the text box', async ({ page }) => {
  await page.goto('#v1&tree=gfg&lang=en');
  const field = page.getByRole('searchbox');
  const results = page.locator('#search-results');
  await field.fill('3 5 6 9 1 2 0 -1');
  await expect(results.getByRole('button').first()).toContainText('3 5 6 9 1 2 0 -1');
  await results.getByRole('button', { name: 'folded by 2: a uniform tree of 3 plies' }).press('Enter');
  await startEditing(page);
  await expectText(page, '((3 5) (6 9)) ((1 2) (0 -1))');
  await textBox(page).fill('1 2 3 4');
  await page.getByRole('button', { name: edit.foldBy(2, 2), exact: true }).press('Enter');
  await expectText(page, '(1 2) (3 4)');
});

test('the text box writes the tree that is meant by a press', async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await textBox(page).fill('(((3)(12)(8)) ((2)(4)(6)))');
  const note = page.locator('.problem-note');
  // It was read, so that nothing is said to be wrong, nor any place to be gone to.
  await expect(note.getByRole('status')).toHaveAttribute('data-code', 'foreign');
  await expect(note.getByRole('alert')).toHaveCount(0);
  await expect(note.getByRole('button', { name: edit.goToPlace, exact: true })).toHaveCount(0);
  await expect(textBox(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(note).toContainText('Read as a tree with a bracket round each leaf, 6 leaves');
  await note.getByRole('button', { name: edit.takeTree('(3 12 8) (2 4 6)'), exact: true }).press('Enter');
  await expectText(page, '(3 12 8) (2 4 6)');
  await expect(note).toHaveCount(0);
  await expect.poll(() => leafFigures(page)).toEqual(['3', '12', '8', '2', '4', '6']);
});

test('the tree is saved for other programs, and comes back', async ({ page }) => {
  await openLink(page);
  const dialog = await openShare(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: edit.treeText.forest, exact: true }).press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.tex$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    '\\begin{forest}\n  [MAX\n    [MIN\n      [3]',
  );
});

test.describe('While the answer of the search is on its way', () => {
  test.use({ ownContext: true });

  test('Enter waits for it, and is gone with the next letter', async ({ page }) => {
    const letCome = await holdBack(page, 'work');
    await page.goto('#v1&tree=gfg', { waitUntil: 'commit' });
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

  test('Enter opens no tree in another notation before it is shown', async ({ page }) => {
    const letCome = await holdBack(page, 'work');
    await page.goto('#v1&tree=gfg', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox');
    await field.fill(FOREST);
    await field.press('Enter');
    letCome();
    await expect(page.locator('#search-results').getByRole('button').first()).toBeFocused();
    await expect(page).toHaveURL(/tree=gfg/);
  });
});
