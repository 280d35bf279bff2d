/** What was handed in stays: its address shows sheet, marks and feedback as they were. */

import { packTree } from '../src/link/packTree.ts';
import { encodePractice } from '../src/link/practiceLink.ts';
import { notices as englishNotices } from '../src/words/en/figure.ts';
import { expect, test } from './quietTest.ts';
import {
  button,
  feedback,
  handIn,
  marksText,
  openExercise,
  panel,
  pressNode,
  sheetOf,
  total,
  words,
} from './support/practice.ts';
import { openProgress, progress, storedProgress } from './support/progress.ts';
import { en, expectHash, goElsewhere, leafFigures, node, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const SEED = { skill: 'deep-cutoffs', difficulty: 2, seed: 1 } as const;
const struck = 'svg.tree .struck';

test('reload, Back and the link show what was handed in, and once more does not count', async ({ page }) => {
  const exercise = await openExercise(page, 'deep-cutoffs.2.1');
  const leaves = await leafFigures(page);
  await handIn(page, exercise, sheetOf(exercise, 'parent-only'));
  const marks = await total(page).textContent();
  const said = await feedback(page).textContent();
  const strokes = await page.locator(struck).count();
  expect(strokes).toBeGreaterThan(0);
  await expect.poll(() => storedProgress(page)).toHaveLength(1);
  const expectAsItWas = async () => {
    await expect(total(page)).toHaveText(marks ?? '');
    await expect(feedback(page)).toHaveText(said ?? '');
    await expect(page.locator(struck)).toHaveCount(strokes);
    await expect.poll(() => leafFigures(page)).toEqual(leaves);
    await expectHash(page, /practice=deep-cutoffs\.2\.1$/);
  };
  await page.reload();
  await expectAsItWas();
  const place = await openProgress(page);
  await expect(place.locator('.last-sheets li')).toHaveCount(1);
  // By way of what is one's own, as one has come.
  await page.goBack();
  await page.goBack();
  await expectAsItWas();
  await goElsewhere(page);
  await page.goto(`./#${encodePractice(SEED)}`);
  await expectAsItWas();

  await button(page, words.uncounted).click();
  await expect(panel(page)).toContainText(words.notCounted);
  await expect(page.locator(struck)).toHaveCount(0);
  await handIn(page, exercise, exercise.right.answer);
  await expect(total(page)).toContainText(marksText(exercise));
  expect(await storedProgress(page)).toHaveLength(1);
  await page.reload();
  await expectAsItWas();
  await button(page, words.again).click();
  await expect(button(page, words.submit)).toBeVisible();
  await expectHash(page, /practice=deep-cutoffs\.2\.(?!1$)\d+\.\d$/);
});

test('drafts wait at their addresses, and an exercise whose sheet is gone begins blank and says so', async ({
  page,
}) => {
  const exercise = await openExercise(page, 'counting.1.1');
  const [leaf] = exercise.right.answer.leafOrder;
  await pressNode(page, leaf!);
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  const other = await openExercise(page, 'deep-cutoffs.2.1');
  await handIn(page, other, other.right.answer);
  await expect.poll(() => storedProgress(page)).toHaveLength(1);
  await openExercise(page, 'counting.1.1');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => localStorage.removeItem('plyscope.sheets'));
  await openExercise(page, 'deep-cutoffs.2.1');
  await expect(page.getByText(englishNotices.sheetNotKept)).toBeVisible();
  await expect(page.locator(struck)).toHaveCount(0);
  await expectHash(page, /practice=deep-cutoffs\.2\.1$/);
});

test('a draft that an earlier version kept opens with its entries', async ({ page }) => {
  const exercise = await openExercise(page, 'counting.1.1');
  const [leaf] = exercise.right.answer.leafOrder;
  await pressNode(page, leaf!);
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  // As it was kept when there was one draft only.
  await page.evaluate(() => {
    const [draft] = JSON.parse(localStorage.getItem('plyscope.drafts') ?? '').sheets;
    localStorage.removeItem('plyscope.drafts');
    localStorage.setItem(
      'plyscope.sheet',
      JSON.stringify({ format: 'plyscope-sheet', version: 1, ...draft }),
    );
  });
  await page.reload();
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
});

test('the sheets that were handed in are listed with their marks, and open by a press', async ({ page }) => {
  const exercise = await openExercise(page, 'counting.1.1');
  await handIn(page, exercise, exercise.right.answer);
  await expect(total(page)).toBeVisible();
  const place = await openProgress(page);
  await expect(place.getByRole('heading', { name: progress.lastSheets })).toBeVisible();
  await place.locator('.last-sheets a').click();
  await expect(total(page)).toContainText(marksText(exercise));
});

test('an exercise on one’s own tree has an address: reload, Back and the link open it, as it was left', async ({
  page,
}) => {
  const packed = await packTree({ title: 'Quiz 2', text: '(3 12) (2 4) (9 1)' });
  await openLink(page, `v1&own=${packed}`);
  await page.getByRole('button', { name: en.practiseThis }).first().click();
  await expectHash(page, /practice=own:alpha-beta:equal\.crossing\.0&own=/);
  const place = new URL(page.url()).hash;
  await node(page, 6).click();
  await expect(page.locator(struck)).not.toHaveCount(0);
  const strokes = await page.locator(struck).count();
  const expectAsItWas = async () => {
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Quiz 2');
    await expect.poll(() => leafFigures(page)).toEqual(['3', '12', '2', '4', '9', '1']);
    await expect(page.locator(struck)).toHaveCount(strokes);
    expect(new URL(page.url()).hash).toBe(place);
  };
  await page.reload();
  await expectAsItWas();
  await button(page, words.submit).click();
  await expect(total(page)).toContainText('4 of 4');
  await page.reload();
  await expect(total(page)).toContainText('4 of 4');
  await expectAsItWas();
  const listed = await openProgress(page);
  await expect(listed.locator('.last-sheets a')).toHaveText('Quiz 2');
  await page.goBack();
  await page.goBack();
  await expect(total(page)).toContainText('4 of 4');
  await expectAsItWas();
  await goElsewhere(page);
  await page.goto(`./${place}`);
  await expect(total(page)).toContainText('4 of 4');
  await expectAsItWas();
});
