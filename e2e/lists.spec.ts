/** OPEN and CLOSED under the figure, as a reader has them in the page. */

import type { Locator, Page } from '@playwright/test';
import { lists as englishLists } from '../src/words/en/figure.ts';
import { predict as englishPredict } from '../src/words/en/work.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished, pictureOf, settled, slideTo } from './support/picture.ts';
import {
  chooseAlgorithm,
  edit,
  en,
  expectHash,
  expectStep,
  node,
  openLink,
  otherLanguage,
} from './support/reading.ts';
import { openShare } from './support/sharing.ts';
import { downloadBy } from './support/trees.ts';

test.use({ reducedMotion: 'reduce' });

const LISTS = 'v1&tree=thu-fig-3-5&algorithm=two-phase';

async function listsOf(page: Page): Promise<string[]> {
  await expect(page.locator('.list')).toHaveCount(2);
  return page.locator('.list').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
}

test('the lists come with their algorithm, grow with it, and go with it', async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-5&algorithm=minimax&step=0');
  await furnished(page);
  await chooseAlgorithm(page, 'two-phase');
  await expectHash(page, 'tree=thu-fig-3-5&algorithm=two-phase&step=0');
  await expect.poll(() => page.locator('svg.tree [data-node]').count()).toBe(1);
  expect(await listsOf(page)).toEqual(['OPEN: s', 'CLOSED: empty']);
  await page.getByRole('button', { name: en.next, exact: true }).click();
  await expectStep(page, 2);
  expect(await listsOf(page)).toEqual(['OPEN: A, B, C', 'CLOSED: s']);
  await expect(page.locator('.list.open .entry.moved')).toHaveText(['A', 'B', 'C']);
  await chooseAlgorithm(page, 'minimax');
  await expect(page.locator('.list')).toHaveCount(0);
  await expect.poll(() => page.locator('svg.tree [data-node]').count()).toBe(11);
});

test(
  'at a step they are the same stepped, dragged and by link, and so is the picture',
  LONG,
  async ({ page }) => {
    await openLink(page, `${LISTS}&step=0`);
    await furnished(page);
    for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('ArrowRight');
    await expectStep(page, 10);
    await settled(page);
    const [lists, picture] = [await listsOf(page), await pictureOf(page)];
    expect(lists).toEqual(['OPEN: C', 'CLOSED: B, A, s']);
    await slideTo(page, 19);
    await slideTo(page, 10);
    await settled(page);
    expect([await listsOf(page), await pictureOf(page)]).toEqual([lists, picture]);
    await openLink(page, `${LISTS}&step=10`);
    await furnished(page);
    expect([await listsOf(page), await pictureOf(page)]).toEqual([lists, picture]);
  },
);

test('a token points at its node, and a node at its token', async ({ page }) => {
  await openLink(page, `${LISTS}&step=9`);
  await furnished(page);
  await page.locator('.list.closed').getByRole('button', { name: 'A', exact: true }).hover();
  await expect(page.locator('.node.hovered .name')).toHaveText('A');
  await node(page, 5).locator('.shape').hover();
  await expect(page.locator('.list .entry.pointed')).toHaveText(['B']);
});

