/** Papers of a set and their keys: other numbers on each, and each key fits its paper. */

import type { Locator, Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import type { ExerciseSet } from '../src/practice/exerciseSet.ts';
import { gradeExercise } from '../src/practice/grade/gradeExercise.ts';
import { searchesOf } from '../src/practice/searches.ts';
import { subjectOfExample } from '../src/session/exampleSubject.ts';
import { setExercise } from '../src/session/sets/setExercise.ts';
import { algorithms } from '../src/words/en/page.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { exampleItem, part, seedItem, TREES, textItem } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { button, panel, words as practice, total } from './support/practice.ts';
import { node, screen } from './support/reading.ts';
import {
  checkView,
  openAsStudent,
  openSetFile,
  openSets,
  SET,
  setFile,
  setLink,
  sets,
  zhSets,
} from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

async function printed(page: Page, words = sets, set = SET): Promise<Locator> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const making = await openSets(page, words);
  await openSetFile(making, setFile('mine.json', set), words);
  await making.getByRole('button', { name: words.make.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  return page.locator('.paper');
}

const leavesOf = (paper: Locator, item: number) =>
  paper.locator('.paper-item').nth(item).locator('svg .node.leaf .value').allTextContents();

test('Three variants are three papers and three keys, alone on the page, each with its own numbers', async ({
  page,
}) => {
  const papers = await printed(page);
  await expect(papers).toHaveCount(6);
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.locator('main.screen')).toBeHidden();
  const seen = new Set<string>();
  for (const variant of [1, 2, 3]) {
    const [paper, key] = [papers.nth(variant - 1), papers.nth(variant + 2)];
    await expect(paper).toContainText(sets.papers.variant(variant));
    await expect(paper).toContainText(sets.papers.name);
    await expect(paper).not.toContainText(sets.papers.key);
    await expect(key).toContainText(sets.papers.key);
    await expect(key).toContainText(practice.marking['per-error']('1'));
    await expect(paper).not.toContainText(practice.marking['per-error']('1'));
    for (const [place, item] of SET.items.entries()) {
      const leaves = await leavesOf(paper, place);
      expect(await leavesOf(key, place)).toEqual(leaves);
      seen.add(leaves.join(' '));
      const made = setExercise(item, variant, TREES);
      if (!made.ok) throw new Error('the item cannot be asked');
      const { exercise } = made;
      const right = rightAnswer(exercise);
      expect(gradeExercise(exercise, right.answer, right).isRight).toBe(true);
      const values = exercise.tree.leaves().map((leaf) => exercise.tree.value(leaf));
      expect(leaves.map((text) => Number(text.replace('−', '-')))).toEqual(values);
      const answers = key.locator('.paper-item').nth(place).locator('.paper-answer');
      const count = answers.filter({ hasText: new RegExp(`^${right.answer.leafCount}$`) });
      await expect(count).toHaveCount(1);
    }
    const inner = paper.locator('svg .node:not(.leaf) .value');
    expect((await inner.allTextContents()).filter(Boolean)).toEqual([]);
    await expect(paper.locator('.paper-answer')).toHaveCount(0);
    await expect(paper.locator('svg .struck')).toHaveCount(0);
  }
  expect(seen.size).toBe(6);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-pages')).toHaveCount(0);
});

/** Trees of two to four plies, a large one among them, with two questions each. */
const SIX: ExerciseSet = {
  title: 'Six',
  hints: true,
  items: [
    exampleItem('thu-fig-3-10', part('crossing'), part('leafCount')),
    exampleItem('aima-fig-5-5', part('values'), part('crossing')),
    seedItem({ skill: 'counting', difficulty: 2, seed: 5 }),
    seedItem({ skill: 'deep-cutoffs', difficulty: 2, seed: 5 }),
    seedItem({ skill: 'vectors', difficulty: 2, seed: 5 }),
    seedItem({ skill: 'windows', difficulty: 2, seed: 5 }),
  ],
};

for (const [locale, words] of [
  ['en', sets],
  ['zh-CN', zhSets],
] as const)
  test.describe(`In ${locale}`, () => {
    test.use({ locale, ownContext: true });

    test('six exercises take three pages, and three on the key', async ({ page }) => {
      const papers = await printed(page, words, SIX);
      await expect(papers).toHaveCount(6);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(6 * 3);
    });
  });

test('The table of vectors stands as one on the key, as on the paper', async ({ page }) => {
  const vectors = textItem(
    '((<10 10 12> <10 10 12>) (<12 10 11> <10 12 10>)) ((<10 11 12> <13 10 10>) (<10 13 11> <11 10 13>))',
    part('vectors'),
  );
  const set = { title: 'Vectors', hints: true, items: [{ ...vectors, algorithm: 'max-n' as const }] };
  const papers = await printed(page, sets, set);
  await expect(papers).toHaveCount(6);
  await page.setViewportSize({ width: 673, height: 1002 });
  for (const paper of [papers.first(), papers.last()]) {
    const tops = await paper
      .locator('.paper-table tr')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    expect(tops).toHaveLength(8);
    expect(new Set(tops).size).toBe(1);
  }
});

test('Papers are black on white in Chinese and in the dark, too', LONG, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const papers = await printed(page);
  const colour = await papers.first().evaluate((paper) => getComputedStyle(paper).color);
  expect(colour).toBe('rgb(0, 0, 0)');
});

