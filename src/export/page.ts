/**
 * Lays out a picture for the text width of LaTeX's article, with the names of the plies. The result does not
 * depend on the window in which the picture was seen, so the same step always gives the same figure.
 */

import { roomOfBoard } from '../drawing/drawNode.ts';
import type { Fold, Layout, Placement } from '../drawing/index.ts';
import type { SizeClass } from '../drawing/metrics.ts';
import { extentsOf, type Visible, wholeTree } from '../drawing/nodesInView.ts';
import { stubAt, stubReach } from '../drawing/stubs.ts';
import { blockReach } from '../drawing/textBlock.ts';
import { withFolds } from '../drawing/withFolds.ts';
import { fontsFor, type LatexFonts } from './latexText.ts';
import type { Picture } from './picture.ts';

export interface Page {
  readonly layout: Layout;
  /** the font sizes; null when no text on the page could be read */
  readonly fonts: LatexFonts | null;
  readonly visible: Visible;
  /** the placements of the nodes on the page, in preorder */
  readonly placements: readonly Placement[];
  /** the horizontal scale of the figure, cm per px */
  readonly scale: number;
  /**
   * the vertical scale, cm per px: larger than the horizontal one in a big tree, which would otherwise be as
   * flat as a line
   */
  readonly rowScale: number;
  /** the left border of the figure, px, and its lower border, cm from the top */
  readonly left: number;
  readonly bottom: number;
  /** the width without the names of the plies, cm */
  readonly width: number;
}

/** The size in cm of one px of the layout, as long as the figure does not outgrow the paper. */
const SCALE = 1 / 60;

/** A space for which a figure is laid out, cm. */
export interface Block {
  readonly width: number;
  readonly height: number;
}

/**
 * The text area of LaTeX's article, cm. Its width is 345 pt, so that texts of 18 px have 8.5 pt and those of
 * 13 px have 6.1 pt. A figure alone on a page may be higher than the text, whose height is 550 pt.
 */
export const TEXT_BLOCK: Block = { width: 12.1, height: 22 };

/**
 * The least and the greatest font size of values, in px of the layout, and whether the figure takes the whole
 * block.
 */
export interface PageSetting {
  readonly largest: number;
  readonly smallest: number;
  /** the least font size in px of a text beside a shape */
  readonly leastText?: number;
  readonly classes?: readonly SizeClass[];
  readonly fillsBlock: boolean;
}

/** The width to the left of the tree that is kept for the names of the plies, cm. */
const PLY_NAMES = 1.2;

/**
 * The usual setting. Figures that need smaller texts are laid out with the largest ones and scaled down as a
 * whole: Computer Modern becomes relatively wider as it shrinks, so texts set in its small sizes would
 * overlap.
 */
const FIGURES: PageSetting = { largest: 18, smallest: 13, fillsBlock: false };

/** Trees of at most this many nodes are drawn whole, on paper as large as necessary. */
export const MOST_ON_PAPER = 600;

/** The greatest size of a figure, cm; TeX does not support lengths of 6 m. */
const LARGEST = { width: 500, height: 500 };

/**
 * Returns the page of a picture laid out for a block with a setting; each subtree in `fold` is replaced by
 * one mark.
 */
