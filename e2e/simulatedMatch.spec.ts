/** Monte-Carlo tree search as an opponent by keyboard, and as a player in a match of strategies. */
import type { Locator, Page } from '@playwright/test';
import { matchTo } from '../src/cli/matchTo.ts';
import { game as englishGame } from '../src/words/en/figure.ts';
import { tournament, play as words } from '../src/words/en/work.ts';
import { tournament as chinese, play as chineseWords } from '../src/words/zh/work.ts';
import { ask } from '../tests/cli/ask.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations, inBothThemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import { expectHash, goElsewhere, openLink, otherLanguage, screen } from './support/reading.ts';
import { timeToCancel } from './support/timeToCancel.ts';
import { downloadBy } from './support/trees.ts';

test.use({ reducedMotion: 'reduce' });

const says = (page: Page) => page.locator('.play-turn [role=status]');

async function begin(page: Page, hash: string): Promise<void> {
  await openLink(page, hash);
  await furnished(page);
  await page.getByRole('button', { name: englishGame.play, exact: true }).first().click();
  await expect(page.getByRole('complementary', { name: words.title })).toBeVisible();
}

/** Plays to the end by keys: the first legal move on the reader's turn, the search's move and passes by their buttons. */
async function playOn(page: Page): Promise<void> {
  const rows = page.locator('.play-list tbody tr');
  for (let played = await rows.count(); ; played += 1) {
    const said = (await says(page).textContent()) ?? '';
    if (said.startsWith('The game is over')) return;
    await expect(page.locator('.square:focus, .play-turn button:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(played + 1);
  }
}

test('a whole game of tic-tac-toe by keyboard', LONG, async ({ page }) => {
  await begin(page, 'v1&game=tic-tac-toe&algorithm=mcts&iterations=300&seed=2&step=0');
  const square = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column},`) });
  await square(1, 1).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectHash(page, /moves=4&.*algorithm=mcts&iterations=300&seed=2/);
  await expect(says(page)).toHaveText(/^The search recommends [0-8]: \d+ of 300 iterations tried it\.$/);
  await expect(page.getByRole('button', { name: words.playIt })).toBeFocused();
  await page.getByRole('checkbox', { name: words.hintsTried }).check();
  await page.getByRole('button', { name: words.playIt }).focus();
  await page.keyboard.press('Enter');
  await expect(says(page)).toHaveText(words.yourTurn);
  await expect(
    page.getByRole('gridcell', { name: /mean ≈[\d.]+ for MAX, tried \d+ times, recommended$/ }),
  ).toHaveCount(1);
  await expect(page.getByRole('gridcell', { name: /as good as any|worth/ })).toHaveCount(0);
  expect(await accessViolations(page)).toEqual([]);
  await playOn(page);
  await expect(says(page)).toHaveText(/has won|Drawn/);
  await expect(page.locator('.play-list thead')).toContainText('iterations');
  await expect(page.locator('.play-list tbody tr').first()).toContainText('300');
});

test('a whole game of Othello on 4 rows by keyboard, passes included, in both languages', async ({
  page,
}) => {
  await begin(page, 'v1&game=othello&size=4&algorithm=mcts&iterations=200&step=0');
  await expect(page.getByRole('checkbox', { name: words.endgame(10) })).toHaveCount(0);
  await page
    .getByRole('gridcell', { name: /legal, flips/ })
    .first()
    .focus();
  await playOn(page);
  await expect(says(page)).toHaveText(/has won, \d+ to \d+|Drawn/);
  await otherLanguage(page, '中文').click();
  await expect(page.locator('.play-list thead')).toContainText('迭代次数');
  await expect(page.getByRole('checkbox', { name: chineseWords.hintsTried })).toBeVisible();
});

test('hints leave the cells of a large board where they are, and nothing beside it is written over', async ({
  page,
}) => {
  await begin(page, 'v1&game=othello&size=8&moves=f5.d6.c3.d3.c4&algorithm=mcts&iterations=200&step=0');
  /** Returns how far the last cell is from the first one; the panel itself may scroll. */
  const span = async () => {
    const [first, last] = await Promise.all(
      [/^a1,/, /^h8,/].map((name) => page.getByRole('gridcell', { name }).boundingBox()),
    );
    return [last!.x - first!.x, last!.y - first!.y];
  };
  const before = await span();
  await page.getByRole('checkbox', { name: words.hintsTried }).check();
  await expect(page.locator('.square small')).toHaveCount(6);
  await expect(page.locator('.square small').first()).toHaveText(/^≈(?:\.\d+|[01])$/);
  expect(await span()).toEqual(before);
  const heights = await page
    .locator('.play-panel > .check')
    .evaluateAll((all) => all.map((label) => [label.clientHeight, label.scrollHeight]));
  for (const [height, needed] of heights) expect(height).toBeGreaterThanOrEqual(needed!);
});

const TABLE = 'v1&page=match&game=othello&size=4&players=greedy:1,mcts:50,mcts:20:0.5&opening=2&seed=5';

/** Opens the address of a match. */
async function openMatch(page: Page, hash: string): Promise<Locator> {
  await goElsewhere(page);
  await page.goto(`./#${hash}`);
  const place = screen(page, 'match');
  await expect(place.locator('.tournament-progress button')).toBeVisible();
  return place;
}

test('simulations are ticked and added, the terminal has the same table, and positions open as they were searched', async ({
  page,
}) => {
  const place = await openMatch(page, 'v1&page=match&game=othello&size=4&players=greedy:1&opening=2&seed=5');
  await place.getByRole('checkbox', { name: 'MCTS (50 iterations)' }).check();
  await place.getByText(tournament.ownSimulation).click();
  await place.getByRole('textbox', { name: tournament.iterations }).fill('0');
  await expect(place.getByRole('alert')).toHaveText('A whole number from 1 to 200,000.');
  await place.getByRole('textbox', { name: tournament.iterations }).fill('20');
  await place.getByRole('textbox', { name: tournament.c, exact: true }).fill('0.5');
  await place.getByRole('button', { name: tournament.add }).press('Enter');
  await expectHash(page, TABLE);
  await place.getByRole('button', { name: tournament.start }).press('Enter');
  await expect(place.getByText(tournament.done(18))).toBeVisible();
  const { stdout } = await ask([TABLE, '--format', 'csv'], {}, { name: 'match', answerTo: matchTo });
  const csv = await downloadBy(page, place.getByRole('button', { name: tournament.csv }));
  expect(csv.bytes.toString()).toBe(stdout);
  expect(await accessViolations(page)).toEqual([]);
  await place
    .getByRole('button', { name: /^MCTS \(50 iterations\) against MCTS \(20 iterations, C = 0\.5\)/ })
    .press('Enter');
  await place.getByRole('button', { name: tournament.game(2), exact: true }).press('Enter');
  // In game 2 the player named second is Black; White moves at ply 3.
  await place.getByRole('slider', { name: tournament.ply }).fill('3');
  await place.getByRole('link', { name: 'Search this position as MCTS (50 iterations) does' }).press('Enter');
  await expectHash(page, /game=othello&size=4&moves=\w+\.\w+\.\w+&algorithm=mcts&iterations=50&seed=1008&/);
});

test('a match of long simulations ends within 100 ms of the press', async ({ page }) => {
  const hash = 'v1&page=match&game=othello&size=8&players=mcts:200000,mcts:200000:1&opening=3&seed=1';
  const place = await openMatch(page, hash);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await place.getByRole('button', { name: tournament.start }).press('Enter');
    // Once it runs, the worker is in the middle of a move.
    await expect.poll(() => page.workers().length).toBe(1);
    times.push(await place.getByRole('button', { name: tournament.cancel }).evaluate(timeToCancel));
    await expect(place.getByText(tournament.cancelled(0, 28))).toBeVisible();
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(100);
});

test.describe('on a phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the players of a match and the panel of a game fit, and are read by everyone', async ({ page }) => {
    const place = await openMatch(page, TABLE);
    await place.getByText(chinese.ownSimulation).tap();
    await expect(place.getByRole('checkbox', { name: 'MCTS（20 次迭代，C = 0.5）' })).toBeChecked();
    expect(await misfits(page)).toEqual([]);
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });
});
