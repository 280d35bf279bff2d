/** Trees go out as files and come in again, and whatever is wrong with a file is said and harms nothing. */

import type { Locator } from '@playwright/test';
import type { Fault } from '../src/notation/fault.ts';
import { sharing as englishSharing, faults } from '../src/words/en/work.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { AIMA_TEXT, drawnOf, expectText, press, textBox } from './support/editing.ts';
import {
  caption,
  edit,
  expectHash,
  goTo,
  leafFigures,
  openLink,
  pressEdit,
  stepOf,
} from './support/reading.ts';
import {
  closeTrees,
  downloadBy,
  dragFile,
  dropFile,
  fileOf,
  type GivenFile,
  giveFile,
  openTrees,
  storedTrees,
  treesPage,
} from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const RICH = 'left:(7 inf) chance(1/4*-2 3/4*(6 ?)) c3-> max(5 -0.5)';

const file = (...trees: unknown[]) => JSON.stringify({ format: 'plyscope', version: 1, trees });
const leaf = (value: unknown) => ({ value });
const GOOD = { title: 'Good', root: { kind: 'max', children: [leaf(1), leaf(2)] } };

test('A file that goes out comes in again the same, byte for byte, and shows the same picture', async ({
  page,
  context,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&cutoff=strict&notation=range');
  await pressEdit(page);
  await textBox(page).fill(RICH);
  await page.getByRole('textbox', { name: edit.title, exact: true }).fill('Prüfung 3: «Türme»');
  await page.getByRole('button', { name: edit.done }).click();
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expectHash(page, `step=${await stepOf(page)}`);
  const before = await drawnOf(page);
  const first = await downloadBy(
    page,
    (await openTrees(page)).getByRole('button', { name: edit.saveFile, exact: true }),
  );
  expect(first.name).toBe('prüfung-3-türme.json');

  const other = await context.newPage();
  await openLink(other);
  await giveFile(await openTrees(other), fileOf(first.name, first.bytes));
  await expect(caption(other)).toHaveText('Prüfung 3: «Türme»');
  await expect.poll(() => drawnOf(other)).toEqual(before);
  const list = await openTrees(other);
  const again = await downloadBy(other, list.getByRole('button', { name: edit.saveFile, exact: true }));
  expect(again.bytes.equals(first.bytes)).toBe(true);
});

test('All trees go out in one file and come in again', LONG, async ({ page }) => {
  await openLink(page);
  const list = await openTrees(page);
  await giveFile(list, fileOf('two.json', file(GOOD, { ...GOOD, title: 'Second' })));
  await expect(list.getByText(edit.fileOpened(2))).toBeVisible();
  const { bytes } = await downloadBy(page, list.getByRole('button', { name: edit.saveAll }));
  expect((JSON.parse(bytes.toString()) as { trees: unknown[] }).trees).toHaveLength(2);
  await giveFile(list, fileOf('two-again.json', bytes));
  await expect
    .poll(() => storedTrees(page))
    .toEqual(['Good: 1 2', 'Good: 1 2', 'Second: 1 2', 'Second: 1 2']);
});

test('A file of one tree in the notation opens under its own name', LONG, async ({ page }) => {
  await openLink(page);
  await giveFile(await openTrees(page), {
    name: 'exam 2025.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('(1 2)\n(3 4)\n'),
  });
  await expect(caption(page)).toHaveText('exam 2025');
  await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4']);
});

test.describe('A file dragged onto the page', () => {
  test('is opened, and said', async ({ page }) => {
    await openLink(page);
    const letGo = await dragFile(page, fileOf('good.json', file(GOOD)));
    await expect(page.getByText(englishSharing.dropHere)).toBeVisible();
    await letGo();
    await expect(page.getByText(englishSharing.dropHere)).toBeHidden();
    await expect(caption(page)).toHaveText('Good');
    await expect.poll(() => leafFigures(page)).toEqual(['1', '2']);
  });

  test('also over the library and over a dialog, which make room', LONG, async ({ page }) => {
    await openLink(page);
    await goTo(page, 'trees');
    await dropFile(page, fileOf('bad.json', '{"format": 1}'));
    await expect(treesPage(page).getByRole('alert')).toContainText(faults.inFile('bad.json'));
    await openLink(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await dropFile(page, fileOf('bad.json', '{"format": 1}'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(treesPage(page).getByRole('alert')).toContainText(faults.inFile('bad.json'));
  });
});

interface Wrong {
  readonly what: string;
  readonly file: GivenFile;
  /** every one of these is said */
  readonly said: readonly string[];
}

const CUT: Fault = { path: '', found: '', expected: { kind: 'json' } };
const OTHER: Fault = { path: '', found: '', expected: { kind: 'format', format: 'plyscope' } };
const FAULTS: readonly Wrong[] = [
  {
    what: 'too large',
    file: fileOf('large.json', Buffer.alloc(8_388_609, 32)),
    said: [faults.tooLarge('large.json', 8_388_609, 8_388_608)],
  },
  {
    what: 'in UTF-16',
    file: fileOf('wide.json', Buffer.from(`\ufeff${file(GOOD)}`, 'utf16le')),
    said: [faults.notText('wide.json', 0)],
  },
  {
    what: 'in Windows-1252',
    file: fileOf('old.json', Buffer.from('{"title": "Pr\u00fcfung"}', 'latin1')),
    said: [faults.notText('old.json', 13)],
  },
  {
    what: 'cut off between two words',
    file: fileOf('cut.json', file(GOOD).slice(0, -3)),
    said: [faults.inFile('cut.json'), faults.fault(CUT), '1:'],
  },
  {
    what: 'cut off within a word',
    file: fileOf('cut.json', file(GOOD).slice(0, -9)),
    said: [faults.inFile('cut.json'), faults.fault(CUT), '1:'],
  },
  {
    what: 'from a newer version',
    file: fileOf('newer.json', JSON.stringify({ format: 'plyscope', version: 2, trees: [GOOD] })),
    said: ['$.version', faults.fault({ path: '', found: '2', expected: { kind: 'version', most: 1 } })],
  },
  {
    what: 'of something else',
    file: fileOf('package.json', '{"name": "plyscope"}'),
    said: ['$.format', faults.fault(OTHER)],
  },
  {
    what: 'null',
    file: fileOf('null.json', 'null'),
    said: ['$', faults.fault({ ...OTHER, found: 'null' })],
  },
  { what: 'empty', file: fileOf('empty.json', ''), said: [faults.inFile('empty.json')] },
  {
    what: 'without a tree',
    file: fileOf('none.json', file()),
    said: [
      '$.trees',
      faults.fault({ path: '', found: '0', expected: { kind: 'entries', least: 1, most: Infinity } }),
    ],
  },
];

/** That many here; all are refused with their places without a browser. */
const TRIED = someOf(FAULTS, 2, 6);

/** So many are given to the same page, each to a list opened anew. */
const FAULTS_OF_A_PAGE = 5;

test.describe('A file that is wrong', () => {
  let list: Locator;
  let before: unknown;

  test.beforeEach(async ({ page }) => {
    await openLink(page);
    await press(page, 'ArrowRight', 'ArrowRight');
    before = await drawnOf(page);
    list = await openTrees(page);
  });

  for (let first = 0; first < TRIED.length; first += FAULTS_OF_A_PAGE) {
    const some = TRIED.slice(first, first + FAULTS_OF_A_PAGE);
    const whats = some.map(({ what }) => what).join(', ');
    test(`is refused with its place where it is ${whats}, and nothing changes`, async ({ page }) => {
      for (const { what, file: given, said } of some) {
        await test.step(what, async () => {
          await giveFile(list, given);
          for (const part of said) await expect(list.getByRole('alert')).toContainText(part);
          await expect(list.getByRole('alert')).toHaveCount(1);
          expect(await storedTrees(page)).toEqual([]);
          await closeTrees(page);
          await expect.poll(() => drawnOf(page)).toEqual(before);
          await pressEdit(page);
          await expectText(page, AIMA_TEXT);
        });
        await page.getByRole('button', { name: edit.done }).click();
        list = await openTrees(page);
        await expect(list.getByRole('alert')).toHaveCount(0);
      }
    });
  }

  test('in one node names that node, and what is valid is opened on request', async ({ page }) => {
    const bad = {
      title: 'Half',
      root: { kind: 'max', children: [leaf(1), leaf('x'), { kind: 'mix' }, leaf(3)] },
    };
    await giveFile(list, fileOf('half.json', file(bad, GOOD)));
    const alert = list.getByRole('alert');
    await expect(alert).toContainText('$.trees[0].root.children[1].value');
    await expect(alert).toContainText('$.trees[0].root.children[2].kind');
    expect(await storedTrees(page)).toEqual([]);
    await list.getByRole('button', { name: edit.fileValid(2) }).click();
    await expect(list.getByText(edit.fileOpened(2))).toBeVisible();
    await expect.poll(() => storedTrees(page)).toEqual(['Good: 1 2', 'Half: 1 3']);
    await list.getByRole('button', { name: /^Half/ }).click();
    await expect(list).toHaveCount(0);
    await expect.poll(() => leafFigures(page)).toEqual(['1', '3']);
  });

  test('in a probability is scaled on request', LONG, async ({ page }) => {
    const children = [
      { value: 1, probability: '0.5' },
      { value: 2, probability: 0.3 },
    ];
    await giveFile(list, fileOf('odds.json', file({ title: 'Odds', root: { kind: 'chance', children } })));
    await expect(list.getByRole('alert')).toContainText(
      faults.fault({ path: '', found: '0.8', expected: { kind: 'probabilities' } }),
    );
    await list.getByRole('button', { name: edit.fileValid(1) }).click();
    await expect.poll(() => storedTrees(page)).toEqual([expect.stringContaining('Odds: chance(')]);
    await expect(caption(page)).toHaveText('Odds');
  });
});

test('Of a file with thousands of trees it is asked which are meant, and no list of them is drawn whole', async ({
  page,
}) => {
  await openLink(page);
  const many = Array.from({ length: 5_000 }, (_, index) => ({ ...GOOD, title: `Sheet ${index + 1}` }));
  const list = await openTrees(page);
  await giveFile(list, fileOf('many.json', file(...many)));
  const which = list.getByRole('group', { name: edit.fileWhich('many.json', 5_000) });
  await expect(which.getByRole('listitem')).toHaveCount(50);
  expect(await storedTrees(page)).toEqual([]);
  await which.getByRole('button', { name: edit.moreRows(4_950) }).press('Enter');
  await expect(which.getByRole('listitem')).toHaveCount(100);
  await which.getByLabel(edit.fileSought).fill('sheet 4711');
  await expect(which.getByRole('listitem')).toHaveText(['Sheet 4711']);
  await which.getByRole('listitem').getByRole('button').press('Enter');
  await expect(caption(page)).toHaveText('Sheet 4711');
  await expect.poll(() => storedTrees(page)).toEqual(['Sheet 4711: 1 2']);
});

test('My trees shows the first of very many, and more by a press', async ({ page }) => {
  await openLink(page);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...GOOD, title: `Sheet ${index + 1}` }));
  const list = await openTrees(page);
  await giveFile(list, fileOf('many.json', file(...many)));
  await expect(list.getByText(edit.fileOpened(60))).toBeVisible();
  await expect(list.locator('.tree-list > li')).toHaveCount(50);
  await list.getByRole('button', { name: edit.moreRows(10) }).press('Enter');
  await expect(list.locator('.tree-list > li')).toHaveCount(60);
  await expect(list.getByRole('button', { name: edit.moreRows(10) })).toHaveCount(0);
});
