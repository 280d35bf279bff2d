/** After grading: what went wrong, a little at a time; and before it, nothing that tells. */

import type { Page } from '@playwright/test';
import { ROOT } from '../src/core/tree/nodeId.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import { tellingExercise } from '../src/practice/generate/telling.ts';
import { feedback as englishFeedback } from '../src/words/en/work.ts';
import { plain } from '../src/words/sentence.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import {
  button,
  choosePart,
  feedback,
  fillByKeys,
  handIn,
  type Known,
  marksText,
  names,
  openExercise,
  panel,
  pressNode,
  sheetOf,
  submit,
  total,
  words,
} from './support/practice.ts';
import { said, told } from './support/practiceFeedback.ts';
import { storedProgress } from './support/progress.ts';
import { expectStep, node, sentence, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

/** The sheets of faulty methods, on exercises that show them. */
const SHEETS = [
  ['deep-cutoffs.1.8', 'parent-only'],
  ['equality.1.39', 'other-equality'],
  ['deep-cutoffs.3.1', 'never-inherits'],
  ['shallow-cutoffs.2.1', 'right-to-left'],
  ['shallow-cutoffs.2.3', 'swapped-tests'],
  ['windows.2.1', 'global-bounds'],
  ['windows.2.1', 'alpha-zero'],
  ['backing-up.1.1', 'all-max'],
  ['chance.1.1', 'mean-at-chance'],
  ['chance.1.1', 'min-at-chance'],
  ['chance.3.1', 'window-through-chance'],
] as const;

for (const [place, method] of someOf(SHEETS, 1, 9)) {
  test(`${method} is told by item, rule, owner and step, in this order`, async ({ page }) => {
    const exercise = await openExercise(page, place);
    const answer = sheetOf(exercise, method);
    const [finding] = told(exercise, answer).findings;
    expect(finding?.misconception).toBe(method);
    const { item, rule, owner } = said(exercise, finding!);
    await handIn(page, exercise, answer);
    await expect(total(page)).toContainText(marksText(exercise, told(exercise, answer).points));
    await expect(feedback(page)).toContainText(item);
    await expect(feedback(page)).not.toContainText(rule);
    await button(page, words.tellMore.rule).press('Enter');
    await expect(feedback(page)).toContainText(rule);
    await expect(feedback(page)).not.toContainText(owner);
    // Where nobody owns a bound it is the place that is told.
    const hasOwner = (finding!.place.test?.owner ?? null) !== null;
    await expect(button(page, words.tellMore[hasOwner ? 'owner' : 'place'])).toBeFocused();
    await press(page, 'Enter');
    await expect(feedback(page)).toContainText(owner);
    await expect(sentence(page)).toHaveCount(0);
    await expect(button(page, words.tellMore.step)).toBeFocused();
    await press(page, 'Enter');
    await expectStep(page, finding!.place.step);
    await expect(node(page, finding!.place.node)).toHaveClass(/hovered/);
    await expect(panel(page).getByRole('radio', { name: words.showRun })).toBeChecked();
  });
}

test('MAX and MIN interchanged has a name, the marks of a part are called marks, and how it is marked is said', async ({
  page,
}) => {
  // Its root is a MIN node.
  const exercise = await openExercise(page, 'backing-up.2.238150750.2');
  const [values] = exercise.exercise.parts;
  const { name } = names.format[values!.part.kind];
  await expect(panel(page)).toContainText(`${name} (4 marks)`);
  const answer = sheetOf(exercise, 'interchanged');
  await handIn(page, exercise, answer);
  await expect(panel(page)).toContainText(words.marking['per-entry']('1'));
  await button(page, words.tellMore.rule).click();
  const { rule } = said(exercise, told(exercise, answer).findings[0]!);
  expect(rule).toBe(plain(englishFeedback.rule.interchanged({} as never)));
  await expect(feedback(page)).toContainText(rule);
});

test.describe('Before grading', () => {
  for (const place of someOf(
    ['deep-cutoffs.2.1', 'windows.3.1', 'chance.3.1', 'intervals.2.1', 'ordering.2.1'],
    1,
    3,
  )) {
    test(`nothing tells the answer of ${place}, whatever key is pressed`, async ({ page }) => {
      await openExercise(page, place);
      const before = await everything(page);
      for (const key of [
        'ArrowRight',
        'End',
        ']',
        'Space',
        'g',
        'PageDown',
        'Shift+ArrowRight',
        'd',
        'f',
        '+',
      ])
        await press(page, key);
      expect(await everything(page)).toEqual(before);
      await expect(
        page.locator('.stage :is(.struck, .pruned, .right, .wrong, .half, .deciding)'),
      ).toHaveCount(0);
      await expect(page.locator('.model-line, .own-figure, .practice-marks, .practice-feedback')).toHaveCount(
        0,
      );
      await expect(page.locator('.subtitle, .transport, [role=slider], input[type=range]')).toHaveCount(0);
      await expect(page.locator('[role=treeitem][aria-current]')).toHaveCount(0);
      const looks = await page
        .locator('svg.tree .node')
        .evaluateAll((nodes) => nodes.map((one) => (one.getAttribute('class') ?? '').split(' ')));
      expect(looks.every((look) => look.includes('done'))).toBe(true);
    });
  }
});

test.describe('A slip', () => {
  test('is said, costs nothing once, and shows no mark before it is corrected', async ({ page }) => {
    const exercise = await openExercise(page, 'deep-cutoffs.1.1');
    const { answer } = exercise.right;
    const [first, ...rest] = [...answer.crossing];
    await fillByKeys(page, exercise, { ...answer, crossing: new Set(rest) });
    await tabTo(page, button(page, words.submit));
    await press(page, 'Enter');
    await expect(feedback(page)).toContainText(words.slip);
    await expect(button(page, words.submitAgain)).toBeFocused();
    await expect(total(page)).toHaveCount(0);
    await expect(page.locator('.stage :is(.right, .wrong, .half)')).toHaveCount(0);
    await pressNode(page, first!);
    await button(page, words.submitAgain).click();
    await expect(total(page)).toContainText(marksText(exercise));
    await expect(total(page)).toContainText(words.allRight);
    await expect.poll(() => storedProgress(page)).toHaveLength(1);
  });

  test('is free once: what is wrong again is marked', LONG, async ({ page }) => {
    const exercise = await openExercise(page, 'deep-cutoffs.1.1');
    const [first, ...rest] = [...exercise.right.answer.crossing];
    const slipped = { ...exercise.right.answer, crossing: new Set(rest) };
    await handIn(page, exercise, slipped);
    await pressNode(page, first!);
    await pressNode(page, first!);
    await button(page, words.submitAgain).click();
    await expect(total(page)).toContainText(marksText(exercise, told(exercise, slipped).points));
    await expect(panel(page)).not.toContainText(words.slip);
  });
});

test.describe('What may be a method, and may not,', () => {
  test('is asked about with one more question, and then told', async ({ page }) => {
    const { exercise, telling, points } = await askOneMore(page);
    await handIn(page, telling, sheetOf(telling, 'other-equality'));
    await expect(total(page)).toContainText(marksText(exercise, points));
    await expect(feedback(page)).not.toContainText(words.oneFits);
    await button(page, words.tellMore.rule).click();
    const rules = exercise.exercise.rules;
    await expect(feedback(page)).toContainText(
      plain(englishFeedback.rule['other-equality']({ rules } as never)),
    );
    await expect.poll(() => storedProgress(page)).toHaveLength(1);
  });

  test('is none if that question is answered right', LONG, async ({ page }) => {
    const { exercise, telling, points } = await askOneMore(page);
    await handIn(page, telling, telling.right.answer);
    await expect(total(page)).toContainText(marksText(exercise, points));
    await expect(feedback(page)).toContainText(words.notThat);
    await expect(button(page, words.askOneMore)).toHaveCount(0);
  });

  test(
    'is asked about again where the page was reloaded in the middle, and counts once',
    LONG,
    async ({ page }) => {
      const { exercise, points } = await askOneMore(page);
      await expect.poll(() => storedProgress(page)).toHaveLength(1);
      await page.reload();
      await expect(total(page)).toContainText(marksText(exercise, points));
      await expect(feedback(page)).toContainText(words.oneFits);
      await button(page, words.askOneMore).click();
      await expect(panel(page)).toContainText(words.telling);
      expect(await storedProgress(page)).toHaveLength(1);
    },
  );

  test('stays open if it is answered in yet another way', LONG, async ({ page }) => {
    const { telling } = await askOneMore(page);
    const { tree } = telling.exercise;
    for (const child of tree.children(ROOT)) await pressNode(page, child);
    await submit(page);
    await button(page, words.submitBlank).click();
    await expect(feedback(page)).toContainText(words.stillOpen);
  });
});

test.describe('Blank parts', () => {
  test(
    'are asked about before anything is graded, and no mark stands on what was not chosen',
    LONG,
    async ({ page }) => {
      const exercise = await openExercise(page, 'equality.1.1');
      const { answer } = exercise.right;
      await handIn(page, { ...exercise, exercise: withoutMove(exercise) }, answer);
      await expect(panel(page).getByRole('alert').last()).toContainText(
        words.leftBlank([names.format.move.name]),
      );
      await expect(total(page)).toBeHidden();
      await button(page, words.submitBlank).click();
      await expect(total(page)).toContainText(marksText(exercise, 4));
      await choosePart(page, 1);
      await expect(feedback(page)).toContainText(words.partIsBlank);
      await expect(page.locator('.stage :is(.wrong, .half)')).toHaveCount(0);
    },
  );
});

test.describe('Nothing crossed out, and everything,', () => {
  test('are both wrong; the first is plain minimax', LONG, async ({ page }) => {
    const exercise = await openExercise(page, 'deep-cutoffs.1.1');
    await submit(page);
    await expect(total(page)).toContainText(marksText(exercise, 0));
    await button(page, words.tellMore.rule).click();
    await expect(feedback(page)).toContainText('This is plain minimax');
    await expect(button(page, words.askOneMore)).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: /to 99$/ })).toBeVisible();
  });

  test('everything is over-cut', LONG, async ({ page }) => {
    const exercise = await openExercise(page, 'deep-cutoffs.1.1');
    const { tree } = exercise.exercise;
    for (const child of tree.children(ROOT)) await pressNode(page, child);
    await submit(page);
    await expect(total(page)).toContainText(marksText(exercise, 0));
    await expect(panel(page)).toContainText(/\d+ too many/);
  });
});

