/** A search of a tree that the algorithm has no rule for throws, and names the reason that its row gives. */
import { expect, test } from 'vitest';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { Unsuited } from '../../src/core/search/algorithm.ts';
import { ALGORITHM, ALGORITHMS } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { treeOfText } from '../support/playerTrees.ts';

/** A tree for each kind of node, searched by those algorithms alone that are not named. */
const TREES: readonly [text: string, Partial<Record<Unsuited, readonly string[]>>][] = [
  ['(3 1) 2', { 'no-players': ['max-n'] }],
  [
    '(chance(0.5*3 0.5*1) 2)',
    { chance: ['minimax', 'two-phase', 'level-by-level', 'pvs'], 'no-players': ['max-n'] },
  ],
];

test.each(TREES)('of %s', (text, expected) => {
  const tree = treeOfText(text);
  for (const algorithm of ALGORITHMS) {
    const [why] = Object.entries(expected).find(([, names]) => names?.includes(algorithm)) ?? [null];
    expect(ALGORITHM[algorithm].unsuited(tree, null)).toBe(why);
    const search = () => recordSearch(tree, algorithm, DEFAULT_RULES, 'drawn');
    if (why === null) expect(search).not.toThrow();
    else expect(search).toThrow(`${algorithm} has no rule for the tree: ${why}`);
  }
});

test('of several players', () => {
  const tree = treeOfText('p1(<1 2> p2(<2 1> <0 3>))');
  for (const algorithm of ['two-phase', 'level-by-level'] as const)
    expect(() => recordSearch(tree, algorithm, DEFAULT_RULES, 'drawn')).toThrow(
      `${algorithm} has no rule for the tree: players`,
    );
});
