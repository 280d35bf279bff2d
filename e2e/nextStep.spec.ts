/** What comes next in practice: worked models, reviews that become due, and a day on which enough has been done. */
import type { Page } from '@playwright/test';
import type { Attempt } from '../src/practice/attempt.ts';
import { SKILLS, type Skill } from '../src/practice/skill.ts';
import { nextStep as english, practiceNames as names } from '../src/words/en/figure.ts';
import { practice as englishPractice } from '../src/words/en/work.ts';
import { nextStep as chinese, practiceNames as zhNames } from '../src/words/zh/figure.ts';
import { attemptAt, idOf, marked } from '../tests/support/attempts.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import { question } from './support/predict.ts';
import { openProgress, progress, progressFile, storedProgress, zhProgress } from './support/progress.ts';
import { goTo, openLink, tabTo, zh } from './support/reading.ts';
import { giveFile } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const DAY = 86_400_000;
/** The time on the page's clock at the beginning. */
const NOW = Date.UTC(2026, 10, 27, 9);

let made = 0;
function did(skill: Skill, at: number, share: number, difficulty: Attempt['difficulty'] = 3): Attempt {
  made += 1;
  return attemptAt(at, { version: 3, id: idOf(made), skill, difficulty, ...marked(share) });
}

async function openWith(page: Page, attempts: readonly Attempt[], words = progress): Promise<void> {
  await page.clock.install({ time: NOW });
  await openLink(page);
  const place = await openProgress(page, words);
  await giveFile(place, progressFile('given.json', attempts));
  await expect(place.getByText(words.imported(attempts.length, 0))).toBeVisible();
}

const row = (page: Page, skill: Skill) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: names.skill[skill], exact: true }) });

test('After six failures a model is stepped through by keys, recorded, and the skill rests', async ({
  page,
}) => {
  await openWith(
    page,
    Array.from({ length: 6 }, (_, at) => did('chance', NOW - 100 + at, 0, 1)),
  );
  await expect(row(page, 'chance')).toContainText(progress.modelDue);
  await expect(page.locator('.progress-next')).toContainText(english.model(names.skill.chance));
  await expect(page.locator('.progress-next')).toContainText(english.whyModel);
  await tabTo(page, page.getByRole('button', { name: english.seeModel }));
  await press(page, 'Enter');
  const model = page.getByRole('region', { name: english.model(names.skill.chance) });
  await expect(model).toContainText(english.whatToDo(true));
  await expect(page.locator('.figure-title')).toBeFocused();
  const seen = model.getByText(english.seen(names.skill.chance));
  await press(page, 'End');
  await expect(question(page)).toBeVisible();
  await expect(async () => {
    await press(page, 'End');
    if (await seen.isVisible()) return;
    await press(page, '1');
    await press(page, 'ArrowRight');
    await expect(seen).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect
    .poll(() => storedProgress(page))
    .toContainEqual(expect.objectContaining({ version: 3, skill: 'chance', model: true }));
  await tabTo(page, model.getByRole('button', { name: english.goOn }));
  await press(page, 'Enter');
  const title = english.exercise(names.skill['backing-up'], names.difficulty[3]);
  await expect(page.locator('.practice-title')).toContainText(names.skill['backing-up']);
  await openProgress(page);
  await expect(page.locator('.progress-next')).toContainText(title);
  await expect(row(page, 'chance')).toContainText(/rests until/);
});

test('A model can be waved away, and left for later', async ({ page }) => {
  await openWith(
    page,
    Array.from({ length: 6 }, (_, at) => did('chance', NOW - 100 + at, 0, 1)),
  );
  await page.getByRole('button', { name: english.seeModel }).click();
  await page.getByRole('button', { name: english.leaveModel }).click();
  await expect(page.locator('.worked-model')).toHaveCount(0);
  const practise = await goTo(page, 'practise');
  await expect(practise.locator('.next-exercise')).toContainText(english.model(names.skill.chance));
  await practise.getByRole('button', { name: english.skipModel }).click();
  await expect(practise.locator('.next-exercise')).toContainText(
    english.exercise(names.skill['backing-up'], names.difficulty[3]),
  );
  expect(await storedProgress(page)).toContainEqual(expect.objectContaining({ model: true }));
});

test('When all is mastered enough is done for the day, and reviews come when they are due', async ({
  page,
}) => {
  const first = NOW - DAY / 2;
  await openWith(
    page,
    SKILLS.flatMap((skill, index) => [
      did(skill, first + index * 2, 1),
      did(skill, first + index * 2 + 1, 1),
    ]),
  );
  const next = page.locator('.progress-next');
  await expect(next).toContainText(/Enough for (today|now)\. There is more to do/);
  await expect(next).toContainText(english.anyOther);
  await expect(row(page, 'backing-up')).toContainText(/next review on/);
  // The rest ends while the screen is open, and what is due comes by itself.
  await page.clock.fastForward(DAY);
  await expect(next).toContainText(english.exercise(names.skill['backing-up'], names.difficulty[3]));
  await expect(next).toContainText(/its review is due since/);
  await next.getByRole('button', { name: englishPractice.begin }).click();
  await expect(page.locator('.practice-title')).toContainText(names.skill['backing-up']);
});

test.describe('In Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('a model is offered, seen and told of', async ({ page }) => {
    await openWith(
      page,
      Array.from({ length: 6 }, (_, at) => did('chance', NOW - 100 + at, 0, 1)),
      zhProgress,
    );
    const practise = await goTo(page, 'practise', zh);
    await expect(practise.locator('.next-exercise')).toContainText(chinese.model(zhNames.skill.chance));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await practise.getByRole('button', { name: chinese.seeModel }).click();
    await expect(page.locator('.worked-model')).toContainText(chinese.whatToDo(true));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
