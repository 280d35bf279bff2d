/** The command as it is typed. */
import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { AIMA } from './ask.ts';

const THROUGH_NPM = ['npm', 'run', '--silent', 'trace', '--'];
const DIRECT = [process.execPath, '--import', 'tsx', 'src/cli/trace.ts'];

describe.concurrent('on a terminal', { timeout: 60_000 }, () => {
  test('npm passes the tree and the options on', async () => {
    const { stdout, ...rest } = await run([
      ...THROUGH_NPM,
      ...[AIMA, '--algorithm', 'alpha-beta', '--cutoff', 'strict', '--format', 'json'],
    ]);
    expect(rest).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ value: 3, bestMove: 0, cutoffs: 1, entered: 11 });
  });

  test('npm passes the exit code on, and adds no line', async () => {
    const { code, stdout, stderr } = await run([...THROUGH_NPM, '[[3,oops]]']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^trace: .*“oops”.*\n$/);
  });

  test('a log that is wrong has an exit code of its own, and its answer on standard output', async () => {
    const log = '> A max\n> x min\n< 3\n< 4\n';
    const { code, stdout, stderr } = await run(['npm', 'run', '--silent', 'check', '--', '-'], {
      stdin: log,
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('A returned 4');
  });

  test('a negative number stands after --', async () => {
    const { code, stdout } = await run([...THROUGH_NPM, '--format=json', '--', '-3']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ value: -3 });
  });

  test('a tree comes through a pipe', async () => {
    const { code, stdout } = await run([...DIRECT, '-', '--format', 'json'], { stdin: AIMA });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ prunedLeaves: [4, 5] });
  });

  test('a reader that stops reading, as head does, ends it without a word', async () => {
    const wide = `[${'[1,2],'.repeat(4000)}3]`;
    const { code, stderr } = await run([...DIRECT, wide], { untilOutput: true });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end; `untilOutput` closes its standard output after the first piece. */
function run(
  [program = '', ...args]: readonly string[],
  { stdin = '', untilOutput = false } = {},
): Promise<Ended> {
  const child = spawn(program, args);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += String(chunk);
    if (untilOutput) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });
  child.stdin.end(stdin);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
