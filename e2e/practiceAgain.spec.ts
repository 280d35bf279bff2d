/** The leaves that principal variation search evaluates, some of them again: listed, counted, printed and handed in. */
import type { Page } from '@playwright/test';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { packTree } from '../src/link/packTree.ts';
import { encodeOnOwn } from '../src/link/practiceLink.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import { practiceNames as english } from '../src/words/en/figure.ts';
import { NodeNames } from '../src/words/nodeNames.ts';
import { practiceNames as chinese } from '../src/words/zh/figure.ts';
import { asking, treeOf } from '../tests/practice/simulationTasks.ts';
import { part, textItem } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import {
  ASKED,
  button,
  fillByClicks,
  fillByKeys,
  type Known,
  marksText,
  panel,
  pressNode,
  rulesLine,
  submit,
  total,
  words,
  zhWords,
} from './support/practice.ts';
import { goElsewhere, node, tabTo } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets, zhSets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const TEXT = 'max(min(max(3 5) max(6 9)) min(max(7 8) max(9 7)) min(1 2))';
const KINDS = ['leafOrder', 'leafCount'] as const;
const AGAIN = { ...ASKED, isRepeated: true };

function known(): Known {
  const tree = treeOf(TEXT);
  const exercise = asking({ tree, algorithm: 'pvs', rules: DEFAULT_RULES }, ...KINDS);
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(tree) };
}

async function open(page: Page): Promise<Known> {
  const packed = await packTree({ title: '', text: TEXT });
  const search = { algorithm: 'pvs', rules: DEFAULT_RULES } as const;
  await goElsewhere(page);
  await page.goto(`./#${encodeOnOwn({ packed, search, kinds: KINDS, variant: 0 })}`);
  await expect(rulesLine(page)).toBeVisible();
  return known();
}

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('a leaf is listed as often as it is pressed, and taken back by its button', async ({ page }) => {
    const { exercise, right, names } = await open(page);
    await expect(panel(page)).toContainText(english.format.leafOrder.task(AGAIN));
    await expect(panel(page)).toContainText(english.format.leafOrder.howRepeated!);
    const [leaf, other] = exercise.tree.leaves();
    for (const id of [leaf!, other!, leaf!]) await pressNode(page, id);
    const given = panel(page).getByRole('list', { name: words.given }).getByRole('button');
    await expect(given).toHaveCount(3);
    await expect(node(page, leaf!).locator('.badge')).toHaveText('1, 3');
    const item = page.locator(`[role=treeitem][data-item="${leaf}"]`);
    await expect(item).toHaveAccessibleName(/numbers 1, 3 in your list/);
    await given.first().click();
    await expect(given).toHaveText([names.of(other!), names.of(leaf!)]);
    await button(page, words.undo).click();
    await expect(given).toHaveCount(3);
    for (let press = 0; press < 3; press += 1) await button(page, words.undo).click();
    await expect(given).toHaveCount(0);
    await fillByClicks(page, { exercise, right, names }, right.answer);
    await submit(page);
    await expect(total(page)).toContainText(marksText({ exercise, right, names }));
  });

  test('each leaf once is told to be too little', async ({ page }) => {
    const of = await open(page);
    const { leafOrder } = of.right.answer;
    await fillByClicks(page, of, { ...of.right.answer, leafOrder: [...new Set(leafOrder)] });
    await submit(page);
    await button(page, words.tellMore.rule).click();
    await expect(page.locator('.practice-feedback')).toContainText('What is searched a second time');
    await page.reload();
    await expect(total(page)).toBeVisible();
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone fill it in, and it is right', async ({ page }) => {
    const of = await open(page);
    await expect(panel(page)).toContainText(chinese.format.leafOrder.task(AGAIN));
    const { leafOrder } = of.right.answer;
    expect(await fillByKeys(page, of, of.right.answer)).toBe(leafOrder.length + 1);
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
  });
});

const ITEM = { ...textItem(TEXT, ...KINDS.map((kind) => part(kind))), algorithm: 'pvs' as const };

for (const [locale, texts, format] of [
  ['en', sets, english.format],
  ['zh-CN', zhSets, chinese.format],
] as const)
  test.describe(`on paper, ${locale}`, () => {
    test.use({ locale });

    test('a paper asks for them, and its key repeats leaves', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      const making = await openSets(page, texts);
      const set = { title: 'Again', hints: true, items: [ITEM] };
      await openSetFile(making, setFile('again.json', set), texts);
      await making.getByRole('button', { name: texts.make.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.emulateMedia({ media: 'print' });
      const papers = page.locator('.paper');
      const { task, paper = task } = format.leafOrder;
      await expect(papers.first()).toContainText(paper(AGAIN));
      await expect(papers.first()).toContainText(format.leafCount.task(AGAIN));
      const { answer } = known().right;
      const [order] = await papers.last().locator('.paper-answer').allTextContents();
      expect(order!.split(', ')).toHaveLength(answer.leafOrder.length);
    });
  });
