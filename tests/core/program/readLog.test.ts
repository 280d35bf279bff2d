/** What the reader of logs takes for what, and what it refuses. */
import { expect, test } from 'vitest';
import { fitLog } from '../../../src/core/program/fitLog.ts';
import { type ProgramLog, sideOf } from '../../../src/core/program/programLog.ts';
import { LOG_LIMITS, type LogFault, type LogFaultKind, readLogs } from '../../../src/core/program/readLog.ts';
import { verdictOn } from '../../../src/core/program/verdict.ts';
import { type Random, seeded } from '../../../src/core/random/seeded.ts';
import { naming } from '../../support/forTrees.ts';
import { howMany } from '../../support/howMany.ts';
import { ANY_TREE, randomSketch } from '../../support/randomSketch.ts';
import { treeOf } from '../../support/sketch.ts';
import { drawStyle, printed } from './plainPrint.ts';
import { linesOf, MISTAKEN, positionOf, RIGHT } from './plainPrograms.ts';

function logOf(text: string): ProgramLog {
  const { runs, fault } = readLogs(text);
  expect(fault).toBeNull();
  expect(runs.length).toBe(1);
  return runs[0]!;
}

/** What a single call is read as. */
function callOf(text: string): unknown[] {
  const log = logOf(text);
  return [log.name[0], log.printsSide[0] === 1 ? sideOf(log, 0) : null, log.alpha[0], log.beta[0]];
}

function faultOf(text: string): LogFault {
  const { fault } = readLogs(text);
  if (fault === null) throw new Error('nothing is wrong with the log');
  return fault;
}

test.each([
  ['3', 3],
  ['-2.5', -2.5],
  ['+4', 4],
  ['1e9', 1e9],
  ['-1.5E-3', -0.0015],
  ['1.0E10', 1e10],
  ['.5', 0.5],
  ['5.', 5],
  ['-0', 0],
  ['−7', -7],
  ['inf', Infinity],
  ['-inf', -Infinity],
  ['+inf', Infinity],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['+∞', Infinity],
  ['∞', Infinity],
  ['−∞', -Infinity],
  ['-∞', -Infinity],
  ['None', Number.NaN],
  ['null', Number.NaN],
  ['undefined', Number.NaN],
  ['nan', Number.NaN],
  ['NaN', Number.NaN],
])('%s is a number', (word, number) => {
  expect(logOf(`> A\n< ${word}`).value[0]).toBe(number);
  expect(logOf(`{"call": "A"}\n{"return": "${word}"}`).value[0]).toBe(number);
});

test.each(['', 'abc', '1,5', '0x10', '1_000', '--1', '1e', 'e5', 'in', 'nope', 'true', '3;', '∞∞'])(
  '"%s" is no number',
  (word) => {
    const [found = ''] = word.split(' ');
    expect(faultOf(`> A\n< ${word}`)).toEqual({ kind: 'no-number', line: 2, found, count: 0 });
    expect(faultOf(`{"call": "A"}\n{"return": "${word}"}`)).toMatchObject({
      kind: 'no-number',
      line: 2,
      found,
    });
  },
);

const NONE = Number.NaN;
test.each<[string, unknown[]]>([
  ['> A max -inf inf', ['A', 'max', -Infinity, Infinity]],
  ['>A MAX 3 4', ['A', 'max', 3, 4]],
  ['\t >  A  Chance  3  4  ', ['A', 'chance', 3, 4]],
  ['> A min', ['A', 'min', NONE, NONE]],
  ['> A', ['A', null, NONE, NONE]],
  ['>', ['', null, NONE, NONE]],
  ['> 3 4', ['', null, 3, 4]],
  ['> min 3 4', ['', 'min', 3, 4]],
  ['> min', ['', 'min', NONE, NONE]],
  ['> max max', ['max', 'max', NONE, NONE]],
  ['> A 3 4', ['A', null, 3, 4]],
  ['> (1, 2)  [3] min 3 4', ['(1, 2)  [3]', 'min', 3, 4]],
  ['> 1 2 min 3 4', ['1 2', 'min', 3, 4]],
  ['> aa a aa a min 3 4', ['aa a aa a', 'min', 3, 4]],
  ['> A 3', ['A 3', null, NONE, NONE]],
  ['> A min 3', ['A min 3', null, NONE, NONE]],
  ['> A min None inf', ['A', 'min', NONE, Infinity]],
  ['> > < min 3 4', ['> <', 'min', 3, 4]],
  ['{"call": "C", "side": "min", "alpha": 3, "beta": "inf"}', ['C', 'min', 3, Infinity]],
  [
    '{"call": "Infinity NaN", "alpha": -Infinity, "beta": Infinity}',
    ['Infinity NaN', null, -Infinity, Infinity],
  ],
  ['{"call": "a\\"b -Infinity", "alpha": NaN, "beta": null}', ['a"b -Infinity', null, NONE, NONE]],
  ['{"beta":4,"alpha":3,"side":"MAX","call":[1, 2]}', ['[1,2]', 'max', 3, 4]],
  ['{"call": null, "side": null}', ['', null, NONE, NONE]],
  ['{"call": {"x": 1}}', ['{"x":1}', null, NONE, NONE]],
  ['{"call": 7}', ['7', null, NONE, NONE]],
  ['  { "call" : "A" , "depth": 3 }', ['A', null, NONE, NONE]],
])('%s is a call', (text, call) => {
  expect(callOf(text)).toEqual(call);
});