/** Submits a sheet one cut from right that is also that of a method, and is asked one more question. */
async function askOneMore(page: Page): Promise<{ exercise: Known; telling: Known; points: number }> {
  // The question is drawn at random; here it is known.
  await page.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) =>
      numbers instanceof Uint32Array ? numbers.fill(7) : random(numbers);
  });
  const exercise = await openExercise(page, 'equality.1.1');
  const answer = sheetOf(exercise, 'other-equality');
  const { candidates, points } = told(exercise, answer);
  await handIn(page, exercise, answer);
  await expect(total(page)).toContainText(marksText(exercise, points));
  await expect(feedback(page)).toContainText(words.oneFits);
  await button(page, words.askOneMore).click();
  await expect(panel(page)).toContainText(words.telling);
  const asked = tellingExercise(exercise.exercise, candidates, 7)!;
  return { exercise, telling: { ...exercise, exercise: asked, right: rightAnswer(asked) }, points };
}

/** The exercise as somebody fills it in who leaves the best move blank. */
function withoutMove({ exercise }: Known): Known['exercise'] {
  return { ...exercise, parts: exercise.parts.filter(({ part }) => part.kind !== 'move') };
}

/** The whole of the stage and the panel, as text that can be compared. */
function everything(page: Page): Promise<string[]> {
  return page
    .locator('main, aside')
    .evaluateAll((parts) => parts.flatMap((part) => part.outerHTML.split('><')));
}
