/** Every algorithm keeps the contract of runs on random trees, in every growth that it has. */
import { expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { canGrow, GROWTHS } from '../../src/core/run/growth.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import {
  ALGORITHMS,
  type AlgorithmName,
  bringsVectors,
  canSearch,
} from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { nodeOfKey } from '../../src/core/tree/nodeOfKey.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { trueValue } from '../support/oracle/trueValue.ts';
import { forPlayers, nodesOf, type Party, plainMaxN } from '../support/playerTrees.ts';
import { expectContract } from '../support/runContract.ts';

const growthsOf = (algorithm: AlgorithmName) =>
  GROWTHS.filter((growth) => growth === 'drawn' || canGrow(algorithm));

/** How many runs of each algorithm were looked at, by growth. */
const met = new Map<string, number>();

/** Searches the tree in every growth; `values` says what its nodes are worth. */
function expectRuns(
  algorithm: AlgorithmName,
  tree: GameTree,
  values: readonly number[],
  rules: SearchRules = DEFAULT_RULES,
): void {
  if (!canSearch(algorithm, tree)) return;
  for (const growth of growthsOf(algorithm)) {
    const run: AnyRun = recordSearch(tree, algorithm, rules, growth);
    expect(run.grows).toBe(growth === 'grown');
    const inWhole = (node: NodeId) => nodeOfKey(tree, run.tree.key(node)) as NodeId;
    expectContract(run, (node) => values[inWhole(node)] as number);
    met.set(`${algorithm} ${growth}`, (met.get(`${algorithm} ${growth}`) ?? 0) + 1);
  }
}

test.each(ALGORITHMS)('%s on trees of MAX, MIN and chance', (algorithm) => {
  for (const chance of [false, true])
    forTreesAndRulesInTurn({ long: 400, usual: 60 }, { nodes: 50, chance }, ({ tree, nodes }, rules) =>
      expectRuns(algorithm, tree, nodes.map(trueValue), rules),
    );
});

/** What player 1 gets when all others want to give it the least. */
function feared(node: Party): number {
  if ('vector' in node) return node.vector[0] as number;
  const values = node.children.map(feared);
  return node.player === 0 ? Math.max(...values) : Math.min(...values);
}

/** What the player who decides at each node gets by max^n, and at a leaf the player who may choose it. */
function ownShares(node: Party, above = 0): readonly number[] {
  if ('vector' in node) return [node.vector[above] as number];
  const below = node.children.flatMap((child) => ownShares(child, node.player));
  return [plainMaxN(node).vector[node.player] as number, ...below];
}

test.each(ALGORITHMS)('%s on trees of several players', (algorithm) => {
  for (const head of ['', 'sum M; leaves 0..M; '])
    forPlayers({ long: 400, usual: 60 }, { head }, ({ tree, root }) =>
      expectRuns(algorithm, tree, bringsVectors(algorithm) ? ownShares(root) : nodesOf(root).map(feared)),
    );
});

test('every algorithm was looked at in every growth that it has', () => {
  for (const algorithm of ALGORITHMS)
    for (const growth of growthsOf(algorithm))
      expect(met.get(`${algorithm} ${growth}`) ?? 0, `${algorithm}, ${growth}`).toBeGreaterThan(50);
});
