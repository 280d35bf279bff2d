/** The figures of the library that are searches of games: what they open, and that their sentences are true. */
import { expect, test } from 'vitest';
import { gamesNamed } from '../../src/library/find.ts';
import { GAME_FIGURES, gameFiguresAbout } from '../../src/library/gameFigures.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';

async function opened(id: string) {
  const figure = GAME_FIGURES.find((each) => each.id === id)!;
  const state = await restore(decodeAddress(`v1&${figure.address}`));
  expect(state.notices).toEqual([]);
  const run = runOf(state);
  const { result } = run;
  return { run, value: result.ok ? result.value : null, tree: run.tree, game: state.subject.game! };
}

test('the opening on 8 × 8: four equal moves with three replies each', async () => {
  const { tree, value } = await opened('othello-8-opening');
  const moves = tree.children(0 as never);
  expect(moves.map((move) => tree.children(move).length)).toEqual([3, 3, 3, 3]);
  expect(value).toBe(0);
});

test('the end of the perfect game: −4 by a3, −6 by f5, and a pass', async () => {
  const { run, value, tree } = await opened('othello-6-end');
  expect(value).toBe(-4);
  expect(tree.move(run.bestMoveAt()!)).toBe('a3');
  expect(tree.nodes().map((node) => tree.move(node))).toContain('pass');
});

test('4 × 4 to its ends: −8 by 506 positions', async () => {
  const { value, tree } = await opened('othello-4-solved');
  expect(value).toBe(-8);
  expect(tree.size).toBe(506);
});

test('a search for the game finds it and its figures', () => {
  for (const query of ['othello', '黑白棋', 'reversi', '翻转棋']) {
    expect(gamesNamed(query), query).toEqual(['othello']);
    expect(gamesNamed(query).flatMap(gameFiguresAbout)).toHaveLength(3);
  }
});
