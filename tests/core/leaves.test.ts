import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { LEAF } from '../../src/core/tree/nodeKind.ts';
import { fewestLeaves, uniformShapeOf } from '../../src/core/tree/uniformShape.ts';
import { leavesSearched } from '../support/evaluatedLeaves.ts';
import { expectSame, forTrees, forTreesAndRules, naming } from '../support/forTrees.ts';
import { leavesSeen, tellStory } from '../support/oracle/story.ts';
import { perfectlyOrdered } from '../support/perfectOrder.ts';
import { treeOf } from '../support/sketch.ts';

describe('the leaves a search evaluates', () => {
  test('are those the definitions of windows and cutoffs leave', () => {
    forTreesAndRules(400, { halting: true }, ({ tree, root }, rules) => {
      expectSame(leavesSearched(tree, rules), leavesSeen(tellStory(root, rules)));
    });
  });

  test.each(RULES.bounds)(
    'are the same for the three value rules when cutting on equality (bounds: %s)',
    (bounds) => {
      forTrees(2000, {}, ({ tree }) => {
        const soft = leavesSearched(tree, { ...DEFAULT_RULES, cutoff: 'equal', value: 'soft', bounds });
        expectSame(leavesSearched(tree, { ...DEFAULT_RULES, cutoff: 'equal', value: 'hard', bounds }), soft);
        expectSame(
          leavesSearched(tree, { ...DEFAULT_RULES, cutoff: 'equal', value: 'running', bounds }),
          soft,
        );
      });
    },
  );

  test.each(RULES.bounds)(
    'are the same for fail-hard and the running bound when cutting strictly, where the sides alternate (bounds: %s)',
    (bounds) => {
      forTrees(2000, { alternating: true }, ({ tree }) => {
        const hard = leavesSearched(tree, { ...DEFAULT_RULES, cutoff: 'strict', value: 'hard', bounds });
        expectSame(
          leavesSearched(tree, { ...DEFAULT_RULES, cutoff: 'strict', value: 'running', bounds }),
          hard,
        );
      });
    },
  );

  test('are often others for fail-soft than for fail-hard when cutting strictly', () => {
    let others = 0;
    forTrees(500, {}, ({ tree }) => {
      const strict = { cutoff: 'strict', bounds: 'all' } as const;
      const soft = leavesSearched(tree, { ...DEFAULT_RULES, ...strict, value: 'soft' });
      if (soft.join() !== leavesSearched(tree, { ...DEFAULT_RULES, ...strict, value: 'hard' }).join())
        others += 1;
    });
    expect(others).toBeGreaterThan(0);
  });

  test('are no more on equality than strictly, and no more with all ancestors than with the parent only', () => {
    forTrees(1000, {}, ({ tree }) => {
      const count = (rules: Partial<SearchRules>) =>
        leavesSearched(tree, { ...DEFAULT_RULES, ...rules }).length;
      expect(count({})).toBeLessThanOrEqual(count({ cutoff: 'strict' }));
      expect(count({})).toBeLessThanOrEqual(count({ bounds: 'parent' }));
    });
  });
});

describe('what is never looked at', () => {
  test('makes, with what is entered, the whole tree', () => {
    forTreesAndRules(200, {}, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const end = tree.nodes().map((node) => run.stateAt(node, run.length).status);
      const done = end.filter((status) => status === 'done').length;
      const pruned = tree.nodes().filter((node) => end[node] === 'pruned');
      const tally = run.tallyAt(run.length);
      expectSame(done + pruned.length, tree.size);
      expectSame(done, tally.entered);
      expectSame(pruned.filter((node) => tree.kind(node) === LEAF).length, tally.prunedLeaves);
      expectSame(tally.leaves + tally.prunedLeaves, tree.leafCount);
    });
  });

  test('is nothing for minimax and expectiminimax', () => {
    forTrees(500, { chance: false }, ({ tree }) => {
      for (const algorithm of ['minimax', 'expectiminimax'] as const) {
        const run = recordTrace(tree, algorithm, DEFAULT_RULES);
        const { expanded, generated, stored, mostStored, ...looked } = run.tallyAt(run.length);
        // Depth-first, all is made once, and never more is held than one path.
        expectSame(
          { expanded, generated, stored, mostStored },
          {
            expanded: tree.size - tree.leafCount,
            generated: tree.size,
            stored: 0,
            mostStored: tree.height + 1,
          },
        );
        expectSame(looked, {
          entered: tree.size,
          distinct: tree.size,
          horizon: 0,
          leaves: tree.leafCount,
          cutoffs: 0,
          prunedLeaves: 0,
          neverGenerated: 0,
        });
      }
    });
  });
});

describe('perfect order', () => {
  const SHAPES = [2, 3, 4].flatMap((branching) => [1, 2, 3, 4, 5].map((depth) => ({ branching, depth })));
  const REACHING: SearchRules[] = [
    { ...DEFAULT_RULES, cutoff: 'equal', value: 'soft', bounds: 'all' },
    { ...DEFAULT_RULES, cutoff: 'equal', value: 'hard', bounds: 'all' },
    { ...DEFAULT_RULES, cutoff: 'equal', value: 'running', bounds: 'all' },
    { ...DEFAULT_RULES, cutoff: 'strict', value: 'soft', bounds: 'all' },
  ];

  test.each(SHAPES)('needs b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves at b = $branching, d = $depth', (shape) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const tree = treeOf(perfectlyOrdered(shape, seeded(seed)));
      expect(uniformShapeOf(tree)).toEqual(shape);
      const { branching, depth } = shape;
      const fewest = branching ** Math.ceil(depth / 2) + branching ** Math.floor(depth / 2) - 1;
      expect(fewestLeaves(shape)).toBe(fewest);
      for (const rules of REACHING) {
        naming(
          () => `seed ${seed}`,
          () => expect(leavesSearched(tree, rules)).toHaveLength(fewest),
        );
      }
    }
  });
});