test.describe('In Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('papers are', LONG, async ({ page }) => {
    const papers = await printed(page, zhSets);
    await expect(papers.nth(2)).toContainText(zhSets.papers.variant(3));
    await expect(papers.nth(5)).toContainText(zhSets.papers.key);
  });
});

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

const PLACES = [
  ['light', 'en', DESK],
  ['dark', 'zh-CN', DESK],
  ['dark', 'en', PHONE],
  ['light', 'zh-CN', PHONE],
] as const;

test('On a phone a set that is made is no wider than the screen, whatever its parts are marked by', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const making = await openSets(page);
  await openSetFile(making, setFile('mine.json', SET));
  await expect(making.locator('.set-penalty').first()).toBeVisible();
  const wider = await screen(page, 'sets').evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(wider).toBe(0);
});

// One here, of the languages and sizes others in other files; either theme is looked at in each.
for (const [theme, locale, size] of someOf(PLACES, 1, 4)) {
  const words = locale === 'en' ? sets : zhSets;
  test.describe(`${theme}, ${locale}, ${size.width} px:`, () => {
    test.use({ locale, colorScheme: theme, viewport: size });

    test('axe has nothing to object to in making and checking', LONG, async ({ page }) => {
      const making = await openSets(page, words);
      await openSetFile(making, setFile('mine.json', SET), words);
      await expect(making.locator('.set-item')).toHaveCount(2);
      const check = () =>
        inBothThemes(page, async (shown, violations) => {
          expect(violations, shown).toEqual([]);
          const wider = await screen(page, 'sets').evaluate(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          );
          expect(wider, shown).toBe(0);
        });
      await check();
      const checking = await checkView(page, words);
      await checking.getByLabel(words.make.code, { exact: true }).fill('PLY-12');
      await checking.getByRole('button', { name: words.make.addCode }).press('Enter');
      await expect(checking.getByRole('alert').filter({ hasText: words.make.codeFault })).toBeVisible();
      await check();
    });

    test('axe has nothing to object to in doing a set', async ({ page }) => {
      await openAsStudent(page, await setLink(SET));
      const check = () =>
        inBothThemes(page, async (shown, violations) => {
          expect(violations, shown).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), shown).toBe(size.width);
        });
      await check();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await button(words.run.begin).click();
      await check();
      await button(words.practice.submit).click();
      await check();
      await button(words.practice.submitBlank).click();
      await expect(page.locator('.practice-total')).toBeVisible();
      await check();
      await page.locator('.set-nav .chip').click();
      await page.getByLabel(words.run.yourName).fill('林梅');
      await button(words.run.handIn).click();
      await expect(page.getByLabel(words.run.code, { exact: true })).toBeVisible();
      await check();
    });
  });
}

test('The exam’s question about two searches is one item: paper, key, answer and marks', async ({ page }) => {
  const asked = exampleItem('aima-fig-5-5', part('values', { algorithm: 'minimax' }), part('crossing'));
  const set = { title: 'Exam', hints: true, items: [{ ...asked, title: 'Two searches' }] };
  const papers = await printed(page, sets, set);
  await expect(papers).toHaveCount(6);
  for (const variant of [1, 2, 3]) {
    const made = setExercise(set.items[0]!, variant, TREES);
    if (!made.ok) throw new Error('the item cannot be asked');
    const [values, crossing] = searchesOf(made.exercise).map((search) => rightAnswer(search).answer);
    const [paper, key] = [papers.nth(variant - 1), papers.nth(variant + 2)];
    for (const one of [paper, key]) {
      await expect(one.locator('.paper-parts > li')).toHaveCount(2);
      await expect(one.locator('.paper-parts')).toContainText(algorithms.minimax);
    }
    await expect(paper.locator('.paper-answer')).toHaveCount(0);
    // Minimax knows every inner node, and alpha-beta leaves out the leaves that are crossed out on the key.
    const inner = key.locator('svg').first().locator('.node:not(.leaf) .value');
    const known = [...values!.values.values()].map(({ low }) => String(low).replace('-', '−'));
    expect((await inner.allTextContents()).sort()).toEqual(known.sort());
    await expect(key.locator('svg .struck')).toHaveCount(crossing!.crossing.size);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await openAsStudent(page, await setLink(set));
  await page.getByLabel(sets.run.yourName).press('Enter');
  const given = setExercise(set.items[0]!, 0, TREES);
  if (!given.ok) throw new Error('the item cannot be asked');
  const [values, crossing] = searchesOf(given.exercise).map((search) => rightAnswer(search).answer);
  const { names } = subjectOfExample(exampleById('aima-fig-5-5')!);
  for (const [inner, { low }] of values!.values)
    await panel(page)
      .getByRole('textbox', { name: new RegExp(`^${names.of(inner)} `) })
      .fill(String(low));
  await panel(page)
    .getByRole('radio', { name: new RegExp(algorithms['alpha-beta']) })
    .check();
  for (const leaf of crossing!.crossing) await node(page, leaf).click();
  await button(page, practice.submit).click();
  await expect(total(page)).toContainText('8 of 8');
});
