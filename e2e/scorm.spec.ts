/** A set in a learning management system: half done, closed, resumed, handed in. */
import type { FrameLocator } from '@playwright/test';
import { rightAnswer } from '../src/practice/answer.ts';
import type { ExerciseSet } from '../src/practice/exerciseSet.ts';
import { variantOfNumber } from '../src/practice/studentVariant.ts';
import { setExercise } from '../src/session/sets/setExercise.ts';
import { lms as english } from '../src/words/en/lms.ts';
import { exampleItem, part, TREES } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { closePackage, logOf, openPackage, refuseAll, startLms, type TestLms } from './support/lms.ts';
import { names, openSetFile, openSets, setFile, sets } from './support/sets.ts';
import { downloadBy } from './support/trees.ts';

const { run, practice } = sets;
const { page: words } = english;

/** Two exercises: 2 and 4 marks, then 3. */
const SET: ExerciseSet = {
  title: 'Week 5',
  hints: true,
  items: [
    {
      ...exampleItem('aima-fig-5-5', part('leafCount', { marks: 2 }), part('crossing')),
      title: 'Warming up',
    },
    { ...exampleItem('nilsson-fig-3-12', part('leafCount', { marks: 3 })), title: 'Counting' },
  ],
};

const NUMBER = 's-123';
/** What an LMS says of a learner who comes for the first time. */
const learner = () => ({
  core: { student_id: NUMBER, student_name: 'Lin, Mei', lesson_mode: 'normal' },
  student_data: { mastery_score: lms.mastery },
});
const VARIANT = variantOfNumber(NUMBER, SET);

/** The number of leaves that the search evaluates in the learner's variant of an exercise. */
function rightCount(place: number): string {
  const made = setExercise(SET.items[place]!, VARIANT, TREES);
  if (!made.ok) throw new Error('the exercise cannot be asked');
  return String(rightAnswer(made.exercise).answer.leafCount);
}

const press = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true }).click();
const count = (frame: FrameLocator) => frame.getByLabel(names.format.leafCount.entry!);

let lms: TestLms;
test.beforeAll(async () => {
  lms = await startLms(SET, '--mastery', '30');
});
test.afterAll(() => lms.close());

test.use({ ownContext: true, reducedMotion: 'reduce', viewport: { width: 1280, height: 760 } });

test('a package is at most 6 MiB, and lists what is in it', () => {
  expect(lms.zip.length).toBeLessThanOrEqual(6 * 2 ** 20);
});

