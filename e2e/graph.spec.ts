/** A game whose positions merge: drawn once each, stepped, dragged and by link one picture; the strategy by press and by key. */

import type { Locator, Page } from '@playwright/test';
import { recordSearch } from '../src/core/run/recordSearch.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { exampleById } from '../src/library/library.ts';
import { readTreeFile } from '../src/notation/readTreeFile.ts';
import { game as englishGame } from '../src/words/en/figure.ts';
import { practice as englishPractice } from '../src/words/en/work.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished, pictureOf, settled, slideTo } from './support/picture.ts';
import { edit, expectHash, expectStep, goTo, openLink } from './support/reading.ts';
import { openShare } from './support/sharing.ts';

const GRUNDY = 'v1&game=grundy&algorithm=two-phase';

const nodes = (page: Page) => page.locator('svg.tree [data-node]');

test('each position is drawn once, and a move to one that is there adds an edge', async ({ page }) => {
  await openLink(page, `${GRUNDY}&step=4`);
  await expect(nodes(page)).toHaveCount(6);
  await expect(page.locator('svg.tree .edge')).toHaveCount(5);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 6);
  await expect(nodes(page)).toHaveCount(7);
  await expect(page.locator('svg.tree .edge')).toHaveCount(7);
  await expect(page.locator('.subtitle')).toContainText('(4, 2, 1) is there already');
  await page.keyboard.press('End');
  await expect(nodes(page)).toHaveCount(14);
  await expect(page.locator('svg.tree .edge')).toHaveCount(17);
  await expect(page.locator('svg.tree .node.solution')).toHaveCount(7);
  await expect(page.locator('svg.tree .edge.solution')).toHaveCount(8);
  await expect(page.locator('svg.tree .arc')).toHaveCount(1);
  await expect(page.locator('svg.tree .strokes .end')).toHaveCount(3);
});

test('at a step it is the same stepped, dragged and by link', LONG, async ({ page }) => {
  await openLink(page, `${GRUNDY}&step=40`);
  await furnished(page);
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight');
  await expectStep(page, 46);
  await settled(page);
  const picture = await pictureOf(page);
  await slideTo(page, 3);
  await slideTo(page, 46);
  await settled(page);
  expect(await pictureOf(page)).toEqual(picture);
  await openLink(page, `${GRUNDY}&step=46`);
  await furnished(page);
  expect(await pictureOf(page)).toEqual(picture);
});

test('the names of a crowded graph for which the search takes long appear as well', async ({ page }) => {
  const named = page.locator('svg.tree .name:not(:empty)');
  await openLink(page, `v1&game=grundy&n=11&algorithm=two-phase&step=180`);
  await furnished(page);
  // Beside their shapes and in the first task a dozen find places.
  await expect.poll(() => named.count()).toBeGreaterThan(30);
});

test('another winning move is chosen by a press of its dashed edge', async ({ page }) => {
  await openLink(page, `${GRUNDY}&step=50`);
  await expect(page.locator('svg.tree .edge.other')).toHaveCount(2);
  await furnished(page);
  // The upper of the two leads to it.
  const point = await page.locator('svg.tree .edge.other').evaluateAll((edges) =>
    edges
      .map((edge) => {
        const path = edge as SVGPathElement;
        const middle = path.getPointAtLength(path.getTotalLength() / 2);
        const { x, y } = middle.matrixTransform(path.getScreenCTM()!);
        return { x, y };
      })
      .sort((a, b) => a.y - b.y)
      .at(0),
  );
  await page.mouse.click(point!.x, point!.y + 4);
  await expect(page.locator('svg.tree .node.solution')).toHaveCount(8);
  await expectHash(page, 'chosen=3-0');
  await expectStep(page, 51);
});

