/** OPEN and CLOSED: typed and pressed, undone, kept when they cannot be read, compared, printed with a key, by keys alone. */
import type { Page } from '@playwright/test';
import { seeded } from '../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import type { NodeId } from '../src/core/tree/nodeId.ts';
import { packTree } from '../src/link/packTree.ts';
import { encodeOnOwn } from '../src/link/practiceLink.ts';
import { parseTree } from '../src/notation/parseTree.ts';
import { chooseParts } from '../src/practice/exercise.ts';
import { newPractice } from '../src/session/practice/practice.ts';
import { part, textItem } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { button, panel, pressNode, rulesLine, submit, total, words, zhWords } from './support/practice.ts';
import { tabTo } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const TEXT = '(((1 2) (3 4)) (5 (6 7)))';

const SEARCH = { algorithm: 'two-phase', rules: DEFAULT_RULES } as const;

/** The texts of all right lists, in the order of the fields. */
function rightTexts(): readonly string[] {
  const parsed = parseTree(TEXT);
  if (!parsed.ok) throw new Error(TEXT);
  const task = { tree: parsed.value, ...SEARCH };
  const parts = chooseParts(['lists'], task, seeded(1));
  if (parts === null) throw new Error('lists cannot be asked for');
  const { right, subject } = newPractice(
    { ...task, parts },
    { seed: null, title: '', source: '', place: null, variant: 0 },
  );
  const { lists } = right.answer;
  return [...lists.values()].map((nodes) => `(${nodes.map((node) => subject.names.of(node)).join(', ')})`);
}

async function open(page: Page): Promise<void> {
  const packed = await packTree({ title: '', text: TEXT });
  await page.goto(`./#${encodeOnOwn({ packed, search: SEARCH, kinds: ['lists'], variant: 0 })}`);
  await expect(rulesLine(page)).toBeVisible();
}

const fields = (page: Page) => panel(page).locator('.list-table input');

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('names are typed and nodes pressed; what cannot be read stays; undo takes a press back; and it is right', async ({
    page,
  }) => {
    await open(page);
    await expect(rulesLine(page)).toContainText('In each pass of LOOP1');
    const texts = rightTexts();
    await expect(fields(page)).toHaveCount(texts.length);
    // The leaves, which enter the lists as well, have names beside their numbers.
    await expect(page.locator('svg.tree .node.leaf .badge').first()).toHaveText(/^[A-Z]$/);
    await fields(page).first().focus();
    await pressNode(page, 1 as NodeId);
    await pressNode(page, 8 as NodeId);
    await expect(fields(page).first()).toHaveValue(texts[0]!);
    await button(page, words.undo).click();
    await expect(fields(page).first()).toHaveValue('(B)');
    await fields(page).first().fill('B, X');
    await submit(page);
    await expect(panel(page).getByRole('alert').first()).toContainText('OPEN, LOOP1, pass 1');
    await expect(fields(page).first()).toHaveValue('B, X');
    for (const [place, text] of texts.entries()) await fields(page).nth(place).fill(text);
    await submit(page);
    await expect(total(page)).toContainText(words.allRight);
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });

  test('wrong lists are marked beside the model answer', async ({ page }) => {
    await open(page);
    const texts = rightTexts();
    for (const [place, text] of texts.entries()) await fields(page).nth(place).fill(text);
    await fields(page).nth(2).fill('(D, E, C)');
    await fields(page).nth(6).fill('(A)');
    await submit(page);
    await button(page, words.compare).click();
    const wrong = panel(page).locator('.list-table td.wrong');
    await expect(wrong).toHaveText(['(D, E, C) ✗', '(A) ✗']);
    await expect(panel(page).locator('.list-table')).toHaveCount(2);
  });

  test('a paper has room for them and its key has them; a lecturer says after which passes', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const item = { ...textItem(TEXT, part('lists')), algorithm: SEARCH.algorithm };
    const making = await openSets(page, sets);
    await openSetFile(making, setFile('lists.json', { title: 'Lists', hints: true, items: [item] }), sets);
    const passes = making.getByRole('textbox', { name: sets.make.passes });
    await passes.fill('2, 99x');
    await expect(making.getByText(sets.make.passesFault(8))).toBeVisible();
    await passes.fill('3, 1');
    await passes.blur();
    await expect(passes).toHaveValue('1, 3');
    await making.getByRole('button', { name: sets.make.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const [asked, key] = [page.locator('.paper').first(), page.locator('.paper').last()];
    for (const paper of [asked, key]) await expect(paper.locator('.list-table tbody tr')).toHaveCount(2);
    await expect(asked.locator('.list-table td').filter({ hasText: '(' })).toHaveCount(0);
    await expect(key.locator('.list-table td').filter({ hasText: '(' })).toHaveCount(4);
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone fill it in, and it is right', async ({ page }) => {
    await open(page);
    for (const [place, text] of rightTexts().entries()) {
      await tabTo(page, fields(page).nth(place));
      await page.keyboard.type(text);
    }
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
  });
});
