/** Moves by kind: what kinds there are, and in which order they come. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { orderByKind } from '../../src/core/tree/asSearched.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { GAMES } from '../../src/games/games.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { unfold } from '../../src/games/unfold.ts';

function ticTacToe(
  algorithm: 'alpha-beta' | 'pvs',
  depth: number | null,
  limits: Partial<SearchLimits>,
): AnyRun {
  const setting = { ...openingSetting('tic-tac-toe'), depth, symmetry: true };
  return searchGame(placed(setting), algorithm, DEFAULT_RULES, { ...NO_LIMITS, ...limits }).run;
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** The definition, read off the board as it is written: win, block, a new line of two, all else. */
function kindOf(board: string, square: number): number {
  const own = [...board].filter((sign) => sign !== '.').length % 2 === 0 ? 'x' : 'o';
  const others = own === 'x' ? 'o' : 'x';
  const after = (sign: string) => board.slice(0, square) + sign + board.slice(square + 1);
  const rows = (position: string) =>
    LINES.filter((line) => line.includes(String(square))).map((line) =>
      [...line]
        .map((at) => position[Number(at)])
        .sort((a, b) => a!.localeCompare(b!))
        .join(''),
    );
  if (rows(after(own)).includes(own.repeat(3))) return 0;
  if (rows(after(others)).includes(others.repeat(3))) return 1;
  return rows(after(own)).includes(`.${own}${own}`) ? 2 : 3;
}

describe('moves by kind', () => {
  test('are win, block, a new line of two, and the rest', () => {
    const game = GAMES['tic-tac-toe'].make({}, null);
    let state = game.s0;
    for (const move of ['4', '1', '0', '8', '6', '2', '3']) {
      for (const each of game.actions(state))
        expect(game.moveClass?.(state, each), `${game.printState(state)} ${String(each)}`).toBe(
          kindOf(game.printState(state), Number(each)),
        );
      state = game.result(
        state,
        game.actions(state).find((each) => game.printMove(each) === move),
      );
    }
  });

  test('come in the same order in a tree that was drawn first, which stays as it is', () => {
    const game = placed({ ...openingSetting('tic-tac-toe'), start: 'x.o.x....', depth: null }).game;
    const whole = unfold(game, Infinity, { byEval: false, symmetryOnce: true });
    if (!whole.ok) throw new Error('too large');
    const drawn = recordLimited(whole.tree, 'alpha-beta', DEFAULT_RULES, { ...NO_LIMITS, tries: 'kind' });
    const setting = { ...openingSetting('tic-tac-toe'), start: 'x.o.x....', depth: null, symmetry: true };
    const { run } = searchGame(placed(setting), 'alpha-beta', DEFAULT_RULES, { ...NO_LIMITS, tries: 'kind' });
    const told = (run: AnyRun) =>
      Array.from({ length: run.length }, (_, index) => [
        run.kindAt(index + 1),
        run.tree
          .pathTo(run.nodeAt(index + 1))
          .map((node) => run.tree.move(node))
          .join(' '),
      ]);
    expect(told(run)).toEqual(told(drawn));
    const moves = whole.tree.children(ROOT).map((node) => Number(whole.tree.move(node)));
    expect(moves).toEqual([...moves].sort((a, b) => a - b));
    const first = drawn.treeAt(1).child(ROOT, 0);
    expect(whole.tree.move(first)).toBe('8');
    expect(orderByKind(whole.tree).get(ROOT)?.[0]).toBe(moves.indexOf(8));
  });

  test('hold in every pass of a deepening search', () => {
    const run = ticTacToe('alpha-beta', 4, { deepen: true, tries: 'kind' });
    const given = ticTacToe('alpha-beta', 4, { deepen: true, tries: 'given' });
    expect(run.passes.map(({ result }) => result)).toEqual(given.passes.map(({ result }) => result));
    expect(run.tallyAt(run.length).entered).toBeLessThan(given.tallyAt(given.length).entered);
  });
});
