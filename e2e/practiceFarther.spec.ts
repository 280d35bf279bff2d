/** Searches that look farther than their depth limit: chosen in the menus, filled in, marked, and printed. */
import type { Page } from '@playwright/test';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { exampleById } from '../src/library/library.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import { type Farther, taskWithin } from '../src/practice/task.ts';
import { subjectOfExample } from '../src/session/exampleSubject.ts';
import { practiceNames as english, limits as englishLimits } from '../src/words/en/figure.ts';
import { NodeNames } from '../src/words/nodeNames.ts';
import { practiceNames as chinese, limits as chineseLimits } from '../src/words/zh/figure.ts';
import { asking } from '../tests/practice/simulationTasks.ts';
import { LONG } from '../tests/support/howMany.ts';
import { exampleItem, part } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import {
  button,
  choice,
  feedback,
  fillByClicks,
  fillByKeys,
  type Known,
  marksText,
  rulesLine,
  submit,
  total,
  walkTo,
  words,
  zhWords,
} from './support/practice.ts';
import { en, goTo, node, openLink, tabTo, zh } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets, zhSets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const TRAP = 'trap';
const KINDS = ['values', 'leafOrder'] as const;

function known(farther: Farther): Known {
  const { tree } = subjectOfExample(exampleById(TRAP)!);
  const task = taskWithin({ depth: 2, ...farther }, { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES });
  const exercise = asking(task, ...KINDS);
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(tree) };
}

/** Chooses the search in the menus, and asks for values and leaves. */
async function begin(
  page: Page,
  of: typeof words,
  names: typeof english,
  limits: typeof englishLimits,
  texts: typeof en,
): Promise<Known> {
  await openLink(page, `v1&tree=${TRAP}`);
  const practise = await goTo(page, 'practise', texts);
  const field = (name: string) => practise.getByRole('combobox', { name, exact: true });
  await field(of.depth).selectOption('2');
  await field(limits.quietLegend).selectOption('noisy');
  await field(limits.most).selectOption('3');
  await field(limits.check).selectOption('2');
  await practise.getByRole('checkbox', { name: names.format.values.name }).check();
  await practise.getByRole('checkbox', { name: names.format.leafOrder.name }).check();
  await choice(page, of.begin).last().click();
  await expect(rulesLine(page)).toBeVisible();
  await expect(page).toHaveURL(/values\+leafOrder\.\d+\.d2n3k2$/);
  const made = known({ quiet: 'noisy', most: 3, check: 2 });
  await expect(rulesLine(page)).toHaveText(of.rules(made.exercise));
  return made;
}

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('it is chosen in the menus, shows its noisy moves, and is right', LONG, async ({ page }) => {
    const of = await begin(page, words, english, englishLimits, en);
    const { tree } = of.exercise;
    const noisy = tree.nodes().find((id) => tree.isNoisy(id) && tree.isLeaf(id) && !tree.isBeyond(id))!;
    await expect(node(page, noisy)).toContainText('!');
    await tabTo(page, page.getByRole('treeitem'));
    await walkTo(page, noisy);
    await expect(page.locator('[role=treeitem]:focus')).toHaveAccessibleName(/a noisy move/);
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
    await fillByClicks(page, of, of.right.answer);
    await submit(page);
    await expect(total(page)).toContainText(marksText(of));
    // The run of the model answer is that of the search that was asked about.
    await button(page, words.compare).click();
    await page.keyboard.press('End');
    await expect(page.locator('.own-figure svg')).toBeVisible();
  });

  test('who stops at the limit is told so', async ({ page }) => {
    const of = await begin(page, words, english, englishLimits, en);
    const stopping = known({});
    const answer = { ...of.right.answer, leafOrder: stopping.right.answer.leafOrder };
    await fillByClicks(page, of, answer);
    await submit(page);
    await button(page, words.tellMore.rule).click();
    await expect(feedback(page)).toContainText('stops at its depth limit');
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone fill it in', async ({ page }) => {
    const of = await begin(page, zhWords, chinese, chineseLimits, zh);
    expect(await fillByKeys(page, of, of.right.answer)).toBeGreaterThan(5);
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
  });
});

for (const [locale, texts, limits] of [
  ['en', sets, englishLimits],
  ['zh-CN', zhSets, chineseLimits],
] as const)
  test.describe(`in a set, ${locale}`, () => {
    test.use({ locale });

    test('the maker sets it, the paper states it, and the key answers', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      const making = await openSets(page, texts);
      const item = { ...exampleItem(TRAP, part('move'), part('leafOrder')), limits: { depth: 2 } };
      const set = { title: 'Farther', hints: true, items: [item] };
      await openSetFile(making, setFile('farther.json', set), texts);
      const field = (name: string) => making.getByRole('combobox', { name, exact: true });
      await field(limits.quietLegend).selectOption('all');
      await field(limits.check).selectOption('4');
      await making.getByRole('button', { name: texts.make.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.emulateMedia({ media: 'print' });
      const papers = page.locator('.paper');
      const { exercise } = known({ quiet: 'all', check: 4 });
      await expect(papers.first()).toContainText(texts.practice.rules(exercise));
      await expect(papers.first().locator('svg')).toContainText('!');
      const answers = papers.last().locator('.paper-answer');
      await expect(answers).toHaveCount(2);
      for (const text of await answers.allTextContents()) expect(text).not.toBe('');
    });
  });
