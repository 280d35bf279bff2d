/** Verdicts on logs that are written out. */
import { expect, test } from 'vitest';
import { type Fit, fitLog } from '../../../src/core/program/fitLog.ts';
import type { ProgramLog } from '../../../src/core/program/programLog.ts';
import { readLogs } from '../../../src/core/program/readLog.ts';
import { type Verdict, verdictOn } from '../../../src/core/program/verdict.ts';
import { type Sketch, treeOf } from '../../support/sketch.ts';

/** Each line of a log stands between bars. */
function logOf(text: string): ProgramLog {
  const { runs, fault } = readLogs(text.replaceAll(' | ', '\n'));
  expect(fault).toBeNull();
  return runs[0]!;
}

function onItsOwn(text: string): Verdict {
  return verdictOn(logOf(text), null);
}

function on(sketch: Sketch, text: string): Verdict {
  const log = logOf(text);
  const tree = treeOf(sketch);
  const fit = fitLog(log, tree);
  if (!fit.ok) throw new Error(`call ${fit.call} does not fit`);
  return verdictOn(log, { tree, fit });
}

function fitOf(sketch: Sketch, text: string): Fit {
  return fitLog(logOf(text), treeOf(sketch));
}

const TWO: Sketch = { max: [{ min: [3, 12] }, { min: [2, 4] }] };
const B = '> A max -inf inf | > B min -inf inf | > D max -inf inf | < 3 | > E max -inf 3 | < 12 | < 3';

test('alpha-beta is named with the first of the rules that write the log', () => {
  const verdict = on(TWO, `${B} | > C min 3 inf | > F max 3 inf | < 2 | < 2 | < 3`);
  expect(verdict).toMatchObject({
    program: 'alpha-beta',
    rules: { cutoff: 'equal', value: 'soft' },
    mistakes: [],
    first: null,
    minimax: 3,
    order: 'left-to-right',
    knowsMoves: true,
  });
});

test('a hard value is one that the window bounds', () => {
  expect(on(TWO, `${B} | > C min 3 inf | > F max 3 inf | < 2 | < 3 | < 3`).rules).toEqual({
    cutoff: 'equal',
    value: 'hard',
  });
});

test('fresh windows below the root are named, and the call where they show', () => {
  const text = `${B} | > C min -inf inf | > F max -inf inf | < 2 | > G max -inf 2 | < 4 | < 2 | < 3`;
  const first = { line: 8, call: 4, field: 'window', got: [-Infinity, Infinity], expected: [3, Infinity] };
  expect(onItsOwn(text)).toMatchObject({ mistakes: ['fresh-root-windows'], first, program: 'alpha-beta' });
  expect(on(TWO, text)).toMatchObject({ mistakes: ['fresh-root-windows'], first });
});

test('a bound that is missing is not the finite bound that is printed', () => {
  const text = '> A min -inf inf | > max -inf inf | < 2 | > max -inf 5 | < 1 | < 1';
  expect(onItsOwn(text)).toMatchObject({
    mistakes: [],
    program: null,
    first: { line: 4, got: [-Infinity, 5], expected: [-Infinity, 2] },
  });
  expect(onItsOwn('> A max 0 inf | < 2')).toMatchObject({ mistakes: ['zero-window'], first: { line: 1 } });
});

test('a program that goes on where it should have returned', () => {
  const text = `${B} | > C min 3 inf | > F max 3 inf | < 2 | > G max 3 2 | < 4 | < 2 | < 3`;
  expect(on(TWO, text)).toMatchObject({
    first: { line: 11, call: 6, field: 'went-on', got: null, expected: 2 },
    mistakes: ['no-cutoff-test', 'tests-swapped'],
  });
});

test('a program that stops too early is seen where moves are known, and else that they are not is said', () => {
  const words = '> A max -inf inf | > min -inf inf | < 3 | < 3';
  const first = { line: 4, call: 0, field: 'stopped-early', got: 3, expected: null };
  expect(on({ max: [3, 5] }, words)).toMatchObject({ first, knowsMoves: true, minimax: 5 });
  expect(onItsOwn(words)).toMatchObject({ first: null, knowsMoves: false });
  const told = '{"call":"A","moves":2} | {"call":"B"} | {"return":3} | {"return":3}';
  expect(onItsOwn(told)).toMatchObject({ first, knowsMoves: true, minimax: null });
});

test('a side that is not that of the tree', () => {
  const text = '> A max | > B max | < 3 | > C max | < 5 | < 5';
  const first = { line: 1, call: 0, field: 'side', got: 'max', expected: 'min' };
  expect(on({ min: [3, 5] }, text)).toMatchObject({ first, mistakes: [] });
  expect(on({ min: [3, 5] }, '> A max')).toMatchObject({ first, program: null });
});

test('from right to left is said', () => {
  const verdict = on({ max: [3, 5] }, '> A | > B | < 5 | > C | < 3 | < 5');
  expect(verdict).toMatchObject({ first: null, order: 'right-to-left', program: 'minimax' });
});

test('where no order fits, the call is named that comes furthest', () => {
  expect(fitOf({ max: [3, 5, 7] }, '> A | > | < 3 | > | < 4 | > | < 7 | < 7')).toEqual({
    ok: false,
    call: 2,
  });
  expect(fitOf({ max: [3, 5, 7] }, '> A | > | < 7 | > | < 5 | > | < 4 | < 7')).toEqual({
    ok: false,
    call: 3,
  });
  expect(fitOf({ max: [3, 5] }, '> A | > | < 3 | > | < 5 | > | < 7 | < 7')).toEqual({ ok: false, call: 3 });
  expect(fitOf({ max: [3, { min: [5] }] }, '> A | > | < 3 | > | < 5 | < 5')).toEqual({ ok: false, call: 2 });
});

