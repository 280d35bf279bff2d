/**
 * Frames as slides for LaTeX's beamer: a slide for each figure, an overlay for each of its steps, the sentence below.
 * Styles and shapes stand once before each slide, since within one no # may stand.
 */

import { FLAT_CLASSES } from '../drawing/metrics.ts';
import type { ExportWords } from '../words/exportWords.ts';
import { visibleText } from '../words/visibleText.ts';
import { type Frame, sameLayouts } from './frames.ts';
import { hasChinese, isBeyondPdfLatex, latexText } from './latexText.ts';
import { type Block, isDrawnWhole, type Page, type PageSetting, pageOf, printed } from './page.ts';
import { runOf } from './picture.ts';
import { marksOn, pliesWidth, printDrawing, printPlies, shapeUses, tikzNames } from './tikz.ts';
import { shapeNames, stylesOf, type TikzPalette } from './tikzStyles.ts';

export interface BeamerOptions {
  readonly words: ExportWords;
  readonly palette: TikzPalette;
}

/** At each side of a slide of 16 × 9 cm, cm; beamer's own margins are twice as wide. */
const MARGIN = 0.5;

/** The room on such a slide between its margins and between title and sentence, cm. */
const SLIDE: Block = { width: 16 - 2 * MARGIN, height: 5.7 };

/** Around a figure, so that strokes at its border are within its box, cm. */
const BORDER = 0.15;

/** What a figure is laid out for: the slide within that border. */
const WITHIN: Block = { width: SLIDE.width - 2 * BORDER, height: SLIDE.height - 2 * BORDER };

/**
 * Sizes of the layout, px; 60 px are 1 cm on the slide, so 20 px are 9.45 pt. A figure that fits the slide at these
 * sizes has no text under 9 pt; a larger one is scaled down.
 */
const SETTING: PageSetting = {
  largest: 21,
  smallest: 20,
  leastText: 20,
  classes: FLAT_CLASSES,
  fillsBlock: true,
};

/** TeX takes minutes for more overlays than this. */
export const MOST_OVERLAYS = 250;

/** Why no slides can be made of the frames; null when they can be made. On a slide nobody could read a larger tree. */
export function whyNoSlides(frames: readonly Frame[]): 'too-large' | 'too-many' | null {
  if (!frames.every(({ picture }) => isDrawnWhole(picture.layout))) return 'too-large';
  return frames.length > MOST_OVERLAYS ? 'too-many' : null;
}

export function printBeamer(frames: readonly Frame[], options: BeamerOptions): string {
  const { tikz } = options.words;
  const [first] = frames;
  const slides = sameLayouts(frames)
    .map((group) => printSlide(group, options))
    .join('\n');
  const isChinese = hasChinese(slides);
  const head = [
    first === undefined
      ? ''
      : [visibleText(first.picture.title), runOf(first.picture, options.words)].filter(Boolean).join('; '),
    tikz.slides(frames.length),
    isChinese ? tikz.slidesInChinese : isBeyondPdfLatex(slides) ? tikz.beyond : '',
  ];
  return `${head.map((line) => line && `% ${line}\n`).join('')}\\documentclass[aspectratio=169]{beamer}
\\usepackage{tikz}
${isChinese ? '\\usepackage{ctex}\n' : ''}\\setbeamertemplate{navigation symbols}{}
\\setbeamersize{text margin left=${MARGIN}cm, text margin right=${MARGIN}cm}
\\pgfdeclarelayer{edges}\\pgfsetlayers{edges,main}
\\begin{document}
${slides}\\end{document}
`;
}

/** One figure on a slide, an overlay a step. */
function printSlide(frames: readonly Frame[], { words, palette }: BeamerOptions): string {
  const { picture } = frames[0] as Frame;
  const page = pageOf(picture, WITHIN, SETTING);
  const steps = frames.map((frame) => ({ ...frame, marks: marksOn(page, frame.picture) }));
  const uses = steps.flatMap(({ marks }) => shapeUses(page, marks));
  const names = tikzNames(page.layout.tree, page.layout.names);
  const drawing = { names, shapes: shapeNames(uses), words };
  const plies = page.fonts === null ? [] : printPlies(page, words);
  const bodies = steps.map(({ marks }) => [...plies, ...printDrawing(page, marks, drawing)]);
  const [all = '', ...styles] = stylesOf(page, uses, palette, bodies.flat().join('\n'), 1);
  const { box, share } = boxOf(page, words);
  const overlays = steps.map(({ sentence }, index) => {
    const lines = [`\\useasboundingbox ${box};`, ...(bodies[index] ?? [])];
    return `  \\only<${index + 1}>{%
    {\\centering\\scalebox{${share.toFixed(3)}}{%
    \\begin{tikzpicture}[figure]
${lines.map((line) => `      ${line}\n`).join('')}    \\end{tikzpicture}}\\par}
    \\medskip\\small ${latexText(sentence)}\\par}
`;
  });
  return `\\tikzset{
  figure/.style={${all}},
${styles.map((style) => `  ${style},\n`).join('')}}
\\begin{frame}[t]{${latexText(picture.title)}}{\\small ${latexText(runOf(picture, words))}}
${overlays.join('')}\\end{frame}
`;
}

/** The corners of a figure with the names of its plies, cm, and how much of its size has room on a slide. */
function boxOf(page: Page, words: ExportWords): { readonly box: string; readonly share: number } {
  const [left, right] = [-pliesWidth(page, words) - BORDER, page.width + BORDER];
  const [low, high] = [-BORDER, page.bottom + BORDER];
  const corner = (x: number, y: number) => `(${printed(x)},${printed(y)})`;
  return {
    box: `${corner(left, low)} rectangle ${corner(right, high)}`,
    share: Math.min(1, SLIDE.width / (right - left), SLIDE.height / (high - low)),
  };
}
