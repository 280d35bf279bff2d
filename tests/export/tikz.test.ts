import { describe, expect, test } from 'vitest';
import { BOUND_NOTATIONS } from '../../src/core/run/boundNotation.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { LATEX_WRAPS } from '../../src/export/latexText.ts';
import { printTikz } from '../../src/export/tikz.ts';
import { TIKZ_PALETTES } from '../../src/export/tikzStyles.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { forTrees, naming } from '../support/forTrees.ts';
import { inTurns } from '../support/howMany.ts';
import { treeOf } from '../support/sketch.ts';
import { checkTikz } from '../support/tikzChecker.ts';
import { NASTY_TEXTS } from './nastyTexts.ts';
import { nastyTree } from './nastyTree.ts';
import { pictureOf, pictureOfExample } from './pictureOf.ts';

const ENGLISH = { words: EXPORT_WORDS.en };
/** C is cut: AIMA, figure 5.5 (d). */
const CUT = pictureOfExample('aima-fig-5-5', { step: 14, notation: 'range' });

describe('a figure for LaTeX', () => {
  test('of every tree of the library, at start, middle and end, in every notation, is code that compiles', () => {
    let turn = 0;
    for (const { id } of LIBRARY)
      for (const notation of BOUND_NOTATIONS)
        for (const moment of inTurns([0, 0.5, 1], turn++, 3)) {
          const code = printTikz(pictureOfExample(id, { notation, moment }), ENGLISH);
          naming(
            () => `${id}, ${notation}, ${moment}`,
            () => expect(checkTikz(code)).toBe(1),
          );
        }
  });

  test('in either language, with a caption, in every palette and document, is code that compiles', () => {
    for (const language of LANGUAGES)
      for (const palette of TIKZ_PALETTES)
        for (const wrap of LATEX_WRAPS) {
          const picture = pictureOfExample('aima-chance-1234', { moment: 0.5 }, language);
          const options = { words: EXPORT_WORDS[language], palette, wrap, caption: true };
          expect(checkTikz(printTikz(picture, options))).toBe(1);
        }
  });

  test('of random trees, deep, wide and with chance nodes, is code that compiles', () => {
    forTrees(150, { nodes: 300 }, ({ tree, seed }) => {
      const algorithm = tree.hasChance ? 'expectiminimax' : 'alpha-beta';
      const moment = (seed % 11) / 10;
      expect(checkTikz(printTikz(pictureOf(tree, { algorithm, moment }), ENGLISH))).toBe(1);
    });
  });

  test('holds the picture: values, bounds, cuts, who decides, where the search is', () => {
    const lines = printTikz(CUT, ENGLISH)
      .split('\n')
      .map((line) => line.trim());
    const begins = (start: string) => lines.filter((line) => line.startsWith(start));
    expect(begins('\\pic (A)')[0]).toMatch(/\{max=\{\$\\geq 3\$\}\{A\}\{\$\[3, \+\\infty\]\$\}\};$/);
    expect(begins('\\pic (B)')[0]).toMatch(/\{min=\{\$3\$\}\{B\}\{\$\[3, 3\]\$\}\};$/);
    expect(begins('\\pic[here] (C)')[0]).toMatch(/\{min=\{\$\\leq 2\$\}\{C\}\{\$\[-\\infty, 2\]\$\}\};$/);
    expect(begins('\\pic[not yet] (D)')[0]).toMatch(/\{min b=\{\}\{D\}\{\}\};$/);
    expect(begins('\\pic[cut] (C-2)')[0]).toMatch(/\{leaf=\{\$4\$\}\};$/);
    expect(lines).toContain('\\draw[deciding] (A-foot) -- (B-top);');
    expect(lines).toContain('\\draw[cut] (C-foot) -- (C-2-top) pic[pos=0.6, sloped] {strike};');
    expect(lines).toContain('\\draw[not yet] (A-foot) -- (D-top);');
    expect(begins('\\pic at').slice(0, 2)).toEqual([
      '\\pic at (-1.19,6.05) {ply max};',
      '\\pic at (-1.19,3.12) {ply min};',
    ]);
    expect(lines).toContain('\\node[ply] at (-0.87,3.12) {MIN};');
    expect(lines.filter((line) => line.includes('{strike}'))).toHaveLength(2);
  });

  test('says at its head what it shows and what it needs', () => {
    expect(printTikz(CUT, ENGLISH).split('\n').slice(0, 2)).toEqual([
      '% AIMA Figure 5.5: alpha-beta step by step. Alpha–beta, cuts at v ≥ β and v ≤ α, fail-soft, bounds of all ancestors; step 14 of 26.',
      '% The preamble needs \\usepackage{tikz}, nothing else; in beamer the frame must be [fragile].',
    ]);
    const chinese = printTikz(CUT, { words: EXPORT_WORDS.zh, caption: true });
    expect(chinese).toContain('\\usepackage{ctex}。');
    expect(chinese).toContain('第 14 步，共 26 步。};');
  });

  test('is the same whatever window the tree was seen in', () => {
    const narrow = { ...CUT, layout: { ...CUT.layout, width: 200, placements: [] } };
    expect(printTikz(narrow, ENGLISH)).toBe(printTikz(CUT, ENGLISH));
  });

  /** The width and height that a figure has before anything is scaled, cm: of what has a place in it. */
  function extentOf(code: string) {
    const places = [...code.matchAll(/ at \((-?\d+\.\d\d),(-?\d+\.\d\d)\)/g)];
    const of = (axis: number) => places.map((place) => Number(place[axis]));
    const reach = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers);
    return { width: reach(of(1)), height: reach(of(2)) };
  }

  /** 345 pt and 550 pt, the text of article. */
  const ARTICLE = { width: 12.125, height: 19.33 };

  test('of a tree of the library fits the text of an article: laid out so, scaled, or turned where it could not be read else', () => {
    const ways = { scaled: [] as string[], turned: [] as string[] };
    for (const { id } of LIBRARY) {
      const code = printTikz(pictureOfExample(id), ENGLISH);
      const { width, height } = extentOf(code);
      const [, share] = /\n\\rotatebox\{90\}\{\\scalebox\{(0\.\d+)\}\{%\n\\pgfdeclarelayer/.exec(code) ?? [];
      if (share !== undefined) {
        ways.turned.push(id);
        expect(width * Number(share), id).toBeLessThan(ARTICLE.height);
        expect(height * Number(share), id).toBeLessThan(ARTICLE.width);
      } else if (code.includes('\n\\resizebox{\\linewidth}{!}{%\n\\pgfdeclarelayer')) ways.scaled.push(id);
      else expect(width, id).toBeLessThan(ARTICLE.width);
    }
    expect(ways).toEqual({
      scaled: ['ttt-stage2', 'ttt-stage3', 'thu-fig-3-10', 'mit6034-maxn', 'maxn-shallow'],
      turned: ['backgammon-dice', 'bear-off-lesson', 'nilsson-fig-3-12', 'km-3-4'],
    });
  });

  test.each([
    ['scaled', 'ttt-stage2', (code: string) => 12.1 / Number(/^% (\d+) cm wide, scaled/m.exec(code)?.[1])],
    ['turned', 'km-3-4', (code: string) => Number(/\\scalebox\{(.+?)\}/.exec(code)?.[1])],
  ])(
    'that is %s says so, keeps its caption as large as the text, and stands free on a page of its own',
    (way, id, shareOf) => {
      const picture = pictureOfExample(id);
      const code = printTikz(picture, { ...ENGLISH, caption: true });
      expect(code).toMatch(new RegExp(`^% \\d+ cm wide, ${way}`, 'm'));
      const [, scale] = /caption\/\.style=\{.*, scale=(\d+\.\d\d)\}/.exec(code) ?? [];
      expect(Number(scale) * shareOf(code)).toBeCloseTo(1, 1);
      expect(checkTikz(code)).toBe(1);
      const alone = printTikz(picture, { ...ENGLISH, caption: true, wrap: 'standalone' });
      expect(alone).not.toMatch(/resizebox|rotatebox|scale=\d\.\d\d/);
    },
  );

  test('of a tree of thousands of nodes collapses what is too narrow to print', () => {
    const leaves = Array.from({ length: 20 }, (_, leaf) => leaf);
    const mins = Array.from({ length: 20 }, () => ({ min: leaves }));
    const tree = treeOf({ max: Array.from({ length: 20 }, () => ({ min: [{ max: mins }] })) });
    const code = printTikz(pictureOf(tree), ENGLISH);
    expect(checkTikz(code)).toBe(1);
    expect(code).toContain('{more}');
    expect(code.length).toBeLessThan(400_000);
  });
});

describe('texts of other people', () => {
  const texts = NASTY_TEXTS.map(({ text }) => text);

  test.each(NASTY_TEXTS)(
    'are nothing but text in names, leaves, moves, title and caption: $name',
    ({ text }) => {
      const picture = pictureOf(nastyTree([text, text]), { title: text });
      expect(checkTikz(printTikz(picture, { ...ENGLISH, caption: true, wrap: 'article' }))).toBe(1);
    },
  );

  test('give every node a name of its own', () => {
    const code = printTikz(pictureOf(nastyTree([...texts, 'n', 'nx1', 'n x1', 'B-1', 'B1'])), ENGLISH);
    const names = [...code.matchAll(/^ *\\pic(?:\[.*?\])? \((.*?)\)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(1 + 3 * (texts.length + 5));
    expect(checkTikz(code)).toBe(1);
  });

  test('cannot end the comment they stand in', () => {
    const title = 'a\n\\input{x}\r\\input{y}\u2028\\input{z}\u0085\\input{u}';
    const code = printTikz({ ...CUT, title }, ENGLISH);
    expect(code.split(/[\n\r\u2028\u0085]/).filter((line) => line.includes('\\input'))).toEqual([
      expect.stringMatching(/^% /),
    ]);
  });
});

describe('the checker that stands in for LaTeX', () => {
  const code = printTikz(CUT, { ...ENGLISH, caption: true, wrap: 'article' });
  const captionFrom = code.indexOf('box.south) {') + 'box.south) {'.length;
  const captionTo = code.indexOf('};', captionFrom);
  /** There a bracket more or less is a text like any other. */
  const isCaption = (at: number) => at >= captionFrom && at < captionTo && '()[];'.includes(code[at] ?? '');
  const isCode = (at: number) => !/^ *%/.test(code.slice(code.lastIndexOf('\n', at - 1) + 1, at + 1));

  test('misses no bracket, brace, dollar, backslash or semicolon', () => {
    let broken = 0;
    for (const [at, character] of [...code].entries()) {
      if (!'{}[]();$\\'.includes(character) || !isCode(at) || isCaption(at)) continue;
      const without = code.slice(0, at) + code.slice(at + 1);
      expect(() => checkTikz(without), `${code.slice(at - 20, at)}«${character}»`).toThrow();
      broken += 1;
    }
    expect(broken).toBeGreaterThan(500);
  });

  test.each([
    ['an edge to nobody', '(B-top)', '(X-top)'],
    ['an edge from nobody', '(B-foot)', '(X-foot)'],
    ['two edges to one node', '(C-1-top)', '(C-2-top)'],
    ['two nodes of one name', '(C-1)', '(C-2)'],
    ['a node without an edge', '    \\draw[seen] (A-foot) -- (C-top);\n', ''],
    ['a style that nobody defined', '[not yet]', '[not now]'],
    ['a shape that nobody defined', '{leaf={$3$}}', '{leaves={$3$}}'],
    ['a shape without its name', '{max={$\\geq 3$}{A}', '{max={$\\geq 3$}'],
    ['a command', '{A}', '{\\input{x}}'],
    ['a command of one letter', '{A}', '{\\i}'],
    ['a raw %', '{A}', '{50%}'],
    ['a raw #', '{A}', '{#1}'],
    ['a raw ^', '{A}', '{^^M}'],
    ['a raw _', '{A}', '{a_1}'],
    ['a bidi override', '{A}', '{\u202E}'],
    ['a control character', '{A}', '{\u0007}'],
    ['half a number', '{$3$}', '{$3-$}'],
    ['an edge after the layer', '\\end{pgfonlayer}\n', ''],
    ['a blank line', '  \\pic (A)', '\n\n  \\pic (A)'],
    ['another package', '\\usepackage{tikz}', '\\usepackage{forest}'],
    ['a library', '\\pagestyle', '\\usetikzlibrary{shapes}\\pagestyle'],
    ['something after the figure', '\\end{tikzpicture}\n', '\\end{tikzpicture}\\input{x}\n'],
    ['no end', '\\end{document}\n', ''],
    ['three digits', '(10.13,', '(10.132,'],
  ])('refuses %s', (_name, from, to) => {
    expect(code).toContain(from);
    expect(() => checkTikz(code.replace(from, to))).toThrow();
  });
});

test('a halted search has its figure too', () => {
  const tree = treeOf({ max: [3, null] });
  expect(recordTrace(tree, 'minimax', CUT.run.rules).result.ok).toBe(false);
  expect(checkTikz(printTikz(pictureOf(tree, { algorithm: 'minimax' }), ENGLISH))).toBe(1);
});
