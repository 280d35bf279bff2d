/** The searches stand alone: they run wherever JavaScript does, as soon as their module is there. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { ALGORITHMS } from '../../src/core/search/algorithms.ts';

const SCRIPT = join(import.meta.dirname, 'alone/everySearch.ts');

type Row = readonly [algorithm: string, tree: string, growth: string, result: unknown, limited: unknown];

/** Worked out by hand beside the trees in the script. */
const VALUES: Readonly<Record<string, number>> = { plain: 3, chance: 6, players: 3 };

function expectAll(rows: readonly Row[]): void {
  expect(new Set(rows.map(([algorithm]) => algorithm))).toEqual(new Set(ALGORITHMS));
  for (const [algorithm, tree, growth, result, limited] of rows) {
    const naming = `${algorithm} on ${tree}, ${growth}`;
    // A simulation ends with a mean of rewards, which comes near to the value.
    if (algorithm === 'mcts') {
      for (const found of [result, limited] as { ok: boolean; value: number }[])
        expect(Math.abs(found.value - (VALUES[tree] ?? 0)), naming).toBeLessThan(1);
      continue;
    }
    expect(result, naming).toMatchObject({ ok: true, value: VALUES[tree] });
    expect(limited, naming).toMatchObject({ ok: true, value: VALUES[tree] });
  }
}

test('every algorithm runs in plain Node, with nothing awaited', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT]);
  expect(stderr).toBe('');
  expectAll(JSON.parse(stdout) as Row[]);
});

test('every algorithm runs in a worker, with nothing awaited', async () => {
  // A worker of Node reads no TypeScript by itself: only the script itself is waited for.
  const script = JSON.stringify(pathToFileURL(SCRIPT).href);
  const start = `import('tsx/esm/api').then(({ register }) => (register(), import(${script})));`;
  const worker = new Worker(start, { eval: true });
  const rows = await new Promise<Row[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  expectAll(rows);
});

test('core loads nothing later', () => {
  const files = readdirSync('src/core', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const loading = files.filter((file) =>
    /\bimport\(|\bawait\b/.test(readFileSync(join('src/core', file), 'utf8')),
  );
  expect(loading).toEqual([]);
});
