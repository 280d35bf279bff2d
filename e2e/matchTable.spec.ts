/** A match of strategies in the built page: its table, games and files, cancelling, links, and other places to run. */
import type { Locator, Page } from '@playwright/test';
import { matchTo } from '../src/cli/matchTo.ts';
import { GAMES } from '../src/games/games.ts';
import { course, game as englishGame } from '../src/words/en/figure.ts';
import { tournament as words } from '../src/words/en/work.ts';
import { tournament as chinese } from '../src/words/zh/work.ts';
import { ask } from '../tests/cli/ask.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations, inBothThemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { expectHash, goElsewhere, openHome, openScreen, screen } from './support/reading.ts';
import { timeToCancel } from './support/timeToCancel.ts';
import { downloadBy } from './support/trees.ts';

test.use({ reducedMotion: 'reduce' });

const SMALL = 'v1&page=match&game=othello&size=4&players=greedy:1,all:2,random&opening=2&seed=5';
/** It takes minutes. */
const LARGE = 'v1&page=match&game=othello&size=8&players=greedy:4,mobility:4,all:4,random&opening=4&seed=1';

/** The table and the spreadsheet of the terminal. */
async function fromTerminal(hash: string) {
  const asked = (format: string) => ask([hash, '--format', format], {}, { name: 'match', answerTo: matchTo });
  const [json, csv] = [await asked('json'), await asked('csv')];
  return {
    csv: csv.stdout,
    ...(JSON.parse(json.stdout) as { table: number[][]; totals: number[]; games: number }),
  };
}

/** Opens the address of a match. */
async function openMatch(page: Page, hash: string): Promise<Locator> {
  await goElsewhere(page);
  await page.goto(`./#${hash}`);
  const place = screen(page, 'match');
  await expect(place.locator('.tournament-progress button')).toBeVisible();
  return place;
}

/** Opens the address of a match and starts it. */
async function play(page: Page, hash: string): Promise<Locator> {
  const place = await openMatch(page, hash);
  await place.getByRole('button', { name: words.start }).press('Enter');
  return place;
}

const cells = (place: Locator) => place.locator('.tournament-points tbody button');

test('from the front door three presses lead to a table of the six strategies and to its link', async ({
  page,
}) => {
  await openHome(page);
  await page.getByRole('link', { name: course.match }).click();
  const place = screen(page, 'match');
  await place.getByRole('button', { name: words.start }).click();
  await expect(place.getByText(words.done(15 * 28))).toBeVisible();
  await place.locator('.copy-row button').click();
  const link = await place.locator('.copy-row input').inputValue();
  const expected = await fromTerminal(link.slice(link.indexOf('#') + 1));
  await expect(place.locator('.tournament-points .sum')).toHaveText(expected.totals.map(String));
});

test('a link repeats a table, the terminal has the same, and its games lead to trees', async ({ page }) => {
  const expected = await fromTerminal(SMALL);
  const place = await play(page, SMALL);
  await expect(place.getByText(words.done(expected.games))).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await expect(cells(place)).toHaveText(
    expected.table
      .flat()
      .flatMap((points) => points ?? [])
      .map(String),
  );
  await expect(place.locator('.tournament-points .sum')).toHaveText(expected.totals.map(String));
  const csv = await downloadBy(page, place.getByRole('button', { name: words.csv }));
  expect(csv.name).toBe('a-match-of-othello.csv');
  expect(csv.bytes.toString()).toBe(expected.csv);
  const file = await downloadBy(page, place.getByRole('button', { name: words.file }));
  const fromFile = await ask(
    [file.bytes.toString(), '--format', 'csv'],
    {},
    { name: 'match', answerTo: matchTo },
  );
  expect(fromFile.stdout).toBe(expected.csv);
  // A cell, a game, its moves by keys.
  const [row, column] = ['all (depth 2)', 'greedy (depth 1)'];
  await place
    .getByRole('button', { name: new RegExp(`^${row} against ${column}`.replace(/[()]/g, '\\$&')) })
    .press('Enter');
  await expect(place.getByRole('heading', { name: words.games(row, column) })).toBeVisible();
  await expect(place.locator('.tournament-games tbody tr')).toHaveCount(6);
  await place.getByRole('button', { name: words.game(2), exact: true }).press('Enter');
  const slider = place.getByRole('slider', { name: words.ply });
  await expect(slider).toHaveValue('2');
  await slider.press('End');
  await expect(place.getByText(/The game is over/)).toBeVisible();
  await place.getByRole('button', { name: words.first }).press('Enter');
  for (const _ of '12345') await slider.press('ArrowRight');
  await expect(place.locator('.tournament-moves [aria-current]')).toHaveCount(1);
  expect(await accessViolations(page)).toEqual([]);
  const moves = await place.locator('.tournament-moves button').allTextContents();
  await place.getByRole('link', { name: /^Search this position as/ }).press('Enter');
  await expectHash(page, new RegExp(`game=othello&size=4&moves=${moves.slice(0, 5).join('\\.')}&depth=[12]`));
  // The results are still there.
  await page.goBack();
  await expect(place.getByText(words.done(expected.games))).toBeVisible();
  await expect(slider).toHaveValue('5');
});