test('a window counts as printed where both of its numbers are, though they may be missing values', () => {
  expect(logOf('> A min None None').printsWindow[0]).toBe(1);
  expect(logOf('> A min').printsWindow[0]).toBe(0);
  expect(logOf('{"call":"A","alpha":null,"beta":null}').printsWindow[0]).toBe(1);
});

test('moves are those that are told', () => {
  const log = logOf('{"call":"A","moves":3}\n{"call":"B","move":2,"moves":0}\n> C\n< 1');
  expect([...log.moves]).toEqual([3, 0, -1]);
  expect([...log.move]).toEqual([-1, 2, -1]);
});

test('the move returned is what stands after the value', () => {
  expect(logOf('> A\n< 2 (0, 1)').chosen).toEqual(['(0, 1)']);
  expect(logOf('> A\n<2').chosen).toEqual(['']);
  expect(logOf('> A\n{"return": 2, "move": "e4"}').chosen).toEqual(['e4']);
  expect(logOf('> A\n{"return": 2, "move": 0}').chosen).toEqual(['0']);
  expect(logOf('> A\n{"return": 2, "move": null}').chosen).toEqual(['']);
});

test('sides that are left out alternate from MAX, and chance nodes do not count', () => {
  const log = logOf('> A\n> B\n> C\n< 1\n> D chance\n> E\n> F\n< 1');
  expect(Array.from(log.name, (_, call) => sideOf(log, call))).toEqual([
    'max',
    'min',
    'max',
    'chance',
    'max',
    'min',
  ]);
  expect([...log.caller]).toEqual([-1, 0, 1, 1, 3, 4]);
  expect([log.height, log.isComplete]).toEqual([4, false]);
  const fromMin = logOf('> A min\n> B');
  expect(sideOf(fromMin, 1)).toBe('max');
});

test.each([
  ['-1000000 1000000', [-1e6, 1e6]],
  ['-2147483648 2147483647', [-2147483648, 2147483647]],
  ['-1.8e308 1e9', null],
  ['-1.7976931348623157e308 1.7976931348623157e308', [-1.7976931348623157e308, 1.7976931348623157e308]],
  ['1e9 -1e9', [-1e9, 1e9]],
  ['-999999 1000000', null],
  ['-1000000 999999', null],
  ['1000000 2000000', null],
  ['-1e6 inf', null],
  ['0 1e9', null],
  ['-inf inf', null],
])('of %s, the first window, the infinities are %j', (window, infinities) => {
  const log = logOf(`> A max ${window}\n> B min ${window}\n< 5\n< 5`);
  expect(log.infinities).toEqual(infinities);
  if (infinities === null) return;
  expect([Math.abs(log.alpha[1]!), Math.abs(log.beta[1]!)]).toEqual([Infinity, Infinity]);
  expect(log.value[1]).toBe(5);
});

test('numbers that stand for infinities do so in values, and in that run alone', () => {
  const { runs } = readLogs(
    '> A -1e6 1e6\n> B -1e6 1e6\n< -1e6\n> C -1000000 1000000.0\n< 1e6\n< 1e6\n> A\n< 1e6',
  );
  expect([...runs[0]!.value]).toEqual([Infinity, -Infinity, Infinity]);
  expect(runs[1]!.value[0]).toBe(1e6);
});

