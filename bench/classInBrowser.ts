/**
 * How long the page takes to open what a class of 100 and of 500 handed in, to mark all of it and to show its table, and
 * how long it is kept from answering a key meanwhile, in the built page.
 */
import '../tests/setup.ts';
import { chromium, type Page } from '@playwright/test';
import { openLink } from '../e2e/support/reading.ts';
import { checkView, goToSets, sets } from '../e2e/support/sets.ts';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import { seeded } from '../src/core/random/seeded.ts';
import type { NodeId } from '../src/core/tree/nodeId.ts';
import type { ExerciseSet } from '../src/practice/exerciseSet.ts';
import { handInOf, printHandIn } from '../src/practice/handIn.ts';
import { askedExercise } from '../src/session/sets/askedExercise.ts';
import { exampleItem, part, seedItem, TREES } from '../tests/support/setItems.ts';
import { zipOf } from '../tests/support/zips.ts';
import type { Figure } from './figure.ts';
import { longestTask, timeActions } from './mainThread.ts';

const [FEW, MANY] = [100, 500];
const [OPENED_S, GROWTH, ANSWERS_MS, SORTED_MS, MOST_ROWS] = [10, 6, 200, 100, 100];

/** A set of seven exercises, of which what is handed in has about 15 kB. */
const SET: ExerciseSet = {
  title: 'Week 5',
  hints: false,
  items: [
    exampleItem('aima-fig-5-5', part('leafCount'), part('crossing'), part('values'), part('windows')),
    exampleItem('thu-fig-3-10', part('crossing'), part('leafOrder'), part('values')),
    exampleItem('auckland-ab14', part('crossing')),
    ...(['shallow-cutoffs', 'windows', 'counting', 'chance'] as const).map((skill) =>
      seedItem({ skill, difficulty: 1, seed: 5 }),
    ),
  ],
};

/** What a student hands in: one of five variants of each exercise, a third of the crossings not as they should be. */
function handedIn(student: number): string {
  const random = seeded(student);
  const items = SET.items.map((item) => {
    const variant = random.below(5);
    const asked = askedExercise(item, variant, TREES);
    if (asked === null) throw new Error('an exercise of the set cannot be asked');
    const { answer } = asked.right;
    const isWrong = random.flip(1 / 3);
    const given = isWrong ? { ...answer, crossing: new Set([1, 2] as NodeId[]) } : answer;
    return { variant, tries: 1, peeked: false, points: 4, marks: 4, answer: given };
  });
  return printHandIn(handInOf({ name: `Student ${student}`, at: 1.7e12 + student, set: SET, items }));
}

/** The zip of a class, as Moodle hands it out, and the mean size of what is in it, in kB. */
function zipOfClass(students: number): { readonly zip: Buffer; readonly kilobytes: number } {
  const texts = Array.from({ length: students }, (_, student) => handedIn(student));
  const name = (student: number) => `Student ${student}_${student + 1}_assignsubmission_file/week-5.json`;
  const zip = zipOf(texts.map((content, student) => ({ name: name(student), content, packs: true })));
  return {
    zip: Buffer.from(zip),
    kilobytes: texts.reduce((sum, text) => sum + text.length, 0) / students / 1000,
  };
}

/** Opens the zip of a class, and waits until all of it stands in the table. */
async function openZip(page: Page, students: number, zip: Buffer): Promise<void> {
  const place = page.locator('main.screen');
  await place
    .getByLabel(sets.make.openResults)
    .setInputFiles([{ name: 'class.zip', mimeType: 'application/zip', buffer: zip }]);
  await place
    .locator('.class-line')
    .filter({ hasText: String(students) })
    .waitFor({ timeout: 120_000 });
}

/** Measures the opening of a class of 100, of 500, and what is done with the table of 500. */
export async function measureClass(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  const fresh = async () => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, baseURL: server.address });
    await openLink(page);
    await goToSets(page);
    await checkView(page);
    return page;
  };
  const seconds = async (students: number, zip: Buffer) => {
    const page = await fresh();
    const [time] = await timeActions(page, 1, 500, () => openZip(page, students, zip));
    await page.close();
    return (time?.inAll ?? Number.NaN) / 1000;
  };
  try {
    const [few, many] = [zipOfClass(FEW), zipOfClass(MANY)];
    const [ofFew, ofMany] = [await seconds(FEW, few.zip), await seconds(MANY, many.zip)];
    const page = await fresh();
    const longest = await longestTask(page, () => openZip(page, MANY, many.zip));
    const heads = page.locator('.sort-head');
    const sorts = await timeActions(page, 8, 400, (index) => heads.nth(index >> 1).press('Enter'));
    const rows = await page.locator('.result-table tbody tr').count();
    await page.close();
    const of = `${MANY} hand-ins of ${many.kilobytes.toFixed(1)} kB`;
    return [
      {
        what: `opening, marking and showing ${of}, thread time`,
        measured: ofMany,
        unit: ' s',
        bound: OPENED_S,
      },
      { what: `as a multiple of the time for ${FEW}`, measured: ofMany / ofFew, unit: '×', bound: GROWTH },
      {
        what: `the longest task of the page meanwhile, thread time`,
        measured: longest,
        unit: ' ms',
        bound: ANSWERS_MS,
      },
      {
        what: `sorting the table of ${MANY}, until the frame, thread time, the longest of ${sorts.length}`,
        measured: Math.max(...sorts.map(({ toFrame }) => toFrame)),
        unit: ' ms',
        bound: SORTED_MS,
      },
      { what: `rows of that table in the page`, measured: rows, unit: '', bound: MOST_ROWS },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
