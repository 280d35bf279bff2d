/** Links and files of sets that are not sound, devices that keep nothing, and what is kept and damaged. */
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { goTo, openLink } from './support/reading.ts';
import {
  handIn,
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
import { fileOf } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const { make, run, practice } = sets;

test.describe('A link to a set', () => {
  for (const [what, change] of someOf(
    [
      ['cut off', (link: string) => link.slice(0, -9)],
      ['with one character changed', (link: string) => link.replace(/.(.{20})$/, (_, end) => `_${end}`)],
      ['whose beginning is lost', (link: string) => link.slice(12)],
    ] as const,
    1,
    3,
  )) {
    test(`${what} says so, opens no other set, and the page goes on working`, async ({ page }) => {
      const link = await setLink(SET);
      await page.goto(`./#${change(link)}`);
      await page.locator('.panels.practice').waitFor();
      const alert = page.getByRole('alert').filter({ hasText: run.packed.damaged });
      await expect(alert).toBeVisible();
      await expect(page.locator('.set-overview')).toHaveCount(0);
      await press(page, run.all);
      await page.locator('.next-exercise').getByRole('button', { name: practice.begin }).click();
      await expect(page.getByRole('button', { name: practice.submit })).toBeVisible();
    });
  }

  test('of a newer version says how to get it', LONG, async ({ page }) => {
    const { encodeSetLink } = await import('../src/link/setLink.ts');
    await page.goto(`./#${encodeSetLink('2whatever')}`);
    await expect(page.getByRole('alert').filter({ hasText: run.packed.newer })).toBeVisible();
  });

  test('opened over another set opens its own, and back leads to the first', LONG, async ({ page }) => {
    await openAsStudent(page, await setLink(SET));
    await press(page, run.begin);
    await writeCount(page, '7');
    const other = await setLink({ ...SILENT, title: 'Another' });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, other);
    await expect(page.getByRole('heading', { name: 'Another' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: SET.title })).toBeVisible();
    await press(page, run.goOn);
    await expect(page.getByLabel(names.format.leafCount.entry!)).toHaveValue('7');
  });
});

test(
  'A file with faults lists them with their places and leaves the set at hand as it is',
  LONG,
  async ({ page }) => {
    const making = await openSets(page);
    await openSetFile(making, setFile('mine.json', SET));
    await expect(making.locator('.set-item')).toHaveCount(2);
    const wrong = JSON.stringify(SET).replace('"title"', '"format":"plyscope-set","version":1,"title"');
    for (const [text, says] of [
      [wrong.replace('"marks":2', '"marks":-2').replace('aima-fig-5-5', 'nowhere'), '$.items[0].source.id'],
      [wrong.replace('"version":1', '"version":99'), '$.version'],
      ['{"format":', '1:11'],
    ] as const) {
      await openSetFile(making, fileOf('wrong.json', text));
      const alert = making.getByRole('alert').filter({ hasText: 'wrong.json' });
      await expect(alert).toContainText(says);
      await expect(making.locator('.set-item')).toHaveCount(2);
    }
    await openSetFile(making, setFile('other.json', { ...SET, items: SET.items.slice(0, 1) }));
    await expect(making.locator('.set-item')).toHaveCount(1);
    await making.getByRole('button', { name: make.takeBack }).click();
    await expect(making.locator('.set-item')).toHaveCount(2);
    await page.reload();
    const again = await openSets(page);
    await expect(again.locator('.set-item')).toHaveCount(2);
  },
);

test('A number that is none is said and changes nothing', LONG, async ({ page }) => {
  const making = await openSets(page);
  await openSetFile(making, setFile('mine.json', SET));
  const marks = making
    .getByRole('textbox', { name: make.marks('Crossing out what is not examined') })
    .first();
  await marks.fill('many');
  await expect(making.getByRole('alert').filter({ hasText: make.marksFault('many') })).toBeVisible();
  await marks.blur();
  await expect(marks).toHaveValue('4');
});

test('Answers that are kept and damaged are set aside, not deleted', LONG, async ({ page }) => {
  const link = await setLink(SET);
  await openAsStudent(page, link);
  await press(page, run.begin);
  await writeCount(page, '7');
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find((name) => /^plyscope\.set\./.test(name)),
  );
  await page.evaluate((name) => localStorage.setItem(name!, '{"format":"plyscope-run"'), key);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: run.setAside })).toBeVisible();
  const kept = await page.evaluate((name) => localStorage.getItem(`${name}.damaged`), key);
  expect(kept).toBe('{"format":"plyscope-run"');
});

test.describe('Where the browser refuses all storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }),
  );

  test(
    'a set can be made and done all the same, and it is said that nothing is kept',
    LONG,
    async ({ page }) => {
      const making = await openSets(page);
      await expect(making.getByRole('alert').filter({ hasText: make.notKept })).toBeVisible();
      await openSetFile(making, setFile('mine.json', SILENT));
      await expect(making.locator('.set-item')).toHaveCount(2);
      await openAsStudent(page, await setLink(SILENT));
      await expect(page.getByRole('alert').filter({ hasText: run.notKept })).toBeVisible();
      await press(page, run.begin);
      await writeCount(page, '7');
      await page.locator('.set-nav').getByRole('button', { name: run.toEnd }).last().click();
      await handIn(page, 'Lin Mei');
    },
  );
});

test('Leaving a set brings the tree of before back, and the set is where it was', LONG, async ({ page }) => {
  await openLink(page);
  const practise = await goTo(page, 'practise');
  await practise.getByLabel(make.doFile).setInputFiles(setFile('given.json', SET));
  await expect(page.locator('.set-overview')).toBeVisible();
  await press(page, run.begin);
  await writeCount(page, '7');
  await press(page, run.leave);
  await expect(page.locator('.subtitle')).toBeVisible();
  await expect(page.locator('.app.reading')).toBeVisible();
  await openAsStudent(page, await setLink(SET));
  await press(page, run.goOn);
  await expect(page.getByLabel(names.format.leafCount.entry!)).toHaveValue('7');
});
