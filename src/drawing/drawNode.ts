/** Draws one node with its shape, value, name, bounds and board, independently of other nodes. */
import { barsBelow, heldLines } from './foldMark.ts';
import type { NodeMark } from './marks.ts';
import { BEHIND } from './namePlace.ts';
import { BOARD_BELOW, nodeBoard } from './nodeBoard.ts';
import { ownComponent } from './ownComponent.ts';
import type { Layout, Placement } from './placement.ts';
import { labelBaseline, labelRoom, outlineOf, PLAYER_NUMBER } from './shapes.ts';
import { append, set, writeText } from './svgElement.ts';
import { blockAt } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

/** A shape that is lower than this, in px, does not show the number of its player. */
const LEAST_NUMBERED = 14;

export function drawNode(layer: Element, layout: Layout, placement: Placement): SVGGElement {
  const { boards, metrics } = layout;
  const { node } = placement;
  const group = append(layer, 'g');
  append(group, 'path', { class: 'shape', d: outlineOf(placement) });
  const board = nodeBoard(layout, placement);
  if (board !== null) {
    const holder = append(group, 'g', { class: 'board', transform: `translate(${board.left},${board.top})` });
    for (const { role, d } of boards?.paths(node, metrics.boardSize) ?? [])
      append(holder, 'path', { class: role, d });
  }
  const number = playerNumber(layout, placement);
  if (number !== null)
    append(group, 'text', {
      class: 'player-number',
      ...{ x: 0, y: number.y, 'text-anchor': 'middle', 'font-size': number.size },
    }).textContent = number.text;
  placeNode(group, placement);
  return group;
}

/**
 * Returns the number in a player's shape, with its baseline and font size in px; null when the node is not
 * one of several numbered players or its shape is too low.
 */
export function playerNumber(
  { metrics }: Pick<Layout, 'metrics'>,
  { player, height }: Placement,
): Pick<NodeText, 'text' | 'y' | 'size'> | null {
  // A shape as small as in a thumbnail has no number, which would be a mere dot.
  if (player === undefined || height < LEAST_NUMBERED) return null;
  return {
    text: `${player + 1}`,
    y: height * PLAYER_NUMBER.baseline,
    size: metrics.em * PLAYER_NUMBER.size,
  };
}

/** Moves a drawn node to `placement`, which has the same size as the node's placement before. */
export function placeNode(group: SVGGElement, { x, y, node }: Placement): void {
  set(group, { transform: `translate(${x},${y})`, 'data-node': node });
}

/** Whether a node drawn for one placement needs only to be moved to be right for the other. */
export function looksTheSame(a: Placement, b: Placement): boolean {
  return (
    a.kind === b.kind &&
    a.player === b.player &&
    a.width === b.width &&
    a.height === b.height &&
    a.apex === b.apex
  );
}

/** Returns the CSS classes for the kind and state of a node; the style sheet derives its look from them. */
export function nodeClass({ kind }: Pick<Placement, 'kind'>, mark: NodeMark): string {
  const flags = [
    mark.current && 'current',
    mark.onPath && 'on-path',
    mark.focused && 'focused',
    mark.hovered && 'hovered',
    mark.collapsed && 'collapsed',
    mark.flag,
  ];
  return ['node', kind, mark.status, ...flags.filter(Boolean)].join(' ');
}

export function markNode(group: SVGGElement, layout: Layout, placement: Placement, mark: NodeMark): void {
  set(group, { class: nodeClass(placement, mark) });
  const texts = new Map(nodeTexts(layout, placement, mark).map((text) => [text.part, text]));
  const drawn = partsOf(group);
  drawn.get('bars')?.remove();
  if (mark.collapsed)
    append(
      group,
      'path',
      { class: 'bars', d: barsBelow(placement, layout.metrics, mark.held) },
      group.querySelector('text'),
    );
  for (const part of PARTS) {
    const text = texts.get(part);
    if (text !== undefined) writePart(group, text, drawn);
    else drawn.get(part)?.remove();
  }
}

type DrawnParts = ReadonlyMap<string | null, Element>;

/** Returns the elements of a node by their classes. */
function partsOf(group: SVGGElement): DrawnParts {
  return new Map([...group.children].map((part) => [part.getAttribute('class'), part]));
}

/** The order in which the texts of a node are drawn, whichever was created first. */
const PARTS = ['value', 'name', 'bounds', 'badge', 'held', 'held-more'] as const;

/**
 * A text at a node. Its baseline starts, ends or has its middle at the point (x, y), in px from the middle of
 * the top of the node's shape.
 */
export interface NodeText {
  readonly part: (typeof PARTS)[number];
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  /** the range of characters set in bold, from start to end; null or absent when none is */
  readonly strong?: readonly [number, number] | null;
}

