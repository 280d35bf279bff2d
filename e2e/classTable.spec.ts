/** What a class handed in: zips and folders opened whole, the table sorted and filtered, grade books filled. */

import { classWords as english } from '../src/words/en/class.ts';
import { classWords as chinese } from '../src/words/zh/class.ts';
import { LONG } from '../tests/support/howMany.ts';
import { zipOf } from '../tests/support/zips.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations, inBothThemes } from './support/axe.ts';
import { AT, dropPaths, folderWith, moodlePath, resultOf } from './support/classes.ts';
import { openLink, screen, tabTo } from './support/reading.ts';
import { checkView, MARKS, openSetFile, openSets, SILENT, setFile, sets, zhSets } from './support/sets.ts';
import { downloadBy, dropFile, fileOf, refuseDatabases } from './support/trees.ts';

test.use({ reducedMotion: 'reduce' });

/** A Moodle download: two students, one of them twice, a photo, and entries that are refused. */
const MOODLE_ZIP = zipOf([
  { name: moodlePath('Ada Lovelace', 11), content: resultOf('Ada Lovelace', 0, 3), packs: true },
  { name: moodlePath('Ada Lovelace', 11, 'again.json'), content: resultOf('Ada Lovelace', 90), packs: true },
  { name: moodlePath('王小明', 12), content: resultOf('Somebody else', 30), packs: true },
  { name: moodlePath('Bo Li', 2), content: resultOf('Bo Li', 10, 4), packs: true },
  { name: moodlePath('Bo Li', 2, 'photo.jpg'), content: 'no result' },
  { name: '../up.json', content: '{}' },
  { name: 'secret.json', content: '{}', listed: { flags: 1 } },
  { name: 'inner.zip', content: zipOf([]) },
]);

const WORKSHEET = [
  'Identifier,"Full name","ID number",Grade,"Maximum Grade","Last modified (grade)","Feedback comments"',
  `"Participant 11","Ada Lovelace",s1,,${MARKS},-,"well, done"`,
  `"Participant 12",王小明,s2,1.00,${MARKS},-,`,
  `"Participant 13","Eve",s3,,${MARKS},-,`,
  '',
].join('\r\n');

test.describe('1366 px, in English', () => {
  test.use({ viewport: { width: 1366, height: 768 }, locale: 'en' });

  test('a zip of Moodle is opened whole by keys, sorted, filtered, saved, and its grades go back', async ({
    page,
  }) => {
    const { make } = sets;
    const making = await openSets(page);
    await openSetFile(making, setFile('mine.json', SILENT));
    const checking = await checkView(page);
    await checking
      .getByLabel(make.openResults)
      .setInputFiles([{ name: 'class.zip', mimeType: 'application/zip', buffer: Buffer.from(MOODLE_ZIP) }]);
    const rows = checking.locator('.result-table tbody tr');
    await expect(rows).toHaveCount(3);
    // What is in the zip and is not read is told by name, and what is no result is listed.
    const refused = checking.getByRole('alert');
    await expect(
      refused.getByText(english.entryNotRead('../up.json', { kind: 'name', of: 'parent' })),
    ).toBeVisible();
    await expect(refused.getByText(english.entryNotRead('secret.json', { kind: 'encrypted' }))).toBeVisible();
    await expect(refused.getByText(english.entryNotRead('inner.zip', { kind: 'nested' }))).toBeVisible();
    await checking.getByText(english.noResultsCount(1)).click();
    await expect(checking.locator('.no-results')).toContainText('photo.jpg');

    // Whom folder and file tell apart comes first.
    await expect(rows.nth(0)).toContainText('王小明');
    await expect(rows.nth(0)).toContainText(`${english.inFile} Somebody else`);
    const names = rows.locator('th');
    const head = (text: string) =>
      checking.getByRole('columnheader').getByRole('button', { name: text, exact: true });
    await tabTo(page, head(english.identifier));
    await page.keyboard.press('Enter');
    await expect(names).toContainText(['Bo Li', 'Ada Lovelace', '王小明']);
    await page.keyboard.press('Enter');
    await expect(names).toContainText(['王小明', 'Ada Lovelace', 'Bo Li']);
    await expect(checking.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'descending');

    const others = rows.getByRole('button', { name: english.showOthers('Ada Lovelace', 1) });
    await tabTo(page, others);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(2)).toContainText(english.countsNot);
    await expect(rows.nth(2)).toContainText(english.attemptOf(1, 2));
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);

    await checking.getByText(english.agreement).click();
    const deadline = new Date(AT + 60 * 60_000);
    const local = new Date(deadline.getTime() - deadline.getTimezoneOffset() * 60_000)
      .toISOString()
      .slice(0, 16);
    await checking.getByLabel(english.deadline).fill(local);
    await tabTo(page, checking.getByRole('checkbox', { name: english.only.late }));
    await page.keyboard.press('Space');
    await expect(names).toContainText(['Ada Lovelace']);
    await page.keyboard.press('Space');
    await checking.getByLabel(english.counts).selectOption('first');
    await checking.getByRole('checkbox', { name: english.only.late }).check();
    await expect(checking.getByText(english.noneFits)).toBeVisible();
    await checking.getByRole('checkbox', { name: english.only.late }).uncheck();
    await checking.getByLabel(english.counts).selectOption('best');
    await checking.getByLabel(english.filter).fill('li');
    await expect(names).toContainText(['Bo Li']);
    await checking.getByLabel(english.filter).fill('');

    await checking.getByText(english.figures).click();
    await expect(checking.locator('.class-figures')).toContainText(`${english.quartile.median} `);
    const csv = await downloadBy(page, checking.getByRole('button', { name: make.exportCsv }));
    const lines = csv.bytes.toString().split('\r\n');
    expect(lines).toHaveLength(5);
    const ada = lines.find((line) => line.includes('"Ada Lovelace"'));
    expect(ada).toMatch(
      new RegExp(
        `^"11","Ada Lovelace","2026-11-25T13:30:00.000Z","${english.yes}",2,2,6,0,\\d+,2,${MARKS},"PLY-`,
      ),
    );
    expect(ada).toContain(`"${moodlePath('Ada Lovelace', 11, 'again.json')}"`);

    await checking.getByLabel(english.openGradeBook).setInputFiles([fileOf('Grades.csv', WORKSHEET)]);
    const filled = await downloadBy(page, checking.getByRole('button', { name: english.fill }));
    expect(filled.bytes.toString()).toBe(
      WORKSHEET.replace(`s1,,${MARKS}`, `s1,2,${MARKS}`).replace('s2,1.00', 's2,2'),
    );
    await expect(checking.getByText(english.filled('Grades.csv', 2))).toBeVisible();
    await expect(checking.getByText(english.notFound('Bo Li'))).toBeVisible();
    await expect(checking.getByText(english.without(1))).toBeVisible();
    await checking.getByLabel(english.openGradeBook).setInputFiles([fileOf('other.csv', 'a,b\n1,2')]);
    await expect(
      checking.getByText(english.gradeBookFault('other.csv', { kind: 'no-grade-book', found: ['a', 'b'] })),
    ).toBeVisible();
    await inBothThemes(page, async (theme, violations) => {
      expect(violations, theme).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), theme).toBe(1366);
    });
  });
});

