import { describe, expect, test } from 'vitest';
import { uniformTree } from '../../bench/trees.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { judged } from '../support/judged.ts';

describe('the record of a large run', () => {
  // The offsets, four bytes a node, are apart: they grow with the tree and not with the run.
  test.each([
    ['minimax', 2, 16],
    ['alpha-beta', 4, 8],
    ['expectiminimax', 10, 5],
  ] as const)(
    'takes at most 40 bytes an event with its index: %s, %d to the power of %d leaves',
    (algorithm, branching, depth) => {
      const run = recordTrace(uniformTree(branching, depth, 1), algorithm, DEFAULT_RULES);
      expect(run.length).toBeGreaterThan(10_000);
      expect(run.bytes / run.length).toBeLessThanOrEqual(40);
      // Four numbers of eight bytes, and four bytes for its place in the index.
      expect(run.bytes / run.length).toBeGreaterThanOrEqual(36);
    },
  );

  test('counts the list of entries, where nodes are entered again', () => {
    const tree = judged(uniformTree(3, 6, 1), (node) => node % 7);
    const limits = { ...NO_LIMITS, depth: 4, deepen: true };
    const run = recordLimited(tree, 'minimax', DEFAULT_RULES, limits);
    const entries = (['enter', 'leaf', 'horizon'] as const).flatMap((kind) => run.eventsOf(kind)).length;
    expect(entries).toBe(1 + 4 + 13 + 40 + 121);
    // Rows come in whole chunks of at least a thousand.
    expect((run.bytes - 4 * (run.length + entries)) % 8192).toBe(0);
  });
});
