/** What the students of a class hand in, as an LMS hands it out. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { BLANK_ANSWER } from '../../src/practice/answer.ts';
import { marksOf } from '../../src/practice/exerciseSet.ts';
import { handInOf, printHandIn } from '../../src/practice/handIn.ts';
import { SILENT } from './sets.ts';

/** When the first is handed in. */
export const AT = Date.UTC(2026, 10, 25, 12, 0);

/** Of the first exercise of the set, the number of leaves that are evaluated, worth 2 marks. */
const RIGHT_COUNT = 7;

/** What a student hands in some minutes after `AT`: the number of leaves of the first exercise, and nothing else. */
export function resultOf(name: string, minutes = 0, leafCount = RIGHT_COUNT): string {
  const items = SILENT.items.map((item, place) => ({
    ...{ variant: 0, tries: 1, peeked: false },
    points: place === 0 && leafCount === RIGHT_COUNT ? 2 : 0,
    marks: marksOf({ ...SILENT, items: [item] }),
    answer: place === 0 ? { ...BLANK_ANSWER, leafCount } : BLANK_ANSWER,
  }));
  return printHandIn(handInOf({ name, at: AT + minutes * 60_000, set: SILENT, items }));
}

export const moodlePath = (name: string, number: number, file = 'week-5.json') =>
  `${name}_${number}_assignsubmission_file/${file}`;

/** Writes files into a new folder, by their paths; returns the path of the folder called `name`. */
export function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'plyscope-')), name);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** Drops files and folders of the device onto the page, as from its desktop. */
export async function dropPaths(page: Page, paths: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  // What says that files may be dropped covers the page; it is dragged over once more, as it is by hand.
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: 100, y: 100, data });
  await client.detach();
}
