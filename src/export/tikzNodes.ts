/** One line a node. */
import { assertNever } from '../core/assertNever.ts';
import type { NodeStatus } from '../core/trace/nodeState.ts';
import type { Placement } from '../drawing/layout.ts';
import type { Marks, NodeMark } from '../drawing/marks.ts';
import { boundsOnPaper, type PaperBounds } from './boundsOnPaper.ts';
import { fontOf, sizeWithin, widthOf } from './latexFonts.ts';
import { latexMath, latexText } from './latexText.ts';
import { type Page, pointOf } from './page.ts';
import type { Picture } from './picture.ts';
import { printBoard } from './tikzBoards.ts';
import { roomInside, shapeNameOf } from './tikzShapes.ts';

/** The lines of all nodes in preorder, boards included. */
export function printNodes(page: Page, picture: Picture, marks: Marks, names: readonly string[]): string[] {
  const bounds = boundsOnPaper(page, picture, marks);
  return page.placements.flatMap((placement) => {
    const mark = marks.nodes.get(placement.node);
    if (mark === undefined) return [];
    const name = names[placement.node] ?? '';
    const wedge = mark.collapsed ? `\\pic at (${name}-foot) {more};` : '';
    const pic = printPic(page, placement, name, mark, bounds.get(placement.node) ?? NO_BOUNDS);
    return [pic, wedge, printBoard(page, placement)].filter(Boolean);
  });
}

const NO_BOUNDS: PaperBounds = { text: '', mirrored: false };

function printPic(
  page: Page,
  placement: Placement,
  name: string,
  mark: NodeMark,
  bounds: PaperBounds,
): string {
  const { node, kind, side, x, y } = placement;
  const { layout, fonts } = page;
  const value = printValue(page, placement, mark.label);
  const texts =
    kind === 'leaf' ? [value.text] : [value.text, latexText(layout.names.of(node)), latexMath(bounds.text)];
  const options = [
    styleOf(mark.status),
    mark.current && 'here',
    value.isTight && `tight ${kind}`,
    bounds.mirrored && 'mirrored',
    bounds.text !== '' && side?.place === 'band' && 'halo',
  ].filter(Boolean);
  const content = texts.map((text) => `{${fonts === null ? '' : text}}`).join('');
  return `\\pic${options.length > 0 ? `[${options.join(', ')}]` : ''} (${name}) at ${pointOf(page, x, y)} {${shapeNameOf(placement)}=${content}};`;
}

function styleOf(status: NodeStatus): string {
  switch (status) {
    case 'waiting':
      return 'not yet';
    case 'pruned':
      return 'cut';
    case 'open':
    case 'done':
      return '';
    default:
      return assertNever(status);
  }
}

interface Value {
  readonly text: string;
  /** even in the smallest size it is wider than the shape is inside */
  readonly isTight: boolean;
}

function printValue(page: Page, placement: Placement, label: string): Value {
  const { layout, fonts } = page;
  if (placement.kind === 'leaf') {
    const isNumber = layout.tree.label(placement.node) === '' && label !== '?';
    return { text: isNumber ? latexMath(label) : latexText(label), isTight: false };
  }
  if (fonts === null || label === '') return { text: '', isTight: false };
  const room = roomInside(page, placement);
  const size = sizeWithin(label, room, fonts);
  const text = `${size < fonts.value ? `${fontOf(size)} ` : ''}${latexMath(label)}`;
  return { text, isTight: widthOf(label, size) > room };
}
