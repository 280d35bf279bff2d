/** The log of a program checked from the terminal: exit codes, every field, the sentences, and what is refused. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTo } from '../../src/cli/checkTo.ts';
import { MISTAKEN_PROGRAMS } from '../../src/core/program/behaviours.ts';
import { LOG_LIMITS } from '../../src/core/program/readLog.ts';
import { writeLog } from '../../src/core/program/writeLog.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type Around, ask } from './ask.ts';

const CHECK = { name: 'check', answerTo: checkTo };
const check = (args: readonly string[], around: Around = {}) => ask(args, around, CHECK);
const checkLog = (log: string, ...args: readonly string[]) => check(['-', ...args], { stdin: log });

/** The JSON object for a log, with its exit code. */
async function reportOf(log: string, ...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await checkLog(log, '--format', 'json', ...args);
  if (stdout === '') throw new Error(stderr);
  return { code, ...(JSON.parse(stdout) as object) };
}

const AIMA = '((3 12 8) (2 4 6) (14 5 2))';

/** The log of alpha-beta that cuts at ≥ and is fail-soft, on the tree of the textbook. */
function aimaLog(mistake: Parameters<typeof writeLog>[1]['mistake'] = null): string {
  const parsed = parseTree(AIMA, {});
  if (!parsed.ok) throw new Error('the tree of the textbook');
  const program = { cuts: true, rules: { cutoff: 'equal', value: 'soft' }, mistake } as const;
  return writeLog(parsed.value, program, (node) => ['A', 'B', '3', '12', '8', 'C'][node] ?? 'x');
}

const RIGHT = aimaLog();
const FRESH = aimaLog('fresh-root-windows');
const NO_MOVES =
  'The log does not say how many moves there are at a node, so nothing can be said about stopping too early.';
