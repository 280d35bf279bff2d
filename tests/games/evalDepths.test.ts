/** Tic-tac-toe by EVAL from the empty board, symmetric moves once: the table of games-limits.md, section 3. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';

/** depth; value and square; entered by minimax and by alpha-beta; evaluated by alpha-beta */
const ROWS: readonly (readonly [number, number, string | null, number, number, number])[] = [
  [0, 0, null, 1, 1, 1],
  [1, 4, '4', 4, 4, 3],
  [2, 1, '4', 16, 12, 8],
  [3, 3, '4', 82, 51, 37],
  [4, 1, '4', 442, 158, 108],
  [5, 3, '4', 2_152, 519, 352],
  [6, 1, '4', 8_144, 959, 560],
  [8, 0, '0', 44_986, 1_929, 868],
  [9, 0, '0', 58_524, 2_492, 971],
];

describe('tic-tac-toe by EVAL', () => {
  test.each(ROWS)('to depth %i is worth %i', (depth, value, square, byMinimax, entered, evaluated) => {
    const at = placed({ ...openingSetting('tic-tac-toe'), depth });
    const { run } = searchGame(at, 'alpha-beta', DEFAULT_RULES);
    expect(run.result).toMatchObject({ ok: true, value });
    const move = run.bestMoveAt();
    expect(move === null ? null : run.tree.move(move)).toBe(square);
    const tally = run.tallyAt(run.length);
    expect([tally.entered, tally.leaves]).toEqual([entered, evaluated]);
    const whole = searchGame(at, 'minimax', DEFAULT_RULES).run;
    expect(whole.tallyAt(whole.length).entered).toBe(byMinimax);
  });
});
