/** Slides: an overlay a step, drawn in one box, each held to what a figure of that step has. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_OVERLAYS, printBeamer, whyNoSlides } from '../../src/export/beamer.ts';
import { framesOf, momentsAt, stepsFor } from '../../src/export/frames.ts';
import type { Picture } from '../../src/export/picture.ts';
import { printTikz } from '../../src/export/tikz.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { loadLanguage } from '../../src/words/language.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { forTrees } from '../support/forTrees.ts';
import { checkTikz } from '../support/tikzChecker.ts';
import { NASTY_FOR_PDFLATEX, NASTY_TEXTS } from './nastyTexts.ts';
import { nastyTree } from './nastyTree.ts';
import { pictureOf, pictureOfExample } from './pictureOf.ts';

const OPTIONS = { words: EXPORT_WORDS.en, palette: 'tint' } as const;
const english = await loadLanguage('en');

function slidesOf(picture: Picture, steps = stepsFor(picture.run, 'leaves')): string {
  return printBeamer(framesOf(momentsAt(picture, steps), english), OPTIONS);
}

/** The overlays of a document, each with its figure as one of its own, and what stands below it. */
function overlaysOf(code: string) {
  const styles = [
    ...code.matchAll(/\\tikzset\{\n {2}figure\/\.style=\{(.*)\},\n([\s\S]*?\n)\}\n\\begin\{frame\}/g),
  ];
  const frames = code.split('\\begin{frame}').slice(1);
  return frames.flatMap((frame, slide) => {
    const [, own = '', others = ''] = styles[slide] ?? [];
    const pattern =
      /\\only<(\d+)>\{%\n {4}\{\\centering\\scalebox\{([\d.]+)\}\{%\n {4}\\begin\{tikzpicture\}\[figure\]\n([\s\S]*?) {4}\\end\{tikzpicture\}\}\\par\}\n {4}\\medskip\\small (.*)\\par\}\n/g;
    return [...frame.matchAll(pattern)].map(([, overlay, scale, body = '', sentence = '']) => {
      const [box = '', ...lines] = body.split('\n');
      const figure = `\\pgfdeclarelayer{edges}\\pgfsetlayers{edges,main}%\n\\begin{tikzpicture}[\n  ${own},\n${others}]\n${lines.join('\n')}\\end{tikzpicture}\n`;
      return {
        slide,
        overlay: Number(overlay),
        scale: Number(scale),
        box: box.trim(),
        figure,
        lines,
        sentence,
      };
    });
  });
}

describe('slides of a run', () => {
  const picture = pictureOfExample('aima-fig-5-5', { notation: 'range' });
  const steps = stepsFor(picture.run, 'all');
  const overlays = overlaysOf(slidesOf(picture, steps));

  test('have an overlay a step, in order, each a figure that compiles', () => {
    expect(overlays.map(({ overlay }) => overlay)).toEqual(steps.map((step) => step + 1));
    for (const { figure } of overlays) expect(checkTikz(figure)).toBe(1);
  });

  test('show at every step the nodes, edges and cuts that its figure has', () => {
    const drawn = (lines: readonly string[]) =>
      lines
        .map((line) =>
          line
            .trim()
            .replace(/ at \(.*?\)/, '')
            .replace(/\{(max|min|chance)(?: [a-z]+)?=/, '{$1=')
            // A wider layout has room for bounds that a narrower one leaves out.
            .replace(/\{[^{}]*\}\};$/, '};'),
        )
        .filter((line) => /^\\(?:pic|draw)/.test(line));
    for (const step of steps) {
      const alone = printTikz({ ...picture, step }, OPTIONS).split('\n');
      const from = alone.findIndex((line) => line.startsWith(']'));
      expect(drawn(overlays[step]!.lines)).toEqual(drawn(alone.slice(from)));
    }
  });

  test('say below each what happened, and stand in one box that has room on a slide', () => {
    expect(overlays[14]?.sentence).toContain('cut at C');
    expect(new Set(overlays.map(({ box }) => box)).size).toBe(1);
  });

  test('of leaves and cuts have those alone', () => {
    const stops = stepsFor(picture.run, 'leaves');
    expect(stops).toContain(14);
    expect(overlaysOf(slidesOf(picture))).toHaveLength(stops.length);
    expect(stops.length).toBeLessThan(steps.length);
  });

  test('of moments of several runs are a slide for each figure', () => {
    const other = pictureOfExample('wikipedia-ab');
    const code = printBeamer(
      framesOf(
        [...momentsAt(picture, [0, 14]), ...momentsAt(other, [3]), ...momentsAt(picture, [26])],
        english,
      ),
      OPTIONS,
    );
    expect(overlaysOf(code).map(({ slide, overlay }) => [slide, overlay])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [2, 1],
    ]);
  });
});

