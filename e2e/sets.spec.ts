/** A lecturer makes a set, students do it, and what they hand in is checked. */
import { exampleById } from '../src/library/library.ts';
import { unpackSet } from '../src/link/packedSet.ts';
import { setInHash } from '../src/link/setLink.ts';
import { readJson } from '../src/notation/jsonText.ts';
import { BLANK_ANSWER } from '../src/practice/answer.ts';
import { setShape } from '../src/practice/exerciseSet.ts';
import { handInOf, printHandIn } from '../src/practice/handIn.ts';
import { classWords } from '../src/words/en/class.ts';
import { runOf } from '../tests/library/runs.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import {
  edit,
  goTo,
  leafFigures,
  openLink,
  ownLink,
  placeLink,
  screen,
  tabTo,
  textIn,
} from './support/reading.ts';
import {
  checkView,
  codeOf,
  handIn,
  MARKS,
  names,
  openAsStudent,
  openSetFile,
  openSets,
  press,
  SET,
  SILENT,
  setFile,
  setLink,
  sets,
  writeCount,
} from './support/sets.ts';
import { downloadBy, fileOf } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const { make, run, practice } = sets;
const AIMA = exampleById('aima-fig-5-5')!;

test('A set is made with the keyboard alone, and its link opens it elsewhere', async ({ page, browser }) => {
  await openLink(page);
  await tabTo(page, placeLink(page, 'mine'));
  await page.keyboard.press('Enter');
  await tabTo(page, ownLink(page, 'sets'));
  await page.keyboard.press('Enter');
  const making = screen(page, 'sets');
  await tabTo(page, making.getByRole('textbox', { name: make.setTitle }));
  await page.keyboard.type('Week 5');
  await tabTo(page, making.getByRole('radio', { name: make.hintsOn }));
  await page.keyboard.press('ArrowDown');
  await tabTo(
    page,
    making.getByRole('button', { name: `${make.addButton}: ${make.addOpen(AIMA.title.en)}` }),
  );
  await page.keyboard.press('Enter');
  await tabTo(page, making.getByRole('combobox', { name: make.addSkill }));
  await page.keyboard.type(names.skill.counting.slice(0, 6));
  await tabTo(page, making.getByRole('button', { name: `${make.addButton}: ${make.addSkill}` }));
  await page.keyboard.press('Enter');
  await expect(making.locator('.set-item')).toHaveCount(2);
  const part = names.format.leafCount.name;
  await tabTo(page, making.getByRole('checkbox', { name: part }).first(), 200);
  await page.keyboard.press('Space');
  await tabTo(page, making.getByRole('textbox', { name: make.marks(part) }).first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.5');
  await tabTo(page, making.getByRole('button', { name: make.moveUp(2) }), 200);
  await page.keyboard.press('Enter');
  await expect(making.getByRole('textbox', { name: make.itemTitle(2) })).toHaveValue(AIMA.title.en);
  const link = await textIn(making.getByLabel(make.link));
  const { bytes } = await downloadBy(page, making.getByRole('button', { name: make.saveFile }));
  const { value: set } = readJson(setShape(), bytes.toString());
  if (set === null) throw new Error('the file is no set');
  expect(set).toMatchObject({ title: 'Week 5', hints: false });
  expect(set.items[1]!.parts.map(({ kind, marks }) => [kind, marks])).toEqual([
    ['crossing', 4],
    ['leafCount', 2.5],
  ]);
  const context = await browser.newContext();
  const student = await context.newPage();
  await student.goto(link);
  await expect(student.getByRole('heading', { name: 'Week 5' })).toBeVisible();
  await expect(student.getByText(run.withoutHints)).toBeVisible();
  await context.close();
});

test('With hints each exercise is marked at once; another try has other numbers, and the first counts', async ({
  page,
}) => {
  await openAsStudent(page, await setLink(SET));
  await expect(page.getByText(run.size(2, MARKS))).toBeVisible();
  await page.getByLabel(run.yourName).press('Enter');
  await expect(page.locator('.set-nav')).toContainText(run.of(1, 2));
  await writeCount(page, '7');
  await press(page, practice.submit);
  await expect(page.locator('.practice-total')).toContainText(practice.graded('2', '6'));
  const leaves = () => page.locator('svg.tree .node.leaf .value').allTextContents();
  const before = await leaves();
  await press(page, run.again);
  await expect.poll(leaves).not.toEqual(before);
  await press(page, practice.submit);
  await press(page, practice.submitBlank);
  await expect(page.locator('.practice-total')).toBeVisible();
  await expect(page.getByText(run.stands)).toBeVisible();
  await page.locator('.practice-buttons').getByRole('button', { name: run.next }).click();
  await expect(page.locator('.set-nav')).toContainText(run.of(2, 2));
  await page.locator('.set-nav').getByRole('button', { name: run.toEnd }).last().click();
  await expect(page.locator('.set-points')).toContainText(run.points('2', MARKS));
  await press(page, run.handIn);
  await expect(page.getByRole('alert').filter({ hasText: run.nameFirst })).toBeVisible();
  await handIn(page, 'Lin Mei');
  expect(await codeOf(page)).toMatch(/^PLY(-[0-9A-Z]{4}){6}$/);
  await page.reload();
  await expect(page.locator('.set-points')).toContainText(run.points('2', MARKS));
});

test(
  'Without hints nothing is told before handing in, and a reload in the middle keeps the answers',
  LONG,
  async ({ page }) => {
    await openAsStudent(page, await setLink(SILENT));
    await press(page, run.begin);
    await expect(page.getByRole('button', { name: practice.submit })).toHaveCount(0);
    await expect(page.getByText(practice.peek)).toHaveCount(0);
    await writeCount(page, 'seven');
    await press(page, run.nextShort);
    await expect(page.getByRole('alert').filter({ hasText: 'seven' })).toBeVisible();
    await writeCount(page, '7');
    await press(page, run.nextShort);
    await expect(page.locator('.set-nav')).toContainText(run.of(2, 2));
    await page.reload();
    await press(page, run.goOn);
    await press(page, run.previous);
    await expect(page.getByLabel(names.format.leafCount.entry!)).toHaveValue('7');
    await press(page, run.nextShort);
    await page.locator('.set-nav').getByRole('button', { name: run.toEnd }).last().click();
    await expect(page.locator('.set-points')).toHaveCount(0);
    await expect(page.locator('.set-overview')).toContainText(run.standing.written);
    await handIn(page, 'Lin Mei');
    await expect(page.locator('.set-points')).toContainText(run.points('2', MARKS));
    await page.locator('.set-overview button').first().click();
    await expect(page.locator('.practice-total')).toContainText(practice.graded('2', '6'));
  },
);

test(
  'Each student gets a tree of the name, the same on every device, and is marked on it',
  LONG,
  async ({ page, browser }) => {
    const making = await openSets(page);
    await openSetFile(making, setFile('mine.json', SILENT));
    const fresh = making.getByRole('checkbox', { name: make.fresh, exact: true }).first();
    await tabTo(page, fresh, 200);
    await page.keyboard.press('Space');
    await expect(fresh).toBeChecked();
    const link = await textIn(making.getByLabel(make.link));

    /** What a student sees who opens the link on a device of their own, and what is handed in. */
    const student = async (name: string) => {
      const context = await browser.newContext();
      const own = await context.newPage();
      await own.goto(link);
      await expect(own.getByText(run.nameDecides)).toBeVisible();
      await press(own, run.begin);
      await expect(own.getByRole('alert').filter({ hasText: run.nameBefore })).toBeVisible();
      await own.getByLabel(run.yourName).fill(name);
      await own.getByLabel(run.yourName).press('Enter');
      await expect(own.locator('.set-nav')).toContainText(run.of(1, 2));
      const leaves = await leafFigures(own);
      await writeCount(own, '7');
      await own.reload();
      await press(own, run.goOn);
      await press(own, run.previous);
      await expect(own.locator('.set-nav')).toContainText(run.of(1, 2));
      expect(await leafFigures(own)).toEqual(leaves);
      await own.locator('.set-nav').getByRole('button', { name: run.toEnd }).last().click();
      await handIn(own, name);
      const { bytes } = await downloadBy(own, own.getByRole('button', { name: run.saveFile }));
      await context.close();
      return { leaves: leaves.join(' '), text: bytes.toString() };
    };
    const [lin, ada, linAgain] = [await student('Lin Mei'), await student('Ada'), await student(' lin mei')];
    const printed = runOf(AIMA)
      .tree.leaves()
      .map((leaf) => String(runOf(AIMA).tree.value(leaf)));
    expect(new Set([lin.leaves, ada.leaves, printed.join(' ')]).size).toBe(3);
    expect(linAgain.leaves).toBe(lin.leaves);

    const checking = await checkView(page);
    await checking
      .getByLabel(make.openResults)
      .setInputFiles([fileOf('ada.json', ada.text), fileOf('lin.json', lin.text)]);
    const rows = checking.locator('.result-table tbody tr');
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) await expect(row).toHaveClass('in-order');
    await rows.filter({ hasText: 'Ada' }).locator('td').nth(3).getByRole('button').press('Enter');
    await expect(page.locator('.panels.practice')).toBeVisible();
    // What was handed in, and the model answer beside it.
    await expect.poll(async () => (await leafFigures(page)).join(' ')).toBe(`${ada.leaves} ${ada.leaves}`);
  },
);

