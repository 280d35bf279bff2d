/**
 * A figure for LaTeX: the tree at one step as a tikzpicture that needs TikZ and nothing else. Styles and
 * shapes stand at its head, then one line a node and one line an edge, to be edited by hand.
 */
import { marksOf } from '../drawing/marks.ts';
import type { ExportWords } from '../words/exportWords.ts';
import { ARTICLE_WIDTH, type LatexWrap, printDocument } from './latexDocument.ts';
import { hasChinese, isBeyondPdfLatex, latexText } from './latexText.ts';
import { type Page, PLY_NAMES, pageOf, pointOf, TEXT_BLOCK } from './page.ts';
import { captionOf, type Picture } from './picture.ts';
import { printEdges } from './tikzEdges.ts';
import { tikzNames } from './tikzNames.ts';
import { printNodes, shapeUses } from './tikzNodes.ts';
import type { TikzPalette } from './tikzShapes.ts';
import { printStyles } from './tikzStyles.ts';

export interface TikzOptions {
  readonly words: ExportWords;
  /** black and white if not said */
  readonly palette?: TikzPalette;
  /** title, rules and step below the tree */
  readonly caption?: boolean;
  /** MAX and MIN at the left margin; there if not said */
  readonly plies?: boolean;
  readonly wrap?: LatexWrap;
}

/** Of the text that the figure stands in, cm. */
const LINE_WIDTH = { figure: TEXT_BLOCK.width, article: ARTICLE_WIDTH };

/** Of 2,000 nodes pdfLaTeX was seen to need four fifths of its memory. */
const MANY_NODES = 2000;

export function printTikz(picture: Picture, options: TikzOptions): string {
  const { words, palette = 'ink', caption = false, plies = true, wrap = 'figure' } = options;
  const page = pageOf(picture);
  const view = { ...picture.view, hovered: null };
  const marks = marksOf(page.layout, picture.trace, picture.step, view, page.visible);
  // A page that is as large as its figure has room for any.
  const isScaled = page.isWide && wrap !== 'standalone';
  const share = isScaled ? LINE_WIDTH[wrap] / (page.width + PLY_NAMES) : 1;
  const names = tikzNames(page.layout.tree, page.layout.names);
  const body = [
    `% ${words.tikz.nodes}`,
    ...printNodes(page, marks, names),
    ...(plies && page.fonts !== null ? printPlies(page, words) : []),
    `% ${words.tikz.edges}`,
    '\\begin{pgfonlayer}{edges}',
    ...printEdges(page, marks, names).map((line) => `  ${line}`),
    '\\end{pgfonlayer}',
    ...(caption ? [printCaption(latexText(captionOf(picture, words)))] : []),
  ]
    .map((line) => `  ${line}\n`)
    .join('');
  const drawing = `\\pgfdeclarelayer{edges}\\pgfsetlayers{edges,main}%
\\begin{tikzpicture}[
${printStyles(page, shapeUses(page, marks), palette, body, share)}]
${body}\\end{tikzpicture}
`;
  const figure = isScaled ? `\\resizebox{\\linewidth}{!}{%\n${drawing.trimEnd()}}\n` : drawing;
  return printDocument([`${printHeader(picture, page, figure, words, isScaled)}${figure}`], wrap);
}

/** What the figure shows and what it needs, as comments. */
function printHeader(
  picture: Picture,
  page: Page,
  figure: string,
  words: ExportWords,
  isScaled: boolean,
): string {
  const { tikz } = words;
  const lines = [
    captionOf(picture, words),
    tikz.needs,
    isScaled ? tikz.wide(Math.ceil(page.width + PLY_NAMES)) : '',
    page.visible.collapsed.size > 0 ? tikz.collapsed : '',
    page.placements.length > MANY_NODES ? tikz.heavy(page.placements.length) : '',
    hasChinese(figure) ? tikz.chinese : isBeyondPdfLatex(figure) ? tikz.beyond : '',
  ];
  return lines.map((line) => line && `% ${line}\n`).join('');
}

/** Whose ply a row is, where all in it are of one side. */
function printPlies(page: Page, words: ExportWords): string[] {
  const { layout, left } = page;
  return layout.plies.flatMap(({ kind, y }) =>
    kind === null || kind === 'leaf'
      ? []
      : `\\node[ply] at ${pointOf(page, left - layout.metrics.em, y)} {${latexText(words.kind[kind])}};`,
  );
}

function printCaption(text: string): string {
  return `\\node[caption] at (current bounding box.south) {${text}};`;
}
