/** Formulas for unknown leaves: typed by mouse and by keys, undone, answered with a witness, asked for in a set, printed, with a key. */
import '../src/practice/formats/formulaWork.ts';
import { part, textItem } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { addressOnOwn, knownOnOwn } from './support/exerciseOnOwn.ts';
import {
  button,
  fillByClicks,
  fillByKeys,
  marksText,
  panel,
  rulesLine,
  submit,
  total,
  words,
  zhWords,
} from './support/practice.ts';
import { tabTo } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const TEXT = '(3 12 8) (2 4 6) (14 5 2)';

const knownFormula = () => knownOnOwn(TEXT, 'formula');
const address = () => addressOnOwn(TEXT, 'formula');

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('the unknown leaves have names and no numbers; a formula is typed, undone, typed again and marked', async ({
    page,
  }) => {
    const known = knownFormula();
    await page.goto(await address());
    await expect(rulesLine(page)).toBeVisible();
    const { leaves } = known.exercise.parts[0]!.part as unknown as { leaves: readonly number[] };
    await expect(page.locator(`svg.tree [data-node="${leaves[0]}"]`)).toHaveText('x');
    await expect(panel(page)).toContainText('For which values of x, y');
    await panel(page).getByRole('textbox').fill('x <');
    await submit(page);
    await expect(panel(page).getByRole('alert').first()).toContainText('Write comparisons');
    await button(page, words.undo).click();
    await expect(panel(page).getByRole('textbox')).toHaveValue('');
    await fillByClicks(page, known, known.right.answer);
    await submit(page);
    await expect(total(page)).toContainText(marksText(known));
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });

  test('a wrong formula gets a witness', async ({ page }) => {
    await page.goto(await address());
    await panel(page).getByRole('textbox').fill('x > 90 and y != 4');
    await submit(page);
    await button(page, words.tellMore.rule).click();
    await expect(panel(page)).toContainText(/With x = .*, y = .* by your formula/);
  });

  test('a lecturer says the leaves and the move, and a paper asks for them', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const set = { title: 'Formulas', hints: true, items: [textItem(TEXT, part('formula'))] };
    const making = await openSets(page, sets);
    await openSetFile(making, setFile('formulas.json', set), sets);
    const places = making.getByLabel(sets.make.unknownPlaces, { exact: true });
    await places.fill('4, 7');
    await places.blur();
    await making.getByLabel(sets.make.unknownGoal).selectOption('move');
    await making.getByLabel(sets.make.goalMove).selectOption({ index: 1 });
    await making.getByRole('button', { name: sets.make.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const papers = page.locator('.paper');
    await expect(papers.first()).toContainText('For which values of x, y does the best move lead to');
    await expect(papers.last().locator('.paper-answer')).toContainText('x');
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone type it, and it is right', async ({ page }) => {
    const known = knownFormula();
    await page.goto(await address());
    await expect(rulesLine(page)).toBeVisible();
    expect(await fillByKeys(page, known, known.right.answer)).toBeGreaterThan(0);
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
  });
});
