/** Searches in figures count what the recorded searches of the same games count, ply by ply. */
import { describe, expect, test } from 'vitest';
import type { RecursionRun } from '../../src/core/index.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { type SearchFigures, searchFigures } from '../../src/games/searchFigures.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { type GameSetting, openingSetting, placed } from '../../src/games/setting.ts';

function figuresOf(setting: GameSetting, most?: number): readonly SearchFigures[] {
  const parts = [...searchFigures(setting, most)].map(({ part }) => part);
  return parts.filter((part) => part !== null).filter(({ state }) => state !== 'running');
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** What the record of the same search counts. */
function recorded(setting: GameSetting, { cutoff }: SearchFigures) {
  const algorithm = cutoff === 'never' ? 'minimax' : 'alpha-beta';
  const rules = { ...DEFAULT_RULES, cutoff: cutoff === 'strict' ? 'strict' : 'equal' } as const;
  const run = searchGame(placed(setting), algorithm, rules).run as RecursionRun;
  const [entered, evaluated]: [number[], number[]] = [[], []];
  for (const node of run.tree.nodes()) {
    const ply = run.tree.depth(node);
    entered[ply] = (entered[ply] ?? 0) + 1;
    evaluated[ply] = (evaluated[ply] ?? 0) + (run.tree.isLeaf(node) ? 1 : 0);
  }
  const { cutoffs } = run.tallyAt(run.length);
  return { entered, evaluated, cutoffs, value: run.stateAt(ROOT, run.length).value };
}

const SETTINGS: readonly GameSetting[] = [
  { ...openingSetting('tic-tac-toe'), depth: null, symmetry: true },
  { ...openingSetting('tic-tac-toe'), depth: 4, symmetry: false },
  { ...openingSetting('tic-tac-toe'), depth: null, symmetry: false, moves: ['4', '0', '8'] },
  { ...openingSetting('connect-four'), depth: 5 },
  { ...openingSetting('nim'), depth: null },
  { ...openingSetting('hexapawn'), depth: null },
  { ...openingSetting('kalah'), depth: 5 },
  { ...openingSetting('othello'), depth: 4 },
  { ...openingSetting('grundy'), depth: null, form: 'tree' },
];

describe('a game searched in figures', () => {
  test.each(SETTINGS.map((setting) => [JSON.stringify(setting), setting] as const))(
    'counts what its record counts: %s',
    (_text, setting) => {
      const figures = figuresOf(setting);
      expect(figures.map(({ cutoff, state }) => [cutoff, state])).toEqual([
        ['never', 'done'],
        ['equal', 'done'],
        ['strict', 'done'],
      ]);
      for (const each of figures) {
        const { counts, value } = each;
        const expected = recorded(setting, each);
        expect({ ...counts, value }, each.cutoff).toEqual(expected);
      }
    },
  );

  test('tic-tac-toe from the beginning, every move apart, has the counts that courses quote', () => {
    const figures = figuresOf({ ...openingSetting('tic-tac-toe'), depth: null, symmetry: false });
    expect(figures.map(({ counts }) => sum(counts.entered))).toEqual([549_946, 18_297, 146_120]);
    // 255,168 games of tic-tac-toe: 131,184 won by X, 77,904 by O and 46,080 drawn.
    expect(sum(figures[0]?.counts.evaluated ?? [])).toBe(255_168);
    expect(figures.map(({ value }) => value)).toEqual([0, 0, 0]);
  });

  test('is given up where it enters too many nodes, and the next search begins all the same', () => {
    const figures = figuresOf({ ...openingSetting('tic-tac-toe'), depth: null, symmetry: false }, 100_000);
    expect(figures.map(({ state, value }) => [state, value])).toEqual([
      ['room', null],
      ['done', 0],
      ['room', null],
    ]);
    expect(sum(figures[0]?.counts.entered ?? [])).toBe(100_000);
  });

  test('tells how far it is while it runs', () => {
    const setting = { ...openingSetting('tic-tac-toe'), depth: null, symmetry: false };
    const running = [...searchFigures(setting)].filter(({ part }) => part?.state === 'running');
    const entered = running.map(({ part }) => sum(part?.counts.entered ?? []));
    expect(entered.length).toBeGreaterThan(40);
    expect(Math.max(...entered)).toBeLessThan(549_946);
  });
});
