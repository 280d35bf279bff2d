/**
 * The record of every library tree of the first release, under every algorithm and rule, event for event, as
 * the first release wrote it. Never written anew: what a run is does not change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch, DEPTH_FIRST } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { exampleById } from '../../src/library/library.ts';
import { treeOf } from '../library/runs.ts';
import { EVERY_RULE } from '../support/forTrees.ts';
import { nameOfRun, printRecord } from '../support/printRecord.ts';

const FOLDER = 'tests/fixtures/records';

/** By the name of the run: runs that are the same stand together under their names. */
function recordsIn(file: string): Map<string, string> {
  const records = new Map<string, string>();
  for (const block of readFileSync(`${FOLDER}/${file}`, 'utf8').trimEnd().split('\n\n')) {
    const lines = block.split('\n');
    const names = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
    for (const name of names) records.set(name, lines.slice(names.length).join('\n'));
  }
  return records;
}

test.each(readdirSync(FOLDER))('is what it was: %s', (file) => {
  const tree = treeOf(exampleById(file.replace(/\.txt$/, ''))!);
  const records = recordsIn(file);
  const met = new Set<string>();
  for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, tree))) {
    for (const rules of algorithm === 'alpha-beta' ? EVERY_RULE : [DEFAULT_RULES]) {
      const name = nameOfRun(algorithm, rules);
      const record = records.get(name);
      if (record === undefined) continue;
      expect(printRecord(recordTrace(tree, algorithm, rules)), name).toBe(record);
      met.add(name);
    }
  }
  expect([...met].sort()).toEqual([...records.keys()].sort());
});

test('is there of all 52 trees', () => {
  expect(readdirSync(FOLDER)).toHaveLength(52);
});
