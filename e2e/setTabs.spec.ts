/** A set in two tabs at once, done or made: whichever one writes in, nothing of the other is lost. */
import type { ExerciseSet } from '../src/practice/exerciseSet.ts';
import { LONG } from '../tests/support/howMany.ts';
import { exampleItem, part } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { names, openAsStudent, openSets, press, setLink, sets, writeCount } from './support/sets.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

const { make, run } = sets;

const COUNTS: ExerciseSet = {
  title: 'Counts',
  hints: false,
  items: [exampleItem('aima-fig-5-5', part('leafCount')), exampleItem('gfg', part('leafCount'))],
};

test(
  'Answers written in two tabs are all there, in both and after a reload',
  LONG,
  async ({ page, context }) => {
    const link = await setLink(COUNTS);
    await openAsStudent(page, link);
    const other = await context.newPage();
    await openAsStudent(other, link);
    for (const tab of [page, other]) await press(tab, run.begin);
    await writeCount(page, '7');
    await expect(other.getByLabel(names.format.leafCount.entry!)).toHaveValue('7');
    await press(other, run.nextShort);
    await expect(other.locator('.set-nav')).toContainText(run.of(2, 2));
    await writeCount(other, '3');
    await writeCount(page, '8');
    await press(other, run.previous);
    await expect(other.getByLabel(names.format.leafCount.entry!)).toHaveValue('8');
    await page.reload();
    await page.locator('.set-overview').getByRole('button').first().click();
    await expect(page.locator('.set-nav')).toContainText(run.of(1, 2));
    await expect(page.getByLabel(names.format.leafCount.entry!)).toHaveValue('8');
    await press(page, run.nextShort);
    await expect(page.getByLabel(names.format.leafCount.entry!)).toHaveValue('3');
  },
);

test('A set that is made in two tabs is the same in both', LONG, async ({ page, context }) => {
  const making = await openSets(page);
  const other = await context.newPage();
  const otherMaking = await openSets(other);
  await making.getByLabel(make.setTitle).fill('Week 6');
  await expect(otherMaking.getByLabel(make.setTitle)).toHaveValue('Week 6');
  await otherMaking.getByRole('radio', { name: make.hintsOff }).check();
  await expect(making.getByRole('radio', { name: make.hintsOff })).toBeChecked();
  await page.reload();
  const again = await openSets(page);
  await expect(again.getByLabel(make.setTitle)).toHaveValue('Week 6');
  await expect(again.getByRole('radio', { name: make.hintsOff })).toBeChecked();
});