const ROOT_STOPS = '> A max -inf inf\n> x min -inf inf\n< 3\n< 3\n';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plyscope-check-'));
  mkdirSync(join(folder, 'handins'));
  writeFileSync(join(folder, 'handins', 'ada.log'), RIGHT);
  writeFileSync(join(folder, 'handins', 'bob.log'), FRESH);
  writeFileSync(join(folder, 'handins', 'eve.log'), 'no log\n');
  writeFileSync(join(folder, '3-plies'), AIMA);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the JSON object', () => {
  test('of a right log has every field', async () => {
    expect(await reportOf(`begin\n${RIGHT}`)).toEqual({
      code: 0,
      ...{ calls: 11, leaves: 7, value: 3, minimax: 3 },
      ...{ program: 'alpha-beta', rules: { cutoff: 'equal', value: 'soft' }, faults: [], first: null },
      ...{ otherLines: 1, order: 'left-to-right', infinities: null, runs: 1 },
    });
  });

  test('has its fields in this order, a line each', async () => {
    const { stdout } = await checkLog(RIGHT, '--format=json');
    const names = stdout.match(/^ {2}"(\w+)"/gm)?.map((found) => found.slice(3, -1));
    expect(names?.join(' ')).toBe(
      'calls leaves value minimax program rules faults first otherLines order infinities runs',
    );
  });

  test('names the mistakes that write the whole log, and the first line that differs', async () => {
    expect(await reportOf(FRESH)).toMatchObject({
      code: 1,
      ...{ program: 'alpha-beta', rules: { cutoff: 'equal', value: 'soft' }, faults: ['fresh-root-windows'] },
      first: {
        ...{ line: 10, call: 6, name: 'C', field: 'window' },
        ...{ got: ['-inf', 'inf'], expected: [3, 'inf'] },
      },
    });
  });

  test('names no program where none that is known wrote the log', async () => {
    expect(await reportOf(RIGHT.replace(/< 3\n$/, '< 4\n'))).toMatchObject({
      ...{ code: 1, value: 4, minimax: 3, program: null, rules: null, faults: [] },
      first: { line: 22, call: 1, name: 'A', field: 'return', got: 4, expected: 3 },
    });
  });

  test('of minimax and expectiminimax has no rules', async () => {
    expect(await reportOf('> max\n> min\n< 3\n> min\n< 5\n< 5')).toMatchObject({
      ...{ code: 0, program: 'minimax', rules: null },
    });
    const dice = '> R chance\n> x\n< 3\n> y\n< 5\n< 4\n';
    expect(await reportOf(dice, '--tree', 'chance(0.5*3 0.5*5)')).toMatchObject({
      ...{ code: 0, program: 'expectiminimax', rules: null, minimax: 4 },
    });
  });

  test.each<[string, string, readonly string[], object]>([
    ['went on', aimaLog('no-cutoff-test'), [], { field: 'went-on', got: null, expected: 2 }],
    [
      'stopped early on a known tree',
      ROOT_STOPS,
      ['--tree', '(3 5)'],
      { line: 4, field: 'stopped-early', got: 3, expected: null },
    ],
    [
      'has another side than the tree',
      '> A min\n> x\n< 3\n> y\n< 5\n< 3',
      ['--tree', '(3 5)'],
      { line: 1, call: 1, name: 'A', field: 'side', got: 'min', expected: 'max' },
    ],
    ['returns nothing', '> A max\n> x min\n< 3\n< None', [], { field: 'return', got: null, expected: 3 }],
  ])('of a program that %s says so', async (_what, log, args, first) => {
    expect(await reportOf(log, ...args)).toMatchObject({ code: 1, first });
  });

  test('of a negamax has the program’s own numbers', async () => {
    const log = '# negamax\n> A -inf inf\n> B -inf inf\n> c -inf inf\n< 3\n< -3\n> D -inf 3\n> e -3 inf\n';
    expect(await reportOf(`${log}< 2\n< -2\n< 3`)).toMatchObject({
      ...{ code: 1, value: 3, minimax: 3 },
      first: { call: 4, name: 'D', field: 'window', got: ['-inf', 3], expected: ['-inf', -3] },
    });
  });

  test('of a negamax has what a caller should have returned in the caller’s numbers', async () => {
    const log = '# negamax\n> A -inf inf\n> B -inf inf\n> c -inf inf\n< 3\n< -3\n> D -inf -3\n> e 3 inf\n';
    expect(await reportOf(`${log}< 2\n> f 3 inf\n< 9\n< -2\n< 3`)).toMatchObject({
      first: { line: 9, call: 6, name: 'f', field: 'went-on', got: null, expected: -2 },
    });
  });

  test('of a negamax whose root is MIN has them at the root as well', async () => {
    const log = '# negamax\n> A min -inf inf\n> x max -inf inf\n< 3\n> y max -inf 3\n< 2\n';
    expect(await reportOf(`${log}< -2`)).toMatchObject({ code: 0, value: -2, minimax: -2 });
  });

  test('has missing ends as null, and the numbers that stand for infinities as printed', async () => {
    const log = '> A max -1000000 1000000\n> x min None 1000000\n< 1000000\n< 1000000\n';
    expect(await reportOf(log)).toMatchObject({
      ...{ value: 'inf', minimax: 'inf', infinities: [-1000000, 1000000] },
      first: { field: 'window', got: [null, 'inf'], expected: ['-inf', 'inf'] },
    });
  });

  test('of a log that ends too soon names no program', async () => {
    expect(await reportOf(RIGHT.replace(/< 3\n$/, ''))).toMatchObject({
      ...{ code: 1, calls: 11, value: null, minimax: 3, program: null, faults: [], first: null },
    });
  });

  test('is about the first of several runs', async () => {
    expect(await reportOf(RIGHT + FRESH)).toMatchObject({ code: 0, calls: 11, runs: 2 });
    expect(await reportOf(FRESH + RIGHT)).toMatchObject({ code: 1, runs: 2 });
  });
});

