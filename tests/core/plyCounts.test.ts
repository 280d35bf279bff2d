/** What a search has done ply by ply, and the subtrees of large trees as trees of their own. */
import { describe, expect, test } from 'vitest';
import { uniformTree } from '../../bench/trees.ts';
import { bestChangesOf, plyCountsOf } from '../../src/core/run/plyCounts.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { subtreeAt } from '../../src/core/tree/subtree.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';

describe('the counts of plies', () => {
  test('add up to those of the run, at every step asked for in any order', () => {
    forTrees(60, {}, ({ tree, random }) => {
      for (const algorithm of ['alpha-beta', 'expectiminimax'] as const) {
        if (!canSearch(algorithm, tree)) continue;
        const run = recordTrace(tree, algorithm, DEFAULT_RULES);
        const counts = plyCountsOf(run);
        for (const step of [run.length, random.below(run.length + 1), 0]) {
          const plies = counts.at(step);
          const tally = run.tallyAt(step);
          const sum = (name: 'nodes' | 'entered' | 'evaluated' | 'cut') =>
            plies.reduce((all, ply) => all + ply[name], 0);
          expect(sum('nodes')).toBe(tree.size);
          expect(sum('entered')).toBe(tally.entered);
          expect(sum('evaluated')).toBe(tally.leaves);
          let cut = 0;
          for (let at = 1; at <= step; at += 1) {
            const event = run.event(at);
            if (event.kind === 'cutoff') cut += event.pruned.length;
          }
          expect(sum('cut')).toBe(cut);
        }
      }
    });
  });

  test('of a long run are the same when the whole run was counted before', () => {
    const tree = uniformTree(3, 9, 1);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const [asked, counted] = [plyCountsOf(recordTrace(tree, 'alpha-beta', DEFAULT_RULES)), plyCountsOf(run)];
    expect([...counted.inSteps()].length).toBeGreaterThan(2);
    for (const step of [9000, 4096, 4095, run.length]) expect(asked.at(step)).toEqual(counted.at(step));
    expect(counted.at(run.length)[0]).toEqual({
      ...{ ply: 0, deciders: ['max'], nodes: 1, entered: 1, evaluated: 0, cut: 0 },
    });
    expect(counted.at(run.length).at(-1)).toMatchObject({ ply: 9, deciders: [], nodes: 19_683 });
  });
});

test('the best move changes where the root takes a better value, in every pass', () => {
  forTrees(60, { chance: false }, ({ tree }) => {
    if (tree.isLeaf(ROOT)) return;
    for (const run of [
      recordTrace(tree, 'alpha-beta', DEFAULT_RULES),
      recordLimited(tree, 'minimax', DEFAULT_RULES, { ...NO_LIMITS, deepen: true }),
    ]) {
      const expected: number[] = [];
      for (let step = 1; step <= run.length; step += 1)
        if (run.kindAt(step) === 'update' && run.nodeAt(step) === ROOT && run.isImproved(step))
          expected.push(step);
      expect(bestChangesOf(run)).toEqual(expected);
    }
  });
});

test('a subtree is a tree of its own', () => {
  forTrees(60, { halting: true }, ({ tree, random }) => {
    const root = tree.nodes()[random.below(tree.size)] as typeof ROOT;
    const subtree = subtreeAt(tree, root);
    const rows = rowsOf(tree).slice(root, tree.subtreeEnd(root));
    expect(subtree.size).toBe(rows.length);
    expect(subtree.nodes().map((node) => subtree.key(node))).toEqual(rows.map(({ key }) => key));
    expect(subtree.leaves().map((leaf) => subtree.value(leaf))).toEqual(
      tree
        .leaves()
        .filter((leaf) => tree.isWithin(leaf, root))
        .map((leaf) => tree.value(leaf)),
    );
    // What the rows of the subtree make is what is cut out of the columns.
    expectSame(treeOfRows(rowsOf(subtree)).columns, subtree.columns);
    expect(printTree(subtree)).toBe(printTree(treeOfRows(rowsOf(subtree), subtree.leafBounds)));
  });
});