test('by keyboard: whose strategy, another move, tree and graph', async ({ page }) => {
  await openLink(page, `${GRUNDY}&step=50`);
  await page.getByRole('tab', { name: 'Position' }).press('Enter');
  const whose = page.getByRole('group', { name: englishGame.solutionOf });
  await whose.getByRole('radio', { name: englishGame.theWinner }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(whose.getByRole('radio', { name: 'MIN' })).toBeChecked();
  await expect(page.locator('.solution-graph')).toContainText(englishGame.winner('MAX'));
  await page.keyboard.press('ArrowLeft');
  await expect(whose.getByRole('radio', { name: 'MAX' })).toBeChecked();
  await expectStep(page, 50);
  const moves = page.getByRole('group', { name: englishGame.ownMoves('(4, 3)') });
  await moves.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('svg.tree .node.solution')).toHaveCount(8);
  await expect(moves.getByRole('radio', { checked: true })).toBeFocused();
  const form = page.locator('.figure-bar .of-form');
  await form.getByRole('radio', { name: englishGame.form.graph }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectHash(page, 'form=tree');
  await expect(page.locator('.solution-graph')).toHaveCount(0);
  await expect(form.getByRole('radio', { name: englishGame.form.tree })).toBeFocused();
});

test('on a map, what the sentence is about has its name beside it, in the size of the page', async ({
  page,
}) => {
  await openLink(page, 'v1&game=tic-tac-toe&form=graph&depth=end&step=2420');
  await furnished(page);
  const said = await page.locator('.subtitle .token').first().textContent();
  const names = page.locator('.far-names text');
  await expect(names.filter({ hasText: new RegExp(`^${said}$`) })).toHaveCount(1);
  const boxes = await names.evaluateAll((all) =>
    all.map((text) => text.getBoundingClientRect().toJSON() as DOMRect),
  );
  const frame = (await page.locator('svg.tree').boundingBox())!;
  for (const [at, box] of boxes.entries()) {
    expect(box.left >= frame.x && box.right <= frame.x + frame.width).toBe(true);
    for (const other of boxes.slice(at + 1))
      expect(
        box.left > other.right || other.left > box.right || box.top > other.bottom || other.top > box.bottom,
      ).toBe(true);
  }
  // No other text beside a node, too small to be read, is left, and a name covers no shape of another node.
  await openLink(page, 'v1&tree=km-3-4&step=105');
  await furnished(page);
  await page.locator('.zoom-tools button').nth(2).click();
  await expect(names).not.toHaveCount(0);
  await expect(page.locator('svg.tree .node :is(.name, .bounds)').filter({ visible: true })).toHaveCount(0);
  const covered = await page.evaluate(() => {
    const shapes = [...document.querySelectorAll('svg.tree .node .shape')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('.far-names text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const [top, bottom] = [box.top + box.height * 0.25, box.bottom - box.height * 0.25];
      const isOver = shapes.some(
        (shape) =>
          box.left < shape.right && shape.left < box.right && top < shape.bottom && shape.top < bottom,
      );
      return isOver ? [text.textContent] : [];
    });
  });
  expect(covered).toEqual([]);
  // At the size of the figure its own names are read.
  await openLink(page, 'v1&game=nim&form=graph&step=20');
  await expect(nodes(page).first()).toBeVisible();
  await expect(names).toHaveCount(0);
});

test('the complete tree is a table, and its map can be drawn', async ({ page }) => {
  await openLink(page, 'v1&game=tic-tac-toe&step=4');
  await page.getByRole('button', { name: englishGame.setting }).first().press('Enter');
  await page.getByRole('button', { name: englishGame.complete }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: englishGame.complete });
  await expect(dialog.locator('tfoot td').first()).toHaveText('549,946');
  await expect(dialog.getByRole('button', { name: englishGame.tellTree(549_946, false) })).toBeVisible();
  await dialog.getByRole('button', { name: englishGame.drawMap(765, true) }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expectHash(page, 'depth=end&form=graph');
  await page.keyboard.press('End');
  await expectStep(page, 2420);
  await expect(nodes(page)).toHaveCount(765);
  await expect(page.locator('svg.tree .node.worth-min')).toHaveCount(202);
});

test('sheet and key of a graph have its positions, values and strategy, and nothing that is no number', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openLink(page, `${GRUNDY}&step=0&lang=en`);
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: edit.print }).last().click();
  const [sheet, key] = [page.locator('.print-page').nth(0), page.locator('.print-page').nth(1)];
  for (const one of [sheet, key]) {
    await expect(one.locator('[data-node]')).toHaveCount(14);
    await expect(one.locator('.edge')).toHaveCount(17);
    expect(await one.evaluate((element) => element.outerHTML)).not.toContain('NaN');
  }
  await expect(sheet).toContainText(edit.sheetTaskGraph);
  await expect(sheet.locator('.edge.solution')).toHaveCount(0);
  // What the ends are worth is given.
  const given = await sheet.locator('.node .value').allTextContents();
  expect(given.filter(Boolean)).toEqual(['−1', '1', '−1']);
  await expect(key.locator('.edge.solution')).toHaveCount(8);
  await expect(key).toContainText(edit.sheetValue('1'));
  await expect(key).toContainText(englishGame.winner('MAX'));
  await expect(key).toContainText('(6, 1) → (4, 2, 1)');
  await expect(key.locator('.answers')).toContainText('worth −1: ');
});

test('exercises are offered for a graph to its ends, and what is made for trees takes its whole tree', async ({
  page,
}) => {
  const chosen = (place: Locator) => place.locator('.choose-tree select').first();
  await openLink(page, 'v1&game=tic-tac-toe&depth=2&form=graph&algorithm=two-phase');
  const practise = await goTo(page, 'practise');
  await expect(chosen(practise)).toContainText(exampleById('aima-fig-5-5')!.title.en);
  await expect(chosen(practise)).not.toContainText(englishPractice.fromTree);
  const sets = await goTo(page, 'sets');
  await expect(sets.locator('.set-add-row').first()).toBeVisible();
  await expect(sets.locator('.set-add-open')).toHaveCount(0);
  await openLink(page, `${GRUNDY}&step=50`);
  await expect(chosen(await goTo(page, 'practise'))).toContainText(englishPractice.fromTree);
  await goTo(page, 'sets');
  await expect(sets.locator('.set-add-open')).toHaveCount(1);
  const mine = await goTo(page, 'mine');
  const download = page.waitForEvent('download');
  await mine.getByRole('button', { name: edit.saveFile, exact: true }).click();
  const stream = await (await download).createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  const [filed] = readTreeFile(text, '').trees;
  const run = recordSearch(filed!.tree, 'minimax', DEFAULT_RULES, 'drawn');
  expect(run.result).toMatchObject({ ok: true, value: 1 });
  expect(filed!.tree.size).toBe(24);
});