describe('the sentences', () => {
  test('are the verdict and what else is to be said', async () => {
    expect(await checkLog(RIGHT)).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: `This is alpha-beta: it cuts at ≥ and returns v as it is. 11 calls, all as they should be.\n${NO_MOVES}\n`,
    });
  });

  test('tell windows as the program has them, infinities, and other output', async () => {
    const log = `start\n${FRESH.replaceAll('-inf', '-2147483648').replaceAll('inf', '2147483647')}end\n`;
    const { code, stdout } = await checkLog(log);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(
        /C was called with \(−∞,\s\+∞\), and should have had \(3,\s\+∞\)\. Exactly this log/,
      ),
      'The first difference is in line 11 of the output.',
      '−2147483648 and 2147483647 stand for −∞ and +∞ in this program.',
      NO_MOVES,
      '2 lines of other output left out.',
      '',
    ]);
  });

  test('are in Chinese when that is asked for', async () => {
    const { code, stdout } = await checkLog(FRESH, '--language', 'zh', '--tree', AIMA);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^第 6 次调用最先不同：你的程序以 \(−∞,\s\+∞\) 调用 C，应为 \(3,\s\+∞\)。.*\n$/);
  });

  test('tell what was returned where both infinities meet, and what kind of node a chance node is', async () => {
    const dice = (value: string, side = 'chance') => `> A ${side}\n> x\n< inf\n> y\n< -inf\n< ${value}\n`;
    const tree = ['--tree', 'chance(0.5*inf 0.5*-inf)'];
    expect((await checkLog(dice('0'), ...tree)).stdout).toContain(
      'A returned 0, and has no value, because +∞ and −∞ meet in its expectation.',
    );
    const inChinese = [...tree, '--language', 'zh'];
    expect((await checkLog(dice('0'), ...inChinese)).stdout).toContain('返回 0；而它的期望中 +∞ 与 −∞ 相遇');
    expect((await checkLog(dice('0', 'max'), ...inChinese)).stdout).toContain(
      '当作 MAX 节点，而它是机会节点',
    );
  });

  test('say of a log that it ends too soon, or that it is a negamax', async () => {
    expect((await checkLog('> A max -inf inf\n')).stdout).toContain('The log ends before the program does');
    expect((await checkLog('# negamax\n> A -inf inf\n< 3\n')).stdout).toContain('The log says negamax');
  });

  test('are a verdict for each of several runs', async () => {
    const { code, stdout } = await checkLog(RIGHT + FRESH);
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^1\. This is alpha-beta/),
      expect.stringMatching(/^2\. Your program’s sixth call/),
      'The log holds 2 runs; the exit code and all that follows are about the first.',
      NO_MOVES,
      '',
    ]);
  });

  test('say of a later run that it does not fit the tree', async () => {
    const { code, stdout } = await checkLog(`${RIGHT}> A\n> x\n< 7\n< 7\n`, '--tree', AIMA);
    expect(code).toBe(0);
    expect(stdout).toContain('\n2. The second call of this run does not fit the tree.\n');
    const chinese = await checkLog(`${RIGHT}> A\n> x\n< 7\n< 7\n`, '--tree', AIMA, '--language=zh');
    expect(chinese.stdout).toContain('\n2. 这次运行的第 2 次调用与树不符。\n日志里有 2 次运行');
  });
});

