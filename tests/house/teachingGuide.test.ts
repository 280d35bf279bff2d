/** What the guide for teaching says of figures is so. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reordered } from '../../src/core/order/reorder.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { decodeGrowth } from '../../src/link/growthAddress.ts';
import { decodePractice } from '../../src/link/practiceLink.ts';
import { readContrast } from '../../src/session/contrast.ts';
import { screenOf } from '../../src/session/screens.ts';
import { treeOf } from '../library/runs.ts';

const GUIDE = readFileSync('docs/teaching.md', 'utf8').replace(/\s+/g, ' ');
const LINKS = [...GUIDE.matchAll(/`(#v1&[^`]+)`/g)].map(([, hash]) => hash ?? '');

const libraryTree = (id: string) => treeOf(exampleById(id)!);

function leavesRead(tree: GameTree, rules: Partial<SearchRules> = {}): number {
  const run = recordSearch(tree, 'alpha-beta', { ...DEFAULT_RULES, ...rules }, 'drawn');
  return run.tallyAt(run.length).leaves;
}

test.each(LINKS)('%s is read whole', (hash) => {
  if (hash.includes('practice=')) {
    expect(decodePractice(hash)).not.toBeNull();
    return;
  }
  if (screenOf(hash) === 'growth') {
    expect(decodeGrowth(hash).unread).toEqual([]);
    return;
  }
  const { unknown, isDamaged, compare } = decodeAddress(hash);
  expect([unknown, isDamaged]).toEqual([[], false]);
  if (compare?.beside !== undefined) expect(readContrast(compare.beside)).not.toBeNull();
});

test.each([
  ['figure 3.10', leavesRead(libraryTree('thu-fig-3-10')), '10 of the 22 leaves are evaluated, at four cuts'],
  [
    'an equal value',
    `${leavesRead(libraryTree('auckland-ab14'))} ${leavesRead(libraryTree('auckland-ab14'), { cutoff: 'strict' })}`,
    '9 of 14 leaves, or 12',
  ],
  [
    'deep cutoffs',
    `${leavesRead(libraryTree('nilsson-fig-3-12'))} ${leavesRead(libraryTree('nilsson-fig-3-12'), { bounds: 'parent' })}`,
    '18 leaves against 27',
  ],
  [
    'order',
    `10 ${leavesRead(reordered(libraryTree('thu-fig-3-10'), ROOT, 'best', 'subtree', 0))}`,
    '10 leaves against 8',
  ],
])('%s: %s', (_what, found, said) => {
  expect(GUIDE).toContain(said);
  const numbers = said.match(/\d+/g) ?? [];
  for (const number of String(found).split(' ')) expect(numbers).toContain(number);
});
