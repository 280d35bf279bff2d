/**
 * Draws stubs. A stub hangs below a node at which a search stopped before all moves were generated: a short
 * edge with the double stroke of a cut, which leads only to the number of moves that were never generated. It
 * stands to the right of the last child, in room of its own.
 */
import type { GameTree } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { doubleStroke, type Line, linePath, pointOn, strikeGap } from './edgeGeometry.ts';
import { edgeLabel } from './metrics.ts';
import type { Layout, Placement } from './placement.ts';
import { CAP_HEIGHT } from './shapes.ts';
import { append } from './svgElement.ts';
import { textWidth } from './textWidth.ts';

/**
 * Converts the id of a node to that of its stub, and back. In its row a stub has a place like that of a node
 * with an id below 0.
 */
export function acrossStub(id: NodeId): NodeId {
  return (-1 - id) as NodeId;
}

export function isStub(id: NodeId): boolean {
  return id < ROOT;
}

/**
 * Returns how many moves of a node were never generated; 0 in a tree that existed before the search, and at a node without
 * children.
 */
export function movesLeft(tree: GameTree, node: NodeId): number {
  return tree.childCount(node) === 0 ? 0 : tree.moveCount(node) - tree.childCount(node);
}

/**
 * Where a stub ends, as a fraction of the distance to the next row, and where the double stroke crosses it,
 * as a fraction of its length.
 */
const LENGTH = 0.62;
export const STUB_STRIKE = 0.6;

/**
 * The distances from the end of a stub to its number, and from the number to the words, em; and the font size
 * of the words, em.
 */
const TO_NUMBER = 0.5;
const TO_WORDS = 0.4;
export const STUB_WORDS = 0.86;

/** Half the length of the strokes across a stub, em; and in px where the label of the edge beside it leaves no more room. */
const STRIKE_HALF = 0.45;
const LEAST_HALF = 8;

/** The space to the right of a number without words, em; the band of the search's path may pass there. */
const AFTER_NUMBER = 0.3;

/**
 * Returns the number of moves never generated as a text. When no words follow, it has a plus, as in "+2",
 * because "2" would be read as a value.
 */
function countOf(tree: GameTree, node: NodeId, words: string): string {
  return `${words === '' ? '+' : ''}${movesLeft(tree, node)}`;
}

/** Returns how far the number and the words of a stub reach to the right of the stub's lower end, em. */
export function stubReach(tree: GameTree, node: NodeId, words: string): number {
  const said = words === '' ? AFTER_NUMBER : TO_WORDS + textWidth(words) * STUB_WORDS;
  return TO_NUMBER + textWidth(countOf(tree, node, words)) + said;
}

export interface Stub {
  readonly line: Line;
  /** the SVG path of the double stroke across the stub */
  readonly strike: string;
  readonly path: string;
  readonly count: string;
  /** the baseline of the number and the words, and where each of them starts, px */
  readonly y: number;
  readonly countX: number;
  readonly wordsX: number;
}

type StubParts = Pick<Layout, 'tree' | 'metrics' | 'placements' | 'stubs' | 'stubWords'>;

/** Returns the stub below a node; null when the layout has none there. */
export function stubAt(parts: StubParts, node: NodeId): Stub | null {
  const { tree, metrics, placements, stubs, stubWords } = parts;
  const x = stubs.get(node);
  if (x === undefined) return null;
  const { x: x1, y, height } = placements[node] as Placement;
  const child = placements[tree.child(node, 0)] as Placement;
  const y1 = y + height;
  const line = { x1, y1, x2: x, y2: y1 + (child.y - y1) * LENGTH };
  const half = Math.min(STRIKE_HALF * metrics.em, Math.max(LEAST_HALF, besideStub(parts, node, line)));
  const count = countOf(tree, node, stubWords);
  const countX = x + TO_NUMBER * metrics.em;
  return {
    line,
    strike: doubleStroke(line, STUB_STRIKE, half),
    path: linePath(line, [strikeGap(line, STUB_STRIKE, half)]),
    count,
    y: line.y2 + CAP_HEIGHT * metrics.em * 0.6,
    countX,
    wordsX: countX + (textWidth(count) + TO_WORDS) * metrics.em,
  };
}

/** Returns the distance from the middle of a stub's strokes to the label of the last edge, if that stands beside them, px. */
function besideStub({ tree, metrics, placements }: StubParts, node: NodeId, stub: Line): number {
  const last = tree.child(node, tree.childCount(node) - 1);
  const label = edgeLabel(tree, last);
  // The label stands about in the middle of its edge.
  const labelX = (stub.x1 + (placements[last] as Placement).x) / 2;
  const half = (textWidth(label) * metrics.smallerEm) / 2;
  return label === '' ? Infinity : pointOn(stub, STUB_STRIKE).x - labelX - half;
}

/** Draws the visible stubs in order, in place of those drawn before. */
export function drawStubs(layer: Element, layout: Layout, shown: readonly NodeId[]): void {
  const { em } = layout.metrics;
  layer.replaceChildren();
  for (const node of shown) {
    const stub = stubAt(layout, node);
    if (stub === null) continue;
    append(layer, 'path', { class: 'stub', d: stub.path });
    append(layer, 'path', { class: 'strike', d: stub.strike });
    const { y } = stub;
    append(layer, 'text', { class: 'stub-count', x: stub.countX, y, 'font-size': em }).textContent =
      stub.count;
    if (layout.stubWords === '') continue;
    const words = append(layer, 'text', {
      class: 'stub-words',
      x: stub.wordsX,
      y,
      'font-size': em * STUB_WORDS,
    });
    words.textContent = layout.stubWords;
  }
}
