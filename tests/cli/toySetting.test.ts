/**
 * A setting of a search is a row: one that was just added is in links, files and the terminal, and a run with another
 * value of it is another run.
 */
import { expect, test, vi } from 'vitest';
import type * as table from '../../src/core/search/searchSettingRows.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { AIMA, ask } from './ask.ts';

// What the setup of the tests has loaded is loaded again, with the mock below.
vi.hoisted(() => vi.resetModules());

vi.mock('../../src/core/search/searchSettingRows.ts', async (original) => {
  const { SEARCH_SETTINGS } = await original<typeof table>();
  expect(SEARCH_SETTINGS).not.toHaveProperty('toy');
  const toy = { group: 'limits', kind: 'whole', least: 1, most: 9, usual: null };
  return { SEARCH_SETTINGS: { ...SEARCH_SETTINGS, toy } };
});

const SUBJECT = subjectOfExample(exampleById('aima-fig-5-2')!);
const withToy = (toy: number | null): SearchLimits => ({ ...NO_LIMITS, ...({ toy } as object) });
const STATE = { algorithm: 'alpha-beta', rules: DEFAULT_RULES, notation: 'window', step: 5 } as const;

test('a link says it when it is not as usual', () => {
  const tree = { kind: 'library', id: 'aima-fig-5-2' } as const;
  const hash = encodeAddress({ tree, ...STATE, limits: { toy: 3 } as object });
  expect(hash).toContain('&toy=3&');
  expect(decodeAddress(hash!)).toMatchObject({ limits: { toy: 3 }, unknown: [] });
  expect(decodeAddress(hash!.replace('toy=3', 'toy=10'))).toMatchObject({ limits: {}, unknown: ['toy=10'] });
});

test('a file keeps it', () => {
  const written = (toy: number | null) =>
    printTreeFile([{ title: 'T', tree: SUBJECT.tree, ...STATE, limits: withToy(toy) }]);
  expect(readTreeFile(written(3), '').trees[0]?.limits).toEqual(withToy(3));
  expect(written(null)).not.toContain('toy');
});

test('the terminal takes it, and names its values', async () => {
  expect((await ask([AIMA, '--toy', '3'])).code).toBe(0);
  const { stderr } = await ask([AIMA, '--toy', '10']);
  expect(stderr).toBe('trace: --toy cannot be “10”; it is a whole number from 1 to 9\n');
});

test('another value of it is another run', () => {
  const run = (toy: number | null) => runOf({ subject: SUBJECT, ...STATE, limits: withToy(toy) });
  expect(run(3)).toBe(run(3));
  expect(run(3)).not.toBe(run(4));
});
