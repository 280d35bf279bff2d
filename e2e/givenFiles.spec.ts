/** Files dragged onto the page: taken from the first moment on, and opened as what they are. */

import { BLANK_ANSWER } from '../src/practice/answer.ts';
import { handInOf, printHandIn } from '../src/practice/handIn.ts';
import { printProgress } from '../src/storage/progressFile.ts';
import { progress as englishProgress, faults } from '../src/words/en/work.ts';
import { attemptAt } from '../tests/support/attempts.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { holdBack } from './support/network.ts';
import { caption, edit, leafFigures, openLink, ownLink, screen } from './support/reading.ts';
import { press, SET, setFile, sets } from './support/sets.ts';
import { dropFile, fileOf, giveFile, openTrees, treesPage } from './support/trees.ts';

test.use({ reducedMotion: 'reduce' });

const { make } = sets;

test('A tree that is dropped before there is anything to see is opened', LONG, async ({ page }) => {
  const letCome = await holdBack(page, 'en-page', 'work');
  await page.goto('./', { waitUntil: 'commit' });
  await dropFile(page, { name: 'new.txt', mimeType: 'text/plain', buffer: Buffer.from('(7 8)') });
  letCome();
  await expect(caption(page)).toHaveText('new');
  await expect.poll(() => leafFigures(page)).toEqual(['7', '8']);
});

test('A set that is dropped is said to be one, and done or changed as is wished', LONG, async ({ page }) => {
  await openLink(page);
  await dropFile(page, setFile('week 5.json', SET));
  const report = treesPage(page).getByRole('alert');
  await expect(report).toContainText(edit.fileHolds.set('week 5.json'));
  await report.getByRole('button', { name: edit.openBy.editSet }).click();
  const making = screen(page, 'sets');
  await expect(making.getByText(make.opened('week 5.json'))).toBeVisible();
  await expect(making.getByLabel(make.setTitle)).toHaveValue(SET.title);

  await dropFile(page, setFile('week 5.json', SET));
  await press(page, edit.openBy.doSet);
  await expect(page.locator('.set-overview')).toBeVisible();
  await expect(page.locator('main.screen')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: SET.title })).toBeVisible();
});

test('A result that is dropped goes among those that are checked', async ({ page }) => {
  const items = SET.items.map(({ parts }) => ({
    variant: 0,
    tries: 1,
    peeked: false,
    points: 0,
    marks: parts.reduce((sum, { marks }) => sum + marks, 0),
    answer: BLANK_ANSWER,
  }));
  const result = printHandIn(handInOf({ set: SET, name: '林 Mei', at: 1_767_225_600_000, items }));
  await openLink(page);
  await dropFile(page, fileOf('result.json', result));
  await expect(treesPage(page).getByRole('alert')).toContainText(edit.fileHolds.result('result.json'));
  await press(page, edit.openBy.check);
  await expect(ownLink(page, 'results')).toHaveAttribute('aria-current', 'page');
  await expect(screen(page, 'results').locator('.result-table tbody tr')).toContainText('林 Mei');
});

test('Progress that is opened as a file of trees can be added to one’s own', LONG, async ({ page }) => {
  await openLink(page);
  const trees = await openTrees(page);
  await giveFile(trees, fileOf('progress.json', printProgress([attemptAt(1)])));
  await expect(trees.getByRole('alert')).toContainText(edit.fileHolds.progress('progress.json'));
  await press(page, edit.openBy.progress);
  await expect(screen(page, 'progress').getByText(englishProgress.imported(1, 0))).toBeVisible();
});

test('A file’s name cannot turn the message around', async ({ page }) => {
  await openLink(page);
  await dropFile(page, fileOf('exam\u202Enosj.json', '{"format": 1}'));
  const report = treesPage(page).getByRole('alert');
  await expect(report).toContainText(faults.inFile('examU+202Enosj.json'));
});
