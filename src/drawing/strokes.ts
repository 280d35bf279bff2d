/**
 * Describes a picture as strokes and texts from back to front: what `renderTree` draws into an SVG, as data
 * and without a document. The look of each follows from its class and the class of the node it belongs to:
 * see `look.ts`.
 */

import { edgeClass, edgeLabelTexts, edgePaths, scoreText } from './drawEdge.ts';
import { nodeClass, nodeTexts, piecesOf, playerNumber } from './drawNode.ts';
import { barsBelow } from './foldMark.ts';
import type { EdgeMark, Marks } from './marks.ts';
import { nodeBoard } from './nodeBoard.ts';
import type { Layout, Placement } from './placement.ts';
import { ringsOf } from './rings.ts';
import { outlineOf, short } from './shapes.ts';
import { STUB_WORDS, stubAt } from './stubs.ts';

interface Drawn {
  /** the role and the state of the stroke or text, such as "shape" or "edge seen deciding" */
  readonly role: string;
  /**
   * the classes of the node it belongs to, such as "node max done" or "node leaf pruned board"; "" when it
   * belongs to none
   */
  readonly of: string;
  /**
   * the origin of the path, or the point where the baseline of the text starts, ends or has its middle, px
   */
  readonly x: number;
  readonly y: number;
}

export interface DrawnStroke extends Drawn {
  readonly kind: 'path';
  /** the SVG path, relative to the origin (x, y) */
  readonly d: string;
}

export interface DrawnWords extends Drawn {
  readonly kind: 'text';
  readonly text: string;
  /** the font size of the text in px */
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** the pieces of a text of which some characters are bold; absent for other texts */
  readonly pieces?: readonly (readonly ['weak' | 'strong', string])[];
}

/** The strokes and texts of a picture from back to front. */
export type Strokes = readonly (DrawnStroke | DrawnWords)[];

/**
 * Returns the strokes and texts of a tree or graph at one step. Lengths are rounded to a hundredth of a px.
 */
export function strokesOf(layout: Layout, marks: Marks): Strokes {
  return [...strokesInParts(layout, marks)].flat();
}

/** The number of edges or nodes that a part describes, which takes a few milliseconds. */
const PART = 256;

/** Yields what `strokesOf` returns in parts, so that the caller can pause between two parts. */
export function* strokesInParts(layout: Layout, marks: Marks): Generator<Strokes, void> {
  const rings = ringsOf(layout, marks).map(({ name, x, y, d }) => path(name, '', d, x, y));
  const isHalo = ({ role }: Drawn) => role === 'halo';
  const edges = [...marks.edges];
  const paths: (ReturnType<typeof edgePaths> & { readonly mark: EdgeMark })[] = [];
  yield* inParts(edges, ([id, mark]) => {
    paths.push({ mark, ...edgePaths(layout, id, mark) });
    return [];
  });
  yield* inParts(paths, ({ band }) => [path('band', '', band)]);
  yield* inParts(rings.filter(isHalo), (ring) => [ring]);
  yield* inParts(paths, ({ mark, line }) => [path(edgeClass(mark), '', line)]);
  yield* inParts(paths, ({ strike }) => [path('strike', '', strike)]);
  yield* inParts(edges, ([id]) =>
    edgeLabelTexts(layout, id).map((label) => words('edge-label', '', label, 'middle')),
  );
  yield* inParts(edges, ([id, mark]) => {
    const score = scoreText(layout, id, mark);
    return score === null ? [] : [words(score.role, '', score, 'middle')];
  });
  yield* inParts(marks.stubs, (node) => stubStrokes(layout, node));
  yield* inParts(marks.strokes, ({ name, points, text }) => [
    path(name, 'strokes', `M${points.join('L')}`),
    ...(text === undefined
      ? []
      : [words(`${name}-end`, 'strokes', { ...text, size: layout.metrics.smallerEm }, 'middle')]),
  ]);
  yield* inParts([...marks.nodes], ([node, mark]) => {
    const placement = layout.placements[node] as Placement;
    return nodeStrokes(layout, placement, nodeClass(placement, mark), {
      bars: mark.collapsed ? barsBelow(placement, layout.metrics, mark.held) : null,
      texts: nodeTexts(layout, placement, mark),
    });
  });
  yield* inParts(
    rings.filter((ring) => !isHalo(ring)),
    (ring) => [ring],
  );
}

function* inParts<Item>(items: readonly Item[], describe: (item: Item) => Strokes): Generator<Strokes, void> {
  for (let at = 0; at < items.length; at += PART) {
    const strokes = items.slice(at, at + PART).flatMap(describe);
    yield strokes.filter((one) => one.kind === 'text' || one.d !== '');
  }
}

function stubStrokes(layout: Layout, node: Placement['node']): Strokes {
  const stub = stubAt(layout, node);
  if (stub === null) return [];
  const { em } = layout.metrics;
  const { y } = stub;
  const said = { text: layout.stubWords, x: stub.wordsX, y, size: em * STUB_WORDS };
  return [
    path('stub', '', stub.path),
    path('strike', '', stub.strike),
    words('stub-count', '', { text: stub.count, x: stub.countX, y, size: em }, 'start'),
    ...(said.text === '' ? [] : [words('stub-words', '', said, 'start')]),
  ];
}

function nodeStrokes(
  layout: Layout,
  placement: Placement,
  node: string,
  { bars, texts }: { readonly bars: string | null; readonly texts: ReturnType<typeof nodeTexts> },
): Strokes {
  const { x, y } = placement;
  const { boards, metrics } = layout;
  const at = nodeBoard(layout, placement) ?? { left: 0, top: 0 };
  const board = boards?.paths(placement.node, metrics.boardSize) ?? [];
  const number = playerNumber(layout, placement);
  return [
    path('shape', node, outlineOf(placement), x, y),
    ...board.map(({ role, d }) => path(role, `${node} board`, d, x + at.left, y + at.top)),
    path('bars', node, bars, x, y),
    ...(number === null ? [] : [words('player-number', node, { ...number, x, y: y + number.y }, 'middle')]),
    ...texts.map(({ part, anchor, strong, ...text }) => ({
      ...words(part, node, { ...text, x: x + text.x, y: y + text.y }, anchor),
      ...(strong && { pieces: piecesOf(text.text, strong) }),
    })),
  ];
}

/** Returns a stroke; one without a path has `d` "" and is not drawn. */
function path(role: string, of: string, d: string | null, x = 0, y = 0): DrawnStroke {
  return { kind: 'path', role, of, d: d ?? '', x: short(x), y: short(y) };
}

function words(
  role: string,
  of: string,
  at: { readonly text: string; readonly x: number; readonly y: number; readonly size: number },
  anchor: DrawnWords['anchor'],
): DrawnWords {
  const { text, x, y, size } = at;
  return { kind: 'text', role, of, text, x: short(x), y: short(y), size: short(size), anchor };
}
