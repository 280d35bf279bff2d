/**
 * Makes slides for LaTeX's beamer: a slide for each figure, an overlay for each step of its search, and below
 * the figure the sentence that says what happened. The styles and shapes of a figure are defined before its
 * slide, because inside a slide the character # is not allowed.
 */

import type { GameTree, NodeId } from '../core/index.ts';
import { wayAt } from '../core/run/wayAt.ts';
import { type Fit, foldOf, foldsAround, nameOfFolds } from '../drawing/foldsAround.ts';
import type { Fold, Marks } from '../drawing/index.ts';
import { FLAT_CLASSES } from '../drawing/metrics.ts';
import { wholeTree } from '../drawing/nodesInView.ts';
import { smallestFigure } from '../drawing/shapes.ts';
import { familyOf } from '../families/index.ts';
import type { Words } from '../words/index.ts';
import { visibleText } from '../words/visibleText.ts';
import { type Frame, sameLayouts } from './frames.ts';
import { hasChinese, isBeyondPdfLatex, latexText } from './latexText.ts';
import { type Block, isDrawnWhole, type Page, type PageSetting, pageOf, printed, seenAt } from './page.ts';
import { type Picture, searchCaption } from './picture.ts';
import { beyondView, type SlideView, viewAt, wholeView } from './slideView.ts';
import { marksOn, pliesWidth, printDrawing, printPlies, shapeUses, tikzNames } from './tikz.ts';
import { PLAYER_SCALE, shapeNames, stylesOf, type TikzPalette } from './tikzStyles.ts';

export interface BeamerOptions {
  readonly words: Words['exporting'];
  readonly palette: TikzPalette;
}

/** The margin at each side of a slide of 16 × 9 cm, in cm; beamer's own margins are twice as wide. */
const MARGIN = 0.5;

/** The room on a slide between its margins and between title and sentence, cm. */
const SLIDE: Block = { width: 16 - 2 * MARGIN, height: 5.7 };

/** The border around a figure in which strokes at the figure's edge have room, cm. */
const BORDER = 0.15;

/** The space for which a figure is laid out, cm: the room on a slide without the border. */
const WITHIN: Block = { width: SLIDE.width - 2 * BORDER, height: SLIDE.height - 2 * BORDER };

/** The least font size of a text on the slide, pt, when the figure fits with some subtrees folded. */
const LEAST_SIZE = 9;

/** The least size of a text in the layout, px. 60 px are 1 cm on the slide, so 19.1 px are 9.06 pt. */
const LEAST_TEXT = 19.1;

/** Returns the settings with which the figure of a tree is laid out for a slide. */
function settingFor(tree: GameTree): PageSetting {
  const smallest = smallestFigure(tree, LEAST_TEXT);
  return {
    largest: smallest * 1.1,
    smallest,
    leastText: LEAST_TEXT,
    classes: FLAT_CLASSES,
    fillsBlock: true,
  };
}

/** The greatest number of overlays; for more, TeX takes minutes. */
export const MOST_OVERLAYS = 250;

/**
 * Returns why no slides can be made of the frames; null when they can. A tree that is too large for paper
 * could not be read on a slide either.
 */
export function whyNoSlides(frames: readonly Frame[]): 'too-large' | 'too-many' | null {
  if (!frames.every(({ picture }) => isDrawnWhole(picture.layout))) return 'too-large';
  return frames.length > MOST_OVERLAYS ? 'too-many' : null;
}

