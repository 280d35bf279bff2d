/** Trees that grow as they are searched, and games, as a reader has them in the page. */

import type { Page } from '@playwright/test';
import { game as englishGame, panels as englishPanels } from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished, pictureOf, settled, slideTo } from './support/picture.ts';
import {
  en,
  expectHash,
  expectStep,
  openLink,
  openScreen,
  openTab,
  panels,
  pressEdit,
  stepOf,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const CUT = 'v1&tree=thu-fig-3-10&algorithm=alpha-beta&cutoff=equal';

function nodesOf(page: Page): Promise<number> {
  return page.locator('svg.tree [data-node]').count();
}

async function choose(page: Page, setting: string, choice: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: setting }).first().click();
  await page.getByRole('radio', { name: choice }).locator('visible=true').first().check();
  await page.keyboard.press('Escape');
}

test.describe('A tree that grows', () => {
  test('is chosen under its word, keeps the step, and shows what was generated and no more', async ({
    page,
  }) => {
    await openLink(page, `${CUT}&step=25`);
    await furnished(page);
    expect(await nodesOf(page)).toBe(39);
    await choose(page, en.growthLegend, /^grown/);
    await expectStep(page, 25);
    await expect.poll(() => nodesOf(page)).toBe(11);
    await expect(page.locator('.stub-count')).toHaveText(['+1', '+3']);
    await expectHash(page, /growth=grown&step=25$/);
    await expect(page.locator('.subtitle')).toContainText('they are not even generated');
    await expect(page.locator('.count.generated dd')).toHaveText('11');
    await expect(page.locator('.count.never dd')).toHaveText('4');
    await choose(page, en.growthLegend, /^drawn first/);
    await expect.poll(() => nodesOf(page)).toBe(39);
    await expectStep(page, 25);
  });

  test('looks the same stepped, dragged and by link; nothing that is there moves', LONG, async ({ page }) => {
    await openLink(page, `${CUT}&growth=grown&step=0`);
    await furnished(page);
    expect(await nodesOf(page)).toBe(1);
    const places = new Map<string, string>();
    for (let step = 1; step <= 25; step += 1) {
      await page.getByRole('button', { name: en.next, exact: true }).click();
      if ((await stepOf(page)) >= 25) break;
      const now = await page
        .locator('svg.tree [data-node]')
        .evaluateAll((nodes) =>
          nodes.map((node) => [node.getAttribute('data-node'), node.getAttribute('transform')]),
        );
      for (const [node, place] of now as [string, string][]) {
        expect(places.get(node) ?? place).toBe(place);
        places.set(node, place);
      }
    }
    await expectStep(page, 25);
    await settled(page);
    const stepped = await pictureOf(page);
    await slideTo(page, 60);
    await slideTo(page, 25);
    await expect.poll(() => pictureOf(page)).toEqual(stepped);
    await openLink(page, `${CUT}&growth=grown&step=25`);
    await furnished(page);
    expect(await pictureOf(page)).toEqual(stepped);
  });

  test('is heard as far as it has grown', LONG, async ({ page }) => {
    await openLink(page, `${CUT}&growth=grown&step=0`);
    await expect(page.getByRole('treeitem')).toHaveCount(1);
    await slideTo(page, 4);
    await expect(page.getByRole('treeitem')).toHaveCount(4);
    await expect(page.getByRole('treeitem').nth(1)).toHaveAttribute('aria-setsize', '2');
  });

  test('is drawn whole by whatever needs all of it, with one press', LONG, async ({ page }) => {
    await openLink(page, `${CUT}&growth=grown&step=25`);
    await furnished(page);
    await openTab(page, 'whatIf');
    await page.getByRole('button', { name: panels.drawFullTree }).click();
    await expect.poll(() => nodesOf(page)).toBe(39);
    await choose(page, en.growthLegend, /^grown/);
    await expect.poll(() => nodesOf(page)).toBe(11);
    await pressEdit(page);
    await expect.poll(() => nodesOf(page)).toBe(39);
    await expectStep(page, 25);
  });
});