test.describe('390 px, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });

  test(
    'a folder is dropped, a roster names its students, and the class comes back from its file and the device',
    LONG,
    async ({ page }) => {
      const { make } = zhSets;
      await openSets(page, zhSets);
      const checking = await checkView(page, zhSets);
      const folder = folderWith('week 5', {
        'wangxiaoming_LATE_501_9_r.json': resultOf('王小明', 0),
        'inner/lovelaceada_502_8_r.json': resultOf('Ada 2023002', 5, 1),
        'notes.txt': 'no result',
        'broken.json': '{ "format": ',
      });
      await dropPaths(page, [folder]);
      const rows = checking.locator('.result-table tbody tr');
      await expect(rows).toHaveCount(2);
      await expect(checking.getByRole('alert').filter({ hasText: 'week 5/broken.json' })).toContainText('1:');
      await expect(checking.getByText(chinese.noResultsCount(1))).toBeVisible();
      await expect(rows.filter({ hasText: 'wangxiaoming' })).toContainText(chinese.isLateByLms);

      await checking.getByText(chinese.agreement).click();
      const roster = '学号,姓名\n2023001,王小明\n2023002,Ada Lovelace\n2023003,李四\n2023003,李四\n';
      await checking.getByLabel(chinese.openRoster).setInputFiles([fileOf('名单.csv', roster)]);
      await expect(checking.getByText(chinese.rosterOf(3))).toBeVisible();
      await expect(checking.getByText(chinese.leftOut({ line: 5, identifier: '2023003' }))).toBeVisible();
      await expect(rows.filter({ hasText: '王小明' })).toContainText('2023001');
      await expect(rows.filter({ hasText: 'Ada Lovelace' })).toContainText('2023002');
      await checking.getByText(chinese.missing(1)).click();
      await expect(checking.locator('.missing')).toContainText('李四');
      await checking.getByLabel(chinese.openRoster).setInputFiles([fileOf('组.csv', '组,房间\nA,1\n')]);
      await expect(
        checking.getByText(chinese.rosterFault('组.csv', { kind: 'no-columns', found: ['组', '房间'] })),
      ).toBeVisible();
      expect(await accessViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

      const saved = await downloadBy(page, checking.getByRole('button', { name: chinese.saveClass }));
      await rows.first().getByRole('button', { name: /^删除/ }).press('Enter');
      await expect(rows).toHaveCount(1);
      await expect(rows.getByRole('button', { name: /^删除/ })).toBeFocused();
      await checking.getByRole('button', { name: chinese.emptyTable }).press('Enter');
      await expect(checking.getByText(make.noResults)).toBeVisible();
      await expect(checking.getByRole('button', { name: chinese.takeBack })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(1);
      await expect(checking.getByLabel(chinese.filter)).toBeFocused();
      await checking.getByRole('button', { name: chinese.emptyTable }).press('Enter');
      await expect(checking.getByText(make.noResults)).toBeVisible();
      await checking.getByRole('button', { name: chinese.removeRoster }).press('Enter');
      await checking.getByLabel(make.openResults).setInputFiles([fileOf('班.json', saved.bytes)]);
      await expect(checking.getByText(chinese.classOpened('班.json', 2))).toBeVisible();
      await expect(rows.filter({ hasText: '王小明' })).toContainText('2023001');
      await page.reload();
      await expect(rows.filter({ hasText: 'Ada Lovelace' })).toContainText('2023002');
      await expect(rows).toHaveCount(2);
    },
  );
});

test.describe('1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test(
    'of a large class there are never more than a hundred rows, and its order lasts while an answer is open',
    LONG,
    async ({ page }) => {
      const { make } = sets;
      await openSets(page);
      const checking = await checkView(page);
      const names = Array.from(
        { length: 120 },
        (_, number) => `Student ${String(number + 1).padStart(3, '0')}`,
      );
      const files = names.map((name, number) =>
        fileOf(`${number}.json`, resultOf(name, number % 7, number % 9)),
      );
      await checking.getByLabel(make.openResults).setInputFiles(files);
      await expect(checking.locator('.class-line')).toContainText('120');
      const rows = checking.locator('.result-table tbody tr');
      await expect(rows).toHaveCount(50);
      await checking
        .getByRole('columnheader')
        .getByRole('button', { name: make.columns.name, exact: true })
        .click();
      await checking
        .getByRole('columnheader')
        .getByRole('button', { name: make.columns.name, exact: true })
        .click();
      await expect(rows.locator('th').first()).toHaveText('Student 120');
      await checking.getByRole('button', { name: english.later }).press('Enter');
      await page.keyboard.press('Enter');
      await expect(checking.getByText(english.shown(101, 120, 120))).toBeVisible();
      await expect(rows).toHaveCount(20);
      const cell = rows.first().locator('td').nth(3).getByRole('button');
      await cell.press('Enter');
      const panel = page.locator('.panels.practice');
      await expect(panel.getByText(make.studentOf(101, 120))).toBeVisible();
      await panel.getByRole('button', { name: make.toResults }).click();
      await expect(rows.locator('th').first()).toHaveText('Student 020');
      await expect(cell).toBeFocused();
      await expect(checking.getByText(english.shown(101, 120, 120))).toBeVisible();
      expect(await accessViolations(page)).toEqual([]);
    },
  );
});