test('File and code are checked by the lecturer’s page, and what was changed is noticed', async ({
  page,
  context,
}) => {
  await openAsStudent(page, await setLink(SILENT));
  await press(page, run.begin);
  await writeCount(page, '7');
  await page.locator('.set-nav').getByRole('button', { name: run.toEnd }).last().click();
  await handIn(page, '=Lin Mei');
  const code = await codeOf(page);
  const handed = await downloadBy(page, page.getByRole('button', { name: run.saveFile }));
  expect(handed.name).toBe('week-5-lin-mei.json');

  const lecturer = await context.newPage();
  const making = await openSets(lecturer);
  await openSetFile(making, setFile('mine.json', SILENT));
  await expect(making.getByRole('textbox', { name: make.setTitle })).toHaveValue('Week 5');
  await openSetFile(making, setFile('copy.json', SILENT));
  await expect(making.getByText(make.openAlready('copy.json'))).toBeVisible();
  const checking = await checkView(lecturer);
  await expect(checking.getByText(make.checkHint)).toBeVisible();
  const text = handed.bytes.toString();
  const better = text.replace('"points": 2', '"points": 6');
  await checking
    .getByLabel(make.openResults)
    .setInputFiles([
      fileOf('good.json', text),
      fileOf('better.json', better),
      fileOf('broken.json', text.slice(0, 200)),
    ]);
  const rows = checking.locator('.result-table tbody tr');
  const showOthers = async (count: number) => {
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: classWords.showOthers('=Lin Mei', count) }).click();
    await expect(rows).toHaveCount(count + 1);
  };
  // Of hand-ins at one time the one that was opened last counts; the others are folded below it.
  await showOthers(1);
  await expect(rows.nth(0)).toHaveClass('out-of-order');
  await expect(rows.nth(0)).toContainText(make.codeFitsNot);
  await expect(rows.nth(0)).toContainText(make.differs);
  await expect(rows.nth(1)).toHaveClass('in-order counts-not');
  await expect(rows.nth(1)).toContainText(make.setIsThis);
  await expect(checking.getByRole('alert').filter({ hasText: 'broken.json' })).toContainText(/\d+:\d+/);

  await checking.getByLabel(make.openResults).setInputFiles([fileOf('again.json', text)]);
  await expect(checking.getByText(make.knownResult('again.json', '=Lin Mei'))).toBeVisible();
  await expect(rows).toHaveCount(2);
  const looked = text.replace('"peeked": false', '"peeked": true');
  await checking.getByLabel(make.openResults).setInputFiles([fileOf('looked.json', looked)]);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(make.codeFitsNot);
  await rows
    .nth(0)
    .getByRole('button', { name: make.removeResult('=Lin Mei') })
    .click();
  await expect(rows).toHaveCount(2);

  const cell = rows.nth(0).locator('td').nth(4).getByRole('button');
  await cell.press('Enter');
  const panel = lecturer.locator('.panels.practice');
  await expect(panel.getByText(sets.run.exerciseOf(2, SILENT.items.length))).toBeVisible();
  await expect(panel.getByText(make.studentOf(1, 2))).toBeVisible();
  expect(await accessViolations(lecturer)).toEqual([]);
  await panel.getByRole('button', { name: make.nextStudent }).click();
  await expect(panel.getByText(make.studentOf(2, 2))).toBeVisible();
  await expect(panel.getByRole('button', { name: make.nextStudent })).toBeFocused();
  await panel.getByRole('button', { name: make.toResults }).click();
  await expect(rows.nth(1).locator('td').nth(4).getByRole('button')).toBeFocused();

  const enter = async (given: string, name: string) => {
    await checking.getByLabel(make.code, { exact: true }).fill(given);
    await checking.getByLabel(make.name, { exact: true }).fill(name);
    await checking.getByRole('button', { name: make.addCode }).press('Enter');
  };
  await enter(code.toLowerCase().replaceAll('-', ' '), '=lin mei');
  await expect(rows.nth(1)).toContainText(classWords.withCode);
  await enter(code, '=Lin Mei');
  await expect(checking.getByText(make.knownResult(make.fromCode, '=Lin Mei'))).toBeVisible();
  const changed = code.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const [given, name, kind] of [
    [changed, '', 'damaged'],
    [code, 'Wu', 'other-name'],
  ] as const) {
    await enter(given, name);
    await expect(
      checking.getByRole('alert').filter({ hasText: sets.faults.codeFault({ kind }) }),
    ).toBeVisible();
  }
  await expect(rows).toHaveCount(2);
  const csv = await downloadBy(lecturer, checking.getByRole('button', { name: make.exportCsv }));
  expect(csv.name).toMatch(/^[a-z0-9-]{1,60}\.csv$/);
  const written = csv.bytes.toString();
  expect(written).toContain(`\r\n"'=Lin Mei","'=Lin Mei","20`);
  expect(written).toContain(`,2,${MARKS},"${code}",`);
  expect(written).toContain(`"${make.question(2)}","${classWords.outOfItem(2)}","${classWords.total}"`);
  const heads = checking.locator('.result-table thead th');
  await expect(heads.filter({ hasText: /^\d+\.$/ })).toHaveText(SILENT.items.map((_, at) => `${at + 1}.`));
  await expect(rows.nth(0).locator('td').nth(3)).toHaveText('2');
  await checking.getByText(make.classSummary).click();
  await expect(checking.locator('.class-summary').locator('table, .hint')).toBeVisible();
  expect(await accessViolations(lecturer)).toEqual([]);
  await goTo(lecturer, 'trees');
  await expect(rows).toHaveCount(0);
  await checkView(lecturer);
  await expect(rows).toHaveCount(2);
  await lecturer.reload();
  await showOthers(1);
  await expect(rows.nth(0)).toHaveClass('out-of-order');
  await expect(rows.nth(1)).toHaveClass('in-order counts-not');
  const remove = () => rows.first().getByRole('button', { name: make.removeResult('=Lin Mei') });
  await remove().click();
  await expect(rows).toHaveCount(1);
  await lecturer.reload();
  await expect(rows).toHaveClass('in-order');
  await remove().click();
  await expect(checking.getByText(make.noResults)).toBeVisible();
  await press(lecturer, classWords.takeBack);
  await expect(rows).toContainText(classWords.withCode);
});