test('a large match ends within 100 ms of the press, and what was played is kept', async ({ page }) => {
  const place = await play(page, LARGE);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await expect(cells(place).first()).toBeVisible();
    times.push(await place.getByRole('button', { name: words.cancel }).evaluate(timeToCancel));
    const said = (await place.locator('.tournament-progress [role=status]').textContent()) ?? '';
    const [, done, of] = /the (\d+) of ([\d,]+) games/.exec(said) ?? [];
    expect(said).toBe(words.cancelled(Number(done), Number(of?.replace(',', ''))));
    await expect(place.getByText(new RegExp(`^${done} games?,`))).toBeVisible();
    if (round < 2) await place.getByRole('button', { name: words.start }).press('Enter');
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(100);
});

test('a match is started and cancelled by keys: the focus is where the next press is', async ({ page }) => {
  const place = await openMatch(page, LARGE);
  const [start, cancel] = [words.start, words.cancel].map((name) => place.getByRole('button', { name }));
  await start?.focus();
  await page.keyboard.press('Enter');
  await expect(cancel!).toBeFocused();
  await expect(cells(place).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(start!).toBeFocused();
  await expect(place.getByText(/^Cancelled: /)).toBeVisible();
});

test(
  'six presets three plies deep on 8 rows give the same table as in the terminal',
  LONG,
  async ({ page }) => {
    const presets = (GAMES.othello.presets ?? []).map(({ name }) => `${name}:3`).join();
    const hash = `v1&page=match&game=othello&size=8&players=${presets}&opening=3&seed=1`;
    const { csv } = await fromTerminal(hash);
    const place = await play(page, hash);
    await expect(place.getByText(words.done(420))).toBeVisible({ timeout: 200_000 });
    const saved = await downloadBy(page, place.getByRole('button', { name: words.csv }));
    expect(saved.bytes.toString()).toBe(csv);
  },
);

test('players are ticked, and a match that cannot be played says why', async ({ page }) => {
  const trees = await openScreen(page, 'trees');
  await trees.getByRole('link', { name: englishGame.match }).press('Enter');
  const place = screen(page, 'match');
  await expectHash(page, 'v1&page=match&game=othello&size=8');
  await expect(place.getByText(words.count(15, 28))).toBeVisible();
  for (const { title } of GAMES.othello.presets ?? [])
    await place.getByRole('checkbox', { name: `${title.en} (depth 1)` }).uncheck();
  await expect(place.getByText('0 players: choose from 2 to 8')).toBeVisible();
  // A button that does nothing looks so.
  await expect(place.getByRole('button', { name: words.start })).toHaveCSS('opacity', '0.4');
  await place.getByRole('checkbox', { name: 'random' }).check();
  await place.getByRole('textbox', { name: words.seed }).fill('9');
  await place.getByText(words.own, { exact: true }).first().click();
  await place.getByRole('textbox', { name: words.own }).fill('1.0.0.-2.0.0');
  await place.getByRole('button', { name: words.add }).press('Enter');
  await place.getByRole('combobox', { name: words.opening }).selectOption(words.openingPly(0));
  await place.getByRole('combobox', { name: 'size' }).selectOption('4 × 4');
  await place.getByRole('combobox', { name: words.endgame }).selectOption(words.emptySquares(6));
  const hash = 'v1&page=match&game=othello&size=4&players=1.0.0.-2.0.0:1,random&opening=0&endgame=6&seed=9';
  await expectHash(page, hash);
  await place.getByRole('button', { name: words.start }).press('Enter');
  await expect(place.getByText(words.done(2))).toBeVisible();
  const expected = await fromTerminal(hash);
  await expect(place.locator('.tournament-points .sum')).toHaveText(expected.totals.map(String));
  // A position with few empty squares is searched as its player searched it: to the end.
  await cells(place).first().press('Enter');
  await place.getByRole('button', { name: words.game(1), exact: true }).press('Enter');
  await place.getByRole('slider', { name: words.ply }).fill('8');
  await place.getByRole('link', { name: /^Search this position/ }).press('Enter');
  await expectHash(page, /game=othello&size=4&moves=\w+(?:\.\w+){7}&depth=end/);
});

test('weights of one’s own leave the other choices where they are, and no choice is cut off', async ({
  page,
}) => {
  const place = await openMatch(page, 'v1&page=match&game=othello&players=greedy:1,random&endgame=12');
  const endgame = place.getByRole('combobox', { name: words.endgame });
  expect(await endgame.evaluate(shownShare)).toBe(1);
  const start = place.getByRole('button', { name: words.start });
  const before = await start.boundingBox();
  await place.getByText(words.own, { exact: true }).first().click();
  const add = place.getByRole('button', { name: words.add });
  const [field, button] = [
    await place.getByRole('textbox', { name: words.own }).boundingBox(),
    await add.boundingBox(),
  ];
  expect(await start.boundingBox()).toEqual(before);
  await place.getByRole('textbox', { name: words.own }).fill('1.2');
  await expect(place.getByRole('alert')).toHaveText('6 whole numbers from −10 to 10, such as 1.1.1.1.1.1.');
  expect((await add.boundingBox())?.y).toBe(button?.y);
  expect(field?.y).toBeLessThanOrEqual(button?.y ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await endgame.evaluate(shownShare)).toBe(1);
  const seed = place.getByRole('textbox', { name: words.seed });
  expect((await seed.boundingBox())?.y).toBeCloseTo((await endgame.boundingBox())?.y ?? 0, 0);
});

/** Returns how much of its chosen text a drop-down list shows, at most 1. */
function shownShare(list: Element): number {
  const free = list.cloneNode() as HTMLElement;
  for (const chosen of (list as HTMLSelectElement).selectedOptions) free.append(chosen.cloneNode(true));
  free.style.width = 'max-content';
  document.body.append(free);
  const share = Math.min(1, list.clientWidth / free.clientWidth);
  free.remove();
  return share;
}

test('where no worker can start the page plays, with the same table, and says so', async ({ page }) => {
  const { csv, games } = await fromTerminal(SMALL);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const place = await play(page, `${SMALL}&colour=red`);
  await expect(place.getByText(words.done(games))).toBeVisible();
  await expect(place.getByText(words.onPage)).toBeVisible();
  await expect(place.getByText('there is no “colour”')).toBeVisible();
  const saved = await downloadBy(page, place.getByRole('button', { name: words.csv }));
  expect(saved.bytes.toString()).toBe(csv);
});

test.describe('on a phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('table and game fit, and are read by everyone', async ({ page }) => {
    const { games } = await fromTerminal(SMALL);
    await page.goto(`./#${SMALL}`);
    const place = screen(page, 'match');
    await place.getByRole('button', { name: chinese.start }).tap();
    await expect(place.getByText(chinese.done(games))).toBeVisible();
    await cells(place).first().tap();
    await place.getByRole('button', { name: chinese.game(1), exact: true }).tap();
    await place.getByRole('button', { name: chinese.next }).tap();
    await expect(place.getByText(/^第 3 层/)).toBeVisible();
    expect(await misfits(page)).toEqual([]);
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });

  test('the names of the rows stay in view when a large table is scrolled', async ({ page }) => {
    const place = await openMatch(page, 'v1&page=match&game=othello&size=4&opening=0');
    await place.getByRole('button', { name: chinese.start }).tap();
    await expect(place.getByText(chinese.done(30))).toBeVisible();
    const table = place.locator('.wide-table', { has: page.locator('.tournament-points') });
    const isScrolled = await table.evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
      return box.scrollLeft > 0;
    });
    expect(isScrolled).toBe(true);
    const [box, name] = [await table.boundingBox(), await table.locator('tbody th').first().boundingBox()];
    expect(name?.x).toBe(box?.x);
  });
});
