/**
 * Where a search stopped with moves left: a short edge, struck, that leads to nothing but the number of moves
 * that were never generated. It stands right of the last child, in room of its own.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { doubleStroke, type Line, linePath, strikeGap } from './edgeGeometry.ts';
import type { Layout, Placement } from './placement.ts';
import { CAP_HEIGHT } from './shapes.ts';
import { append } from './svgElement.ts';
import { textWidth } from './textWidth.ts';

/** The stub below a node, which has a place in its row as if it were a node of an id below 0; and the node above a stub. */
export function acrossStub(id: NodeId): NodeId {
  return (-1 - id) as NodeId;
}

export function isStub(id: NodeId): boolean {
  return id < ROOT;
}

/** How many moves at a node were never generated; 0 in a tree that was there first. */
export function movesLeft(tree: GameTree, node: NodeId): number {
  return tree.isLeaf(node) ? 0 : tree.moveCount(node) - tree.childCount(node);
}

/** How far down to the next row the stub ends, and how far along it is struck. */
const LENGTH = 0.62;
export const STUB_STRIKE = 0.6;

/** From its end to the number, and from there to the words, em; words are set at this share of the figures' size. */
const TO_NUMBER = 0.5;
const TO_WORDS = 0.4;
export const STUB_WORDS = 0.86;

/** The space right of a number without words, em. The band of the path may pass there. */
const AFTER_NUMBER = 0.3;

/** The number of moves never generated. Without words behind it it is "+2", since "2" would be read as a value. */
function countOf(tree: GameTree, node: NodeId, words: string): string {
  return `${words === '' ? '+' : ''}${movesLeft(tree, node)}`;
}

/** How far a stub reaches right of its end, em. */
export function stubReach(tree: GameTree, node: NodeId, words: string): number {
  const said = words === '' ? AFTER_NUMBER : TO_WORDS + textWidth(words) * STUB_WORDS;
  return TO_NUMBER + textWidth(countOf(tree, node, words)) + said;
}

export interface Stub {
  readonly line: Line;
  /** what is struck through it */
  readonly strike: string;
  readonly path: string;
  readonly count: string;
  /** the baseline; where number and words begin */
  readonly y: number;
  readonly countX: number;
  readonly wordsX: number;
}

type StubParts = Pick<Layout, 'tree' | 'metrics' | 'placements' | 'stubs' | 'stubWords'>;

/** The stub below a node; `x` is where it ends, px. */
export function stubAt(
  { tree, metrics, placements, stubs, stubWords }: StubParts,
  node: NodeId,
): Stub | null {
  const x = stubs.get(node);
  if (x === undefined) return null;
  const { x: x1, y, height } = placements[node] as Placement;
  const child = placements[tree.child(node, 0)] as Placement;
  const y1 = y + height;
  const line = { x1, y1, x2: x, y2: y1 + (child.y - y1) * LENGTH };
  const half = Math.min(metrics.em * 0.5, 8);
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

/** Draws the stubs that are to be seen, in order, in place of those there were. */
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
