/** A program of one's own: its log pasted, dropped or chosen, shown beside the right search, kept, and sent on. */
import type { Locator, Page } from '@playwright/test';
import { course } from '../src/words/en/figure.ts';
import { logsTable, programPanel as panel, programPage as words } from '../src/words/en/program.ts';
import { programPage as chinese } from '../src/words/zh/program.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import {
  caption,
  en,
  expectHash,
  expectStep,
  node,
  openHome,
  openLink,
  openScreen,
  screen,
  sentence,
} from './support/reading.ts';
import { dropFile, fileOf, giveFile, openTrees } from './support/trees.ts';

test.use({ reducedMotion: 'reduce' });

/** A program that goes through two moves and prints other things as well. */
const RIGHT = `hello
> root max -inf inf
  > left min -inf inf
    > a max -inf inf
    < 3
    > b max -inf 3
    < 5
  < 3
thinking ...
  > right min 3 inf
    > c max 3 inf
    < 2
  < 2
< 3 left
`;

/** The same with a root that hands on fresh bounds. */
const FRESH = RIGHT.replace('right min 3 inf', 'right min -inf inf')
  .replace('c max 3 inf', 'c max -inf inf')
  .replace('    < 2\n', '    < 2\n    > d max -inf 2\n    < 9\n');

/** The same with no test for cuts: two mistakes write it, which the sentence names both. */
const UNTESTED = RIGHT.replace('    < 2\n', '    < 2\n    > d max 3 2\n    < 9\n');

const logBox = (page: Page): Locator =>
  screen(page, 'program').getByRole('textbox', { name: words.pasteLabel, exact: true });