test('on random trees every overlay compiles, has no # within its slide, and fits 15 × 5.7 cm', () => {
  forTrees(24, { nodes: 60 }, ({ tree }) => {
    const picture = pictureOf(tree, { algorithm: tree.hasChance ? 'expectiminimax' : 'alpha-beta' });
    const code = slidesOf(picture, [0, picture.run.length >> 1, picture.run.length]);
    const overlays = overlaysOf(code);
    expect(overlays).toHaveLength(3);
    for (const frame of code.split('\\begin{frame}').slice(1))
      expect(frame.split('\\end{frame}')[0]).not.toMatch(/(?<!\\)#/);
    for (const { figure, lines, box, scale } of overlays) {
      expect(checkTikz(figure)).toBe(1);
      const [left, low, right, high] = (box.match(/-?\d+\.\d+/g) ?? []).map(Number) as [
        number,
        number,
        number,
        number,
      ];
      expect((right - left) * scale).toBeLessThan(15.05);
      expect((high - low) * scale).toBeLessThan(5.75);
      // All that has a place is in the box, or cut off at its borders.
      const inBox = lines.join('\n').replace(/\\begin\{scope\}[\s\S]*\\end\{scope\}/, '');
      for (const [, x, y] of inBox.matchAll(/ at \((-?\d+\.\d\d),(-?\d+\.\d\d)\)/g)) {
        expect(Number(x) >= left && Number(x) <= right && Number(y) >= low && Number(y) <= high).toBe(true);
      }
    }
  });
});

/** The sizes of all texts of a document's figures, pt; the signs on a board are no text. */
function sizesIn(code: string): readonly number[] {
  return code.split('\\tikzset').flatMap((slide, index) => {
    if (index === 0) return [];
    const share = Number(/\\scalebox\{([\d.]+)\}/.exec(slide)?.[1]);
    const lines = slide.split('\n').filter((line) => !line.includes('\\mark}'));
    const value = Number(/ value\/.*\\fontsize\{(\d+)\}/.exec(slide)?.[1]);
    return lines.flatMap((line) => [
      ...[...line.matchAll(/\\fontsize\{([\d.]+)\}/g)].map(([, size]) => Number(size) * share),
      ...[...line.matchAll(/\\node\[value, scale=([\d.]+)\]/g)].map(
        ([, scale]) => value * Number(scale) * share,
      ),
    ]);
  });
}

describe.each(['en', 'zh'] as const)('in %s, as large as a slide has to be', (code) => {
  test.each(LIBRARY.map(({ id }) => id))('%s is set in 9 pt or more at every step', async (id) => {
    const picture = pictureOfExample(id, {}, code);
    const steps = stepsFor(picture.run, 'leaves').slice(0, MOST_OVERLAYS);
    const frames = framesOf(momentsAt(picture, steps), await loadLanguage(code));
    const slides = printBeamer(frames, { words: EXPORT_WORDS[code], palette: 'tint' });
    expect(overlaysOf(slides)).toHaveLength(steps.length);
    expect(Math.min(...sizesIn(slides))).toBeGreaterThanOrEqual(9);
  });
});

/** The names of the nodes that are drawn as those of the step. */
const namesHere = (code: string) =>
  [...code.matchAll(/\\pic\[here[^\]]*\] \((.*?)\)/g)].map(([, name]) => name);

test.each(['km-3-4', 'thu-fig-3-10', 'nilsson-fig-3-12', 'trap', 'backgammon-dice'])(
  'of %s each overlay has the node of its step, whatever is folded or out of view',
  (id) => {
    const picture = pictureOfExample(id);
    const steps = stepsFor(picture.run, 'all').slice(0, MOST_OVERLAYS);
    const overlays = overlaysOf(slidesOf(picture, steps));
    expect(new Set(overlays.map(({ slide }) => slide)).size).toBeGreaterThan(1);
    for (const [at, step] of steps.entries()) {
      const { figure, lines } = overlays[at]!;
      expect(checkTikz(figure)).toBe(1);
      const alone = namesHere(printTikz({ ...picture, step }, OPTIONS));
      expect(namesHere(lines.join('\n'))).toEqual(alone);
    }
  },
);

