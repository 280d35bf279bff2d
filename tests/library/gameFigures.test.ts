/** The figures of the library that are searches of games: what they open, and that their sentences are true. */
import { expect, test } from 'vitest';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { type Game, movesAt, sideAt } from '../../src/games/game.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { answersTo } from '../../src/library/find.ts';
import { GAME_FIGURES } from '../../src/library/gameFigures.ts';
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

test('seven coins: MAX answers all three moves with (4, 2, 1)', async () => {
  const { run, game } = await opened('seven-coins');
  if (run.family !== 'graph') throw new Error('no graph');
  const { edges } = run.solutionAt(run.length);
  const replies = edges.filter(([from]) => run.tree.depth(from) === 1).map(([, to]) => to);
  const printed = replies.map((node) => game.game.printState(game.stateAt(node)));
  expect(printed).toEqual(['(4, 2, 1)', '(4, 2, 1)', '(4, 2, 1)']);
});

test('six coins: MIN wins by the move to (4, 2)', async () => {
  const { run, tree, value } = await opened('six-coins');
  expect([value, tree.move(run.bestMoveAt()!), tree.kindName(ROOT)]).toEqual([-1, '4-2', 'min']);
});

/** The visits of the root's moves after all iterations, by the name of the move. */
async function visitsIn(id: string) {
  const { run, tree } = await opened(id);
  if (run.family !== 'simulation') throw new Error(`${id} is no simulation`);
  const visits = run.candidatesAt(ROOT, run.length).map((option) => [option.move, option.visits]);
  const recommended = run.bestMoveAt();
  const move = recommended === null ? null : tree.move(recommended);
  return { visits: Object.fromEntries(visits), move, changes: run.changes, iterations: run.iterations };
}

test('tic-tac-toe by simulation: a corner first, and the centre later', async () => {
  const { visits, move, iterations } = await visitsIn('tic-tac-toe-simulated');
  expect([iterations, move, visits[0], visits[4]]).toEqual([1000, '0', 191, 143]);
  const limits = { ...NO_LIMITS, iterations: 5000 };
  const { run } = searchGame(placed(openingSetting('tic-tac-toe')), 'mcts', DEFAULT_RULES, limits);
  expect(run.tree.move(run.bestMoveAt()!)).toBe('4');
  expect(run.stateAt(run.bestMoveAt()!, run.length).standing?.visits).toBe(1486);
});

test('tic-tac-toe: minimax draws with every first move', () => {
  const { game } = placed({ ...openingSetting('tic-tac-toe'), depth: null });
  for (const move of movesAt(game, game.s0)) expect(worth(game, game.result(game.s0, move))).toBe(0);
});

test('Connect-4 by simulation: the middle column from iteration 652 on', async () => {
  const { visits, move, changes } = await visitsIn('connect-four-simulated');
  expect([move, visits[4], changes.at(-1)]).toEqual(['4', 222, 652]);
});

test('the end of the perfect game by simulation: f5, since only wins count', async () => {
  const { visits, move, iterations } = await visitsIn('othello-6-end-simulated');
  expect([iterations, move, visits]).toEqual([1000, 'f5', { a3: 457, f5: 543 }]);
  const { run, tree } = await opened('othello-6-end');
  const minimax = runOf({ ...(await restore(decodeAddress(`v1&${perfectBy('minimax')}`))) });
  expect(run.result).toEqual(minimax.result);
  expect(tree.move(run.bestMoveAt()!)).toBe('a3');
  const values = minimax.tree
    .children(ROOT)
    .map((child) => [minimax.tree.move(child), minimax.valueAt(child)]);
  expect(Object.fromEntries(values)).toEqual({ a3: -4, f5: -6 });
});

function perfectBy(algorithm: string): string {
  const { address } = GAME_FIGURES.find(({ id }) => id === 'othello-6-end')!;
  return address.replace('alpha-beta', algorithm);
}

/** What a position is worth, each searched once. */
function worth(game: Game<unknown, unknown>, state: unknown, known = new Map<unknown, number>()): number {
  const before = known.get(game.key(state));
  if (before !== undefined) return before;
  const values = () => movesAt(game, state).map((move) => worth(game, game.result(state, move), known));
  const value = game.terminalTest(state)
    ? game.utility(state)
    : sideAt(game, state) === 'max'
      ? Math.max(...values())
      : Math.min(...values());
  known.set(game.key(state), value);
  return value;
}

test('a search for the game finds it and its figures', () => {
  for (const query of ['othello', '黑白棋', 'reversi', '翻转棋']) {
    const answers = answersTo(query);
    const games = answers.filter(({ kind }) => kind === 'game');
    expect(games, query).toEqual([{ kind: 'game', id: 'othello' }]);
    expect(answers.filter(({ kind }) => kind === 'game-figure')).toHaveLength(4);
  }
});
