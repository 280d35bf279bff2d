/** Minimax beside alpha-beta, leaf by leaf. */

import type { Page } from '@playwright/test';
import { compare as englishCompare, glossary } from '../src/words/en/work.ts';
import { compare as chineseCompare } from '../src/words/zh/work.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { compareMenu, en, expectAlgorithm, expectHash, expectStep, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

/** The tree of the sketch: 14 leaves, of which alpha-beta reads 7. */
const FOURTEEN = encodeURIComponent('[[[6,0],[8,9,0]],[[3,1],[6,9,3]],[[5,6],[2,8]]]');

async function openCompared(page: Page, hash: string): Promise<void> {
  await openLink(page, hash);
  await expect(page.locator('.side .tree .node')).not.toHaveCount(0);
}

const read = (page: Page) => page.locator('.leaves-read b').allTextContents();

test('stands at the same leaf in both, and counts what each has read', async ({ page }) => {
  await openCompared(page, `v1&literal=${FOURTEEN}&compare=0`);
  const pairs: string[] = [];
  const { atStart, atEnd, stopOf } = englishCompare;
  for (let stop = 0; stop <= 15; stop += 1) {
    // The address is written twice a second at most; what is said comes with the pictures.
    const said = stop === 0 ? atStart : stop === 15 ? atEnd : stopOf(stop, 14);
    await expect(page.locator('.stop-said')).toHaveText(said);
    pairs.push((await read(page)).join(' '));
    await page.keyboard.press('ArrowRight');
  }
  expect(pairs).toEqual([
    ...['0 0', '1 1', '2 2', '3 3', '4 3', '5 3', '6 4', '7 5'],
    ...['8 5', '9 5', '10 5', '11 6', '12 7', '13 7', '14 7', '14 7'],
  ]);
  await expectHash(page, 'compare=15');
});

test('says where they part, and leads there', async ({ page }) => {
  await openCompared(page, `v1&literal=${FOURTEEN}&compare=0`);
  const partings = page.locator('.partings button');
  await expect(partings).toHaveCount(3);
  await expect(page.locator('.partings b')).toHaveText(['2', '3', '2']);
  await partings.nth(1).click();
  await expect(page.locator('.stop-said')).toHaveText(englishCompare.stopOf(8, 14));
  await page.keyboard.press(']');
  await expect(page.locator('.stop-said')).toHaveText(englishCompare.stopOf(13, 14));
  await page.keyboard.press('[');
  await expect(page.locator('.stop-said')).toHaveText(englishCompare.stopOf(8, 14));
});

test('ends with the figure of a term whose search stands beside no other', async ({ page }) => {
  const { title } = glossary['breadth-first'];
  await openCompared(page, 'v1&tree=thu-fig-3-10&compare=3');
  await page.keyboard.press('?');
  const card = page.getByRole('dialog').locator('.term-card', {
    has: page.getByRole('heading', { name: title, exact: true }),
  });
  await card.getByRole('button').last().click();
  await expectAlgorithm(page, 'two-phase');
  await expectStep(page, 9);
  await expect(page.locator('.compared')).toHaveCount(0);
});

test(
  'begins where one is, and ends there; a reload keeps it, and Back leads out of it',
  LONG,
  async ({ page }) => {
    await openLink(page, 'v1&tree=thu-fig-3-10&step=25');
    await compareMenu(page).click();
    await page
      .getByRole('button', {
        name: englishCompare.compareSearches(en.algorithm.minimax, en.algorithm['alpha-beta']),
      })
      .click();
    await expect(page.locator('.stop-said')).toHaveText(englishCompare.stopOf(13, 22));
    await page.keyboard.press('ArrowLeft');
    await expectHash(page, 'compare=12');
    await page.reload();
    await expect(page.locator('.stop-said')).toHaveText(englishCompare.stopOf(12, 22));
    await page.getByRole('button', { name: en.oneFigure }).click();
    await expectStep(page, 25);
  },
);

test('plays to the end, and begins again', LONG, async ({ page }) => {
  await openCompared(page, `v1&literal=${FOURTEEN}&compare=14`);
  await page.locator('.play').click();
  await expect(page.locator('.stop-said')).toHaveText(englishCompare.atEnd);
  await expect(page.locator('.play')).toHaveAccessibleName(en.play);
  await page.locator('.play').click();
  await expect(page.locator('.stop-said')).toHaveText(englishCompare.atStart);
  await page.locator('.play').click();
});

test('has nothing that bars anyone', async ({ page }) => {
  await openCompared(page, 'v1&tree=thu-fig-3-10&step=25&compare=12');
  await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
});

test('stands beside itself under another rule, in another order, in other signs, and beside its twin', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&step=25');
  const rows = [
    [en.ruleState.cutoff.equal, en.ruleState.cutoff.strict, 'cutoff.strict'],
    [englishCompare.children.given, englishCompare.children.best, 'children.best'],
    [en.notationShows.window, en.notationShows.range, 'notation.range'],
    ['Figure 3.10', 'Alpha-beta introduced', 'tree.thu-fig-intro'],
  ] as const;
  for (const [left, right, beside] of someOf(rows, 1, 2)) {
    await compareMenu(page).click();
    await page
      .getByRole('button', { name: englishCompare.compareSearches(left, right), exact: true })
      .click();
    await expect(page.locator('.side h2')).toContainText([left, right]);
    await expectHash(page, `beside=${beside}`);
    await page.reload();
    await expect(page.locator('.side h2')).toContainText([left, right]);
    await page.keyboard.press('End');
    await expect(page.locator('.stop-said')).toHaveText(englishCompare.atEnd);
    await expect(page.locator('.ended')).toContainText('1');
    await page.getByRole('button', { name: en.oneFigure }).click();
  }
});

