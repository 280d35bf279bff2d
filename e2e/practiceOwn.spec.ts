/** One number a node, what it has found when it ends, is asked from the menus, filled in, and printed. */
import type { Page } from '@playwright/test';
import { seeded } from '../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { exampleById } from '../src/library/library.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import { chooseParts } from '../src/practice/exercise.ts';
import { subjectOfExample } from '../src/session/exampleSubject.ts';
import { practiceNames as english } from '../src/words/en/figure.ts';
import { NodeNames } from '../src/words/nodeNames.ts';
import { practiceNames as chinese } from '../src/words/zh/figure.ts';
import { exampleItem, part } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import {
  ASKED,
  button,
  choice,
  fillByClicks,
  fillByKeys,
  type Known,
  marksText,
  panel,
  rulesLine,
  submit,
  total,
  words,
  zhWords,
} from './support/practice.ts';
import { en, goTo, openLink, tabTo, zh } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets, zhSets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const OWN = { ...ASKED, at: 'own' } as const;

function known(): Known {
  const { tree } = subjectOfExample(exampleById('aima-fig-5-5')!);
  const task = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
  const parts = chooseParts(['windows'], task, seeded(1), new Map(), { at: 'own' })!;
  const exercise = { ...task, parts };
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(tree) };
}

/** Asks for nothing but the numbers, by the menus. */
async function begin(page: Page, of: typeof words, names: typeof english, texts: typeof en): Promise<Known> {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  const practise = await goTo(page, 'practise', texts);
  await practise.getByRole('checkbox', { name: names.format.windows.name }).check();
  await practise.getByRole('checkbox', { name: names.format.crossing.name }).uncheck();
  await practise.getByRole('combobox', { name: of.whichWindow }).selectOption('own');
  await choice(page, of.begin).last().click();
  await expect(rulesLine(page)).toBeVisible();
  await expect(page).toHaveURL(/practice=on\.aima-fig-5-5\.windows-own\.0$/);
  return known();
}

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('a pair cannot be read there; one number a node is right', async ({ page }) => {
    const of = await begin(page, words, english, en);
    await expect(panel(page)).toContainText(english.format.windows.task(OWN));
    await panel(page).getByRole('textbox').first().fill('3, inf');
    await submit(page);
    await expect(panel(page)).toContainText(english.format.windows.own!.cure!);
    await fillByClicks(page, of, of.right.answer);
    await submit(page);
    await expect(total(page)).toContainText(marksText(of));
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone fill it in', async ({ page }) => {
    const of = await begin(page, zhWords, chinese, zh);
    await expect(panel(page)).toContainText(chinese.format.windows.task(OWN));
    expect(await fillByKeys(page, of, of.right.answer)).toBeGreaterThan(1);
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
  });
});

for (const [locale, texts, format] of [
  ['en', sets, english.format],
  ['zh-CN', zhSets, chinese.format],
] as const)
  test.describe(`in a set, ${locale}`, () => {
    test.use({ locale });

    test('the maker asks for it, and the key has one number a node', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      const making = await openSets(page, texts);
      const set = {
        title: 'Own',
        hints: true,
        items: [exampleItem('aima-fig-5-5', part('windows', { nodes: [1, 5] }))],
      };
      await openSetFile(making, setFile('own.json', set), texts);
      await making.getByRole('combobox', { name: texts.practice.whichWindow }).selectOption('own');
      await making.getByRole('button', { name: texts.make.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.emulateMedia({ media: 'print' });
      const papers = page.locator('.paper');
      await expect(papers.first()).toContainText(format.windows.paper!(OWN));
      const cells = papers.last().locator('.paper-table td');
      await expect(papers.last().locator('.paper-table')).toContainText(format.windows.own!.entry!);
      // A variant has other numbers.
      const said = await cells.allTextContents();
      expect(said).toHaveLength(2);
      for (const text of said) expect(text).toMatch(/^−?\d+$/);
    });
  });
