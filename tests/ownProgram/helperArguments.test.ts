/** The helpers that wrap a function find out by themselves what stands for what, or are told. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readLogs } from '../../src/core/program/readLog.ts';
import { whyNotRun, withPrograms } from './toolchains.ts';

const SCRIPT = resolve('public/helpers/plyscopeLog.js');

/** Returns the lines that a program writes in a page, which has neither files nor an environment. */
function inPage(program: string): readonly unknown[] {
  const lines: string[] = [];
  const page = createContext({ console: { log: (line: string) => lines.push(line) } });
  runInContext('var self = this;', page);
  runInContext(readFileSync(SCRIPT, 'utf8'), page);
  runInContext(program, page);
  return lines.map((line) => (line.startsWith('{') ? (JSON.parse(line) as unknown) : line));
}

/** Programs in JavaScript and Python that do the same, and what both write. */
const CASES: readonly {
  readonly name: string;
  readonly js: string;
  readonly python: string;
  readonly lines: readonly unknown[];
}[] = [
  {
    name: 'a side in the name of the function, and a value with its move',
    js: `let maxValue = plyscopeLog(function maxValue(game, state, a, b) { return [3, 'left']; });
      let minValue = plyscopeLog(function minValue(game, state, a, b) { return [null, 2]; });
      maxValue('g', 'A', -Infinity, 7); minValue('g', 'B', 0.5, Infinity);`,
    python: `
@plyscope_log
def max_value(game, state, a, b): return 3, "left"
@plyscope_log
def min_value(game, state, a, b): return None, 2
max_value("g", "A", float("-inf"), 7); min_value("g", "B", 0.5, float("inf"))`,
    lines: [
      { call: 'A', side: 'max', alpha: '-inf', beta: 7 },
      { return: 3, move: 'left' },
      { call: 'B', side: 'min', alpha: 0.5, beta: 'inf' },
      { return: 2 },
    ],
  },
  {
    name: 'minimax without windows, whose sides alternate, and a function that returns nothing',
    js: `let minimax = plyscopeLog(function minimax(board, depth) {}); minimax([['X', ' ']], 2);`,
    python: `
@plyscope_log
def minimax(board, depth): pass
minimax([["X", " "]], 2)`,
    lines: [{ call: expect.stringMatching(/^\[\[.X/) as string }, { return: null }],
  },
  {
    name: 'a number for the agent, of which 0 is MAX',
    js: `let value = plyscopeLog(function value(state, agentIndex) { return 1; }); value('s', 0); value('s', 2);`,
    python: `
@plyscope_log
def value(state, agentIndex): return 1
value("s", 0); value("s", agentIndex=2)`,
    lines: [{ call: 's', side: 'max' }, { return: 1 }, { call: 's', side: 'min' }, { return: 1 }],
  },
  {
    name: 'negamax, which the first line says',
    js: `let negamax = plyscopeLog(function negamax(node, alpha, beta) { return -2; }); negamax('n', -5, 5);`,
    python: `
@plyscope_log
def negamax(node, alpha, beta): return -2
negamax("n", -5, 5)`,
    lines: ['# negamax', { call: 'n', alpha: -5, beta: 5 }, { return: -2 }],
  },
  {
    name: 'ends and sides left to their defaults',
    js: `let alphaBeta = plyscopeLog(function alphaBeta(node, isMax = false, alpha = -Infinity, beta = Infinity) { return 1; });
      alphaBeta('A'); alphaBeta('B', true, 4); alphaBeta('C', true, undefined, 5);`,
    python: `
@plyscope_log
def alphaBeta(node, isMax=False, alpha=float("-inf"), beta=float("inf")): return 1
alphaBeta("A"); alphaBeta("B", True, 4); alphaBeta("C", True, beta=5)`,
    lines: [
      { call: 'A', side: 'min', alpha: '-inf', beta: 'inf' },
      { return: 1 },
      { call: 'B', side: 'max', alpha: 4, beta: 'inf' },
      { return: 1 },
      { call: 'C', side: 'max', alpha: '-inf', beta: 5 },
      { return: 1 },
    ],
  },
  {
    name: 'defaults with commas, brackets and quotes in them',
    js: `let search = plyscopeLog((state, seen = new Map([[1, (2)]]), { deep = 3 } = {}, text = '),', /* α, */
        alpha = Number.NEGATIVE_INFINITY, beta = 1_000) => 1);
      search('A');`,
    python: `
@plyscope_log
def search(state, seen={1: (2,)}, text="),", alpha=float("-inf"), beta=1_000): return 1
search("A")`,
    lines: [{ call: 'A', alpha: '-inf', beta: 1000 }, { return: 1 }],
  },
  {
    name: 'all of it told',
    js: `let go = plyscopeLog(function go(x, w, turn) { return { best: 4 }; }, {
        name: (x) => 'pos ' + x, side: (x, w) => x > 1, alpha: (x, w) => w[0], beta: (x, w) => w[1],
        move: 2, moves: () => 3, value: (r) => r.best });
      go(1, [2, 9], 0);`,
    python: `
@plyscope_log(name=lambda x, w, turn: "pos %d" % x, side=lambda x, w, turn: x > 1, alpha=lambda x, w, turn: w[0],
              beta=lambda x, w, turn: w[1], move="turn", moves=lambda *all: 3, value=lambda r: r["best"])
def go(x, w, turn): return {"best": 4}
go(1, [2, 9], 0)`,
    lines: [{ call: 'pos 1', side: 'min', alpha: 2, beta: 9, move: 0, moves: 3 }, { return: 4 }],
  },
  {
    name: 'what is told throws, and so does the function: the program does what it did without the helper',
    js: `let f = plyscopeLog(function f(s, alpha, beta) { throw new RangeError('no'); }, {
        side: () => { throw new Error('told wrongly'); } });
      try { f('s', 1, 2); } catch (error) { if (error.message !== 'no') throw error; }`,
    python: `
@plyscope_log(side=lambda *all: 1 / 0)
def f(s, alpha, beta): raise KeyError("no")
try: f("s", 1, 2)
except KeyError: pass`,
    lines: [{ call: 's', alpha: 1, beta: 2 }, { return: null }],
  },
];

test.each(CASES)('JavaScript: $name', ({ js, lines }) => {
  const written = inPage(js);
  expect(written).toEqual(lines);
  expect(readLogs(written.map(textOf).join('\n')).fault).toBeNull();
});

const noPython = whyNotRun('Python');
test.runIf(noPython === null)('Python: the same programs', async () => {
  const texts = CASES.map(({ python }) => `print("program")\n${python.trim()}\n`);
  // Each case has a module of the helper to itself, because only the first line of a file can say negamax.
  const fresh = 'import importlib, plyscope_log as module\n';
  const program = texts
    .map((text) => `importlib.reload(module); plyscope_log = module.plyscope_log\n${text}`)
    .join('');
  await withPrograms('Python', new Map([['cases', fresh + program]]), async (compiled) => {
    const { printed, complaints, status } = await compiled.run('cases');
    expect({ complaints, status }).toEqual({ complaints: '', status: 0 });
    const written = printed.split(/\r?\n/).filter((line) => line !== '' && line !== 'program');
    expect(written.map((line) => (line.startsWith('{') ? (JSON.parse(line) as unknown) : line))).toEqual(
      CASES.flatMap(({ lines }) => lines),
    );
  });
});

test('JavaScript: when off, a function comes back as it is, in Python as well', async () => {
  expect(inPage(`const f = () => 1; console.log(String(plyscopeLog(f, { to: 'off' }) === f));`)).toEqual([
    'true',
  ]);
  if (noPython !== null) return;
  const text =
    'from plyscope_log import plyscope_log\ndef f(): pass\nprint(plyscope_log(f, to="off") is f)\n';
  await withPrograms('Python', new Map([['off', text]]), async (compiled) => {
    expect((await compiled.run('off')).printed.trim()).toBe('True');
  });
});

test('JavaScript: the helper is a module as well, and hands each line to a function', async () => {
  const program = `import ${JSON.stringify(pathToFileURL(SCRIPT).href)};
    const lines = [];
    plyscopeLog((state, alpha, beta) => 2, { to: (line) => lines.push(line) })('A', 1, 3);
    console.log(JSON.stringify(lines));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(JSON.parse(stdout)).toEqual(['{"call":"A","alpha":1,"beta":3}', '{"return":2}']);
});

function textOf(line: unknown): string {
  return typeof line === 'string' ? line : JSON.stringify(line);
}
