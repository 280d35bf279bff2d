/** The same set in two tabs: what one keeps the other goes on with. */

import { beforeEach, expect, test } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { currentPractice, writeSheet } from '../../src/session/practice/practice.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { currentRun, openRun, showItem, takeOver, writeName } from '../../src/session/sets/setRun.ts';
import { readStoredRun, type StoredRun } from '../../src/storage/storedSets.ts';
import { english } from '../../src/words/en/page.ts';
import { workingStorage } from '../support/deviceStorages.ts';
import { exampleItem, part, TREES } from '../support/setItems.ts';

const COUNT = part('leafCount');
const SET: ExerciseSet = {
  title: 'Week 5',
  hints: true,
  items: ['aima-fig-5-5', 'gfg', 'thu-fig-3-10'].map((id) => exampleItem(id, COUNT)),
};

let session: Session;
let device: Storage;

function kept(): StoredRun | null {
  const read = readStoredRun(device, SET, (place, variant) => TREES.treeOf(SET.items[place]!, variant));
  return read.kind === 'read' ? read.value : null;
}

function openTab(): void {
  const opened = { set: SET, trees: TREES, place: null, isTrial: false, storage: device } as const;
  openRun(session, { ...opened, storing: 'stored', isSetAside: false }, kept());
}

/** What happens on a second page of the same device. */
function elsewhere(happens: () => void): void {
  const mine = session.getState().slices;
  openTab();
  happens();
  session.setState({ slices: mine });
}

function count(place: number, leaves: string): void {
  showItem(session, place);
  writeSheet(session, () => ({ leafCount: leaves }));
}

const countsKept = () => kept()?.items.map((item) => item?.sheet.leafCount ?? null);

beforeEach(() => {
  device = workingStorage();
  session = createSession({
    subject: subjectOfExample(exampleById('aima-fig-5-5')!),
    language: english,
    theme: 'light',
  });
  openTab();
});

test('is gone on with, exercise by exercise, and what is at hand here stays', () => {
  count(0, '7');
  const atHand = currentPractice(session);
  elsewhere(() => {
    count(2, '9');
    writeName(session, 'Lin Mei');
  });
  takeOver(session, kept()!);
  expect(currentPractice(session)).toBe(atHand);
  expect(currentRun(session)).toMatchObject({ name: 'Lin Mei', current: 0 });
  writeSheet(session, () => ({ leafCount: '8' }));
  expect(countsKept()).toEqual(['8', null, '9']);
});

test('takes the place of the same exercise here, on the screen too', () => {
  count(0, '7');
  elsewhere(() => count(0, '12'));
  takeOver(session, kept()!);
  expect(currentPractice(session)?.sheet.leafCount).toBe('12');
  expect(countsKept()).toEqual(['12', null, null]);
});
