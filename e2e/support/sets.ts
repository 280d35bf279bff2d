/** Sets for a class: making them, doing them, and what is handed in. */

import type { Locator, Page } from '@playwright/test';
import { packSet } from '../../src/link/packedSet.ts';
import { encodeSetLink } from '../../src/link/setLink.ts';
import { printJson } from '../../src/notation/jsonText.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { marksOf, setShape } from '../../src/practice/exerciseSet.ts';
import { practiceNames as englishPracticeNames } from '../../src/words/en/figure.ts';
import {
  papers as englishPapers,
  practice as englishPractice,
  setFaults as englishSetFaults,
  setRun as englishSetRun,
  sets as englishSets,
} from '../../src/words/en/work.ts';
import {
  papers as chinesePapers,
  practice as chinesePractice,
  setFaults as chineseSetFaults,
  setRun as chineseSetRun,
  sets as chineseSets,
} from '../../src/words/zh/work.ts';
import { exampleItem, part, seedItem } from '../../tests/support/setItems.ts';
import { expect } from './expect.ts';
import { en, goElsewhere, goTo, openLink, zh } from './reading.ts';
import { fileOf, type GivenFile } from './trees.ts';

export const sets = {
  page: en,
  practice: englishPractice,
  make: englishSets,
  run: englishSetRun,
  faults: englishSetFaults,
  papers: englishPapers,
};
export const zhSets: typeof sets = {
  page: zh,
  practice: chinesePractice,
  make: chineseSets,
  run: chineseSetRun,
  faults: chineseSetFaults,
  papers: chinesePapers,
};
export const names = englishPracticeNames;

/** AIMA 5.5 with two questions, then a generated one. */
export const SET: ExerciseSet = {
  title: 'Week 5',
  hints: true,
  items: [
    {
      ...exampleItem('aima-fig-5-5', part('leafCount', { marks: 2 }), part('crossing')),
      title: 'Warming up',
    },
    { ...seedItem({ skill: 'counting', difficulty: 1, seed: 5 }), title: 'Counting' },
  ],
};
/** What it is worth, as it is printed. */
export const MARKS = String(marksOf(SET));
export const SILENT: ExerciseSet = { ...SET, hints: false };

/** The hash of a set's link, without "#". */
export async function setLink(set: ExerciseSet): Promise<string> {
  const packed = await packSet(set);
  return encodeSetLink(packed!)!;
}

export function setFile(name: string, set: ExerciseSet): GivenFile {
  return fileOf(name, printJson(setShape(), set));
}

/** Opens the page and, by what is the reader's own, the screen on which sets are made. */
export async function openSets(page: Page, words = sets): Promise<Locator> {
  await openLink(page);
  return goToSets(page, words);
}

/** From wherever one is to the screen on which sets are made. */
export async function goToSets(page: Page, words = sets): Promise<Locator> {
  const place = await goTo(page, 'sets', words.page);
  await expect(place.getByRole('group', { name: words.make.add })).toBeVisible();
  return place;
}

/** Opens a set of the lecturer's from a file. */
export async function openSetFile(place: Locator, file: GivenFile, words = sets): Promise<void> {
  await place.getByLabel(words.make.openFile).setInputFiles(file);
}

/** Goes on to the screen on which results are checked. */
export function checkView(page: Page, words = sets): Promise<Locator> {
  return goTo(page, 'results', words.page);
}

/** Opens a set as a student does, at its first page. */
export async function openAsStudent(page: Page, hash: string): Promise<void> {
  await goElsewhere(page);
  await page.goto(`./#${hash}`);
  await expect(page.locator('.set-overview')).toBeVisible();
}

/** Answers the part at hand that is one text. */
export async function writeCount(page: Page, count: string): Promise<void> {
  await page.getByLabel(names.format.leafCount.entry!).fill(count);
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** The short code that stands at the end. */
export function codeOf(page: Page): Promise<string> {
  return page.getByLabel(englishSetRun.code, { exact: true }).inputValue();
}

/** Hands in under a name, from the last page. */
export async function handIn(page: Page, name: string): Promise<void> {
  await page.getByLabel(englishSetRun.yourName).fill(name);
  await press(page, englishSetRun.handIn);
  await expect(page.getByLabel(englishSetRun.code, { exact: true })).toBeVisible();
}