/** What students of these names hand in, nothing answered: a file each. */
function handedIn(names: readonly string[]): readonly ReturnType<typeof fileOf>[] {
  const items = SILENT.items.map(({ parts }) => ({
    ...{ variant: 0, tries: 1, peeked: false, points: 0, answer: BLANK_ANSWER },
    marks: parts.reduce((sum, { marks }) => sum + marks, 0),
  }));
  return names.map((name, number) => {
    const at = Date.UTC(2026, 10, 25, 12, number);
    return fileOf(`${name}.json`, printHandIn(handInOf({ name, at, set: SILENT, items })));
  });
}

test('The results of a class are opened in one go, told in a line, and can be stopped', async ({ page }) => {
  const making = await openSets(page);
  await openSetFile(making, setFile('mine.json', SILENT));
  const checking = await checkView(page);
  const students = Array.from({ length: 24 }, (_, number) => `Student ${number + 1}`);
  const files = handedIn(students);
  await checking.getByLabel(make.openResults).setInputFiles([...files]);
  const rows = checking.locator('.result-table tbody tr');
  await expect(rows).toHaveCount(24);
  await expect(checking.locator('.class-line')).toHaveText(make.classLine(24, '0', MARKS, '0', 0));
  const csv = await downloadBy(page, checking.getByRole('button', { name: make.exportCsv }));
  const [heads = '', first = ''] = csv.bytes.toString().split('\r\n');
  const names = heads.split(',');
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([`"${classWords.isoTime}"`, `"${classWords.outOfItem(2)}"`]));
  expect(first).toContain('"2026-11-25T12:00:00.000Z"');
  // Stopped while the first of three is read: that one is added, no other.
  const letRead = await page.evaluateHandle(() => {
    const { arrayBuffer } = Blob.prototype;
    let letGo = () => {};
    const isLet = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    Blob.prototype.arrayBuffer = async function () {
      // The beginning of a file says what it is; only whole files are held back.
      if (this instanceof File) await isLet;
      return arrayBuffer.call(this);
    };
    return { letGo };
  });
  await checking.getByLabel(make.openResults).setInputFiles([...handedIn(['Ada', 'Bo', 'Cy'])]);
  await expect(checking.getByText(make.opening(0, 3))).toBeVisible();
  await checking.getByRole('button', { name: make.stopOpening }).click();
  await letRead.evaluate(({ letGo }) => letGo());
  await expect(checking.getByText(make.opening(0, 3))).toHaveCount(0);
  await expect(rows).toHaveCount(25);
});

