/** A tree in another notation is typed letter by letter: nothing of it is taken in silence, and in the end it is said what was read. */
import type { Page } from '@playwright/test';
import { notices } from '../src/words/en/figure.ts';
import { expect, test } from './quietTest.ts';
import { expectText, startEditing, textBox } from './support/editing.ts';
import { edit, leafFigures, openLink } from './support/reading.ts';

const TYPED = [
  { notation: 'forest', text: '[MAX [MIN [3] [12]] [MIN [2] [8]]]' },
  { notation: 's-expression', text: '(max (min 3 12) (min 2 8))' },
  { notation: 'lists', text: "[['B', 3, 12], ['C', 2, 8]]" },
  { notation: 'uniform', text: 'depth 2, branching factor 2: 3 12 2 8' },
] as const;

const OURS = { plain: '(3 12) (2 8)', named: 'B:(3 12) C:(2 8)' };
const oursOf = (notation: string) => (notation === 'lists' ? OURS.named : OURS.plain);

/** Notes every row of leaves that the figure shows from now on. */
async function watchLeaves(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const leaves = document.querySelectorAll('svg.tree .node.leaf .value');
      seen.add([...leaves].map(({ textContent }) => textContent).join(' '));
      document.documentElement.dataset['seen'] = JSON.stringify([...seen]);
    };
    look();
    const figure = document.querySelector('svg.tree') as Element;
    new MutationObserver(look).observe(figure, { subtree: true, childList: true, characterData: true });
  });
  return async () => JSON.parse((await page.locator('html').getAttribute('data-seen')) ?? '[]');
}

for (const { notation, text } of TYPED) {
  test(`the text box takes nothing of ${notation} before the press`, async ({ page }) => {
    await openLink(page);
    await startEditing(page);
    const before = await leafFigures(page);
    const seen = await watchLeaves(page);
    await textBox(page).focus();
    await page.keyboard.press('Control+a');
    const note = page.locator('.problem-note');
    const read = notices.readAs(notation, 4);
    for (const letter of text) {
      await expect(note.getByText(read)).toHaveCount(0);
      await page.keyboard.type(letter);
    }
    await expect(textBox(page)).toHaveValue(text);
    await expect(note).toContainText(read);
    expect(await seen()).toEqual([before.join(' ')]);
    await note.getByRole('button', { name: edit.takeTree(oursOf(notation)), exact: true }).press('Enter');
    await expectText(page, oursOf(notation));
    await expect.poll(() => leafFigures(page)).toEqual(['3', '12', '2', '8']);
  });

  test(`the search field says that it reads ${notation}, and opens it by a choice only`, async ({ page }) => {
    await page.goto('#v1&tree=gfg&lang=en');
    const field = page.getByRole('searchbox');
    const results = page.locator('#search-results');
    await field.focus();
    for (const letter of text) {
      await expect(results.getByRole('status').getByText(notices.readAs(notation, 4))).toHaveCount(0);
      await page.keyboard.type(letter);
    }
    await expect(field).toHaveValue(text);
    await expect(results.getByRole('status')).toHaveText(notices.readAs(notation, 4));
    await expect(page).toHaveURL(/tree=gfg/);
    await field.press('Enter');
    const meant = results.getByRole('button', { name: oursOf(notation) }).first();
    await expect(meant).toBeFocused();
    await expect(page).toHaveURL(/tree=gfg/);
    await page.keyboard.press('Enter');
    await expect.poll(() => leafFigures(page)).toEqual(['3', '12', '2', '8']);
  });
}

test('a wrong number of leaves is said with the right one while it is typed', async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await textBox(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('b=2 d=2: 3 12 2');
  const note = page.locator('.problem-note');
  await expect(note).toContainText('has 4 leaves');
  await expect(note).toContainText('here are 3');
  await page.keyboard.type(' 8');
  await expect(note).toContainText(notices.readAs('uniform', 4));
});
