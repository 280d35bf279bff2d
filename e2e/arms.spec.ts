/** The UCB1 table: numbers typed by keys, an address that has all of them, refusals, on a phone and in Chinese. */
import type { Locator, Page } from '@playwright/test';
import { course, simulation } from '../src/words/en/figure.ts';
import { arms as words } from '../src/words/en/work.ts';
import { arms as chinese } from '../src/words/zh/work.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import { expectHash, openHome, openLink, openScreen, screen } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const AIMA = 'v1&page=ucb1&arms=60/79,1/10,2/11';

const rows = (place: Locator) => place.locator('.arms-table tbody tr');
const verdict = (place: Locator) => place.locator('p[role=status]');
const box = (place: Locator, name: string) => place.getByRole('textbox', { name, exact: true });

/** The printed W/N, bonus and score of an arm. */
async function numbersOf(place: Locator, arm: number): Promise<readonly string[]> {
  const cells = await rows(place).nth(arm).locator('td').allTextContents();
  return cells.slice(2).map((text) => text.trim());
}

async function openTable(page: Page, hash: string): Promise<Locator> {
  await page.goto(`./#${hash}`);
  const place = screen(page, 'ucb1');
  await expect(rows(place).first()).toBeVisible();
  return place;
}

test('it is reached from the chapter, and C decides which arm is chosen', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: course.ucb1 }).click();
  const place = screen(page, 'ucb1');
  await expect(verdict(place)).toHaveText(words.wins('1.4', 'A'));
  expect(await numbersOf(place, 0)).toEqual(['0.7595', '0.3380', '1.0975']);
  await box(place, words.typedC).fill('1.5');
  await expect(verdict(place)).toHaveText(words.wins('1.5', 'C'));
  await expectHash(page, `${AIMA}&c=1.5`);
  await expect(place.locator('.arms-table .chosen th')).toHaveText('C');
  await expect(place.locator('.c-intervals li')).toHaveText([
    `${simulation.interval('0', '1.424274')} A`,
    `${simulation.interval('1.424274', '2.590746')} C`,
    `${simulation.interval('2.590746', '10')} B`,
  ]);
  await place.getByRole('slider').press('ArrowLeft');
  await expect(verdict(place)).toHaveText(words.wins('1.49', 'C'));
  await place.getByRole('slider').press('End');
  await expect(verdict(place)).toHaveText(words.wins('10', 'B'));
  await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
});

test('the mark of the constant in use stands on its line', async ({ page }) => {
  await openScreen(page, 'ucb1');
  const [mark, line] = [page.locator('.c-line > i'), page.locator('.c-line > .in-use').first()];
  const [on, along] = [(await mark.boundingBox())!, (await line.boundingBox())!];
  const width = await line.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderBottomWidth));
  const middle = along.y + along.height - width / 2;
  expect(Math.abs(on.y + on.height / 2 - middle)).toBeLessThanOrEqual(1.5);
});

test('it is reached from the settings of a simulation', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&algorithm=mcts&iterations=10&playout=first');
  await furnished(page);
  await page.getByRole('button', { name: '10 iterations, C = √2' }).click();
  await page.getByRole('button', { name: simulation.arms }).click();
  await expect(rows(screen(page, 'ucb1'))).toHaveCount(3);
});

test('a table is typed by keys, and its address opens it again', async ({ page }) => {
  const place = await openTable(page, `${AIMA}&c=1.4`);
  await place.getByRole('button', { name: words.more }).press('Enter');
  await expect(verdict(place)).toHaveText(words.unvisited('D'));
  await box(place, words.of('N', 'A')).focus();
  for (let field = 0; field < 5; field += 1) await page.keyboard.press('Tab');
  await expect(box(place, words.of('W', 'D')))
    .toBeFocused()
    .catch(() => undefined);
  await box(place, words.of('W', 'D')).fill('2.5');
  await expect(place.getByText(words.withoutVisits('D'))).toBeVisible();
  await box(place, words.of('N', 'D')).fill('5');
  await expect(verdict(place)).toHaveText(words.wins('1.4', 'D'));
  await box(place, words.parent).fill('50');
  await expect(place.getByText(words.parentLess(105))).toBeVisible();
  await box(place, words.parent).fill('200');
  const link = `${AIMA},2.5/5&parent=200&c=1.4`;
  await expectHash(page, link);
  const before = await numbersOf(place, 3);
  await page.reload();
  await expect(verdict(place)).toHaveText(words.wins('1.4', 'D'));
  expect(await numbersOf(place, 3)).toEqual(before);
  await place.getByRole('button', { name: words.fewer }).press('Enter');
  await expect(rows(place)).toHaveCount(3);
});

test('a field refuses what is no number of its kind, says so, and changes nothing', async ({ page }) => {
  const place = await openTable(page, `${AIMA}&c=1.4&d=1`);
  await expect(place.getByText(words.unread('d=1'))).toBeVisible();
  const [sum, visits] = [words.of('W', 'A'), words.of('N', 'B')];
  for (const text of ['-1', 'x', '']) {
    await box(place, sum).fill(text);
    await expect(box(place, sum)).toHaveAttribute('aria-invalid', 'true');
    await expect(place.getByText(words.sumProblem(sum))).toBeVisible();
  }
  await box(place, visits).fill('2.5');
  await expect(place.getByText(words.visitsProblem(visits))).toBeVisible();
  await box(place, words.typedC).fill('11');
  await expect(place.getByText(words.constantProblem)).toBeVisible();
  await box(place, words.parent).fill('0');
  await expect(place.getByText(words.parentProblem)).toBeVisible();
  await expect(verdict(place)).toHaveText(words.wins('1.4', 'A'));
  await box(place, sum).fill('61');
  await expect(place.getByText(words.sumProblem(sum))).toHaveCount(0);
  await expectHash(page, 'v1&page=ucb1&arms=61/79,1/10,2/11&c=1.4');
});

test.describe('on a phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('twelve arms fit', async ({ page }) => {
    const arms = Array.from({ length: 12 }, (_, index) => `${index}/${2 * index + 1}`).join(',');
    const place = await openTable(page, `v1&page=ucb1&arms=${arms}&c=sqrt2`);
    await expect(rows(place)).toHaveCount(12);
    await expect(verdict(place)).toHaveText(chinese.wins('√2', 'A'));
    await expect(place.getByRole('button', { name: chinese.more })).toHaveAttribute('aria-disabled', 'true');
    expect(await misfits(page)).toEqual([]);
    const table = place.locator('.wide-table');
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });

  test('scores of nine decimals fit', async ({ page }) => {
    const place = await openTable(page, 'v1&page=ucb1&arms=1/66,3/66,9/66,15/66&parent=100&c=sqrt2');
    await expect(rows(place).first()).toContainText('0.015151515');
    const table = place.locator('.wide-table');
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});
