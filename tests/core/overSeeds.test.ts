/** How often a simulation recommends a move over many seeds, as programs that share nothing with this one count it. */
import { expect, test } from 'vitest';
import { treeValues } from '../../src/core/analysis/index.ts';
import { checkpointsUpTo, overSeeds, type RecommendedPlaces } from '../../src/core/run/overSeeds.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { type Source, treeSource } from '../../src/core/search/source.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { moveValuesOf } from '../../src/games/moveValues.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { forTrees } from '../support/forTrees.ts';

function rowsOf<Position, Move>(
  source: Source<Position, Move>,
  limits: Partial<SearchLimits>,
  seeds: number,
) {
  return [...overSeeds(source, { ...NO_LIMITS, ...limits }, seeds)].flatMap(({ part }) =>
    part === null ? [] : [part],
  );
}

/** For how many seeds a place is recommended after these iterations. */
function counted(rows: readonly RecommendedPlaces[], place: number, last: number, after: readonly number[]) {
  const checkpoints = checkpointsUpTo(last);
  return after.map(
    (iterations) => rows.filter((row) => row[checkpoints.indexOf(iterations)] === place).length,
  );
}

function ticTacToe(start: string | null) {
  const { game, fault } = placed({ ...openingSetting('tic-tac-toe'), start });
  if (fault !== null) throw new Error('not a position');
  return gameSource(game);
}

test('the checkpoints begin with 1 and end with the last iteration', () => {
  expect(checkpointsUpTo(0)).toEqual([]);
  expect(checkpointsUpTo(1)).toEqual([1]);
  expect(checkpointsUpTo(100)).toEqual([1, 2, 3, 5, 7, 10, 20, 30, 50, 70, 100]);
  expect(checkpointsUpTo(12)).toEqual([1, 2, 3, 5, 7, 10, 12]);
});

test('the tree of chances recommends the better move more and more often', () => {
  const read = parseTree('leaves 0..1; max(min(max(0.9 0.1) max(0.6 0.4)) min(max(0.5 0.5) max(0.7 0.2)))');
  if (!read.ok) throw new Error('not a tree');
  const rows = rowsOf(treeSource(read.value), { iterations: 1000, leaves: 'chance' }, 200);
  expect(counted(rows, 0, 1000, [10, 30, 100, 300, 1000])).toEqual([128, 129, 150, 167, 194]);
});

test('in tic-tac-toe it blocks, and answers two corners with an edge', () => {
  const blocks = rowsOf(ticTacToe('xx..o....'), { iterations: 300 }, 200);
  // The places count the empty squares.
  expect(counted(blocks, 0, 300, [10, 30, 100, 300])).toEqual([168, 162, 198, 200]);
  const corners = rowsOf(ticTacToe('x...o...x'), { iterations: 300 }, 200);
  const edges = [10, 30, 100, 300].map((after) =>
    [0, 2, 3, 5].reduce((sum, place) => sum + (counted(corners, place, 300, [after])[0] ?? 0), 0),
  );
  expect(edges).toEqual([122, 134, 127, 190]);
});

test('in tic-tac-toe the first move is the centre or a corner, and never an edge', () => {
  const rows = rowsOf(ticTacToe(null), { iterations: 800 }, 50);
  const [centre = 0] = counted(rows, 4, 800, [800]);
  const corners = [0, 2, 6, 8].reduce((sum, place) => sum + (counted(rows, place, 800, [800])[0] ?? 0), 0);
  expect([centre, corners]).toEqual([42, 8]);
});

test('small games are solved, in rewards, and large ones are refused', () => {
  const values = (name: Parameters<typeof openingSetting>[0], options = {}, most = 20_000) => {
    const setting = openingSetting(name);
    const game = { ...setting, options: { ...setting.options, ...options } };
    const found = [...moveValuesOf({ setting: game }, most)].at(-1)?.part;
    return typeof found === 'object' ? found?.moves : found;
  };
  expect(values('tic-tac-toe')).toEqual(Array.from({ length: 9 }, () => 0.5));
  // Black loses by 8 discs after each first move.
  expect(values('othello', { size: 4 })).toEqual([0, 0, 0, 0]);
  expect(values('connect-four', {}, 2000)).toBe('too-many');
});

test('each node of the tree of a game has its value', () => {
  const setting = openingSetting('tic-tac-toe');
  const at = placed({ ...setting, moves: ['0', '4', '8'] });
  const { run } = searchGame(at, 'mcts', DEFAULT_RULES, { ...NO_LIMITS, iterations: 300 });
  const { tree } = run as SimulationRun;
  const places = tree.nodes().map((node) => (run as SimulationRun).placeOf(node));
  const [, end] = moveValuesOf({ setting: at.setting, parents: tree.columns.parent, places });
  const found = end?.part;
  if (typeof found !== 'object' || found === null) throw new Error('it is solved');
  expect(found.nodes).toHaveLength(tree.size);
  // O must take an edge, which draws; after a corner X takes the other one and wins.
  expect(found.nodes[ROOT]).toBe(0.5);
  for (const child of tree.children(ROOT))
    expect(found.nodes[child], tree.move(child)).toBe(
      ['1', '3', '5', '7'].includes(tree.move(child)) ? 0.5 : 1,
    );
  for (const node of tree.nodes()) {
    if (tree.isLeaf(node)) expect(found.nodes[node]).toBe((Math.sign(tree.value(node)) + 1) / 2);
    const values = tree.children(node).map((child) => found.nodes[child] as number);
    if (values.length === 0 || values.length < tree.moveCount(node)) continue;
    const best = tree.kindName(node) === 'max' ? Math.max(...values) : Math.min(...values);
    expect(found.nodes[node]).toBe(best);
  }
});

test('the values of a whole tree are those of the part of it that has grown, too', () => {
  forTrees(50, { nodes: 30 }, ({ tree, seed }) => {
    if (tree.hasInfinite || tree.hasUnknown) return;
    const limits = { ...NO_LIMITS, iterations: 20, seed };
    const [drawn, grown] = (['drawn', 'grown'] as const).map(
      (growth) => recordSearch(tree, 'mcts', DEFAULT_RULES, growth, limits) as SimulationRun,
    ) as [SimulationRun, SimulationRun];
    const [whole, part] = [treeValues(drawn, tree)!, treeValues(grown, tree)!];
    expect(part.value).toBe(whole.value);
    const byKey = new Map(tree.nodes().map((node) => [tree.key(node), whole.ofNode(node)]));
    for (const node of grown.tree.nodes()) expect(part.ofNode(node)).toBe(byKey.get(grown.tree.key(node)));
  });
});
