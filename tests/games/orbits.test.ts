/** What a move stands for where symmetric ones count once. */
import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { canonicalKey, orbits } from '../../src/games/game.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';

/** Nodes of the whole game by ply; H. Bottomley, How many Tic-Tac-Toe games are possible? */
const NODES_BY_PLY = [1, 9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872];

test('along the paths the orbits make up the whole game, ply by ply', () => {
  const { run } = searchGame(
    placed({ ...openingSetting('tic-tac-toe'), depth: null }),
    'minimax',
    DEFAULT_RULES,
  );
  const { tree } = run;
  const standsFor = new Float64Array(tree.size);
  const sums: number[] = [];
  for (const node of tree.nodes()) {
    standsFor[node] = node === ROOT ? 1 : standsFor[tree.parent(node)]! * tree.times(node);
    sums[tree.depth(node)] = (sums[tree.depth(node)] ?? 0) + standsFor[node]!;
  }
  expect(sums).toEqual(NODES_BY_PLY);
});

test('siblings merged by key are those merged by orbit, in all 4,520 positions that are not over', () => {
  const seen = new Set<number>();
  let inner = 0;
  const visit = (position: typeof ticTacToe.s0): void => {
    if (seen.has(position)) return;
    seen.add(position);
    if (ticTacToe.terminalTest(position)) return;
    inner += 1;
    const moves = ticTacToe.actions(position);
    const byKey = new Map<string, number[]>();
    for (const move of moves) {
      const key = canonicalKey(ticTacToe, ticTacToe.result(position, move));
      byKey.set(key, [...(byKey.get(key) ?? []), move]);
    }
    const merged = [...byKey.values()].map((same) => ({ move: same[0]!, size: same.length }));
    expect(orbits(ticTacToe, position)).toEqual(merged);
    for (const move of moves) visit(ticTacToe.result(position, move));
  };
  visit(ticTacToe.s0);
  expect(inner).toBe(4520);
});