test('a move that is told is the child, whatever the order', () => {
  const text =
    '{"call":"A"} | {"call":"","move":1} | {"return":5} | {"call":"","move":0} | {"return":3} | {"return":5}';
  const fit = fitOf({ max: [3, 5, 7] }, text);
  expect(fit.ok && [...fit.nodeOf]).toEqual([0, 2, 1]);
  expect(fitOf({ max: [3, 5] }, text.replace('"move":0', '"move":2'))).toEqual({ ok: false, call: 2 });
});

test('a child that is told a second time does not fit', () => {
  const text =
    '{"call":"A"} | {"call":"","move":1} | {"return":5} | {"call":"","move":1} | {"return":5} | {"return":5}';
  expect(fitOf({ max: [5, 5] }, text)).toEqual({ ok: false, call: 2 });
});

test('the minimax value of a log is said where moves never called cannot change it', () => {
  const told = (moves: number) =>
    `{"call":"A","moves":1} | {"call":"B","moves":${moves}} | {"call":"C"} | {"return":3} | {"return":3} | {"return":3}`;
  expect(onItsOwn(told(1)).minimax).toBe(3);
  expect(onItsOwn(told(2)).minimax).toBeNull();
  const after =
    '{"call":"A","moves":2} | {"call":""} | {"return":3} | {"call":"","moves":2} | {"call":""} | {"return":2}';
  expect(onItsOwn(`${after} | {"return":2} | {"return":3}`).minimax).toBe(3);
});

test('a log without its end is neither right nor a mistake', () => {
  expect(onItsOwn(B)).toMatchObject({ first: null, program: null, rules: null, mistakes: [] });
  const wrong = '> A max -inf inf | > B min 0 inf';
  expect(onItsOwn(wrong)).toMatchObject({ first: { line: 2 }, program: null, mistakes: [] });
});

test('all mistakes that write the log are named, in the order of the table', () => {
  const text = '> A max -inf inf | > B min -inf inf | < 3 | > C min -inf inf | < 5 | < 5';
  expect(onItsOwn(text).mistakes).toEqual(['fresh-root-windows', 'bounds-never-move']);
});

test('the expectation of a chance node is asked for where the probabilities are known', () => {
  const sketch: Sketch = {
    chance: [
      ['0.8', -2],
      ['0.2', 8],
      ['0', Infinity],
    ],
  };
  const text = (value: string) => `> A chance | > | < -2 | > | < 8 | > | < inf | < ${value}`;
  expect(on(sketch, text('0'))).toMatchObject({ first: null, program: 'expectiminimax', minimax: 0 });
  expect(on(sketch, text('2.220446049250313e-16')).first).toBeNull();
  expect(on(sketch, text('1')).first).toMatchObject({ line: 8, field: 'return', got: 1, expected: 0 });
  expect(onItsOwn(text('1'))).toMatchObject({ first: null, minimax: null });
});

test('what languages round to six digits counts as the same', () => {
  const sketch: Sketch = {
    chance: [
      ['1/3', 1],
      ['2/3', 0],
    ],
  };
  expect(on(sketch, '> A chance | > | < 1 | > | < 0 | < 0.333333').first).toBeNull();
  expect(on(sketch, '> A chance | > | < 1 | > | < 0 | < 0.3333').first).not.toBeNull();
});

test('a whole number of more than six digits may be printed with six', () => {
  const sketch: Sketch = { max: [1_234_567, 1_000_001] };
  const text = (first: string, second: string) => `> A max | > | < ${first} | > | < ${second} | < ${first}`;
  expect(on(sketch, text('1.23457e+06', '1e+06')).first).toBeNull();
  expect(on(sketch, text('1234567', '1000001')).first).toBeNull();
  expect(fitOf(sketch, text('1234568', '1000001')).ok).toBe(false);
  expect(fitOf({ max: [123_456] }, '> A max | > | < 123457 | < 123457').ok).toBe(false);
});

test('infinities that meet at a chance node have no expectation', () => {
  const sketch: Sketch = {
    chance: [
      ['1/2', Infinity],
      ['1/2', -Infinity],
    ],
  };
  expect(on(sketch, '> A chance | > | < inf | > | < -inf | < nan')).toMatchObject({
    first: null,
    minimax: null,
  });
  expect(on(sketch, '> A chance | > | < inf | > | < -inf | < 0').first).toMatchObject({
    field: 'return',
    got: 0,
  });
});

test('a leaf that returns nothing is a departure of every program', () => {
  expect(onItsOwn('> A | > | < None | < 0')).toMatchObject({
    first: { line: 3, call: 1, field: 'return', got: null },
    mistakes: [],
    minimax: null,
  });
});

test('nothing is taken for 0 by the caller of a node that was cut', () => {
  const text = `${B} | > C min 3 inf | > F max 3 inf | < 2 | < None | < 3`;
  expect(on(TWO, text)).toMatchObject({
    mistakes: ['lost-return'],
    first: { line: 11, call: 4, field: 'return', got: null, expected: 2 },
  });
});
