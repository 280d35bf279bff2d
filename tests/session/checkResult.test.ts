/** The table of what was handed in: what is the same is one line, what is not is told apart. */
import { expect, test } from 'vitest';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER } from '../../src/practice/answer.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { handInOf, handInShape, printHandIn } from '../../src/practice/handIn.ts';
import {
  type CheckedResult,
  checkCode,
  checkHandIn,
  classMarks,
  withResults,
} from '../../src/session/sets/checkResult.ts';
import { exampleItem, TREES } from '../support/setItems.ts';

const SET: ExerciseSet = { title: 'Week 5', hints: false, items: [exampleItem('aima-fig-5-5')] };
const ITEM = { variant: 0, tries: 1, peeked: false, points: 0, marks: 4, answer: BLANK_ANSWER };

function textOf(name: string): string {
  return printHandIn(handInOf({ name, at: 0, set: SET, items: [ITEM] }));
}

function opened(file: string, text: string): CheckedResult {
  const { value } = readJson(handInShape(TREES.treeOf), text);
  if (value === null) throw new Error(`${file} is not read`);
  return checkHandIn(file, value, SET, TREES);
}

function tableOf(...results: readonly CheckedResult[]): readonly CheckedResult[] {
  return withResults([], results).results;
}

test('the same file twice is one line, under whatever name and however it is laid out', () => {
  const text = textOf('王小明');
  const laidOut = JSON.stringify(JSON.parse(text), null, 7).replaceAll('\n', '\r\n');
  expect(laidOut).not.toBe(text);
  const table = tableOf(
    opened('a.json', text),
    opened('week-5-王小明 (1).json', text),
    opened('a.json', laidOut),
  );
  expect(table.map(({ name }) => name)).toEqual(['王小明']);
  expect(table[0]?.file).toBe('a.json');
});

test('names of any script are told apart, also where the files have one name', () => {
  const names = ['王小明', '王小朋', 'محمد', 'محمود', 'José', 'Jose\u0301', 'Jose', 'Zoë', '🙂', '🙃', ''];
  const table = tableOf(...names.map((name) => opened('result.json', textOf(name))));
  expect(table.map(({ name }) => name)).toEqual(names);
  expect(table.every(({ hasOwnCode }) => hasOwnCode)).toBe(true);
});

test('a code is one line for one name, however its accents are written, and another beside its file', () => {
  const { code } = handInOf({ name: 'José', at: 0, set: SET, items: [ITEM] });
  const typed = ['José', 'Jose\u0301', 'JOSÉ'].map((name) => {
    const checked = checkCode(code, name, SET);
    if (!checked.ok) throw new Error(checked.fault.kind);
    return checked.result;
  });
  expect(tableOf(...typed, opened('a.json', textOf('José')))).toHaveLength(2);
  expect(checkCode(code, 'Jose', SET).ok).toBe(false);
});

test('results stay in the order they came in, and the class is told from what was marked again', () => {
  const good = opened('good.json', textOf('Lin'));
  const changed = opened('changed.json', textOf('Wu').replace('"points": 0', '"points": 3'));
  const { results, known } = withResults([good], [changed, opened('copy.json', textOf('Lin'))]);
  expect(results.map(({ name }) => name)).toEqual(['Lin', 'Wu']);
  expect(known.map(({ file }) => file)).toEqual(['copy.json']);
  expect(classMarks(results)).toEqual({ count: 2, marks: 4, mean: 0, lowest: 0, outOfOrder: 1 });
  const code = { ...good, again: null, points: 3, marks: 6 };
  expect(classMarks([good, code])).toMatchObject({ marks: null, mean: 0.25, lowest: 0 });
  expect(classMarks([])).toBeNull();
});