test('negamax is turned into values and windows of MAX', () => {
  const log = logOf('# negamax\n> A max -inf inf\n> B min -inf -3\n> C max 3 inf\n< 2\n< -2\n< 2');
  expect(log.isNegamax).toBe(true);
  expect([...log.alpha]).toEqual([-Infinity, 3, 3]);
  expect([...log.beta]).toEqual([Infinity, Infinity, Infinity]);
  expect([...log.value]).toEqual([2, 2, 2]);
  expect(Object.is(logOf('# negamax\n> A min 0 inf\n< 0').value[0], 0)).toBe(true);
});

test('a negamax program negates the numbers that stand for its infinities', () => {
  const log = logOf('# negamax\n> A -2147483648 2147483647\n> B -2147483647 2147483648\n< 4\n< -4');
  expect([log.alpha[1], log.beta[1]]).toEqual([-Infinity, Infinity]);
  expect([...log.value]).toEqual([-4, -4]);
});

test('"# negamax" after the first call is other output', () => {
  const { runs, otherLines } = readLogs('> A min\n# negamax\n< 3');
  expect([runs[0]!.isNegamax, runs[0]!.value[0], otherLines]).toEqual([false, 3, 1]);
});

test('a file holds any number of runs, of which the last may lack its end', () => {
  const { runs, fault, otherLines } = readLogs(
    'start\n> A\n< 1\nmove a\n\n> B\n> C\n< 2\n< 2\n> D\n> E\n< 2\n',
  );
  expect(fault).toBeNull();
  expect(otherLines).toBe(2);
  expect(runs.map(({ name, isComplete }) => [name.join(''), isComplete])).toEqual([
    ['A', true],
    ['BC', true],
    ['DE', false],
  ]);
  expect([...runs[1]!.fileLines]).toEqual([6, 7, 8, 9]);
  expect(Number.isNaN(runs[2]!.value[0])).toBe(true);
});

test.each([
  ['', 0],
  ['\n\n \t\n', 0],
  ['hello\n{"a": 1}\n{x\n= > <\n[1]\n{}', 6],
  ['\uFEFF> A\r\n< 1\r\nwon\r\n', 1],
])('other lines of %j are counted', (text, count) => {
  const { fault, otherLines } = readLogs(text);
  expect([fault, otherLines]).toEqual([null, count]);
});

test.each<[string, LogFaultKind, number, string]>([
  ['< 3', 'return-without-call', 1, ''],
  ['x\n> A\n< 3\n< 4', 'return-without-call', 4, ''],
  ['{"return": 3}', 'return-without-call', 1, ''],
  ['> A max 1 2\n> B mni 1 2', 'no-side', 2, 'mni'],
  ['{"call": "A", "side": "white"}', 'no-side', 1, 'white'],
  ['{"call": "A", "side": 1}', 'no-side', 1, '1'],
  ['{"call": "A", "alpha": 1}', 'no-window', 1, '{"call":"A","alpha":1}'],
  ['{"call": "A", "alpha": 1, "beta": "x"}', 'no-number', 1, 'x'],
  ['{"call": "A", "alpha": [1], "beta": 2}', 'no-number', 1, '[1]'],
  ['{"call": "A", "move": -1}', 'no-place', 1, '-1'],
  ['{"call": "A", "moves": 1.5}', 'no-place', 1, '1.5'],
  ['{"call": "A", "moves": "3"}', 'no-place', 1, '3'],
  ['{"call": "A", "move": 4294967296}', 'no-place', 1, '4294967296'],
  ['> A\n{"return": true}', 'no-number', 2, 'true'],
  ['> A\n{"return": 3', 'broken-object', 2, '{"return": 3'],
  ['{"call": "A",}', 'broken-object', 1, '{"call": "A",}'],
])('%j is refused as %s', (text, kind, line, found) => {
  expect(faultOf(text)).toEqual({ kind, line, found, count: 0 });
});

test('the first line is known that ends as a call does after a call with neither side nor window', () => {
  const boards = '> XO.\n...\n..X max -inf inf\n> XO.\nO.. min -inf inf\n< 3\n< 3';
  expect(readLogs(boards)).toMatchObject({ goesOn: 3, otherLines: 3, fault: null });
  const whole = '> A max -inf inf\nnow max 1 2\n> B\nnow max 1\n< 1\nnow max 1 2\n< 1';
  expect(readLogs(whole)).toMatchObject({ goesOn: null, otherLines: 3, fault: null });
});

test('what comes before a fault is read, and long lines are cut in what was found', () => {
  const { runs, fault } = readLogs(`> A\n< 1\n> B\n> C\n< ${'9x'.repeat(300)}`);
  expect(runs.map(({ size }) => size)).toEqual([1, 2]);
  expect(fault!.found.length).toBe(80);
});

