/** A set that is worked through: the first marks stand, answers survive a reload, and handing in fixes all. */
import { english } from '../../src/words/en/page.ts';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { handInShape, hasOwnCode, printHandIn } from '../../src/practice/handIn.ts';
import { isForSet, readResultCode } from '../../src/practice/resultCode.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { currentPractice, writeSheet } from '../../src/session/practice/practice.ts';
import { showModelAnswer, submitSheet } from '../../src/session/practice/submit.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { checkAgain, checkCode, checkHandIn, isInOrder } from '../../src/session/sets/checkResult.ts';
import { handInOfRun, handInRun, standingOf, totalSoFar } from '../../src/session/sets/runResult.ts';
import {
  currentRun,
  isSilent,
  openRun,
  showItem,
  showNext,
  showPage,
  tryItemAgain,
  writeName,
} from '../../src/session/sets/setRun.ts';
import { forgetStoredResults, readStoredResults } from '../../src/storage/storedResults.ts';
import { readStoredRun, runKey } from '../../src/storage/storedSets.ts';
import { contentOf, workingStorage } from '../support/deviceStorages.ts';
import { exampleItem, part, seedItem, TREES, textItem } from '../support/setItems.ts';

const SET: ExerciseSet = {
  title: 'Week 5',
  hints: true,
  items: [
    exampleItem('aima-fig-5-5', part('leafCount', { marks: 2 }), part('values')),
    seedItem({ skill: 'counting', difficulty: 1, seed: 5 }),
    textItem('(3 4)', part('windows')),
  ],
};
const SILENT: ExerciseSet = { ...SET, hints: false };

let session: Session;
let device: Storage;

function opened(set: ExerciseSet): void {
  const kept = readStoredRun(device, set, (place, variant) => TREES.treeOf(set.items[place]!, variant));
  openRun(
    session,
    {
      set,
      trees: TREES,
      place: 'v1&check=0&set=1',
      isTrial: false,
      storage: device,
      storing: 'stored',
      isSetAside: kept.kind === 'damaged',
    },
    kept.kind === 'read' ? kept.value : null,
  );
}

const run = () => currentRun(session)!;
const item = (place: number) => run().items[place]!;
const countLeaves = (text: string) => writeSheet(session, () => ({ leafCount: text }));

beforeEach(() => {
  device = workingStorage();
  session = createSession({
    subject: subjectOfExample(exampleById('aima-fig-5-5')!),
    language: english,
    theme: 'light',
  });
});

describe('With hints', () => {
  beforeEach(() => {
    opened(SET);
    showItem(session, 0);
    countLeaves('7');
    submitSheet(session);
  });

  test('an exercise is marked at once, and the first marks stand through further tries', () => {
    const first = item(0).first!;
    expect(first).toMatchObject({ variant: 0, points: 2, marks: 6, peeked: false });
    const before = currentPractice(session)!.exercise.tree;
    tryItemAgain(session);
    const { tree } = currentPractice(session)!.exercise;
    expect(tree.leaves().map((leaf) => tree.value(leaf))).not.toEqual(
      before.leaves().map((leaf) => before.value(leaf)),
    );
    expect(currentPractice(session)!.sheet.leafCount).toBe('');
    showModelAnswer(session);
    expect(item(0)).toMatchObject({ tries: 2, first });
    expect(totalSoFar(run())).toEqual({ points: 2, marks: 6 });
  });

  test('a reload goes on where it was, with the tries of before', () => {
    tryItemAgain(session);
    countLeaves('5');
    const { variant } = item(0);
    showNext(session);
    countLeaves('abc');
    writeName(session, 'Lin Mei');
    opened(SET);
    expect(run()).toMatchObject({ name: 'Lin Mei', page: 'start' });
    expect(run().items.map(standingOf)).toEqual(['graded', 'written', 'blank']);
    showItem(session, 0);
    expect(item(0)).toMatchObject({ tries: 1, variant, isGraded: false });
    expect(currentPractice(session)).toMatchObject({ phase: 'answering', sheet: { leafCount: '5' } });
    showItem(session, 1);
    expect(currentPractice(session)!.sheet.leafCount).toBe('abc');
  });

  test('an exercise that cannot be asked is said to be so and costs nothing', () => {
    showItem(session, 2);
    expect(item(2).refusal).toEqual({ kind: 'part', part: 'windows' });
    expect(currentPractice(session)).toBeNull();
    handInRun(session, 1);
    expect(handInOfRun(run())!.items[2]).toMatchObject({ points: 0, marks: 0 });
  });

  test('after handing in neither tries nor marks change', () => {
    writeName(session, 'Lin Mei');
    handInRun(session, 1_767_225_600_000);
    const handed = handInOfRun(run());
    showItem(session, 0);
    tryItemAgain(session);
    showModelAnswer(session);
    expect(handInOfRun(run())).toEqual(handed);
    opened(SET);
    expect(run().page).toBe('end');
    expect(handInOfRun(run())).toEqual(handed);
  });
});

