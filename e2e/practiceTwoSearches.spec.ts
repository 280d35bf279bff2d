/** The exam's question about two searches of one tree, and the ways from a tree to its exercise. */

import { exampleById } from '../src/library/library.ts';
import { algorithms as englishAlgorithms, page as englishPage } from '../src/words/en/page.ts';
import { algorithms as chineseAlgorithms, page as chinesePage } from '../src/words/zh/page.ts';
import { expect, test } from './quietTest.ts';
import { startEditing, textBox, zhEdit } from './support/editing.ts';
import { button, choice, names, panel, rulesLine, total, words, zhWords } from './support/practice.ts';
import { goTo, leafFigures, node, openLink, screen, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

/** The leaves that alpha-beta leaves out, by their places in preorder. */
const [FOUR, SIX] = [7, 8] as const;

const PRESET = words.valuesThenCuts(englishAlgorithms.minimax, englishAlgorithms['alpha-beta']);

test('values by minimax, then what alpha-beta prunes: one sheet, each part marked by its own search', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  const practise = await goTo(page, 'practise');
  await practise.getByRole('button', { name: PRESET }).click();
  await choice(page, words.begin).last().click();
  await expect(page).toHaveURL(/practice=on\.aima-fig-5-5\.values:minimax\+crossing\.0$/);
  await expect(rulesLine(page)).toContainText('Minimax: every leaf is evaluated.');
  await expect(panel(page).getByRole('radio')).toHaveCount(2);
  // What alpha-beta knows of B, C and D, in the place of their values.
  for (const [name, text] of [
    ['A', '3'],
    ['B', '3'],
    ['C', '<= 2'],
    ['D', '2'],
  ] as const)
    await panel(page)
      .getByRole('textbox', { name: new RegExp(`^${name} `) })
      .fill(text);
  await panel(page)
    .getByRole('radio', { name: `${names.format.crossing.name}, ${englishAlgorithms['alpha-beta']}` })
    .check();
  await expect(rulesLine(page)).toContainText('MAX stops when v ≥ β');
  for (const leaf of [FOUR, SIX]) await node(page, leaf).click();
  await button(page, words.submit).click();
  await expect(total(page)).toContainText('7 of 8');
  await button(page, words.tellMore.rule).click();
  await expect(panel(page)).toContainText('That is what Alpha–beta comes to, which another part is about.');
});

test('one press leads from a tree to its exercise, from its caption and from the panel after Done', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&lang=zh');
  const practise = page.getByRole('button', { name: chinesePage.practiseThis });
  await expect(practise).toBeInViewport();
  await tabTo(page, practise);
  await page.keyboard.press('Enter');
  await expect(rulesLine(page)).toContainText(chineseAlgorithms['alpha-beta']);
  await expect(page).toHaveURL(/practice=on\.aima-fig-5-5\.crossing\.0$/);
  await button(page, zhWords.leave).click();
  await startEditing(page, chinesePage, zhEdit);
  await textBox(page, zhEdit).fill('(3 12) (2 4) (9 1)');
  await page.getByRole('button', { name: zhEdit.done, exact: true }).click();
  const inPanel = page.locator('.panels').getByRole('button', { name: chinesePage.practiseThis });
  await expect(inPanel).toBeInViewport();
  await inPanel.click();
  await expect(rulesLine(page)).toBeVisible();
  await expect.poll(() => leafFigures(page)).toEqual(['3', '12', '2', '4', '9', '1']);
});

test('a tree is found by typing, and stands under its chapter', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  await goTo(page, 'practise');
  const find = screen(page, 'practise').getByRole('textbox', { name: words.findTree });
  const trees = screen(page, 'practise').getByRole('combobox', { name: words.tree, exact: true });
  await expect(trees.locator('optgroup')).toHaveCount(6);
  let presses = 0;
  await page.getByRole('heading', { level: 1, name: englishPage.place.practise }).focus();
  while (!(await find.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
    presses += 1;
    expect(presses).toBeLessThan(4);
  }
  await page.keyboard.type('3.10');
  await expect(trees).toHaveValue('thu-fig-3-10');
  await expect(trees.locator('optgroup')).not.toHaveCount(5);
  await choice(page, words.begin).last().click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(
    exampleById('thu-fig-3-10')!.title.en,
  );
});
