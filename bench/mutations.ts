/**
 * Faults drawn by seed over the operators and constants of search and record, one at a time: the tests that
 * take least are run against each, then those of the core, then all, and what none of them notices is printed.
 *
 * `npm run mutate -- [seed] [count] [first]`, the last to go on with what was begun. Files of `src` are changed
 * while it runs and put back after each; it refuses to begin where they have changes of one's own.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { seeded, shuffled } from '../src/core/random/seeded.ts';

const FOLDERS = ['src/core/search', 'src/core/run'];

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '<<': '>>',
  '>>': '<<',
  '&': '|',
  '|': '&',
};

/** One place and what stands there in place of what does. */
interface Mutation {
  readonly path: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

function mutationsOf(path: string): Mutation[] {
  const text = readFileSync(path, 'utf8');
  const found: Mutation[] = [];
  const add = (at: number, from: string, to: string) => found.push({ path, at, from, to });
  const operator = (node: { operator: string; left: { end: number }; right: { start: number } }) => {
    const to = OPERATORS[node.operator];
    if (to !== undefined) add(text.indexOf(node.operator, node.left.end), node.operator, to);
  };
  new Visitor({
    BinaryExpression: operator,
    LogicalExpression: operator,
    AssignmentExpression: operator,
    UnaryExpression(node) {
      if (node.operator === '!' || node.operator === '-') add(node.start, node.operator, '');
    },
    Literal(node) {
      const from = text.slice(node.start, node.end);
      if (typeof node.value === 'number') add(node.start, from, String(node.value + 1));
      if (typeof node.value === 'boolean') add(node.start, from, String(!node.value));
    },
    MemberExpression(node) {
      const from = text.slice(node.start, node.end);
      if (from === 'Math.max') add(node.start, from, 'Math.min');
      if (from === 'Math.min') add(node.start, from, 'Math.max');
    },
  }).visit(parseSync(path, text).program);
  return found;
}

type Outcome = 'passed' | 'failed' | 'hangs';

/** What the tests say: they pass, one fails, or they have not ended after so many ms. */
async function outcomeOf(tests: readonly string[], most: number): Promise<Outcome> {
  const runner = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--reporter', 'dot', ...tests];
  const run = spawn(process.execPath, runner, { stdio: 'ignore', detached: true });
  let isHanging = false;
  const giveUp = setTimeout(() => {
    isHanging = true;
    // With the processes that it runs tests in, which do not hear a gentler word.
    if (run.pid !== undefined) process.kill(-run.pid, 'SIGKILL');
  }, most);
  const [status] = await once(run, 'exit');
  clearTimeout(giveUp);
  return isHanging ? 'hangs' : status === 0 ? 'passed' : 'failed';
}

/** Which tests are run, those that take least and notice most first. */
const STAGES: readonly (readonly [by: string, tests: readonly string[]])[] = [
  ['records', ['tests/core/frozenRecords.test.ts', 'tests/core/published.test.ts']],
  ['core', ['tests/core']],
  ['all tests', []],
];

/** A stage that takes so many times as long as without a fault hangs; no stage hangs before a minute is over. */
const HANGS_TIMES = 5;
const HANGS_MS = 60_000;

/** More than any stage takes on any machine. */
const UNHURRIED_MS = 3_600_000;

/** How long each stage may take; a test that fails without any fault would notice everything. */
async function limitsOf(): Promise<readonly number[]> {
  const limits: number[] = [];
  for (const [by, tests] of STAGES) {
    const start = Date.now();
    const outcome = await outcomeOf(tests, UNHURRIED_MS);
    const taken = Date.now() - start;
    if (outcome !== 'passed') throw new Error(`${by}: the tests fail as they are`);
    console.log(`without a fault, ${by}: ${Math.round(taken / 1000)} s`);
    limits.push(Math.max(HANGS_MS, HANGS_TIMES * taken));
  }
  return limits;
}

async function firstToNotice(limits: readonly number[]): Promise<{ outcome: Outcome; by: string }> {
  for (const [stage, [by, tests]] of STAGES.entries()) {
    const outcome = await outcomeOf(tests, limits[stage] ?? HANGS_MS);
    if (outcome !== 'passed') return { outcome, by };
  }
  return { outcome: 'passed', by: 'all tests' };
}

function lineOf({ path, at, from, to }: Mutation): string {
  const before = readFileSync(path, 'utf8').slice(0, at);
  const line = readFileSync(path, 'utf8').split('\n')[before.split('\n').length - 1]?.trim() ?? '';
  return `${path}:${before.split('\n').length}  ${from} → ${to === '' ? 'nothing' : to}\n    ${line}`;
}

const [seed = 1, count = 100, first = 1] = process.argv.slice(2).map(Number);
if (execFileSync('git', ['status', '--porcelain', 'src'], { encoding: 'utf8' }) !== '')
  throw new Error('src has changes that are not committed; commit or put them aside first');

const all = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file))).flatMap(
  mutationsOf,
);
const drawn = shuffled(all, seeded(seed)).slice(0, count);
console.log(`${drawn.length} of ${all.length} places, seed ${seed}, from the ${first}. on`);
const limits = await limitsOf();
const survivors: Mutation[] = [];
for (const [index, mutation] of [...drawn.entries()].slice(first - 1)) {
  const { path, at, from, to } = mutation;
  const text = readFileSync(path, 'utf8');
  const line = lineOf(mutation);
  try {
    writeFileSync(path, text.slice(0, at) + to + text.slice(at + from.length));
    const { outcome, by } = await firstToNotice(limits);
    if (outcome === 'passed') survivors.push(mutation);
    console.log(`${index + 1} ${outcome}, ${by}  ${line}`);
  } finally {
    writeFileSync(path, text);
  }
}
const tried = drawn.length - first + 1;
console.log(`${tried - survivors.length} of ${tried} caught; not:`);
for (const mutation of survivors) console.log(lineOf(mutation));