describe('Without hints', () => {
  test('nothing is marked before handing in, and then everything is', () => {
    opened(SILENT);
    showItem(session, 0);
    countLeaves('7');
    showNext(session);
    showNext(session);
    showPage(session, 'end');
    expect(isSilent(run())).toBe(true);
    expect(run().items.map(({ first }) => first)).toEqual([null, null, null]);
    expect(handInOfRun(run())).toBeNull();
    handInRun(session, 5);
    expect(isSilent(run())).toBe(false);
    expect(item(0).first).toMatchObject({ points: 2, marks: 6 });
    showItem(session, 0);
    expect(currentPractice(session)).toMatchObject({ phase: 'graded' });
    expect(item(0).tries).toBe(0);
  });
});

describe('What is kept', () => {
  test('of one set is nothing to another', () => {
    opened(SET);
    writeName(session, 'Lin Mei');
    opened(SILENT);
    expect(run().name).toBe('');
  });

  test.each(['{', '[]', '{"format":"plyscope-run","version":1,"name":"","at":null,"items":[]}'])(
    '%j is damaged, and set aside',
    (text) => {
      device.setItem(runKey(SET), text);
      opened(SET);
      expect(run()).toMatchObject({ isSetAside: true, page: 'start' });
      expect(contentOf(device)).toMatchObject({ [`${runKey(SET)}.damaged`]: text });
    },
  );
});

describe('The lecturer’s page', () => {
  const handed = (name = 'Lin Mei') => {
    opened(SET);
    showItem(session, 0);
    countLeaves('7');
    submitSheet(session);
    writeName(session, name);
    handInRun(session, 7);
    return handInOfRun(run())!;
  };
  const read = (text: string) => {
    const { value, faults } = readJson(handInShape(TREES.treeOf), text);
    if (value === null) throw new Error(JSON.stringify(faults));
    return value;
  };

  test('marks a file again, and finds it in order', () => {
    const handIn = read(printHandIn(handed()));
    expect(hasOwnCode(handIn)).toBe(true);
    const checked = checkHandIn('a.json', handIn, SET, TREES);
    expect(isInOrder(checked)).toBe(true);
    expect(checked).toMatchObject({ points: 2, again: { points: 2 }, isThisSet: true, variants: [0, 0, 0] });
    expect(checked.questions!.map(({ points }) => points)).toEqual([2, 0, 0]);
  });

  test('notices changed points, a changed name, changed answers and another set', () => {
    const handIn = handed();
    const [first, ...rest] = handIn.items;
    const better = { ...handIn, items: [{ ...first!, points: 6 }, ...rest] };
    expect(checkHandIn('', better, SET, TREES)).toMatchObject({ hasOwnCode: false, again: { points: 2 } });
    expect(checkHandIn('', { ...handIn, name: 'Wu' }, SET, TREES).hasOwnCode).toBe(false);
    const blank = { ...handIn, items: [{ ...first!, answer: { ...first!.answer, leafCount: 3 } }, ...rest] };
    expect(isInOrder(checkHandIn('', blank, SET, TREES))).toBe(false);
    expect(checkHandIn('', handIn, SILENT, TREES)).toMatchObject({ isThisSet: false, hasOwnCode: true });
  });

  test('looks over again what was given before, a file or a code, as if it came now', () => {
    const handIn = handed();
    const storage = workingStorage();
    const code = checkCode(handIn.code, handIn.name, SET);
    const results = [checkHandIn('a.json', handIn, SET, TREES), code.ok ? code.result : null!];
    const given = results.map((result) => result.given);
    storage.setItem(
      'plyscope.checked',
      JSON.stringify({ format: 'plyscope-checked', version: 1, results: given }),
    );
    const again = readStoredResults(storage).map((one) => checkAgain(one, SET, TREES));
    expect(again).toEqual(results);
    expect(checkAgain({ kind: 'file', file: 'b.json', text: '{' }, SET, TREES)).toBeNull();
    expect(checkAgain({ kind: 'code', code: 'nothing', name: '' }, SET, TREES)).toBeNull();
    expect(readStoredResults(null)).toEqual([]);
    forgetStoredResults(storage);
    expect(readStoredResults(storage)).toEqual([]);
    forgetStoredResults(null);
  });

  test('knows the same result again, under whatever file’s name, and no other', () => {
    const handIn = handed();
    const { identity } = checkHandIn('a.json', handIn, SET, TREES);
    expect(checkHandIn('b.json', read(printHandIn(handIn)), null, TREES).identity).toBe(identity);
    expect(checkHandIn('a.json', { ...handIn, at: handIn.at + 1 }, SET, TREES).identity).not.toBe(identity);
    const typed = (name: string) => {
      const checked = checkCode(handIn.code, name, SET);
      return checked.ok ? checked.result.identity : '';
    };
    expect(typed(' lin  MEI')).toBe(typed('Lin Mei'));
    expect(new Set([typed('Lin Mei'), typed(''), identity]).size).toBe(3);
  });

  test('reads the code with the name, without it, and not with another', () => {
    const { code } = handed();
    const said = readResultCode(code);
    expect(said.ok && isForSet(said.result, SET)).toBe(true);
    expect(checkCode(code, ' lin  MEI', SET)).toMatchObject({
      ok: true,
      result: { points: 2, isThisSet: true },
    });
    expect(checkCode(code, '', null)).toMatchObject({ ok: true, result: { isThisSet: null } });
    expect(checkCode(code, 'Wu', SET)).toEqual({ ok: false, fault: { kind: 'other-name' } });
  });
});
