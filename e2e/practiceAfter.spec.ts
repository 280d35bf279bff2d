/** Peeking, comparing with the model answer, trying a refused cut out; and what comes after. */

import type { Page } from '@playwright/test';
import type { Answer } from '../src/practice/answer.ts';
import { firstPlace } from '../src/practice/diagnose/signs.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import { pressAs } from './support/keys.ts';
import {
  button,
  feedback,
  fillByClicks,
  fillByKeys,
  handIn,
  type Known,
  marksText,
  names,
  openExercise,
  panel,
  rulesLine,
  sheetOf,
  submit,
  total,
  words,
} from './support/practice.ts';
import { said, told } from './support/practiceFeedback.ts';
import { storedProgress } from './support/progress.ts';
import { expectHash, expectStep, leafFigures, node, stepOf, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

/** The right sheet without some of its strokes. */
function without({ right }: Known, ...places: readonly number[]): Answer {
  const crossing = [...right.answer.crossing].filter((_, place) => !places.includes(place));
  return { ...right.answer, crossing: new Set(crossing) };
}

/** A node of one's own figure, beside the model answer. */
function own(page: Page, id: number) {
  return page.locator(`.own-figure [data-node="${id}"]`);
}

async function compare(page: Page, place: string, answer: (exercise: Known) => Answer): Promise<Known> {
  const exercise = await openExercise(page, place);
  await handIn(page, exercise, answer(exercise));
  await button(page, words.compare).click();
  await expect(panel(page).getByRole('heading', { name: words.yours })).toBeFocused();
  return exercise;
}

test.describe('Peeking', () => {
  test('counts with what is on the sheet, once, and the next try is on fresh data', async ({ page }) => {
    const exercise = await openExercise(page, 'deep-cutoffs.2.1');
    const half = without(exercise, 1, 2);
    await fillByClicks(page, exercise, half);
    await expect(panel(page).getByText(words.peekWarning)).toBeHidden();
    await panel(page).locator('summary').click();
    await button(page, words.peek).click();
    await expect(rulesLine(page)).toContainText(words.model);
    await button(page, words.endCompare).click();
    const { points } = told(exercise, half);
    await expect(total(page)).toContainText(marksText(exercise, points));
    await expect(button(page, words.submit)).toHaveCount(0);
    await expect.poll(() => storedProgress(page)).toHaveLength(1);
    expect(await storedProgress(page)).toMatchObject([{ peeked: true, skill: 'deep-cutoffs' }]);
    const leaves = await leafFigures(page);
    await button(page, words.again).click();
    await expect(button(page, words.submit)).toBeVisible();
    await expectHash(page, /practice=deep-cutoffs\.2\.(?!1$)\d+\.3$/);
    await expect.poll(() => leafFigures(page)).not.toEqual(leaves);
  });

  test('then the same address shows what was on the sheet, and its marks', LONG, async ({ page }) => {
    await openExercise(page, 'deep-cutoffs.1.1');
    const leaves = await leafFigures(page);
    await panel(page).locator('summary').click();
    await button(page, words.peek).click();
    await expect.poll(() => storedProgress(page)).toHaveLength(1);
    await page.reload();
    await expect(total(page)).toBeVisible();
    await expect(button(page, words.submit)).toHaveCount(0);
    await expectHash(page, /practice=deep-cutoffs\.1\.1$/);
    expect(await leafFigures(page)).toEqual(leaves);
  });
});

test.describe('Beside the model answer', () => {
  test('both go step by step together, and verdicts come as far as the run has', async ({ page }) => {
    const exercise = await compare(page, 'counting.2.1', (known) => sheetOf(known, 'right-to-left'));
    const verdicts = page.locator('.own-figure :is(.right, .wrong, .half)');
    await expect(verdicts).toHaveCount(0);
    for (const key of ['ArrowRight', 'ArrowRight', ']', 'ArrowLeft', 'End']) {
      await press(page, key);
      const current = page.locator('.stage svg.tree .node.current');
      await expect(current).toHaveCount(1);
      await expect(own(page, Number(await current.getAttribute('data-node')))).toHaveClass(/current/);
    }
    const { differences } = told(exercise, sheetOf(exercise, 'right-to-left')).parts[0]!;
    await expect(page.locator('.own-figure .wrong')).toHaveCount(differences.length);
    for (const id of exercise.right.answer.leafOrder.keys())
      await expect(panel(page)).toContainText(exercise.names.of(exercise.right.answer.leafOrder[id]!));
    await press(page, 'Home');
    await expect(verdicts).toHaveCount(0);
  });

  test('a key and a button go to the first difference, in another part if need be', async ({ page }) => {
    const exercise = await compare(page, 'deep-cutoffs.2.1', ({ right }) => ({
      ...right.answer,
      leafCount: 2,
    }));
    const { parts } = exercise.exercise;
    const grade = told(exercise, { ...exercise.right.answer, leafCount: 2 });
    const { step } = firstPlace(exercise.right.run, parts[1]!.part, grade.parts[1]!);
    await panel(page).getByRole('radio', { name: names.format.crossing.name }).check();
    await press(page, 'd');
    await expectStep(page, step);
    await expect(panel(page).getByRole('radio', { name: names.format.leafCount.name })).toBeChecked();
    await expect(panel(page)).toContainText(`${words.model}: ${exercise.right.answer.leafCount}`);
    await press(page, 'End');
    await pressAs(page, { key: 'Process', code: 'KeyD' });
    await expectStep(page, step);
    await press(page, 'End');
    await button(page, words.firstDifference).click();
    await expectStep(page, step);
  });

  test(
    'another order of the children has its own tree, and the way back is to the marks',
    LONG,
    async ({ page }) => {
      const exercise = await openExercise(page, 'ordering.1.1');
      await fillByKeys(page, exercise, { ...exercise.right.answer, reorder: new Map() });
      await submit(page);
      await expect(total(page)).toContainText(marksText(exercise, 0));
      const asked = await leafFigures(page);
      await button(page, words.compare).click();
      const leaves = (where: string) => page.locator(`${where} svg.tree .node.leaf .value`).allTextContents();
      await expect.poll(() => leaves('.own-figure')).toEqual(asked);
      await expect.poll(() => leaves('.stage')).not.toEqual(asked);
      await press(page, 'End');
      await button(page, words.endCompare).click();
      await expect(total(page)).toBeFocused();
      await expect.poll(() => leaves('.stage')).toEqual(asked);
    },
  );

  test('a right answer has no first difference, and the key does nothing', LONG, async ({ page }) => {
    await compare(page, 'deep-cutoffs.2.1', ({ right }) => right.answer);
    await expect(button(page, words.firstDifference)).toBeDisabled();
    await press(page, 'ArrowRight');
    const step = await stepOf(page);
    await press(page, 'd');
    await expectStep(page, step);
  });
});

test(
  'A cut that is refused can be tried out: the hidden leaf changes, the root does not',
  LONG,
  async ({ page }) => {
    const exercise = await openExercise(page, 'deep-cutoffs.2.1');
    const refused = without(exercise, 1, 2);
    const [finding] = told(exercise, refused).findings;
    expect(finding?.misconception).toBe('refuses-cut');
    await handIn(page, exercise, refused);
    const offer = feedback(page).getByRole('button', { name: /99/ });
    await expect(offer).toHaveCount(0);
    await tabTo(page, button(page, words.tellMore.rule));
    await press(page, 'Enter');
    await expect(feedback(page)).toContainText(said(exercise, finding!).rule);
    await offer.click();
    await expectStep(page, finding!.place.step);
    await expect.poll(() => leafFigures(page)).toContain('99');
    await expect(page.locator('.what-if')).toBeVisible();
    await press(page, 'End');
    const { result } = exercise.right.run;
    await expect(node(page, 0).locator('.value')).toHaveText(
      result.ok ? String(result.value).replace('-', '−') : '',
    );
    await expect(panel(page)).toHaveCount(0);
  },
);
