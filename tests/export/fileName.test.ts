import { describe, expect, test } from 'vitest';
import { fileNameOf } from '../../src/export/fileName.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { NASTY_TEXTS } from './nastyTexts.ts';

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

describe('the name of a file', () => {
  test.each([
    ['AIMA Figure 5.5: alpha-beta', 'aima-figure-5-5-alpha-beta.tex'],
    ['Zoë’s tree', 'zoe-s-tree.tex'],
    ['Knuth & Moore, b = 2, d = 3', 'knuth-moore-b-2-d-3.tex'],
    ['井字棋', 'game-tree.tex'],
    ['', 'game-tree.tex'],
    ['../../etc/passwd', 'etc-passwd.tex'],
    ['CON', 'tree-con.tex'],
    ['com¹', 'tree-com1.tex'],
    ['nul.', 'tree-nul.tex'],
    ['--', 'game-tree.tex'],
    ['\u202Egpj.exe', 'gpj-exe.tex'],
    [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}.tex`],
  ])('of “%s” is %s', (title, name) => {
    expect(fileNameOf(title, '.tex')).toBe(name);
  });

  test('is 1 to 60 of a–z, 0–9 and hyphens, and no device of Windows, whatever the title', () => {
    const titles = [
      ...LIBRARY.flatMap(({ title }) => [title.en, title.zh]),
      ...NASTY_TEXTS.map(({ text }) => text),
    ];
    for (const title of [...titles, 'x'.repeat(1000), 'AUX', 'LPT9', 'İstanbul', 'K\u0301'.repeat(80)]) {
      const [name = '', ...endings] = fileNameOf(title, '.txt').split('.');
      expect(name, title).toMatch(/^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$/);
      expect(name, title).not.toMatch(RESERVED);
      expect(endings).toEqual(['txt']);
    }
  });
});