/** Returns the height that the board below a leaf takes with its gap, px; 0 when the tree has no boards. */
export function roomOfBoard({ boards, metrics }: Pick<Layout, 'boards' | 'metrics'>): number {
  return boards === null ? 0 : metrics.boardSize + metrics.em * BOARD_BELOW;
}

/** Returns the texts at a node with their positions, in the order in which they are drawn. */
export function nodeTexts(layout: Layout, placement: Placement, mark: NodeMark): readonly NodeText[] {
  const { metrics } = layout;
  const { kind, height, side } = placement;
  const { em, smallerEm } = metrics;
  // The labels of a recorded search fit into their shapes; a text typed by a reader may need a smaller size.
  const size = Math.min(em, labelRoom(placement, em) / Math.max(textWidth(mark.label), 0.1));
  const y = labelBaseline(kind, height, size);
  const strong = ownComponent(layout.tree, placement.node, mark.label);
  const value: NodeText = { part: 'value', text: mark.label, x: 0, y, anchor: 'middle', size, strong };
  const badge = { part: 'badge', text: mark.badge, size: smallerEm } as const;
  const held = heldLines(placement, metrics, mark.held).map(
    ({ text, y }, line): NodeText => ({
      part: line === 0 ? 'held' : 'held-more',
      text,
      x: 0,
      y,
      anchor: 'middle',
      size: smallerEm,
    }),
  );
  // A name directly below a leaf stays clear of the halo that is drawn around the current leaf.
  const below = layout.names.areBelowLeaves && layout.boards === null ? 1.45 : 1.15;
  if (mark.place !== null) {
    const { x, y, size: own } = mark.place;
    const name: NodeText = { part: 'name', text: mark.name, x, y, anchor: 'middle', size: own };
    // The badge, such as the verdict on an answer, follows the name.
    const behind = x + (textWidth(mark.name) / 2 + BEHIND) * own;
    return written([value, name, { ...badge, x: behind, y, anchor: 'start', size: own }, ...held]);
  }
  if (side === null)
    return written([
      value,
      { ...badge, x: 0, y: height + roomOfBoard(layout) + smallerEm * below, anchor: 'middle' },
      ...held,
    ]);
  // The badge takes the place of the bounds when there are none, and otherwise follows the name; beside the
  // apex of a triangle there is room for one line only.
  const isBehind = mark.bounds !== '' || side.isAtApex || mark.hasBadgeBehind === true;
  const second = isBehind ? mark.bounds : mark.badge;
  const { x, anchor, nameY, boundsY } = blockAt(placement, side, metrics, mark.name, second, mark.current);
  const behind = (textWidth(mark.name) + 0.4) * smallerEm * (anchor === 'start' ? 1 : -1);
  return written([
    value,
    { part: 'name', text: mark.name, x, y: nameY, anchor, size: smallerEm },
    { part: 'bounds', text: mark.bounds, x, y: boundsY, anchor, size: smallerEm },
    { ...badge, ...(isBehind ? { x: x + behind, y: nameY } : { x, y: boundsY }), anchor },
    ...held,
  ]);
}

function written(texts: readonly NodeText[]): readonly NodeText[] {
  return texts.filter(({ text }) => text !== '');
}

/** Writes a text into its element, which is made when it is not among those that are drawn. */
function writePart(group: SVGGElement, text: NodeText, drawn: DrawnParts): void {
  const element =
    drawn.get(text.part) ?? append(group, 'text', { class: text.part }, laterPart(drawn, text.part));
  set(element, { x: text.x, y: text.y, 'text-anchor': text.anchor, 'font-size': text.size });
  if (text.strong) writeStrong(element, text.text, text.strong);
  else writeText(element, text.text);
}

/** Returns the first text that stands behind a part; the texts stand in one order, whichever was written first. */
function laterPart(drawn: DrawnParts, part: NodeText['part']): Element | null {
  const later = PARTS.slice(PARTS.indexOf(part) + 1).map((name) => drawn.get(name));
  return later.find(Boolean) ?? null;
}

/** Writes a text of which one range of characters is bold. */
function writeStrong(element: Element, text: string, strong: readonly [number, number]): void {
  element.replaceChildren();
  for (const [name, piece] of piecesOf(text, strong))
    append(element, 'tspan', { class: name }).textContent = piece;
}

/**
 * Returns the pieces of a text, each of one font weight; the characters from index `from` to `to` are bold.
 */
export function piecesOf(
  text: string,
  [from, to]: readonly [number, number],
): readonly (readonly ['weak' | 'strong', string])[] {
  const pieces = [
    ['weak', text.slice(0, from)],
    ['strong', text.slice(from, to)],
    ['weak', text.slice(to)],
  ] as const;
  return pieces.filter(([, piece]) => piece !== '');
}