test('A set among results is said to be one, and opened as what it is', async ({ page }) => {
  await openSets(page);
  const checking = await checkView(page);
  await checking
    .getByLabel(make.openResults)
    .setInputFiles([...handedIn(['Ada']), setFile('mine.json', SILENT)]);
  await expect(checking.locator('.result-table tbody tr')).toHaveCount(1);
  await expect(checking.getByText(edit.fileHolds.set('mine.json'))).toBeVisible();
  await checking.getByRole('button', { name: edit.openBy.editSet }).click();
  await expect(screen(page, 'sets').getByRole('textbox', { name: make.setTitle })).toHaveValue('Week 5');
});

test('What adds an exercise stands level with the last choice before it', async ({ page }) => {
  await openSets(page);
  const rows = page.locator('.set-add-row:has(select)');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const [choice, button] = [row.locator('select').last(), row.getByRole('button')];
    const [left, right] = [(await choice.boundingBox())!, (await button.boundingBox())!];
    expect(Math.abs(left.y + left.height - right.y - right.height)).toBeLessThanOrEqual(1);
  }
});

test('Trying a set leaves nothing behind, and leads back to making it', LONG, async ({ page }) => {
  const making = await openSets(page);
  await openSetFile(making, setFile('mine.json', SET));
  await making.getByRole('button', { name: make.tryIt }).click();
  await expect(page.getByText(run.trial)).toBeVisible();
  await press(page, run.begin);
  await writeCount(page, '7');
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^plyscope\.set\./.test(key)),
  );
  expect(kept).toEqual([]);
  await press(page, run.toStart);
  await press(page, run.backToSet);
  await expect(making.getByRole('textbox', { name: make.setTitle })).toHaveValue('Week 5');
});

test('The link is copied as a whole', LONG, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const making = await openSets(page);
  await openSetFile(making, setFile('mine.json', SET));
  const row = making.locator('.copy-row');
  await expect.poll(() => row.getByRole('textbox').inputValue()).toContain('#v1&check=');
  await row.getByRole('button', { name: edit.copy }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const unpacked = await unpackSet(setInHash(new URL(copied).hash) ?? '');
  expect(unpacked).toMatchObject({ read: { value: SET } });
});