test('half done, closed, resumed and handed in: the points of the page arrive, and no call is refused', async ({
  page,
}) => {
  let frame = await openPackage(page, lms, learner());
  await expect(frame.getByText(words.learner('Lin, Mei (s-123)'))).toBeVisible();
  await expect(frame.getByText(words.kept)).toBeVisible();
  await expect(frame.getByLabel(run.yourName)).toHaveCount(0);
  await press(frame, run.begin);
  await count(frame).fill(rightCount(0));
  await press(frame, practice.submit);
  await expect(frame.locator('.practice-total')).toContainText(practice.graded('2', '6'));
  // The number of leaves is right, and nothing was crossed out.
  await expect.poll(async () => (await logOf(page)).written['cmi.core.score.raw']).toBe('22.22');
  expect((await logOf(page)).written).toMatchObject({
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.exit': 'suspend',
    'cmi.objectives.0.id': 'item-1',
    'cmi.objectives.0.score.raw': '33.33',
    'cmi.objectives.0.status': 'completed',
    'cmi.objectives.1.status': 'not attempted',
  });
  await frame.locator('.practice-buttons').getByRole('button', { name: run.next }).click();
  await count(frame).fill('17');
  const cmi = await closePackage(page);
  expect((await logOf(page)).calls.at(-1)).toBe('finish');
  expect((await logOf(page)).refused).toEqual([]);

  frame = await openPackage(page, lms, cmi);
  await expect(frame.locator('.set-nav')).toContainText(run.of(2, 2));
  await expect(count(frame)).toHaveValue('17');
  await frame.getByRole('button', { name: run.previous }).click();
  await expect(frame.locator('.practice-total')).toContainText(practice.graded('2', '6'));
  await frame.locator('.practice-buttons').getByRole('button', { name: run.next }).click();
  await count(frame).fill(rightCount(1));
  await frame.locator('.set-nav').getByRole('button', { name: run.toEnd }).last().click();
  await press(frame, run.handIn);
  await expect(frame.getByText(words.handedIn)).toBeVisible();
  const total = run.points('5', '9');
  await expect(frame.locator('.set-points strong')).toHaveText(total);
  const { written, refused } = await logOf(page);
  expect(refused).toEqual([]);
  expect(written).toMatchObject({
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '100',
    'cmi.core.score.raw': '55.56',
    'cmi.core.lesson_status': 'passed',
    'cmi.core.exit': '',
    'cmi.interactions.0.id': 'item-1-leafCount',
    'cmi.interactions.0.type': 'numeric',
    'cmi.interactions.0.student_response': rightCount(0),
    'cmi.interactions.0.result': 'correct',
    'cmi.interactions.0.weighting': '2',
    'cmi.interactions.1.id': 'item-1-crossing',
    'cmi.interactions.1.result': 'wrong',
  });
  const handedIn = await closePackage(page);

  // What was handed in is shown again as it was, and nothing is told twice.
  frame = await openPackage(page, lms, handedIn);
  await expect(frame.locator('.set-points strong')).toHaveText(total);
  const again = await logOf(page);
  expect(again.refused).toEqual([]);
  expect(Object.keys(again.written).filter((name) => name.includes('interactions'))).toEqual([]);
  expect(again.written['cmi.core.lesson_status']).toBe(written['cmi.core.lesson_status']);

  // A review writes nothing.
  await closePackage(page);
  const core = { ...(handedIn['core'] as object), lesson_mode: 'review' };
  frame = await openPackage(page, lms, { ...handedIn, core });
  await expect(frame.getByText(words.looking)).toBeVisible();
  await closePackage(page);
  expect((await logOf(page)).written).toEqual({});
});

test('an LMS that takes nothing is told again, and the answers are offered as a file', async ({ page }) => {
  const frame = await openPackage(page, lms, learner());
  await press(frame, run.begin);
  await count(frame).fill(rightCount(0));
  await refuseAll(page, true);
  await press(frame, practice.submit);
  await expect(frame.getByRole('alert').filter({ hasText: words.refused })).toBeVisible();
  const saving = page.waitForEvent('download');
  await press(frame, words.saveNow);
  expect((await saving).suggestedFilename()).toMatch(/\.json$/);
  await refuseAll(page, false);
  await press(frame, words.retry);
  await expect(frame.getByText(words.kept)).toBeVisible();
  const { written } = await logOf(page);
  expect(written['cmi.objectives.0.status']).toBe('completed');
});

test('without an LMS the set works, and says so', async ({ page }) => {
  await page.goto(`${lms.address}package/scorm.html`);
  await expect(page.getByText(words.none)).toBeVisible();
  await page.getByRole('button', { name: run.begin }).click();
  await expect(page.locator('.set-nav')).toContainText(run.of(1, 2));
});

test('a package that is saved on the page is the one that the terminal makes', async ({ page }) => {
  const making = await openSets(page);
  await openSetFile(making, setFile('set.json', SET));
  await expect(making.getByRole('radio', { name: english.make.format.scorm })).toBeChecked();
  await making.getByLabel(english.make.mastery).fill('130');
  await expect(making.getByText(english.make.masteryFault('130'))).toBeVisible();
  await making.getByLabel(english.make.mastery).fill('30');
  const save = making.getByRole('button', { name: english.make.save, exact: true });
  const { name, bytes } = await downloadBy(page, save);
  expect(name).toBe('week-5-scorm.zip');
  expect(Buffer.compare(bytes, lms.zip)).toBe(0);
});
