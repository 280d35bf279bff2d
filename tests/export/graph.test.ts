/** What leaves the page of a game whose positions merge: every edge, the strategy, the outline with what merges. */

import { describe, expect, test } from 'vitest';
import { printListCsv } from '../../src/export/listTable.ts';
import type { Picture } from '../../src/export/picture.ts';
import { printOutline } from '../../src/export/text.ts';
import { printTikz } from '../../src/export/tikz.ts';
import { type GameSetting, openingSetting } from '../../src/games/setting.ts';
import { loadLanguage } from '../../src/words/language.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { graphPicture } from '../support/graphPicture.ts';
import { checkTikz } from '../support/tikzChecker.ts';

const english = await loadLanguage('en');
const chinese = await loadLanguage('zh');

function pictureAt(setting: GameSetting, step: number): Picture {
  const { form, layout, run } = graphPicture(setting, { width: 900, height: 420 });
  const view = { notation: 'window', showBounds: false, focused: null, hovered: null } as const;
  return { form, layout, run, step, view, title: 'Coins' };
}

const GRUNDY = openingSetting('grundy');

describe('seven coins', () => {
  test('for LaTeX: 17 edges, the strategy thick, one arc and three ends', () => {
    const code = printTikz(pictureAt(GRUNDY, 50), { words: EXPORT_WORDS.en });
    expect(checkTikz(code, 'graph')).toBe(1);
    const count = (style: string) => code.split(`\\draw[${style}]`).length - 1;
    expect([count('solution'), count('as good'), count('seen')]).toEqual([8, 2, 7]);
    expect([count('all replies'), count('end')]).toEqual([1, 3]);
    expect(code).toContain('(4, 2, 1)');
  });

  test('shows no move before it is generated', () => {
    const code = printTikz(pictureAt(GRUNDY, 5), { words: EXPORT_WORDS.en });
    expect(checkTikz(code, 'graph')).toBe(1);
    expect(code.split('\\draw[seen]').length - 1).toBe(5);
  });

  test('as an outline: each position once, and what else leads to it', () => {
    const text = printOutline(pictureAt(GRUNDY, 50), english);
    expect(text.split('\n').filter((line) => /[├└]/.test(line))).toHaveLength(13);
    expect(text).toMatch(/\(5, 2\) .*also to \(4, 2, 1\)\n/);
    expect(text).toMatch(/\(4, 2, 1\) .*also to \(3, 2, 1, 1\)\n/);
    expect(printOutline(pictureAt(GRUNDY, 5), english)).not.toContain('also to');
    expect(printOutline(pictureAt(GRUNDY, 6), english)).toContain('(5, 2)  MAX');
    expect(printOutline(pictureAt(GRUNDY, 6), chinese)).toContain('也走到 (4, 2, 1)');
  });

  test('its lists keep positions apart', () => {
    const { run, layout } = pictureAt(GRUNDY, 0);
    const csv = printListCsv({
      run: run as never,
      lists: (run as never as { lists: never }).lists,
      names: layout.names,
      words: EXPORT_WORDS.en,
    });
    expect(csv).toContain('2,"7","((6, 1) (5, 2) (4, 3))","(7)"');
  });
});

test('edges over several plies, boards and maps make figures too', () => {
  for (const setting of [
    { ...openingSetting('nim'), form: 'graph' },
    { ...openingSetting('tic-tac-toe'), form: 'graph' },
    { ...openingSetting('tic-tac-toe'), form: 'graph', depth: null },
  ] as const) {
    const picture = pictureAt(setting, 1_000_000);
    const code = printTikz({ ...picture, step: picture.run.length }, { words: EXPORT_WORDS.zh });
    expect(checkTikz(code, 'graph')).toBe(1);
  }
});