describe('a known tree', () => {
  test.each([
    ['written out', ['--tree', AIMA]],
    ['of the library', ['--tree', 'aima-fig-5-5']],
    ['of a file', ['--tree', './3-plies']],
    ['of a file whose name looks like a tree', ['--file', '3-plies']],
  ])('%s may be given', async (_how, args) => {
    const { code, stdout } = await check(['-', ...args], { stdin: RIGHT, folder });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.not.stringContaining(NO_MOVES) });
  });

  test('may come from standard input when the log does not', async () => {
    const { code } = await check(['handins/ada.log', '--tree=-'], { stdin: AIMA, folder });
    expect(code).toBe(0);
  });

  test('may be walked from right to left', async () => {
    const mirrored = '((2 5 14) (6 4 2) (8 12 3))';
    expect(await reportOf(RIGHT, '--tree', mirrored)).toMatchObject({ code: 0, order: 'right-to-left' });
    const { stdout } = await checkLog(RIGHT, '--tree', mirrored);
    expect(stdout).toContain('\nThe program goes through the children from right to left.\n');
  });

  test('on which the log does not fit is refused at the first call that does not', async () => {
    expectRefused(
      await checkLog(`output\n${RIGHT}`, '--tree', '((3 12 8) (7 4 6) (14 5 2))'),
      'standard input, line 12: call 7, “x”, does not fit the tree, which has no such node or another value there; give',
    );
  });

  test('may not have several players, be wrong, or be given twice', async () => {
    expectRefused(await checkLog(RIGHT, '--tree', 'p1(<1 2> <2 1>)'), 'the tree has several players');
    expectRefused(await checkLog(RIGHT, '--tree', '(3 oops)'), 'found “oops”');
    expectRefused(await checkLog(RIGHT, '--file', 'no-tree'), 'there is no file “no-tree”');
    expectRefused(await checkLog(RIGHT, '--tree', '(3)', '--file', 'x'), 'give one of them');
    expectRefused(await checkLog(RIGHT, '--tree', '-'), 'both the log and the tree');
  });
});

describe('the source', () => {
  test('may be in UTF-8 or UTF-16 with a byte order mark', async () => {
    const wide = Buffer.from(`\ufeff${RIGHT}`, 'utf16le');
    for (const stdin of [Buffer.from(`\ufeff${RIGHT}`), wide, Buffer.from(wide).swap16()])
      expect((await check(['-'], { stdin })).code).toBe(0);
  });

  test.each<[string, string, string]>([
    ['no line', '', 'standard input holds no call: a call is a line “> NAME SIDE ALPHA BETA”'],
    ['no call', 'one\ntwo\n', 'standard input holds no call'],
    ['a return without a call', '< 5\n', 'line 1: a return without a call before it; a line “> …”'],
    [
      'a value that is no number',
      '> A max -inf inf\n\n< much\n',
      'line 3: “much” is no number; a number, inf, -inf, or None for nothing was expected; what comes before can be checked alone: head -n 2',
    ],
    ['no side', '> A max 0 1\n> B mim 0 1\n', 'line 2: “mim” is no side; max, min or chance was expected'],
    ['a broken object', '{"call": "A"', 'line 1: an object that is broken off; one whole JSON object a line'],
    ['too deep a run', '> x\n'.repeat(LOG_LIMITS.depth + 2), 'calls 10,001 deep; at most 10,000 can be'],
    [
      'too many calls',
      `> A\n${'> x\n< 1\n'.repeat(LOG_LIMITS.calls)}< 1\n`,
      'line 400000: a run of 200,001 calls; at most 200,000 can be shown: search to a smaller depth',
    ],
  ])('with %s is refused', async (_what, log, said) => expectRefused(await checkLog(log), said));

  test('may have no more bytes than allowed, and must be text', async () => {
    const long = new Uint8Array(LOG_LIMITS.bytes + 1);
    expectRefused(await check(['-'], { stdin: long }), '67,108,864 bytes (64 MiB), which is the limit: ');
    expectRefused(await check(['-'], { stdin: new Uint8Array([62, 32, 255]) }), 'is not UTF-8: byte 2');
    expectRefused(await check(['nothing.log'], { folder }), 'there is no file “nothing.log”\n');
    expectRefused(await check(['handins'], { folder }), '“handins” is a folder, not a file');
  });

  test('with as many calls as allowed is checked', async () => {
    const pairs = Array.from({ length: LOG_LIMITS.calls - 1 }, (_, index) => `> x\n< ${index}\n`);
    const { code, stdout } = await checkLog(`> A\n${pairs.join('')}< ${LOG_LIMITS.calls - 2}\n`);
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('200,000 calls, all'),
    });
  });
});

