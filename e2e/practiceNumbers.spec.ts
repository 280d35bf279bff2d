/** Numbers for a goal: typed by mouse and by keys, asked for in a set of a lecturer, printed, with a key. */
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
  zhWords,
} from './support/practice.ts';
import { tabTo } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const TEXT = '(3 12 8) (2 4 6) (14 5 2)';

const knownNumbers = () => knownOnOwn(TEXT, 'construct');
const address = () => addressOnOwn(TEXT, 'construct');

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('the leaves asked for have names and no numbers; fields fill them in', async ({ page }) => {
    const known = knownNumbers();
    await page.goto(await address());
    await expect(rulesLine(page)).toBeVisible();
    const { leaves } = known.exercise.parts[0]!.part as unknown as { leaves: readonly number[] };
    await expect(page.locator(`svg.tree [data-node="${leaves[0]}"]`)).toHaveText('x');
    await expect(panel(page)).toContainText('Which numbers at x');
    await fillByClicks(page, known, known.right.answer);
    await submit(page);
    await expect(total(page)).toContainText(marksText(known));
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });

  test('a lecturer says the leaves and the goal, and a paper asks for them', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const set = { title: 'Numbers', hints: true, items: [textItem(TEXT, part('construct'))] };
    const making = await openSets(page, sets);
    await openSetFile(making, setFile('numbers.json', set), sets);
    const places = making.getByLabel(sets.make.leafPlaces);
    await places.fill('4, 7');
    await places.blur();
    await making.getByLabel(sets.make.goal).selectOption('atLeast');
    await making.getByLabel(sets.make.goalCount).fill('4');
    await making.getByRole('button', { name: sets.make.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const papers = page.locator('.paper');
    await expect(papers.first()).toContainText(
      'at x, y have the effect that at least 4 leaves are not examined',
    );
    await expect(papers.last().locator('.paper-answer')).toContainText('x = ');
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone fill them in, and they are right', async ({ page }) => {
    const known = knownNumbers();
    await page.goto(await address());
    await expect(rulesLine(page)).toBeVisible();
    expect(await fillByKeys(page, known, known.right.answer)).toBeGreaterThan(0);
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
  });
});