test.describe('A game', () => {
  test('is opened from the trees, set under its word, and gone back from', async ({ page }) => {
    await openScreen(page, 'trees');
    await expect(page.getByRole('link', { name: 'Tic-tac-toe', exact: true })).toBeVisible();
    // Its board is drawn, whatever of the page has been opened before.
    await expect(page.locator('.game-stamp .max-piece').first()).not.toHaveCSS('stroke', 'none');
    // Its picture is pressed as its name is.
    const { x, y, width, height } = (await page.locator('.game-stamp').first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tic-tac-toe');
    await expectHash(page, /^#v1&game=tic-tac-toe&algorithm=alpha-beta/);
    await page.getByRole('button', { name: `${englishGame.setting}: depth 2, symmetric once` }).click();
    await page.getByRole('combobox', { name: englishGame.depth }).selectOption({ label: 'depth 3' });
    await expectHash(page, /depth=3/);
    await slideTo(page, 10_000);
    await expect(page.locator('.count.generated dd')).toHaveText('51');
    await page.getByRole('checkbox', { name: englishGame.symmetry }).uncheck();
    await expectHash(page, /symmetry=off/);
    await page.goBack();
    await expect(page.locator('.trees-page')).toBeVisible();
  });

  test('takes a position, and says what is wrong with one while the last good one stands', async ({
    page,
  }) => {
    await openLink(page, 'v1&game=tic-tac-toe&step=5');
    await page.getByRole('button', { name: new RegExp(`^${englishGame.setting}`) }).click();
    const field = page.getByRole('textbox', { name: englishGame.position });
    await field.fill('xxxooo...');
    await expect(page.getByRole('alert')).toContainText('both sides have won');
    await expectHash(page, /^#v1&game=tic-tac-toe&step=5$/);
    await field.fill('.o..x....');
    await expect(page.getByRole('alert')).toBeHidden();
    await expectHash(page, /start=\.o\.\.x\.\.\.\./);
    await page.getByRole('button', { name: englishGame.fromStart }).click();
    await expectHash(page, /^#v1&game=tic-tac-toe&algorithm/);
  });

  test('goes through the match of the notes, one search for one move', async ({ page }) => {
    await openLink(page, 'v1&game=tic-tac-toe&step=0');
    await page.getByRole('button', { name: new RegExp(`^${englishGame.setting}`) }).click();
    await page.getByRole('button', { name: 'The match of the notes' }).click();
    await expectHash(page, /moves=4\.1\.6\.2\.0&/);
    for (const moves of ['4.1.6.2', '4.1.6', '4.1']) {
      await page.getByRole('button', { name: englishGame.takeBack }).click();
      await expectHash(page, new RegExp(`moves=${moves.replaceAll('.', '\\.')}&`));
    }
    // The second figure of the notes.
    await slideTo(page, 10_000);
    await expect(page.locator('.count.generated dd')).toHaveText('19');
  });

  test(
    'is told by the parts of its definition, and a move there leads to its node',
    LONG,
    async ({ page }) => {
      await openLink(page, 'v1&game=tic-tac-toe&step=18');
      await furnished(page);
      await openTab(page, 'position');
      const formally = page.locator('.formally').first();
      await expect(formally).toContainText('PLAYER(s)MIN');
      await expect(formally).toContainText('5 moves up to symmetry, of 8; 1 generated');
      await expect(formally).toContainText('EVAL(s)8 − 6 = 2');
      await expect(page.locator('.feature .open-line')).toHaveCount(14);
      const moves = page.locator('.actions button');
      await expect(moves.nth(1)).toHaveAttribute('aria-disabled', 'true');
      await moves.nth(0).click();
      await expect(formally).toContainText('CUTOFF-TEST(s, 2)true: depth 2');
      await expect(formally).toContainText('EVAL(s)5 − 6 = −1');
    },
  );

  test('too large for a search is refused with what helps, and the picture stays', LONG, async ({ page }) => {
    await openLink(page, 'v1&game=connect-four&step=3');
    await page.getByRole('button', { name: new RegExp(`^${englishGame.setting}`) }).click();
    await page.getByRole('combobox', { name: englishGame.depth }).selectOption({ label: 'to the end' });
    await expect(page.getByText('more than 200,000 positions')).toBeVisible();
    await expectHash(page, /^#v1&game=connect-four&step=3$/);
  });
});

test('the board beside names its empty squares as the moves do', async ({ page }) => {
  await openLink(page, 'v1&game=tic-tac-toe&start=x.o/.x./..o&step=0');
  await page.getByRole('tab', { name: englishPanels.tab.position }).click();
  await expect(page.locator('.position .move-here')).toHaveText(['1', '3', '5', '6', '7']);
});