export function pageOf(
  picture: Picture,
  block: Block = TEXT_BLOCK,
  { fillsBlock, ...set }: PageSetting = FIGURES,
  fold: Fold | null = null,
): Page {
  const { run, step, form } = picture;
  const { tree, names, boards, stubWords, beside } = picture.layout;
  const stage = form.stageOf?.(run, step) ?? null;
  const whole = { width: (block.width - PLY_NAMES) / SCALE, height: block.height / SCALE };
  const space = fillsBlock ? whole : spaceFor(picture.layout, block);
  const laidOut = (smallest: number, height: number) =>
    form.layOut(tree, names, {
      ...space,
      ...set,
      height,
      smallest,
      run,
      ...{ boards, stubWords, beside },
      ...stage,
      ...(fold && { fold }),
    });
  const isWhole = isDrawnWhole(picture.layout);
  const fitted = laidOut(set.smallest, space.height);
  // A figure that is to be scaled down is laid out proportionally higher, so that it keeps its height. A
  // figure that fills its block is not scaled down.
  const enlargement = (fitted.width / space.width) * (set.largest / set.smallest);
  const layout =
    isWhole && !fillsBlock && fitted.width > space.width
      ? laidOut(set.largest, space.height * enlargement)
      : fitted;
  const most = isWhole ? LARGEST : block;
  const scale = Math.min(SCALE, most.width / layout.width, most.height / layout.height);
  const rowScale = isWhole ? scale : Math.min(SCALE, most.height / layout.height);
  const fonts = fontsFor(layout.metrics, scale);
  const pane = { left: 0, right: layout.width, top: 0, bottom: layout.height, scale: scale / SCALE };
  const all = isWhole ? wholeTree(layout) : form.inView(layout, extentsOf(layout), pane, run.pathAt(step));
  const visible = seenAt(layout, all, picture);
  // What comes after the stage that is laid out takes no room.
  const shown = stage?.fold && new Set(stage.fold.shown);
  const nodes = shown ? visible.nodes.filter((node) => shown.has(node)) : visible.nodes;
  const placements = nodes.flatMap((node) => layout.placements[node] ?? []);
  // The height of a name below a leaf, with the board above it, px.
  const below = names.areBelowLeaves ? roomOfBoard(layout) + layout.metrics.em * 1.2 : 0;
  let [left, right, bottom] = [Infinity, -Infinity, 0];
  for (const { node, side, x, y, width, height } of placements) {
    const beside = side === null ? 0 : blockReach(side, layout.metrics, [names.of(node)], false);
    left = Math.min(left, x - width / 2 - (side?.isRight === false ? beside : 0));
    right = Math.max(right, x + width / 2 + (side?.isRight === true ? beside : 0));
    bottom = Math.max(bottom, y * rowScale + (height + below) * scale);
    const stub = stubAt(layout, node);
    const reach = stub === null ? 0 : stubReach(tree, node, layout.stubWords) * layout.metrics.em;
    right = Math.max(right, (stub?.line.x2 ?? 0) + reach);
  }
  const width = (right - left) * scale;
  return { layout, fonts, visible, placements, scale, rowScale, left, bottom, width };
}

/** Returns the nodes visible at the picture's step, without those in folded subtrees of the layout. */
export function seenAt({ fold }: Layout, visible: Visible, { run, step }: Picture): Visible {
  return fold === null ? visible : withFolds(visible, run, step, (node) => fold.folded.has(node));
}

/**
 * Returns the space for a tree, px: small trees take less than the whole page, and deep trees have their rows
 * closer together.
 */
function spaceFor({ tree, boards }: Layout, block: Block): Block {
  const most = block.width - PLY_NAMES;
  const width = boards === null ? Math.min(most, 3 + tree.leafCount * 1.5) : most;
  const row = Math.max(2.9 - tree.height * 0.15, 1.9);
  const height = Math.min(1.7 + tree.height * row + (boards === null ? 0 : 1), block.height);
  return { width: width / SCALE, height: height / SCALE };
}

/** Whether all nodes of a tree are drawn; in a larger tree, subtrees too narrow for paper are folded. */
export function isDrawnWhole({ tree }: Pick<Layout, 'tree'>): boolean {
  return tree.size <= MOST_ON_PAPER;
}

/** Converts a length from px to cm, with two decimals. */
export function cm({ scale }: Page, px: number): string {
  return printed(px * scale);
}

/** Converts a point of the layout, in px, to TikZ coordinates in cm, measured from the lower left corner. */
export function pointOf(page: Page, x: number, y: number): string {
  return `(${cm(page, x - page.left)},${printed(page.bottom - y * page.rowScale)})`;
}

/**
 * Returns the TikZ coordinates of a point that is `x` cm to the right of the left border, at the height `y`
 * of the layout, px.
 */
export function pointBeside(page: Page, x: number, y: number): string {
  return `(${printed(x)},${printed(page.bottom - y * page.rowScale)})`;
}

/** Writes a length with two decimals, and without a minus before zero. */
export function printed(length: number): string {
  const text = length.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}