describe('--lines', () => {
  const list = ['handins/ada.log', 'handins/bob.log', '', 'handins/eve.log', 'handins/zoe.log'];

  test('writes an object a line for each log, its file first; the worst log gives the exit code', async () => {
    const { code, stdout } = await check(['--lines', '-'], { stdin: list.join('\r\n'), folder });
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(code).toBe(2);
    expect(objects.map((one) => Object.keys(one)[0])).toEqual(['file', 'file', 'file', 'file']);
    expect(objects).toMatchObject([
      { file: list[0], calls: 11, faults: [], first: null },
      { file: list[1], faults: ['fresh-root-windows'], first: { line: 10 } },
      { file: list[3], error: expect.stringContaining('“handins/eve.log” holds no call') },
      { file: list[4], error: 'there is no file “handins/zoe.log”' },
    ]);
    expect(Object.keys(objects[3] as object)).toEqual(['file', 'error']);
  });

  test.each([
    [0, list.slice(0, 1)],
    [1, list.slice(0, 2)],
  ])('exits with %i where that is the worst', async (worst, files) => {
    writeFileSync(join(folder, 'list'), files.join('\n'));
    const { code, stdout } = await check(['list', '--lines', '--format', 'json'], { folder });
    expect([code, stdout.trimEnd().split('\n')]).toEqual([
      worst,
      expect.objectContaining({ length: files.length }),
    ]);
  });

  test('holds every log against the tree, and says how far it is', async () => {
    const said: string[] = [];
    const answer = await checkTo(['--lines', '-', '--tree', '(3 5)'], {
      stdin: async function* () {
        yield Buffer.from(list.slice(0, 2).join('\n'));
      },
      folder,
      progress: (line) => said.push(line),
    });
    expect(answer.ok && [...answer.value].every((line) => line.includes('does not fit the tree'))).toBe(true);
    expect(said).toEqual(['1 of 2 logs', '2 of 2 logs', '']);
  });
});

describe('the command line', () => {
  test.each<[readonly string[], string]>([
    [[], 'no log is given: name a file, or put - (--help says more)'],
    [['a.log', 'b.log'], 'one log at a time: “b.log” comes after “a.log”'],
    [['a.log', '--deep'], 'there is no option “--deep”; --help lists them'],
    [['a.log', '--format', 'xml'], '--format cannot be “xml”; it is text or json'],
    [['a.log', '--language', 'fr'], '--language cannot be “fr”; it is en or zh'],
    [['a.log', '--tree'], '--tree needs a value: a tree written out, of the library, a file or a link'],
    [['a.log', '--file'], '--file needs a value: the path of a file with a tree'],
    [['a.log', '--format=json', '--format=json'], '--format is given twice'],
    [['a.log', '--lines=3'], '--lines takes no value'],
    [['a.log', '--lines', '--format', 'text'], '--lines writes JSON'],
  ])('%j is refused', async (args, said) => expectRefused(await check(args), said));

  test('says how it is called', async () => {
    const { code, stdout } = await check(['--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npm run --silent check -- LOG/);
  });
});

describe('the guide', () => {
  const guide = readFileSync('docs/terminal.md', 'utf8').split('# Logs of programs from a terminal')[1] ?? '';

  test('names every field of the JSON object and every mistake', async () => {
    const { first, code: _code, ...report } = await reportOf(FRESH);
    const fields = [...Object.keys(report), 'first', ...Object.keys(first as object)];
    const mistakes = MISTAKEN_PROGRAMS.map(({ mistake }) => mistake as string);
    expect([...fields, ...mistakes].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test('shows a log that can be read', async () => {
    const [, log = ''] = /```\n(> A[\s\S]*?)```/.exec(guide) ?? [];
    expect(await reportOf(log)).toMatchObject({ code: 0, calls: 3 });
  });
});

function expectRefused({ code, stdout, stderr }: Awaited<ReturnType<typeof check>>, said: string): void {
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^check: .+\n$/);
  expect(stderr).toContain(said);
}