/** Pastes a text where the focus is, as the keys do. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('from the chapter to the verdict on a pasted log', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: course.program }).click();
  await logBox(page).focus();
  await paste(page, RIGHT);
  await expect(sentence(page)).toContainText(
    'This is alpha-beta: it cuts at ≥ and returns v as it is. 6 calls',
  );
  await expectStep(page, 0);
  await expect(page.locator('.panel-program')).toContainText(panel.otherLines(2));
  await expect(page.locator('.figure-bar .of-algorithm')).toHaveText(en.algorithm.program);
  await page.keyboard.press('End');
  await expect(node(page, 0).locator('.value')).toHaveText('3');
});

test('a mistake is named at the line where the log departs, and leads to what teaches it', async ({
  page,
}) => {
  await openScreen(page, 'program');
  await logBox(page).fill(FRESH);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expectStep(page, 8);
  await expect(sentence(page)).toContainText('right was called with (−∞, +∞), and should have had (3, +∞)');
  await expect(sentence(page)).toContainText('a root that calls every child with fresh bounds');
  await page.getByRole('button', { name: panel.beside }).click();
  const sides = page.locator('.side');
  await expect(sides.first().locator('.subtitle')).toContainText('should have had (3, +∞)');
  await expect(sides.last().locator('.subtitle')).toContainText('(3, +∞)');
  await page.getByRole('button', { name: en.oneFigure }).click();
  await page.getByRole('link', { name: panel.teaches }).first().click();
  await expect(page.locator('.lesson')).toBeVisible();
});

test('a link opens the same line of the same log', async ({ page, context }) => {
  await openScreen(page, 'program');
  await logBox(page).fill(FRESH);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expectHash(page, /log=1[^&]+&.*step=8/);
  const said = await sentence(page).innerText();
  const other = await context.newPage();
  await openLink(other, new URL(page.url()).hash.slice(1));
  await expect(sentence(other)).toHaveText(said.replaceAll('\n', ' '), { useInnerText: true });
});

test('a log that is dropped is kept with the own trees', async ({ page }) => {
  await openHome(page);
  await dropFile(page, fileOf('my-run.txt', RIGHT));
  await expect(caption(page)).toHaveText('my-run');
  const list = await openTrees(page);
  await list
    .getByRole('button', { name: /my-run/ })
    .first()
    .click();
  await expect(sentence(page)).toContainText('6 calls');
  await expect(page.locator('.figure-bar .of-algorithm')).toHaveText(en.algorithm.program);
});

test('a log pasted into the search field, and one in UTF-16, are opened', async ({ page }) => {
  await openHome(page);
  await furnished(page);
  await page.keyboard.press('/');
  await paste(page, FRESH);
  await expectStep(page, 8);
  const place = await openScreen(page, 'program');
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(RIGHT, 'utf16le')]);
  await giveFile(place, fileOf('wide.log', wide));
  await expect(caption(page)).toHaveText('wide');
});

test('a line that is wrong is named with its cure, and what comes before can be opened', async ({ page }) => {
  await openScreen(page, 'program');
  await logBox(page).fill(RIGHT.replace('< 5', '< five'));
  await page.getByRole('button', { name: words.check, exact: true }).click();
  const problem = screen(page, 'program').getByRole('alert');
  await expect(problem).toContainText('Line 7: “five” is no number');
  await problem.getByRole('button', { name: words.before }).click();
  await expect(sentence(page)).toContainText('The log ends before the program does');
});

test('several logs come as a table, with the mistakes counted, and it is there again after one of them', async ({
  page,
}) => {
  const place = await openScreen(page, 'program');
  await place.locator('input[type=file]').setInputFiles([
    { name: 'bob.txt', mimeType: 'text/plain', buffer: Buffer.from(FRESH) },
    { name: 'ann.txt', mimeType: 'text/plain', buffer: Buffer.from(RIGHT) },
    { name: 'dan.txt', mimeType: 'text/plain', buffer: Buffer.from(RIGHT.slice(0, RIGHT.indexOf('< 2'))) },
    { name: 'eve.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing') },
    { name: 'kim.txt', mimeType: 'text/plain', buffer: Buffer.from(RIGHT) },
  ]);
  const status = place.locator('.logs').getByRole('status').first();
  await expect(status).toHaveText(logsTable.judged(5, 5));
  const { outcome, ordering } = logsTable;
  await expect(place.locator('.logs-groups button')).toHaveText([
    `${outcome.right} 2`,
    `${outcome['fresh-root-windows']} 1`,
    `${outcome.incomplete} 1`,
    `${outcome.unread} 1`,
  ]);
  const files = place.locator('.logs-table tbody th');
  await expect(files).toHaveText(['bob.txt', 'ann.txt', 'dan.txt', 'eve.txt', 'kim.txt']);
  await place.getByRole('radio', { name: ordering.verdict }).check();
  await expect(files).toHaveText(['ann.txt', 'kim.txt', 'bob.txt', 'dan.txt', 'eve.txt']);
  await place.getByRole('button', { name: outcome['fresh-root-windows'] }).click();
  await expect(files).toHaveText(['bob.txt']);
  await place.getByRole('button', { name: 'bob.txt' }).click();
  await expectStep(page, 8);
  // Until the address has been written, Back would leave the figure out.
  await expectHash(page, /log=/);
  await page.goBack();
  await expect(status).toHaveText(logsTable.judged(5, 5));
  await expect(files).toHaveText(['bob.txt']);
  await place.getByRole('button', { name: 'bob.txt' }).click();
  await expectStep(page, 8);
  await page.getByRole('button', { name: panel.toTable(5) }).click();
  await expect(status).toBeVisible();
});

test('of several files that are dropped, one that is no log has its row among the logs', async ({ page }) => {
  await openHome(page);
  await dropFile(
    page,
    fileOf('ann.txt', RIGHT),
    fileOf('bob.txt', 'Traceback (most recent call last):'),
    fileOf('eve.txt', ''),
    fileOf('kim.txt', FRESH),
  );
  await expect(screen(page, 'program').locator('.logs-table tbody th')).toHaveText([
    'ann.txt',
    'bob.txt',
    'eve.txt',
    'kim.txt',
  ]);
});

test('the whole sentence about the first difference is visible, and the panel tells its line in the file', async ({
  page,
}) => {
  await openScreen(page, 'program');
  await logBox(page).fill(FRESH.replace('< 3\n  < 3', '< 3\n... cut\n  < 3'));
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expectStep(page, 8);
  await expect
    .poll(() => sentence(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(1);
  await expect(page.locator('.panel-program')).toContainText(panel.departureLine(10));
});

test('the boards of a log are short names by which they differ', async ({ page }) => {
  await openScreen(page, 'program');
  const [first, second] = [
    "['X', 'O', ' ', 'O', 'X', 'X', 'X', ' ', 'O']",
    "['X', 'O', ' ', 'O', 'X', ' ', 'X', 'X', 'O']",
  ];
  await logBox(page).fill(`> max -inf inf\n> ${first} min -inf inf\n< 1\n> ${second} min 1 inf\n< 0\n< 1\n`);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await page.keyboard.press('End');
  await expect(node(page, 1)).toContainText('XO·OXXX·O');
  await expect(node(page, 2)).toContainText('XO·OX·XXO');
  await node(page, 1).hover();
  await expect(page.locator('.panel-program')).toContainText(panel.printedName(first, false));
});

for (const width of [390, 1366])
  test(`the sign of the first difference stands behind the name, and leaves the window its line, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, 'program');
    await page.getByRole('button', { name: words.example['fresh-root-windows'] }).click();
    const departed = page.locator('svg.tree [data-node]', { hasText: '≠' });
    await expect(departed.locator('.name')).toHaveText('C');
    await furnished(page);
    const [name, sign] = await Promise.all(
      ['.name', '.badge'].map((part) => departed.locator(part).boundingBox()),
    );
    expect(sign!.y).toBeCloseTo(name!.y, 0);
    expect(sign!.x).toBeGreaterThan(name!.x + name!.width);
    if (width > 1000) await expect(departed.locator('.bounds')).toHaveText('(−∞, +∞)');
  });

test('on the tree at hand when the log fits there', async ({ page }) => {
  await openScreen(page, 'program');
  await page.getByRole('button', { name: words.example['global-bounds'] }).click();
  await expect(caption(page)).toContainText('5.5');
  await expect(sentence(page)).toContainText('one α and one β for all calls');
});

for (const locale of ['en-GB', 'zh-CN'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test('the longest sentence about a first difference is seen whole in frames of every width', async ({
      page,
    }) => {
      const own = locale === 'zh-CN' ? chinese : words;
      await page.goto('./#v1&page=program');
      await page.getByRole('textbox', { name: own.pasteLabel, exact: true }).fill(UNTESTED);
      await page.getByRole('button', { name: own.check, exact: true }).click();
      await expect(sentence(page)).toContainText(
        locale === 'zh-CN' ? '或 MAX 与 MIN' : 'or from MAX and MIN',
      );
      for (const [width, height] of [
        [1366, 768],
        [1024, 768],
        [768, 1024],
        [390, 844],
        [360, 740],
        [320, 700],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(
            () => sentence(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
            {
              message: `at ${width} px`,
            },
          )
          .toBeLessThanOrEqual(1);
      }
    });
  });

for (const [size, width, height] of [
  ['phone', 390, 844],
  ['screen', 1366, 768],
] as const)
  test.describe(size, () => {
    test.use({ viewport: { width, height }, locale: 'zh-CN' });
    test('screen and figure fit, in Chinese, and are read by everyone', async ({ page }) => {
      await page.goto('./#v1&page=program');
      await expect(page.getByRole('heading', { name: chinese.title })).toBeVisible();
      await furnished(page);
      expect(await misfits(page)).toEqual([]);
      await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
      await page.getByRole('button', { name: chinese.example['fresh-root-windows'] }).click();
      await expect(sentence(page)).toContainText('第 6 次调用最先不同');
      await furnished(page);
      expect(await misfits(page)).toEqual([]);
      await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
    });
  });

test('a log deeper than a search goes is shown alone', async ({ page }) => {
  const depth = 3_000;
  const calls = Array.from({ length: depth }, (_, at) => `> n${at} ${at % 2 === 0 ? 'max' : 'min'} -inf inf`);
  const place = await openScreen(page, 'program');
  const text = [...calls, ...calls.map(() => '< 3')].join('\n');
  await giveFile(place, fileOf('chain.log', text));
  await expect(sentence(page)).toContainText(`${depth} calls, all as they should be`);
  await expect(page.locator('.panel-program')).toContainText(panel.tooDeep);
  await page.keyboard.press('End');
  await expectStep(page, 2 * depth);
  const list = await openTrees(page);
  await list.getByRole('button', { name: /chain/ }).first().click();
  await expect(sentence(page)).toContainText(`${depth} calls`);
});
