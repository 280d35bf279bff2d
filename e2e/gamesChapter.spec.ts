/** The chapter on games: its notions, the table of the kinds of games, its figures, exercises and lesson. */

import { openingValues } from '../src/games/entry.ts';
import { GAME_NAMES, GAMES } from '../src/games/games.ts';
import { GAME_FIGURES } from '../src/library/gameFigures.ts';
import { notionsOf } from '../src/library/notions.ts';
import { treeExercisesOf } from '../src/library/treeExercises.ts';
import { course as englishCourse } from '../src/words/en/figure.ts';
import { glossary as englishGlossary, help as englishHelp } from '../src/words/en/work.ts';
import { course as chineseCourse } from '../src/words/zh/figure.ts';
import { glossary as chineseGlossary, help as chineseHelp } from '../src/words/zh/work.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { caption, expectHash, expectStep, openHome, panels, sentence, zhPanels } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const LANGUAGES = [
  ['en', englishCourse, englishGlossary, englishHelp, panels, 'en-GB'],
  ['zh', chineseCourse, chineseGlossary, chineseHelp, zhPanels, 'zh-CN'],
] as const;

for (const [code, course, glossary, help, panel, locale] of someOf(LANGUAGES, 1, 2))
  test.describe(() => {
    test.use({ locale });

    test(`names every notion, and explains it with a step that shows it, ${code}`, async ({ page }) => {
      await openHome(page);
      const chapter = page.locator('.chapter').first();
      for (const term of notionsOf(1)) {
        const { title, text } = glossary[term];
        await chapter.getByRole('button', { name: title, exact: true }).click();
        const card = page.locator('.term-sheet');
        await expect(card.getByRole('heading')).toHaveText(title);
        await expect(card).toContainText(text);
        await expect(card.getByRole('button')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(card).toBeHidden();
      }
    });

    test(`opens the step of a notion, in a tree and in a game, ${code}`, async ({ page }) => {
      await openHome(page);
      const chapter = page.locator('.chapter').first();
      const show = async (term: 'alliance' | 'solution-graph') => {
        await chapter.getByRole('button', { name: glossary[term].title, exact: true }).click();
        await page.locator('.term-sheet').getByRole('button').click();
      };
      await show('alliance');
      await expectStep(page, 9);
      await expectHash(page, 'tree=alliance&algorithm=max-n');
      await page.goBack();
      await show('solution-graph');
      const { name, by } = GAME_FIGURES.find(({ id }) => id === 'seven-coins')!;
      expect(help.show(`${by[code]} ${name[code]}`, 50)).toContain(name[code]);
      await expectStep(page, 50);
      await expectHash(page, 'step=50');
      await expect(page.getByRole('tab', { name: panel.tab.position })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.locator('.formally').first()).toContainText('PLAYER(s)');
    });

    test(`has each game in the column of its kind, with a picture, ${code}`, async ({ page }) => {
      await openHome(page);
      const table = page.locator('.kinds-of-games');
      const [certain, chance] = [0, 1].map((column) =>
        table.locator('tbody').first().locator('td').nth(column),
      );
      for (const name of GAME_NAMES) {
        const entry = GAMES[name];
        const hasDice = entry.make(openingValues(entry), null).outcomes !== undefined;
        const link = (hasDice ? chance : certain)!.getByRole('link', {
          name: entry.title[code],
          exact: true,
        });
        await expect(link).toHaveAttribute('href', `#v1&game=${name}`);
        await expect(link.locator('svg')).toBeVisible();
      }
      await expect(table.locator('tbody').last()).toContainText(course.kinds.others.imperfect.chance);
      await table.getByRole('link', { name: GAMES.nim.title[code] }).click();
      await expect(caption(page)).toContainText(GAMES.nim.title[code]);
      await expectHash(page, 'game=nim');
    });

    test(`begins its exercises, ${code}`, LONG, async ({ page }) => {
      for (const { title, address } of treeExercisesOf(1)) {
        await openHome(page);
        await page.getByRole('link', { name: title[code], exact: true }).click();
        await expect(page.locator('.app.practising')).toBeVisible();
        await expectHash(page, new RegExp(`practice=on\\.${address.split('.')[1]}\\.`));
      }
    });

    test(`bars nobody, ${code}`, LONG, async ({ page }) => {
      await openHome(page);
      await expect(page.locator('.game-entry').last()).toBeVisible();
      await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
    });
  });

test('each picture stands in the middle above its name', async ({ page }) => {
  await openHome(page);
  const chapter = page.locator('.chapter').first();
  await expect(chapter.locator('.game-stamp svg')).toHaveCount(GAME_NAMES.length + 2);
  const apart = await chapter.locator('a:has(.game-stamp)').evaluateAll((links) =>
    links.map((link) => {
      const [picture, all] = [link.querySelector('svg')!, link].map((part) => part.getBoundingClientRect());
      return Math.abs(picture!.left + picture!.width / 2 - (all!.left + all!.width / 2));
    }),
  );
  expect(Math.max(...apart)).toBeLessThan(1);
});

test('the lesson on the coins belongs to the chapter', async ({ page }) => {
  await openHome(page);
  await page
    .locator('.chapter')
    .first()
    .getByRole('link', { name: 'Grundy’s coins: who wins, and how' })
    .click();
  await expect(sentence(page)).toBeVisible();
  await expectHash(page, 'lesson=grundy');
});
