/** Uniform trees: asked for by their size in the search field and the text box, and by the form that the search leads to. */
import type { Page } from '@playwright/test';
import { editing as chineseEdit } from '../src/words/zh/work.ts';
import { expect, test } from './quietTest.ts';
import { expectText, startEditing, textBox } from './support/editing.ts';
import { edit, openLink } from './support/reading.ts';
import { make } from './support/uniform.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

const WHOLE = 'uniform b=3 d=4 seed=1 values=0..99 order=given';

async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}

test('the search field opens the uniform tree of a size, and says why one is too large', async ({ page }) => {
  await page.goto('#v1&tree=gfg&lang=en');
  const results = page.locator('#search-results');
  await ask(page, 'uniform b=10 d=6 seed=1 values=0..99 order=given');
  await expect(results.getByRole('alert')).toContainText('1,111,111 nodes; the limit is 1,000,000');
  await ask(page, 'b = 3, d = 4');
  await expect(results.getByRole('button').first()).toContainText(WHOLE);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('.subtitle')).toContainText('81 leaves');
});

test('the text box offers the whole wish of a size, and says why one is too large', async ({ page }) => {
  await openLink(page);
  await startEditing(page);
  await textBox(page).fill('uniform b=10 d=6 seed=1 values=0..99 order=given');
  const note = page.locator('.problem-note');
  await expect(note).toContainText('1,111,111 nodes; the limit is 200,000');
  await textBox(page).fill('b=3 d=4');
  await note.getByRole('button', { name: edit.takeTree(WHOLE), exact: true }).press('Enter');
  await expectText(page, WHOLE);
  await expect(page.locator('.subtitle')).toContainText('81 leaves');
});

for (const [query, panel] of [
  ['uniform tree', 'uniform'],
  ['random tree', 'random'],
] as const)
  test(`the search for “${query}” leads to its form, which is all in view with what it says`, async ({
    page,
  }) => {
    await page.goto('#v1&tree=gfg&lang=en');
    await ask(page, query);
    await page.getByRole('searchbox').press('Enter');
    const form = page.locator(`.panel-${panel} form`);
    await expect(form.locator('input').first()).toBeFocused();
    const button = form.getByRole('button', { name: edit.make });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5000');
    await button.click();
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift+Tab');
    await form.locator('input').first().fill('2');
    await expect(form.getByRole('alert')).toHaveCount(0);
  });

for (const lang of ['en', 'zh'])
  test(`no option of a list of the editor is cut in ${lang}, and a form that is unfolded is all in view`, async ({
    page,
  }) => {
    await page.goto(`#v1&tree=gfg&lang=${lang}`);
    const words = lang === 'en' ? edit : chineseEdit;
    await ask(page, words.newTree);
    await page.getByRole('searchbox').press('Enter');
    for (const title of [words.randomPanel, words.uniformPanel]) {
      await page.getByRole('button', { name: title, exact: true }).click();
      await expect(page.getByRole('button', { name: words.make }).last()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('.panel-uniform select')).toHaveCount(3);
    const cut = await page.locator('.panels select').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const { paddingLeft, paddingRight, font } = getComputedStyle(list);
        const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pen.font = font;
        return [...(list as HTMLSelectElement).options]
          .map(({ text }) => text)
          .filter((text) => pen.measureText(text).width > room);
      }),
    );
    expect(cut).toEqual([]);
  });

test('a refused size is seen beside its form', async ({ page }) => {
  await page.goto('#v1&tree=gfg&lang=en');
  await ask(page, 'uniform tree');
  await page.getByRole('searchbox').press('Enter');
  const panel = page.locator('.panel-uniform');
  await panel.getByLabel(edit.branching).fill('10');
  await panel.getByLabel(edit.depth).fill('6');
  await make(page);
  await expect(panel.getByRole('alert')).toContainText('1,111,111 nodes; the limit is 1,000,000');
  await expect(panel.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