test.describe('a tab of an earlier version', () => {
  test.use({ ownContext: true });

  test('what an earlier version kept in the tab is in the table, and on the device from then on', async ({
    page,
  }) => {
    const given = { kind: 'file', file: 'old.json', text: resultOf('Old', 0) };
    const record = { format: 'plyscope-checked', version: 1, results: [given] };
    await page.addInitScript((text) => {
      if (localStorage.getItem('was-here') === null) sessionStorage.setItem('plyscope.checked', text);
      localStorage.setItem('was-here', 'yes');
    }, JSON.stringify(record));
    await page.goto('./#v1&page=results');
    const rows = screen(page, 'results').locator('.result-table tbody tr');
    await expect(rows).toContainText('Old');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('plyscope.checked'))).toBeNull();
    await page.reload();
    await expect(rows).toContainText('Old');
  });
});

test.describe('a browser that lets a page do little', () => {
  test.use({ ownContext: true, locale: 'en' });

  test('a zip that is dropped elsewhere goes to the results, also without a worker and a database, and that is said', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await refuseDatabases(page);
    await openLink(page);
    await dropFile(page, { name: 'class.zip', mimeType: 'application/zip', buffer: Buffer.from(MOODLE_ZIP) });
    const checking = screen(page, 'results');
    await expect(checking.locator('.result-table tbody tr')).toHaveCount(3);
    await expect(checking.getByText(sets.make.resultsNotKept)).toBeVisible();
    await checking
      .getByLabel(sets.make.openResults)
      .setInputFiles([
        fileOf('cut.zip', Buffer.from(MOODLE_ZIP.subarray(0, 400))),
        fileOf('none.zip', 'no zip'),
      ]);
    await expect(checking.getByText(english.notOpened('cut.zip', { kind: 'cut-off' }))).toBeVisible();
    await expect(checking.getByText(english.notOpened('none.zip', { kind: 'no-zip' }))).toBeVisible();
    await expect(checking.locator('.result-table tbody tr')).toHaveCount(3);
  });
});