describe('a figure that is wider than the slide with all folds', () => {
  const picture = pictureOfExample('bear-off-lesson');
  const overlays = overlaysOf(slidesOf(picture));
  const numbers = (line = '') => (line.match(/-?\d+\.\d+/g) ?? []).map(Number);

  test('is cut off at the sides of the slide, with the node of the step in view', () => {
    for (const { lines } of overlays) {
      const [left = 0, , right = 0] = numbers(lines.filter((line) => line.includes('\\clip')).at(-1));
      expect(right - left).toBeLessThan(15);
      const here = lines.find((line) => line.includes('\\pic[here'));
      if (here === undefined) continue;
      const [x = NaN] = numbers(/ at \((.*?),/.exec(here)?.[1]);
      expect(x > left && x < right).toBe(true);
    }
  });

  test('says how many nodes are beyond each side', () => {
    for (const { lines } of overlays) {
      const [left = 0, , right = 0] = numbers(lines.filter((line) => line.includes('\\clip')).at(-1));
      const places = lines
        .filter((line) => /\\pic(?:\[[^\]]*\])? \(/.test(line))
        .map((line) => numbers(/ at \((.*?),/.exec(line)?.[1])[0] ?? NaN);
      const said = lines.join(' ');
      const beyond = (sign: RegExp) => Number(sign.exec(said)?.[1] ?? 0);
      const [before, after] = [beyond(/leftarrow\$ (\d+) more/), beyond(/(\d+) more \$\\rightarrow/)];
      // A shape at the border may be out of view in part, with its middle in view.
      expect(before - places.filter((x) => x < left).length).toBeOneOf([0, 1]);
      expect(after - places.filter((x) => x > right).length).toBeOneOf([0, 1]);
    }
  });
});

test('texts of other people are nothing but text on a slide', () => {
  const texts = NASTY_TEXTS.map(({ text }) => text);
  for (const { figure } of overlaysOf(
    slidesOf(pictureOf(nastyTree(texts), { title: texts.join(' ') }), [0, 5]),
  ))
    expect(checkTikz(figure)).toBe(1);
});

test('too many steps, and trees nobody could read, are not for slides', () => {
  const picture = pictureOfExample('aima-fig-5-5');
  const frames = (count: number) => framesOf(momentsAt(picture, Array(count).fill(3)), english);
  expect(whyNoSlides(frames(MOST_OVERLAYS))).toBeNull();
  expect(whyNoSlides(frames(MOST_OVERLAYS + 1))).toBe('too-many');
  const parsed = parseTree(`(${new Array(700).fill(1).join(' ')})`);
  if (!parsed.ok) throw new Error('not read');
  const large = pictureOf(parsed.value);
  expect(whyNoSlides(framesOf(momentsAt(large, [0]), english))).toBe('too-large');
});

const hasTex = spawnSync('pdflatex', ['--version']).status === 0;

if (hasTex)
  test('pdfLaTeX compiles slides, a page an overlay, without an error', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plyscope-beamer-'));
    try {
      const nasty = NASTY_FOR_PDFLATEX.map(({ text }) => text);
      const pictures = [
        pictureOfExample('aima-fig-5-5'),
        // Some subtrees are folded, or some nodes out of view.
        pictureOfExample('nilsson-fig-3-12'),
        pictureOfExample('bear-off-lesson'),
        pictureOf(nastyTree(nasty), { title: nasty.join(' ') }),
      ];
      const moments = pictures.flatMap((picture) => momentsAt(picture, [0, 5, 9]));
      writeFileSync(join(folder, 'slides.tex'), printBeamer(framesOf(moments, english), OPTIONS));
      const options = ['-interaction=nonstopmode', '-no-shell-escape', '-halt-on-error', 'slides.tex'];
      const env = { ...process.env, openin_any: 'p', openout_any: 'p' };
      const { status } = spawnSync('pdflatex', options, { cwd: folder, env, timeout: 110_000 });
      const log = readFileSync(join(folder, 'slides.log'), 'latin1');
      // Braces and < of other people's texts come from the mathematical faces: the sans of slides has none.
      const said = log.replace(/^LaTeX Font Warning: Font shape `OM[LS]\/cmss\/m\/n' undefined/gm, '');
      expect(said.match(/^(!|.*undefined|Missing character).*/gim) ?? []).toEqual([]);
      expect(status).toBe(0);
      expect(log).toContain(`(${moments.length} pages`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);
else
  test('no pdflatex on this machine: slides were held to the checker alone, and not compiled', () => {
    console.warn('pdflatex was not found: the slides for beamer were checked, but not compiled.');
    expect(hasTex).toBe(false);
  });

test('what is not yet visited is read on white: 4.5 : 1 or more', () => {
  const code = printTikz(pictureOfExample('thu-fig-3-10', { step: 0 }), { words: EXPORT_WORDS.en });
  const shares = [...code.matchAll(/color=black!(\d+)/g)].map(([, share]) => Number(share) / 100);
  expect(shares.length).toBeGreaterThan(0);
  for (const share of shares) {
    const luminance = ((1 - share + 0.055) / 1.055) ** 2.4;
    expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});