export function printBeamer(frames: readonly Frame[], options: BeamerOptions): string {
  const { tikz } = options.words;
  const [first] = frames;
  const slides = sameLayouts(frames)
    .flatMap((group) => slidesOf(group, options.words))
    .map((slide) => printSlide(slide, options))
    .join('\n');
  const isChinese = hasChinese(slides);
  const head = [
    first === undefined
      ? ''
      : [visibleText(first.picture.title), searchCaption(first.picture, options.words)]
          .filter(Boolean)
          .join('; '),
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

/**
 * Consecutive steps for which a slide shows the same area of one figure, so that nothing moves between its
 * overlays.
 */
interface Slide {
  readonly picture: Picture;
  readonly page: Page;
  readonly view: SlideView;
  readonly overlays: readonly Overlay[];
}

interface Overlay {
  readonly marks: Marks;
  readonly sentence: string;
}

/**
 * Returns the slides for the steps of one layout. If the whole tree does not fit at `LEAST_SIZE`, subtrees
 * are folded, as on a projector, but none on the path to the leaf of the step. If the folded tree does not
 * fit either, each slide shows the area around the node of the step.
 */
function slidesOf(frames: readonly Frame[], words: Words['exporting']): readonly Slide[] {
  const [first] = frames;
  if (first === undefined) return [];
  const pageAt = pagesFor(first.picture, words);
  const slides: (Slide & { readonly overlays: Overlay[] })[] = [];
  for (const { picture, sentence } of frames) {
    const last = slides.at(-1);
    const page = pageAt(picture.step);
    const visible = seenAt(page.layout, wholeTree(page.layout), picture);
    const marks = marksOn({ ...page, visible }, picture);
    const before = last?.page === page ? last.view : null;
    const view = isRoomy(fitOf(page, words))
      ? (before ?? wholeView(page))
      : viewAt(page, picture, marks, roomOn(page, words), before);
    if (last !== undefined && view === before) last.overlays.push({ marks, sentence });
    else slides.push({ picture, page, view, overlays: [{ marks, sentence }] });
  }
  return slides;
}

/**
 * Returns a function that gives the page for a step: the whole tree, or the tree with as many subtrees folded
 * as it needs to fit the slide at this step. If the tree does not fit even then, the page is larger than the
 * slide.
 */
function pagesFor(picture: Picture, words: Words['exporting']): (step: number) => Page {
  const { run, view, layout } = picture;
  const { foldedNodes } = view;
  // A search that stores its nodes jumps between subtrees, so none of them is folded.
  const canFold = !familyOf(run).keepsNodes;
  const foldIn = (folded: Folded) =>
    foldedNodes === undefined ? null : foldOf(layout.tree, folded, foldedNodes);
  const pageWith = oncePerFolds((folded) => pageOf(picture, WITHIN, settingFor(layout.tree), foldIn(folded)));
  const largerWith = oncePerFolds((folded) => largerPage(picture, foldIn(folded), words));
  const fitWith = (folded: Folded) => fitOf(pageWith(folded), words);
  return (step) => {
    const isFolded = canFold && foldedNodes !== undefined && !isRoomy(fitWith(NOTHING));
    const folded = isFolded ? foldsAround(layout.tree, wayAt(run, step), null, fitWith) : NOTHING;
    return isRoomy(fitWith(folded)) ? pageWith(folded) : largerWith(folded);
  };
}

type Folded = ReadonlySet<NodeId>;

const NOTHING: Folded = new Set();

/** Returns a function that makes the page for a set of folded nodes once and remembers it. */
function oncePerFolds(make: (folded: Folded) => Page): (folded: Folded) => Page {
  const made = new Map<string, Page>();
  return (folded) => {
    const key = nameOfFolds(folded);
    const page = made.get(key) ?? make(folded);
    made.set(key, page);
    return page;
  };
}

/**
 * A figure that is larger than its slide is widened in steps of `MORE` until its nodes fit, at most to
 * `MOST_SLIDES`; both are in widths of a slide.
 */
const MOST_SLIDES = 8;
const MORE = 0.125;

/**
 * Returns the page of a figure that is larger than its slide: as wide as its nodes and the labels of its
 * edges need.
 */
function largerPage(picture: Picture, fold: Fold | null, words: Words['exporting']): Page {
  const setting = settingFor(picture.layout.tree);
  for (let slides = 1; ; slides += MORE) {
    const block = { width: slides * WITHIN.width, height: WITHIN.height - SIGNS };
    const page = pageOf(picture, block, setting, fold);
    if (slides >= MOST_SLIDES || pliesWidth(page, words) + page.width <= block.width) return page;
  }
}

/**
 * Returns the factor, at most 1, by which a figure may be scaled down on a slide so that its smallest texts
 * still have `LEAST_SIZE`.
 */
function leastShare({ fonts, layout }: Page): number {
  if (fonts === null) return 1;
  const isSmaller = layout.tree.players > 0;
  const smallest = Math.min(fonts.tag, isSmaller ? fonts.value * PLAYER_SCALE : Infinity);
  return Math.min(1, LEAST_SIZE / smallest);
}

/**
 * Returns whether the whole figure fits on a slide, by width and by height, when it is scaled down as far as
 * its texts allow.
 */
function fitOf(page: Page, words: Words['exporting']): Fit {
  const { width, height } = sizeOf(page, wholeView(page), words);
  const share = leastShare(page);
  return { isWideEnough: width * share <= SLIDE.width, isHighEnough: height * share <= SLIDE.height };
}

function isRoomy({ isWideEnough, isHighEnough }: Fit): boolean {
  return isWideEnough && isHighEnough;
}

/**
 * The room below a figure that is larger than its slide, cm, for the note that counts the nodes beyond the
 * borders of the slide.
 */
const SIGNS = 0.5;

/** Returns the room that a slide has for the visible area of a figure that is larger than the slide, cm. */
function roomOn(page: Page, words: Words['exporting']): Block {
  const share = leastShare(page);
  return {
    width: SLIDE.width / share - pliesWidth(page, words) - 2 * BORDER,
    height: SLIDE.height / share - SIGNS - 2 * BORDER,
  };
}

/** Returns the LaTeX code of a slide, with an overlay for each step. */
function printSlide({ page, view, overlays, picture }: Slide, { words, palette }: BeamerOptions): string {
  const uses = overlays.flatMap(({ marks }) => shapeUses(page, marks));
  const names = tikzNames(page.layout.tree, page.layout.names);
  const drawing = { names, shapes: shapeNames(uses), words };
  const plies = page.fonts === null ? [] : printPlies(page, words);
  const bodies = overlays.map(({ marks }) => {
    const lines = printDrawing(page, marks, drawing);
    return isPart(page, view) ? printPart(page, view, { plies, lines, marks, words }) : [...plies, ...lines];
  });
  const [all = '', ...styles] = stylesOf(page, uses, palette, bodies.flat().join('\n'), 1);
  const { box, share } = boxOf(page, view, words);
  const texts = overlays.map(({ sentence }, index) => {
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
\\begin{frame}[t]{${latexText(picture.title)}}{\\small ${latexText(searchCaption(picture, words))}}
${texts.join('')}\\end{frame}
`;
}

function isPart(page: Page, view: SlideView): boolean {
  const whole = wholeView(page);
  return view.right - view.left < whole.right || view.high - view.low < whole.high;
}

interface Part {
  readonly plies: readonly string[];
  readonly lines: readonly string[];
  readonly marks: Marks;
  readonly words: Words['exporting'];
}

/**
 * Returns the TikZ lines of a figure that is cut off at the borders of its view, with the names of the plies
 * at its left border.
 */
function printPart(page: Page, view: SlideView, { plies, lines, marks, words }: Part): readonly string[] {
  const [low, high] = [view.low - BORDER, view.high + BORDER];
  const clip = (left: number, right: number) =>
    `\\clip (${printed(left)},${printed(low)}) rectangle (${printed(right)},${printed(high)});`;
  const inView = clip(view.left - BORDER, view.right + BORDER);
  const layer = '\\begin{pgfonlayer}{edges}';
  return [
    ...(plies.length === 0
      ? []
      : [
          `\\begin{scope}[xshift=${printed(view.left - BORDER)}cm]`,
          clip(-pliesWidth(page, words), 0),
          ...plies,
          '\\end{scope}',
        ]),
    '\\begin{scope}',
    inView,
    // TikZ draws a layer separately, so the layer needs a clipping command of its own.
    ...lines.flatMap((line) => (line === layer ? [line, inView] : [line])),
    '\\end{scope}',
    ...printSigns(page, view, marks, words),
  ];
}

/** Returns the TikZ lines of the note below the figure that counts the nodes beyond each border. */
function printSigns(page: Page, view: SlideView, marks: Marks, words: Words['exporting']): readonly string[] {
  const beyond = beyondView(page, view, marks);
  const { left, right, low } = view;
  const middle = (left + right) / 2;
  const signs = [
    { count: beyond.left, x: left, anchor: 'west', sign: '$\\leftarrow$' },
    { count: beyond.above, x: middle - 1.5, anchor: 'base', sign: '$\\uparrow$' },
    { count: beyond.below, x: middle + 1.5, anchor: 'base', sign: '$\\downarrow$' },
    { count: beyond.right, x: right, anchor: 'east', sign: '$\\rightarrow$' },
  ] as const;
  return signs
    .filter(({ count }) => count > 0)
    .map(({ count, x, anchor, sign }) => {
      const said = latexText(words.tikz.outOfView(count));
      const text = anchor === 'east' ? `${said} ${sign}` : `${sign} ${said}`;
      return `\\node[aside, anchor=${anchor === 'base' ? 'base' : `base ${anchor}`}] at (${printed(x)},${printed(low - BORDER - 0.35)}) {${text}};`;
    });
}

/** Returns the size of the visible area of a figure together with the names of its plies, cm. */
function sizeOf(page: Page, view: SlideView, words: Words['exporting']): Block {
  return {
    width: pliesWidth(page, words) + view.right - view.left + 2 * BORDER,
    height: view.high - view.low + 2 * BORDER,
  };
}

/**
 * Returns the corners of what a slide shows, cm, and the factor by which it is scaled to fit on the slide.
 */
function boxOf(
  page: Page,
  view: SlideView,
  words: Words['exporting'],
): { readonly box: string; readonly share: number } {
  const { width, height: above } = sizeOf(page, view, words);
  const below = isPart(page, view) ? SIGNS : 0;
  const [right, low] = [view.right + BORDER, view.low - BORDER - below];
  const height = above + below;
  const corner = (x: number, y: number) => `(${printed(x)},${printed(y)})`;
  return {
    box: `${corner(right - width, low)} rectangle ${corner(right, low + height)}`,
    share: Math.min(1, SLIDE.width / width, SLIDE.height / height),
  };
}
