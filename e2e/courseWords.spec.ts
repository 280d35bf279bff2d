/** Headings of the notes, typed into the search field by keys: Enter opens what they are about. */

import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { expectHash, openHome, openLink, searchField, zh } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const CHINESE = [
  ['截断搜索', /tree=how-deep&.*depth=2/],
  ['後繼函數', /game=grundy&.*step=4/],
  ['图3.10', /tree=thu-fig-3-10&/],
  ['期望minmax', /tree=aima-chance-1234&.*step=36/],
  ['分钱币', /game=grundy&/],
  ['稳定子', /game=othello&.*weights=0\.2\.1\.0\.0\.0/],
  ['练习 深剪枝', /practice=deep-cutoffs/],
  ['讲解 极小极大', /lesson=minimax/],
  ['增长', /page=growth/],
] as const;

const ENGLISH = [
  ['cutting off search', /tree=how-deep&.*depth=2/],
  ['successor function', /game=grundy&.*step=4/],
  ['fig. 3.10', /tree=thu-fig-3-10&/],
  ['O(b^m)', /tree=aima-fig-5-2&.*step=29/],
  ['(α, β)', /tree=thu-fig-3-10&.*step=49/],
  ['stable discs', /game=othello&.*weights=0\.2\.1\.0\.0\.0/],
  ['exercise deep cutoff', /practice=deep-cutoffs/],
  ['lesson minimax', /lesson=minimax/],
  ['growth', /page=growth/],
] as const;

test('in Chinese', async ({ page }) => {
  for (const [heading, opened] of CHINESE) {
    await openLink(page, 'v1&tree=gfg&lang=zh');
    await page.keyboard.press('/');
    await expect(searchField(page, zh)).toBeFocused();
    await page.keyboard.type(heading);
    await page.keyboard.press('Enter');
    await expectHash(page, opened);
    await expect(page.locator('.search-results')).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
  }
});

test('in English', LONG, async ({ page }) => {
  for (const [heading, opened] of ENGLISH) {
    await openLink(page, 'v1&tree=gfg');
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type(heading);
    await page.keyboard.press('Enter');
    await expectHash(page, opened);
    await expect(page.locator('.search-results')).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
  }
});

test(
  'from the front door the focus goes to the name of the figure, of a game as well',
  LONG,
  async ({ page }) => {
    for (const heading of ['minimax', 'AND/OR graph', 'opening book', 'Nim', 'lesson minimax']) {
      await openHome(page);
      await page.keyboard.press('/');
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.type(heading);
      await page.keyboard.press('Enter');
      await expect(page.locator('.figure-title')).toBeFocused();
    }
  },
);