test('brackets go from phase to phase, which stand below the timeline', LONG, async ({ page }) => {
  await openLink(page, `${LISTS}&step=3`);
  await furnished(page);
  const phases = page.locator('.phase');
  const { generate, backUp } = englishLists.phases;
  await expect(phases.locator('.phase-name')).toHaveText([generate, backUp]);
  await expect(phases.first()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press(']');
  await expectStep(page, 15);
  await page.getByRole('button', { name: en.nextPhase }).click();
  await expectStep(page, 20);
  await expect(phases.last()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('[');
  await expectStep(page, 15);
  await phases.last().click();
  await expectStep(page, 20);
});

test('leaves say their names below and their values once they have them', LONG, async ({ page }) => {
  await openLink(page, `${LISTS}&step=5`);
  await furnished(page);
  await expect(page.locator('.node.leaf .value')).toHaveText(['9', 'f?', 'f?']);
  await expect(page.locator('.node.leaf .badge')).toHaveText(['D', 'E', 'F']);
  await expect(page.getByRole('treeitem', { name: /^D, leaf, finished, 9/ })).toBeAttached();
  await expect(page.getByRole('treeitem', { name: /^E, leaf, not visited yet$/ })).toBeAttached();
});

test('Predict asks what the lists are, by key', async ({ page }) => {
  await openLink(page, `${LISTS}&step=1`);
  await furnished(page);
  await page.getByRole('checkbox', { name: englishPredict.title }).check();
  const question = page.locator('.question');
  await expect(question).toContainText('What is OPEN then');
  await expect(question.locator('.option-text')).toHaveText(['( )', '(A B C)', '(C B A)']);
  await page.keyboard.press('2');
  await expect(page.locator('.feedback')).toContainText('OPEN is a queue');
  await expect(question).toContainText('What is CLOSED then');
  await page.keyboard.press('2');
  await expect(page.locator('.feedback')).toContainText('CLOSED is a stack: A goes to its front.');
});

test('the table is saved for a spreadsheet and for LaTeX', async ({ page }) => {
  await openLink(page, `${LISTS}&step=9`);
  await furnished(page);
  const share = await openShare(page);
  const csv = await downloadBy(page, share.getByRole('button', { name: edit.listsCsv, exact: true }));
  expect(csv.name).toMatch(/open-closed\.csv$/);
  expect(csv.bytes.toString()).toContain('9,"B","(C)","(B A s)"');
  const latex = await downloadBy(page, share.getByRole('button', { name: edit.listsLatex, exact: true }));
  expect(latex.bytes.toString()).toContain('9 & B & (C) & (B A s) \\\\');
});

test('long lists show what has room and count the rest; a game its positions', LONG, async ({ page }) => {
  await openLink(page, 'v1&game=grundy&form=tree&algorithm=two-phase&step=40');
  await furnished(page);
  const shown = await page.locator('.list.closed .entry').evaluateAll((entries) => {
    const tops = entries.map((entry) => entry.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });
  await expect(page.locator('.list.closed .list-more')).toHaveText(`… ${20 - shown} more`);
  await expect(page.locator('.list.open .entry').first()).toHaveText('T(2, 2, 1, 1, 1)');
  await openLink(page, 'v1&game=tic-tac-toe&algorithm=two-phase&step=4');
  await expect(page.locator('.list .entry .board').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each list shows its entries as far as there is room, in either language', async ({ page }) => {
    await openLink(page, `${LISTS}&step=9`);
    await furnished(page);
    const closed = page.locator('.list.closed .entry');
    await expect(closed).toHaveText(['B', 'A', 's']);
    await expect.poll(() => inOneRow(closed)).toBe(3);
    await expect(page.locator('.list.closed .list-more')).toHaveCount(0);
    await otherLanguage(page, '中文').click();
    await expect(page.locator('.list.closed')).toHaveAttribute('aria-label', 'CLOSED：B、A、s');
    await expect(page.locator('.subtitle')).toContainText('扩展');
  });

  test('positions in the lists are named in the figure', async ({ page }) => {
    await openLink(page, 'v1&tree=grundy-7&algorithm=two-phase&step=16');
    await furnished(page);
    const entries = page.locator('.list .entry .token:not(.leaf)');
    const listed = await entries.allTextContents();
    expect(listed.length).toBeGreaterThan(8);
    const names = page.locator('svg.tree .name');
    await expect.poll(() => names.allTextContents()).toEqual(expect.arrayContaining(listed));
    expect(await inOneRow(page.locator('.list.open .entry'))).toBeGreaterThan(1);
  });
});

/** How many of the entries of a list stand in its row; the others have wrapped out of sight. */
async function inOneRow(entries: Locator): Promise<number> {
  return entries.evaluateAll((all) => {
    const tops = all.map((entry) => entry.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });
}
