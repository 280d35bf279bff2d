/** Quiescence in games, the opening book and the ending table. Figures stand in tests/figures. */

import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import { canonicalKey } from '../../src/games/game.ts';
import { hexapawn } from '../../src/games/hexapawn.ts';
import { readSetting } from '../../src/games/readSetting.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { type GameSetting, openingSetting, placed } from '../../src/games/setting.ts';
import { partsOfSetting } from '../../src/games/settingParts.ts';
import { ticTacToe, ticTacToeEntry } from '../../src/games/ticTacToe.ts';
import { english } from '../../src/words/en/page.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';

const WHOLE = { depth: null, symmetry: false } as const;

function searched(change: Partial<GameSetting>, switches: Record<string, boolean> = {}, limits = NO_LIMITS) {
  const opening = openingSetting('tic-tac-toe');
  const setting = { ...opening, ...change, options: { ...opening.options, ...switches } };
  return searchGame(placed(setting), 'alpha-beta', DEFAULT_RULES, limits).run;
}

describe('the ending table', () => {
  test('is no search: what stands in it is an end that nothing evaluates, and the value is the same', () => {
    const once = { depth: null, symmetry: true };
    const [without, withTable] = [searched(once), searched(once, { table: true })];
    expect(withTable.result).toEqual(without.result);
    const isTabled = (step: number) => withTable.tree.isTabled(withTable.nodeAt(step));
    const ends = withTable.eventsOf('leaf');
    const { leaves } = withTable.tallyAt(withTable.length);
    expect([leaves, ends.some(isTabled)]).toEqual([ends.filter((step) => !isTabled(step)).length, true]);
  });

  test('is exact: what it says is proved, in a search to a depth too', () => {
    const run = searched({ ...WHOLE, depth: 6, moves: ['4'] }, { table: true });
    const tabled = run.tree.leaves().filter((leaf) => run.tree.isTabled(leaf));
    expect(tabled.length).toBeGreaterThan(0);
    for (const leaf of tabled) {
      const { range, proved } = run.stateAt(leaf, run.length);
      if (run.entryStep(leaf) > 0) expect(proved).toEqual(range);
    }
  });

  test('is told where it is looked up, in both languages', () => {
    const run = searched({ ...WHOLE, start: 'xoxo.....' }, { table: true });
    const step = run.eventsOf('leaf').find((at) => run.tree.isTabled(run.nodeAt(at)))!;
    const said = [english, chinese].map((language) =>
      plain(narrate(run.momentAt(step), new NodeNames(run.tree), language)),
    );
    expect(said[0]).toMatch(
      /^The \w+ child of \w+ stands in the ending table, worth −?[01]: exact, and not searched\.$/,
    );
    expect(said[1]).toContain('残局棋谱');
  });

  test('is not asked of the position at hand, so that a move is named', () => {
    const run = searched({ ...WHOLE, start: 'xoxxoo...' }, { table: true });
    expect(run.bestMoveAt()).not.toBeNull();
  });
});

describe('the opening book', () => {
  test.each([
    ['.........', '4'],
    ['x........', '4'],
    ['........x', '4'],
    ['....x....', '0'],
    ['.x.......', '0'],
    ['.....x...', '2'],
  ])('%s: %s, without entering a node', (start, move) => {
    for (const symmetry of [true, false]) {
      const run = searched({ ...WHOLE, start, symmetry }, { book: true });
      const played = run.bestMoveAt();
      const { tree } = run;
      const reply = ticTacToe.parseState(start, 'max');
      if (!reply.ok || played === null) throw new Error('no reply');
      const leads = (square: number) => canonicalKey(ticTacToe, ticTacToe.result(reply.state, square));
      expect(leads(Number(tree.move(played)))).toBe(leads(Number(move)));
      if (!symmetry) expect(tree.move(played)).toBe(move);
      expect(run.length).toBe(1);
      expect(run.event(1)).toMatchObject({ kind: 'answer', value: 0, move: played });
      expect(run.tallyAt(1)).toMatchObject({ entered: 0, leaves: 0, distinct: 0 });
      expect(run.stateAt(ROOT, 1)).toMatchObject({ decidingChild: played });
    }
  });

  test('is closed after the first reply', () => {
    expect(searched({ ...WHOLE, moves: ['4', '0'], symmetry: true }, { book: true }).length).toBeGreaterThan(
      1,
    );
  });
});

test('book and table are parts of a setting', () => {
  const texts = new Map([
    ['book', 'on'],
    ['table', 'on'],
  ] as const);
  const { setting, faults } = readSetting('tic-tac-toe', texts);
  expect([setting.options, faults]).toEqual([{ book: true, table: true }, []]);
  expect(partsOfSetting(setting, ticTacToeEntry)).toEqual(texts);
  expect(readSetting('nim', texts).faults.map(({ why }) => why)).toEqual(['other-game', 'other-game']);
});

describe('noisy moves', () => {
  test('are captures in Hexapawn, a line completed or blocked in tic-tac-toe', () => {
    const after = hexapawn.result(hexapawn.result(hexapawn.s0, { from: 6, to: 3 }), { from: 1, to: 4 });
    const noisy = hexapawn.actions(after).filter((move) => hexapawn.isNoisy?.(after, move));
    expect(noisy.map(hexapawn.printMove)).toEqual(['c1b2']);
    const read = ticTacToe.parseState('xx.oo....', 'max');
    if (!read.ok) throw new Error('no position');
    expect([2, 5, 6, 7, 8].map((square) => ticTacToe.isNoisy?.(read.state, square))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test.each(['all', 'noisy'] as const)('are looked at beyond the limit: %s', (quiet) => {
    const run = searched({ depth: 3, symmetry: true }, {}, { ...NO_LIMITS, quiet });
    const tree = run.treeAt(run.length);
    const extended = tree.nodes().filter((node) => tree.isExtended(node));
    expect(extended.length).toBeGreaterThan(0);
    for (const node of extended) expect(tree.depth(node)).toBeGreaterThanOrEqual(3);
    expect(run.eventsOf('stay').length > 0).toBe(quiet === 'noisy');
  });
});
