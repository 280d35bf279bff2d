/**
 * A picture laid out for the text width of LaTeX's article, names of the plies included. The window it was
 * seen in has no part in it, so that the same step always gives the same figure.
 */

import { roomOfBoard } from '../drawing/drawNode.ts';
import type { SizeClass } from '../drawing/metrics.ts';
import { extentsOf, type Visible, wholeTree, withFolds } from '../drawing/nodesInView.ts';
import type { Fold, Layout, Placement } from '../drawing/placement.ts';
import { stubAt, stubReach } from '../drawing/stubs.ts';
import { blockReach } from '../drawing/textBlock.ts';
import { fontsFor, type LatexFonts } from './latexText.ts';
import type { Picture } from './picture.ts';

export interface Page {
  readonly layout: Layout;
  /** null where nothing could be read */
  readonly fonts: LatexFonts | null;
  readonly visible: Visible;
  /** what is printed, in preorder */
  readonly placements: readonly Placement[];
  /** cm a px */
  readonly scale: number;
  /** the same from row to row: more in a big tree, which as flat as it is wide would be a line */
  readonly rowScale: number;
  /** the left border of what is printed, px, and the lower one, cm from the top */
  readonly left: number;
  readonly bottom: number;
  /** without the names of the plies, cm */
  readonly width: number;
}

/** A px of the layout in cm, as long as the figure does not grow beyond all paper. */
const SCALE = 1 / 60;

/** What a figure is laid out for, cm. */
export interface Block {
  readonly width: number;
  readonly height: number;
}

/**
 * The text of an article, of which 345 pt are the width: figures 18 px high come out at 8.5 pt, those of 13 px at
 * 6.1 pt. Of its height, 550 pt, a figure may take more where it stands alone.
 */
export const TEXT_BLOCK: Block = { width: 12.1, height: 22 };

/** How large a picture is set, px of its layout, and whether it takes the whole block. */
export interface PageSetting {
  readonly largest: number;
  readonly smallest: number;
  /** px below which no text beside a shape is set */
  readonly leastText?: number;
  readonly classes?: readonly SizeClass[];
  readonly fillsBlock: boolean;
}

/** Left of the tree, for the names of the plies, cm. */
const PLY_NAMES = 1.2;

/**
 * Smaller ones are drawn in the largest size and scaled down as a whole: Computer Modern widens as it shrinks,
 * so that figures set that small would run into each other.
 */
const FIGURES: PageSetting = { largest: 18, smallest: 13, fillsBlock: false };

/** Trees up to this size are drawn whole, on paper as large as it takes. */
const WHOLE = 600;

/** TeX knows no lengths of 6 m. */
const LARGEST = { width: 500, height: 500 };

/** The page of a picture at a size; with `fold`, the subtrees of the fold are one mark each. */
export function pageOf(
  picture: Picture,
  block: Block = TEXT_BLOCK,
  { fillsBlock, ...set }: PageSetting = FIGURES,
  fold: Fold | null = null,
): Page {
  const { trace, step, form } = picture;
  const { tree, names, boards, stubWords } = picture.layout;
  const whole = { width: (block.width - PLY_NAMES) / SCALE, height: block.height / SCALE };
  const space = fillsBlock ? whole : spaceFor(picture.layout, block);
  const laidOut = (smallest: number, height: number) =>
    form.layOut(tree, names, {
      ...space,
      ...set,
      height,
      smallest,
      run: trace,
      fold,
      ...{ boards, stubWords },
    });
  const isWhole = isDrawnWhole(picture.layout);
  const fitted = laidOut(set.smallest, space.height);
  // A figure that is scaled down gets the height that it would have had; one that fills a block is shown in part.
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
  const all = isWhole ? wholeTree(layout) : form.inView(layout, extentsOf(layout), pane, trace.pathAt(step));
  const visible = seenAt(layout, all, picture);
  const placements = visible.nodes.flatMap((node) => layout.placements[node] ?? []);
  // Names below leaves, and what they stand under.
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

/** What is seen of the visible nodes at the picture's step when the layout has folds. */
export function seenAt({ fold }: Layout, visible: Visible, { trace, step }: Picture): Visible {
  return fold === null ? visible : withFolds(visible, trace, step, (node) => fold.folded.has(node));
}

/** Small trees take less than the whole page; deep ones have their rows nearer to each other. */
function spaceFor({ tree, boards }: Layout, block: Block): Block {
  const most = block.width - PLY_NAMES;
  const width = boards === null ? Math.min(most, 3 + tree.leafCount * 1.5) : most;
  const row = Math.max(2.9 - tree.height * 0.15, 1.9);
  const height = Math.min(1.7 + tree.height * row + (boards === null ? 0 : 1), block.height);
  return { width: width / SCALE, height: height / SCALE };
}

/** Whether all of the tree is drawn; of a larger one what is too narrow to print is folded. */
export function isDrawnWhole({ tree }: Pick<Layout, 'tree'>): boolean {
  return tree.size <= WHOLE;
}

/** px to cm, two digits. */
export function cm({ scale }: Page, px: number): string {
  return printed(px * scale);
}

/** A point of the layout as TikZ has it: from the lower left corner, upwards. */
export function pointOf(page: Page, x: number, y: number): string {
  return `(${cm(page, x - page.left)},${printed(page.bottom - y * page.rowScale)})`;
}

/** A point so many cm right of the left border, at a height of the layout. */
export function pointBeside(page: Page, x: number, y: number): string {
  return `(${printed(x)},${printed(page.bottom - y * page.rowScale)})`;
}

/** Without a minus before nothing. */
export function printed(length: number): string {
  const text = length.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}