test('200,000 calls are read, and one more is refused with the number there are', () => {
  const leaves = (count: number) => `> A\n${'> B\n< 1\n'.repeat(count)}< 1`;
  const most = logOf(leaves(LOG_LIMITS.calls - 1));
  expect([most.size, most.isComplete, LOG_LIMITS.calls]).toEqual([200_000, true, 200_000]);
  expect(verdictOn(most, null).first).toBeNull();
  const { runs, fault } = readLogs(leaves(LOG_LIMITS.calls + 6));
  expect(runs[0]!.size).toBe(LOG_LIMITS.calls);
  expect(fault).toEqual({ kind: 'too-many-calls', line: 2 * LOG_LIMITS.calls, found: '', count: 200_007 });
});

test('calls of 10,000 inside one another are read, and more are refused with how deep they go', () => {
  const deep = (count: number) => '> A\n'.repeat(count + 1) + '< 1\n'.repeat(count + 1);
  const most = logOf(deep(LOG_LIMITS.depth));
  expect([most.height, most.isComplete]).toEqual([10_000, true]);
  expect(verdictOn(most, null).first).toBeNull();
  expect(faultOf(deep(LOG_LIMITS.depth + 3))).toEqual({
    kind: 'too-deep',
    line: 10_002,
    found: '',
    count: 10_003,
  });
});

test('the calls that are too many are counted as they are read, whatever the order of their fields', () => {
  const calls = '{"depth": 1, "call": "B"}\n{"move": "e4", "return": 1}\n'.repeat(LOG_LIMITS.calls + 6);
  expect(readLogs(`> A\n${calls}< 1`).fault).toMatchObject({ kind: 'too-many-calls', count: 200_007 });
});

const KINDS: readonly LogFaultKind[] = [
  'return-without-call',
  'no-side',
  'no-window',
  'no-number',
  'no-place',
  'broken-object',
  'too-many-calls',
  'too-deep',
];
const PIECES = [
  '>',
  '<',
  '{',
  '}',
  '"',
  'max',
  'min',
  'inf',
  'NaN',
  '-',
  '3',
  '\n',
  '\r',
  ' ',
  ':',
  ',',
  '\u{d800}',
  '∞',
  '0',
  '1e400',
  '# negamax\n',
  '"move": 9',
  'null',
  '\\',
  '{"call":[]}\n',
  '{"return":{}}\n',
  '{"call":"","move":-1}\n',
];

test('logs that are damaged by chance are read or refused, never more', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= howMany(20_000, 2000); seed += 1) {
    const random = seeded(seed);
    const sketch = randomSketch(random, { ...ANY_TREE, nodes: 9, halting: true });
    const root = positionOf(sketch);
    const tree = treeOf(sketch);
    const lines = linesOf(random.pick([...RIGHT, ...MISTAKEN]), root);
    const text = damaged(printed(lines, drawStyle(root, lines, random), random), random);
    naming(
      () => `seed ${seed}: ${JSON.stringify(text)}`,
      () => {
        const { runs, fault } = readLogs(text);
        met.add(fault?.kind ?? 'none');
        if (fault !== null) expectFault(fault, text);
        for (const run of runs) {
          verdictOn(run, null);
          const fit = fitLog(run, tree);
          if (fit.ok) verdictOn(run, { tree, fit });
        }
      },
    );
  }
  expect([...met].sort()).toEqual(['none', ...KINDS.slice(0, 6)].sort());
});

function expectFault({ kind, line, found, count }: LogFault, text: string): void {
  expect(KINDS).toContain(kind);
  expect(line).toBeGreaterThan(0);
  expect(line).toBeLessThanOrEqual(text.split('\n').length);
  expect(found.length).toBeLessThanOrEqual(80);
  expect(count).toBe(0);
}

/** A few pieces of the text are left out, doubled, or replaced, or lines change their places. */
function damaged(text: string, random: Random): string {
  let result = text;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const from = random.below(result.length + 1);
    const to = Math.min(result.length, from + random.below(random.pick([2, 5, 40])));
    const taken = result.slice(from, to);
    const put = random.pick(['', taken + taken, random.pick(PIECES), random.pick(PIECES) + taken]);
    result = result.slice(0, from) + put + result.slice(to);
    if (random.flip(0.2)) {
      const lines = result.split('\n');
      const line = lines.splice(random.below(lines.length), 1);
      lines.splice(random.below(lines.length + 1), 0, ...line);
      result = lines.join('\n');
    }
  }
  return result;
}
