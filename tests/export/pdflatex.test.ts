/** Where there is a pdfLaTeX, it has the last word; where there is none, the checker has it. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printDocument } from '../../src/export/latexText.ts';
import type { Picture } from '../../src/export/picture.ts';
import { printTikz, type TikzOptions } from '../../src/export/tikz.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { checkTikz } from '../support/tikzChecker.ts';
import { NASTY_FOR_PDFLATEX } from './nastyTexts.ts';
import { nastyTree } from './nastyTree.ts';
import { pictureOf, pictureOfExample } from './pictureOf.ts';

const words = EXPORT_WORDS.en;
const nasty = NASTY_FOR_PDFLATEX.map(({ text }) => text);

const FIGURES: readonly (readonly [Picture, TikzOptions])[] = [
  [pictureOfExample('aima-fig-5-5', { step: 14, notation: 'range' }), { words, caption: true }],
  [pictureOfExample('aima-fig-5-2', { moment: 0 }), { words }],
  [pictureOfExample('thu-fig-3-10', { moment: 0.6, notation: 'pair' }), { words, palette: 'tint' }],
  [pictureOfExample('nilsson-fig-3-12', { notation: 'range' }), { words, palette: 'tint', caption: true }],
  [pictureOfExample('wikipedia-ab', { notation: 'one' }), { words, plies: false }],
  [pictureOfExample('backgammon-dice', { moment: 0.5 }), { words, caption: true }],
  [pictureOfExample('aima-chance-1-20-30-400', { moment: 0.4 }), { words, palette: 'tint' }],
  [pictureOfExample('ttt-stage3'), { words }],
  [pictureOfExample('km-2-4', { moment: 0.7 }), { words, caption: true }],
  [pictureOfExample('mit6034-mc2', { rules: { cutoff: 'strict' } }), { words, caption: true }],
  // Chinese in the comments harms nobody.
  [pictureOfExample('gfg', { moment: 0.5 }, 'zh'), { words: EXPORT_WORDS.zh }],
];

/** Wider than the text they stand in: they are scaled. */
const WIDE: readonly Picture[] = [
  pictureOfExample('km-3-4', { notation: 'range' }),
  pictureOf(nastyTree(nasty), { title: nasty.join(' ') }),
];

const figures = FIGURES.map(([picture, options]) => printTikz(picture, options));
const wide = WIDE.map((picture) => printTikz(picture, { words, caption: true }));

const hasTex = spawnSync('pdflatex', ['--version']).status === 0;

test('a dozen figures, a tree of nasty texts among them, pass the checker in one document', () => {
  const all = [...figures, ...wide];
  expect(checkTikz(printDocument(all, 'article'))).toBe(all.length);
  for (const figure of wide) expect(figure).toMatch(/\\resizebox\{\\linewidth\}|\\rotatebox\{90\}/);
});

const compile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-tikz-'));
  try {
    writeFileSync(join(folder, 'figures.tex'), printDocument([...figures, ...wide], 'article'));
    const options = ['-interaction=nonstopmode', '-no-shell-escape', '-halt-on-error', 'figures.tex'];
    // Paranoid: neither reads nor writes outside the folder.
    const env = { ...process.env, openin_any: 'p', openout_any: 'p' };
    const { status } = spawnSync('pdflatex', options, { cwd: folder, env, timeout: 110_000 });
    const log = readFileSync(join(folder, 'figures.log'), 'latin1');
    expect(log.match(/^(!|Overfull|.*undefined|Missing character|LaTeX Font Warning).*/gim) ?? []).toEqual(
      [],
    );
    expect(status).toBe(0);
    expect(log).toContain(`(${figures.length + wide.length} pages`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const warn = () => {
  console.warn('pdflatex was not found: the LaTeX figures were checked, but not compiled.');
  expect(hasTex).toBe(false);
};

if (hasTex)
  test('pdfLaTeX compiles them without an error, an overfull box or a missing character', compile, 120_000);
else test('no pdflatex on this machine: they were held to the checker alone, and not compiled', warn);
