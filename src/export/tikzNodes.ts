/** One line a node. */

import { assertNever } from '../core/assertNever.ts';
import type { NodeStatus } from '../core/run/nodeState.ts';
import type { Marks, NodeMark } from '../drawing/marks.ts';
import type { Placement } from '../drawing/placement.ts';
import { fontOf, sizeWithin, widthOf } from './latexFonts.ts';
import { latexMath, latexText } from './latexText.ts';
import { type Page, pointOf } from './page.ts';
import { printBoard } from './tikzBoards.ts';
import { roomInside, type ShapeUse, shapeNames, signatureOf } from './tikzShapes.ts';

/** The lines of all nodes in preorder, boards included. */
export function printNodes(page: Page, marks: Marks, names: readonly string[]): string[] {
  const shapes = shapeNames(shapeUses(page, marks));
  return page.placements.flatMap((placement) => {
    const mark = marks.nodes.get(placement.node);
    if (mark === undefined) return [];
    const name = names[placement.node] ?? '';
    const wedge = mark.collapsed ? `\\pic at (${name}-foot) {more};` : '';
    const pic = printPic(page, placement, name, mark, shapes);
    return [pic, wedge, printBoard(page, placement)].filter(Boolean);
  });
}

/** How the nodes of the page are drawn, in preorder. */
export function shapeUses(page: Page, marks: Marks): readonly ShapeUse[] {
  return page.placements.map((placement) => ({
    placement,
    hasBounds: (marks.nodes.get(placement.node)?.bounds ?? '') !== '',
  }));
}

function printPic(
  page: Page,
  placement: Placement,
  name: string,
  mark: NodeMark,
  shapes: ReadonlyMap<string, string>,
): string {
  const { kind, side, x, y } = placement;
  const { fonts } = page;
  const value = printValue(page, placement, mark.label);
  const texts = kind === 'leaf' ? [value.text] : [value.text, latexText(mark.name), latexMath(mark.bounds)];
  const options = [
    styleOf(mark.status),
    mark.current && 'here',
    value.isTight && `tight ${kind}`,
    side?.isRight === false && 'mirrored',
  ].filter(Boolean);
  const shape = shapes.get(signatureOf({ placement, hasBounds: mark.bounds !== '' })) ?? kind;
  const content = texts.map((text) => `{${fonts === null ? '' : text}}`).join('');
  return `\\pic${options.length > 0 ? `[${options.join(', ')}]` : ''} (${name}) at ${pointOf(page, x, y)} {${shape}=${content}};`;
}

function styleOf(status: NodeStatus): string {
  switch (status) {
    case 'waiting':
      return 'not yet';
    case 'pruned':
      return 'cut';
    case 'open':
    case 'done':
    case 'beyond':
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
