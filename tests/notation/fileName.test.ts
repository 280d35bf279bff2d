import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { fileNameOf } from '../../src/notation/fileName.ts';
import { NASTY_TEXTS } from '../export/nastyTexts.ts';
import { ofCases } from '../support/howMany.ts';

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Titles that are easily taken for each other, or for nothing. */
const ALIKE = [
  ...['王小明', '王小朋', '王晓明', '李', '井字棋', '図 5', '김민준', 'นายก', 'สมชาย', 'אבג'],
  ...['محمد', 'محمود', 'می\u200cروم', 'میروم', 'Ольга', 'Ольґа', 'हिन्दी', 'हिंदी'],
  ...['Jose', 'José', 'Jose\u0301', 'Zoë', 'Zoe\u0308', 'Zoe', 'Å', 'A\u030A', '\u212B', 'Ａ'],
  ...[
    '🙂',
    '🙃',
    '👩‍🎓',
    '👩🎓',
    '①',
    '②',
    'α ≤ β',
    'α ≥ β',
    '!',
    '?',
    'com¹',
    'com²',
    '\u202Egpj.exe',
    'gpj.exe',
  ],
  ...['x'.repeat(100), 'x'.repeat(101), `${'Week 5: '.repeat(20)}Lin`, `${'Week 5: '.repeat(20)}Wu`],
];

describe('the name of a file', () => {
  test.each([
    ['AIMA Figure 5.5: alpha-beta', 'aima-figure-5-5-alpha-beta.tex'],
    ['Zoë’s tree', 'zoë-s-tree.tex'],
    ['Knuth & Moore, b = 2, d = 3', 'knuth-moore-b-2-d-3.tex'],
    ['井字棋', '井字棋.tex'],
    ['第五周：剪枝 王小明', '第五周-剪枝-王小明.tex'],
    ['', 'game-tree.tex'],
    ['../../etc/passwd', 'etc-passwd.tex'],
    ['CON', 'tree-con.tex'],
    ['nul.', 'tree-nul.tex'],
  ])('of “%s” is %s', (title, name) => {
    expect(fileNameOf(title, '.tex')).toBe(name);
  });

  test.each([
    ['--', /^game-tree-[0-9a-f]{8}\.tex$/],
    ['🙂', /^game-tree-[0-9a-f]{8}\.tex$/],
    ['com¹', /^com-[0-9a-f]{8}\.tex$/],
    ['\u202Egpj.exe', /^gpj-exe-[0-9a-f]{8}\.tex$/],
    ['Zoe\u0308’s tree', /^zoë-s-tree-[0-9a-f]{8}\.tex$/],
    [`${'a'.repeat(59)} b`, /^a{51}-[0-9a-f]{8}\.tex$/],
  ])('of “%s” ends in a check of it', (title, name) => {
    expect(fileNameOf(title, '.tex')).toMatch(name);
  });

  test('is taken by every file system, whatever the title', () => {
    const titles = [
      ...LIBRARY.flatMap(({ title }) => [title.en, title.zh]),
      ...NASTY_TEXTS.map(({ text }) => text),
      ...[...ALIKE, 'x'.repeat(1000), 'AUX', 'LPT9', 'İstanbul', 'K\u0301'.repeat(80), '𠀀'.repeat(70)],
    ];
    for (const title of titles) {
      const name = fileNameOf(title, '.txt');
      const [stem = '', ...endings] = name.split('.');
      expect(stem, title).toMatch(/^[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}-]*$/u);
      expect(stem, title).not.toMatch(/-$/);
      expect(stem, title).not.toMatch(RESERVED);
      expect(endings).toEqual(['txt']);
      expect(name).not.toMatch(/\p{Cs}/u);
      expect(name).toBe(name.normalize('NFC'));
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    }
  });

  test('is that of no other title, in any script and any form of its accents', () => {
    const names = new Map(ALIKE.map((title) => [fileNameOf(title, '.json'), title]));
    expect(names.size).toBe(ALIKE.length);
  });

  test('is shared only by titles that differ in capitals, blanks and punctuation alone', () => {
    const letters = [
      'a',
      'A',
      'b',
      '王',
      '明',
      'é',
      'e\u0301',
      'م',
      'ß',
      '5',
      '٥',
      '五',
      '\u200c',
      '🙂',
      '≤',
    ];
    const random = seeded(1);
    const draw = () =>
      Array.from({ length: 1 + random.below(4) }, () =>
        random.flip(0.2) ? random.pick([' ', '-', '：', '’', '.']) : random.pick(letters),
      ).join('');
    /** what of a title tells it from others */
    const skeleton = (title: string) =>
      title
        .toLowerCase()
        .split(/[\s.’：-]+/)
        .filter(Boolean)
        .join(' ');
    const seen = new Map<string, string>();
    let shared = 0;
    for (let drawn = 0; drawn < ofCases(20_000); drawn += 1) {
      const title = draw();
      const name = fileNameOf(title, '.json');
      const known = seen.get(name);
      if (known !== undefined && known !== title) {
        shared += 1;
        expect(skeleton(title), `${known} and ${title}`).toBe(skeleton(known));
      }
      seen.set(name, title);
    }
    expect(shared).toBeGreaterThan(0);
  });
});