test('in another order is paired by number, and says so', LONG, async ({ page }) => {
  await openCompared(page, 'v1&tree=thu-fig-3-10&compare=9&beside=children.best');
  await expect(page.locator('.differences')).toContainText(englishCompare.byNumber);
  expect(await read(page)).toEqual(['9', '8']);
  await expect(page.locator('.ended')).toHaveText('Both come to 1 and choose C.');
});

test('shows an estimate as one, and that the moves differ', LONG, async ({ page }) => {
  await openCompared(page, 'v1&tree=how-deep&algorithm=alpha-beta&depth=2&deepen=0&compare=3&beside=depth.3');
  await expect(page.locator('.ended')).toHaveText(
    'The values differ: ≈7 and 8, and so do the moves: D and C.',
  );
  await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });

  test('the two stand one above the other, in Chinese', async ({ page }) => {
    await openCompared(page, 'v1&tree=aima-chance-1234&compare=5&beside=tree.aima-chance-1-20-30-400');
    const [upper, lower] = await page.locator('.side').all();
    const boxes = await Promise.all([upper!.boundingBox(), lower!.boundingBox()]);
    expect(boxes[1]!.y).toBeGreaterThanOrEqual(boxes[0]!.y + boxes[0]!.height - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.stop-said')).toHaveText(chineseCompare.stopOf(6, 8));
  });
});

test('presented, two trees with chance nodes are in view from the root to the leaves', async ({ page }) => {
  await openCompared(page, 'v1&tree=aima-chance-1234&compare=3&beside=tree.aima-chance-1-20-30-400');
  await page.keyboard.press('f');
  await expect(page.locator('.figure-bar')).toHaveCount(0);
  const isWhole = (figure: Element) => {
    const frame = figure.getBoundingClientRect();
    return [...figure.querySelectorAll('.node')].map((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom;
    });
  };
  for (const figure of await page.locator('.side .figure').all())
    await expect.poll(() => figure.evaluate(isWhole)).toEqual(new Array(15).fill(true));
});

for (const width of [1280, 1024])
  test.describe(`presented at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 1280 ? 720 : 768 } });

    test('every sentence of both is read whole, and both trees begin at one height', async ({ page }) => {
      await openCompared(page, 'v1&tree=thu-fig-3-10&compare=0');
      await page.keyboard.press('f');
      await expect(page.locator('.figure-bar')).toHaveCount(0);
      const tops = await page
        .locator('.side .figure')
        .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().top)));
      expect(tops[0]).toBe(tops[1]);
      for (let leaf = 1; leaf <= 22; leaf += 1) {
        await page.keyboard.press('PageDown');
        await expect(page.locator('.stop-said')).toHaveText(englishCompare.stopOf(leaf, 22));
        const hidden = await page
          .locator('.side .subtitle')
          .evaluateAll((all) =>
            all.filter((said) => said.scrollHeight > said.clientHeight + 1).map((said) => said.textContent),
          );
        expect(hidden).toEqual([]);
      }
    });
  });

test('names what an address compares with that is not there', LONG, async ({ page }) => {
  await openCompared(page, 'v1&tree=thu-fig-3-10&compare=3&beside=cutoff.never');
  await expect(page.locator('.notices')).toContainText('beside=cutoff.never');
  await expect(page.locator('.side h2')).toContainText([en.algorithm.minimax, en.algorithm['alpha-beta']]);
});

test('a tree found by its name stands beside the figure, event by event, and both are presented', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&step=0');
  await compareMenu(page).click();
  await page.getByText(englishCompare.otherTree).filter({ visible: true }).click();
  await expect(page.getByLabel(englishCompare.findTree)).toBeFocused();
  await page.keyboard.type('5.5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectHash(page, 'beside=tree.aima-fig-5-5');
  await page.getByLabel(en.grainGroup).selectOption('event');
  await page.keyboard.press('f');
  await expect(page.locator('.side .tree')).toHaveCount(2);
  await expect(page.locator('.figure-bar, .differences')).toHaveCount(0);
  // Both have the room that there is.
  for (const figure of await page.locator('.side .figure').all())
    await expect.poll(async () => (await figure.boundingBox())?.height ?? 0).toBeGreaterThan(300);
  for (const key of ['PageDown', ' ']) await page.keyboard.press(key);
  await expectHash(page, 'past=2');
  await page.keyboard.press('b');
  await expect(page.locator('.blank')).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await expect(page.locator('.figure-bar')).toBeVisible();
  await expect(page.locator('.side .tree')).toHaveCount(2);
  await expectHash(page, 'past=2');
});

test.describe('1024 px wide', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the comparisons in the menu More have their heading, apart from what follows them', async ({
    page,
  }) => {
    await openLink(page, 'v1&tree=thu-fig-3-10');
    await page.locator('.of-more').click();
    const sheet = page.locator('.sheet:popover-open');
    const group = sheet.getByRole('group', { name: en.compare, exact: true });
    await expect(group.locator('.menu-row').first()).toBeVisible();
    await expect(sheet.getByRole('button', { name: en.editTree, exact: true })).toBeVisible();
    await expect(group.getByRole('button', { name: en.editTree, exact: true })).toHaveCount(0);
  });
});
