/** A program of one's own: its log pasted, dropped or chosen, shown alone or beside the right search, kept, and sent on. */
import type { Locator, Page } from '@playwright/test';
import { course } from '../src/words/en/figure.ts';
import { logsTable, programPanel as panel, programPage as words } from '../src/words/en/program.ts';
import { programPage as chinese } from '../src/words/zh/program.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import { endPresentation, present } from './support/presenting.ts';
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
  zh,
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

/** The sentence about the program, which stands on the left while the right search is beside it. */
const verdict = (page: Page): Locator => sentence(page).first();

/** The step of the program, alone or beside the right search. */
async function expectLine(page: Page, line: number): Promise<void> {
  await expect(verdict(page)).toHaveAttribute('data-step', String(line));
}

/** What the margin says of the log beside the right search. */
const besides = (page: Page): Locator => page.locator('.differences');

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

test('a mistake is named beside the right search where the log departs, and leads to what teaches it', async ({
  page,
}) => {
  await openScreen(page, 'program');
  await logBox(page).fill(FRESH);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  const sides = page.locator('.side .subtitle');
  await expect(sides.first()).toContainText('right was called with (−∞, +∞), and should have had (3, +∞)');
  await expect(sides.first()).toContainText('a root that calls every child with fresh bounds');
  await expect(sides.last()).toContainText('(3, +∞)');
  await expectLine(page, 8);
  for (const note of [panel.noMoves, panel.besideCalls, panel.otherLines(2)])
    await expect(besides(page)).toContainText(note);
  await page.keyboard.press('ArrowRight');
  await expect(verdict(page)).not.toHaveAttribute('data-step', '8');
  await besides(page).getByRole('button', { name: panel.toDeparture }).click();
  await expectLine(page, 8);
  // Until an address has been written, Back would leave out what was there before.
  await expectHash(page, /log=/);
  await besides(page).getByRole('button', { name: panel.practise }).click();
  await expect(page.locator('.app.practising')).toBeVisible();
  await expectHash(page, /practice=/);
  await page.goBack();
  await besides(page).getByRole('link', { name: panel.teaches }).click();
  await expect(page.locator('.lesson')).toBeVisible();
  await expectHash(page, /lesson=/);
  await page.goBack();
  await expectLine(page, 8);
  await expect(sides).toHaveCount(2);
});

test('the log stands alone with its panel once the right search is taken away, and at its own link', async ({
  page,
}) => {
  await openScreen(page, 'program');
  await logBox(page).fill(FRESH);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expectHash(page, /&step=8&compare=/);
  await page.getByRole('button', { name: en.oneFigure }).click();
  await expectStep(page, 8);
  await expectHash(page, /&step=8$/);
  await expect(page.locator('.panel-program')).toContainText(panel.noMoves);
  const alone = new URL(page.url()).hash.slice(1);
  await page.getByRole('button', { name: panel.beside }).click();
  await expect(page.locator('.side')).toHaveCount(2);
  await openLink(page, alone);
  await expectStep(page, 8);
});

test('another run of the same log is chosen beside the right search, and one that is right stands alone', async ({
  page,
}) => {
  await openScreen(page, 'program');
  await logBox(page).fill(`${FRESH}${RIGHT}`);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expectLine(page, 8);
  await besides(page).getByRole('combobox', { name: panel.choose }).selectOption('1');
  await expect(sentence(page)).toContainText('6 calls, all as they should be');
  await page.locator('.panel-program').getByRole('combobox', { name: panel.choose }).selectOption('0');
  await expect(page.locator('.side')).toHaveCount(2);
  await expectLine(page, 8);
});

test('a link opens the same line of the same log beside the right search', async ({ page, context }) => {
  await openScreen(page, 'program');
  await logBox(page).fill(FRESH);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expectHash(page, /log=1[^&]+&.*step=8&compare=/);
  const said = await verdict(page).innerText();
  const other = await context.newPage();
  await openLink(other, new URL(page.url()).hash.slice(1));
  await expect(verdict(other)).toHaveText(said.replaceAll('\n', ' '), { useInnerText: true });
  await expect(other.locator('.side')).toHaveCount(2);
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
  await expectLine(page, 8);
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
  await expectLine(page, 8);
  // Until the address has been written, Back would leave the figure out.
  await expectHash(page, /log=/);
  await page.goBack();
  await expect(status).toHaveText(logsTable.judged(5, 5));
  await expect(files).toHaveText(['bob.txt']);
  await place.getByRole('button', { name: 'bob.txt' }).click();
  await expectLine(page, 8);
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

test('the margin tells the line of the file where a log departs', async ({ page }) => {
  await openScreen(page, 'program');
  await logBox(page).fill(FRESH.replace('< 3\n  < 3', '< 3\n... cut\n  < 3'));
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expectLine(page, 8);
  await expect(besides(page)).toContainText(panel.departureLine(10));
  await page.getByRole('button', { name: en.oneFigure }).click();
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
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[role=treeitem]:focus')).toContainText(first);
});

for (const width of [390, 1366])
  test(`the sign of the first difference stands behind the name, and leaves the window its line, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, 'program');
    await page.getByRole('button', { name: words.example['fresh-root-windows'] }).click();
    await expect(page.locator('.side')).toHaveCount(width > 1000 ? 2 : 0);
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
  await expect(verdict(page)).toContainText('one α and one β for all calls');
});

/** How many pixels of the sentences on the page are out of sight. */
const hidden = (page: Page): Promise<number> =>
  sentence(page).evaluateAll((all) =>
    Math.max(...all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)),
  );

for (const locale of ['en-GB', 'zh-CN'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const own = locale === 'zh-CN' ? zh : en;
    const ownWords = locale === 'zh-CN' ? chinese : words;

    test('the longest sentence about a first difference is seen whole in frames of every width', async ({
      page,
    }) => {
      await page.goto('./#v1&page=program');
      await page.getByRole('textbox', { name: ownWords.pasteLabel, exact: true }).fill(UNTESTED);
      await page.getByRole('button', { name: ownWords.check, exact: true }).click();
      await expect(verdict(page)).toContainText(locale === 'zh-CN' ? '或 MAX 与 MIN' : 'or from MAX and MIN');
      const isWholeAt = async (sizes: readonly (readonly [number, number])[]) => {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => hidden(page), { message: `at ${width} px` }).toBeLessThanOrEqual(1);
        }
      };
      const wide = [
        [1920, 1080],
        [1366, 768],
        [1280, 720],
        [1024, 768],
      ] as const;
      const narrow = [
        [768, 1024],
        [390, 844],
        [360, 740],
        [320, 700],
      ] as const;
      await expect(page.locator('.side')).toHaveCount(2);
      await isWholeAt([...wide, ...narrow]);
      for (const size of wide) {
        await isWholeAt([size]);
        await present(page);
        await expect
          .poll(() => hidden(page), { message: `on a projector of ${size[0]} px` })
          .toBeLessThanOrEqual(1);
        await endPresentation(page, 'Escape');
      }
      await page.getByRole('button', { name: own.oneFigure }).click();
      await expect(page.locator('.side')).toHaveCount(0);
      await isWholeAt([...wide, ...narrow]);
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
      await expect(verdict(page)).toContainText('第 6 次调用最先不同');
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
  await expect(sentence(page)).toContainText('3,000 calls, all as they should be');
  await expect(page.locator('.panel-program')).toContainText(panel.tooDeep);
  await page.keyboard.press('End');
  await expectStep(page, 2 * depth);
  const list = await openTrees(page);
  await list.getByRole('button', { name: /chain/ }).first().click();
  await expect(sentence(page)).toContainText('3,000 calls');
});
