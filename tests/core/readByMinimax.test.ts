/** The count beside the figure to which that of a search with cuts is compared: that of minimax, within the same limits. */
import { expect, test } from 'vitest';
import { readByMinimax } from '../../src/core/run/readByMinimax.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { EVERY_RULE, forTrees } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';

test('what minimax reads is what minimax evaluates within the same limits, and no search reads more', () => {
  let keeping = 0;
  let halting = 0;
  forTrees(400, { nodes: 40, chance: false, halting: true }, ({ tree: plain, random }) => {
    const judged = noisyAtRandom(judgedAtRandom(plain, random), random, random.pick([0.3, 0.7, 1]));
    const tabled = Uint8Array.from(judged.nodes(), (node) =>
      judged.isLeaf(node) && random.flip(0.3) ? 1 : 0,
    );
    const tree = random.flip(0.2) ? new GameTree({ ...judged.columns, tabled }, judged.leafBounds) : judged;
    const limits: SearchLimits = {
      ...NO_LIMITS,
      depth: random.pick([null, 0, 1, 2, 3]),
      quiet: random.pick(['none', 'all', 'noisy']),
      most: random.pick([null, 1, 2]),
    };
    const whole = recordLimited(tree, 'minimax', DEFAULT_RULES, limits);
    const pass = whole.treeAt(whole.length);
    const told = readByMinimax(pass);
    if (!whole.result.ok) {
      halting += 1;
      expect(told).toBeNull();
      return;
    }
    if (pass.standPat !== null) keeping += 1;
    // A value that the pass never comes to may be unknown; then nothing is said.
    expect([whole.tallyAt(whole.length).leaves, null]).toContain(told);
    if (!tree.hasUnknown) expect(told).not.toBeNull();
    if (told === null) return;
    const run = recordLimited(tree, 'alpha-beta', random.pick(EVERY_RULE), limits);
    expect(readByMinimax(run.treeAt(run.length))).toBe(told);
    const { leaves, prunedLeaves } = run.tallyAt(run.length);
    if (pass.columns.tabled === null) expect(leaves + prunedLeaves).toBeLessThanOrEqual(told);
    if (pass.columns.tabled === null && pass.standPat === null) expect(leaves + prunedLeaves).toBe(told);
  });
  expect(keeping).toBeGreaterThan(ofCases(20));
  expect(halting).toBeGreaterThan(ofCases(5));
});
