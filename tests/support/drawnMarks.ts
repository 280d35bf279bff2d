/** Everything a picture consists of, as boxes and strokes that can be compared without a browser. */
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { edgePaths } from '../../src/drawing/drawEdge.ts';
import { nodeTexts } from '../../src/drawing/drawNode.ts';
import { BAND, labelsOfEdge } from '../../src/drawing/edgeLabels.ts';
import type { EdgeMark, NodeMark } from '../../src/drawing/marks.ts';
import { BOARD_GAP } from '../../src/drawing/nameSides.ts';
import type { EdgeId, Layout } from '../../src/drawing/placement.ts';
import type { Stroke as Marked } from '../../src/drawing/stroke.ts';
import { STUB_WORDS, stubAt } from '../../src/drawing/stubs.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';

export interface Box {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TextBox extends Box {
  readonly node: NodeId;
  /** it stands inside its node's shape */
  readonly isInside: boolean;
}

/** A straight stroke with the half of its width, px. */
export interface Stroke {
  readonly what: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly half: number;
}

export type Corners = readonly (readonly [number, number])[];

export interface ShapeBox extends Box {
  readonly node: NodeId;
  /** its corners, clockwise */
  readonly corners: Corners;
  /** what its outline, and a halo, take outside it */
  readonly half: number;
}

/** A node or an edge as it is drawn; the same again where it looks the same. */
export interface DrawnPart {
  readonly texts: readonly TextBox[];
  readonly strokes: readonly Stroke[];
  readonly shapes: readonly ShapeBox[];
}

/** Above and below the baseline, em: figures and capitals reach 0.73 up; brackets and commas a little down. */
const UP = 0.74;
const downOf = (text: string): number => (/[(),[\]gjpqy_Q]/.test(text) ? 0.18 : 0.01);

/** A halo reaches so far beyond the outline, px. */
const HALO = 6;

export function drawnNode(layout: Layout, node: NodeId, mark: NodeMark): DrawnPart {
  const { metrics, boards } = layout;
  const placement = layout.placements[node]!;
  const { x, y, kind, width, height, apex } = placement;
  const half = width / 2;
  const texts = nodeTexts(layout, placement, mark).map(({ part, text, anchor, size, ...at }): TextBox => {
    const wide = textWidth(text) * size;
    const left = x + at.x - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0);
    const base = y + at.y;
    const box = { left, right: left + wide, top: base - UP * size, bottom: base + downOf(text) * size };
    return {
      ...box,
      what: `${part} “${text}” of ${node}`,
      node,
      isInside: part === 'value' || (part === 'name' && mark.place?.isInside === true),
    };
  });
  if (boards !== null) {
    const size = metrics.boardSize;
    const left = kind === 'leaf' ? x - size / 2 : x - half - size - metrics.em * BOARD_GAP;
    const top = kind === 'leaf' ? y + height + metrics.em * 0.45 : y + (height - size) / 2;
    const box = { left, right: left + size, top, bottom: top + size };
    texts.push({ ...box, what: `board of ${node}`, node, isInside: false });
  }
  const corners: Corners =
    kind === 'max'
      ? [
          [-apex / 2, 0],
          [apex / 2, 0],
          [half, height],
          [-half, height],
        ]
      : kind === 'min'
        ? [
            [-half, 0],
            [half, 0],
            [apex / 2, height],
            [-apex / 2, height],
          ]
        : [
            [-half, 0],
            [half, 0],
            [half, height],
            [-half, height],
          ];
  const shape: ShapeBox = {
    what: `shape of ${node}`,
    node,
    left: x - half,
    right: x + half,
    top: y,
    bottom: y + height,
    corners: corners.map(([a, b]) => [x + a, y + b]),
    half: mark.current ? HALO : 1,
  };
  if (!mark.collapsed) return { texts, strokes: [], shapes: [shape] };
  // From the node to the text below it nothing but the mark of what is folded.
  const bottom = Math.min(...texts.filter(({ what }) => what.startsWith('held')).map(({ top }) => top)) - 1;
  const box = { left: x - half, right: x + half, top: y + height, bottom };
  const mine: Corners = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, bottom],
    [box.left, bottom],
  ];
  const bars: ShapeBox = { ...box, what: `what is folded below ${node}`, node, corners: mine, half: 1 };
  return { texts, strokes: [], shapes: Number.isFinite(bottom) ? [shape, bars] : [shape] };
}

export function drawnEdge(layout: Layout, id: EdgeId, mark: EdgeMark): DrawnPart {
  const { line, band, strike } = edgePaths(layout, id, mark);
  const node = layout.edges.get(id)!.to;
  const strokes = strokesOf(line, `edge above ${node}`, mark.deciding ? 1.7 : 0.7);
  if (band !== null) strokes.push(...strokesOf(band, `band above ${node}`, BAND / 2));
  if (strike !== null) strokes.push(...strokesOf(strike, `cut above ${node}`, 1));
  const texts = labelsOfEdge(layout, id).map(({ x, y, width, height, text }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
    what: `label “${text}” above ${node}`,
    node,
    isInside: false,
  }));
  return { texts, strokes, shapes: [] };
}

/** What hangs below a node whose other moves were never generated. */
export function drawnStub(layout: Layout, node: NodeId): DrawnPart {
  const stub = stubAt(layout, node)!;
  const { em } = layout.metrics;
  const what = `stub below ${node}`;
  const box = (text: string, left: number, size: number): TextBox => ({
    left,
    right: left + textWidth(text) * size,
    top: stub.y - UP * size,
    bottom: stub.y + downOf(text) * size,
    what: `“${text}” of the ${what}`,
    node,
    isInside: false,
  });
  const words = layout.stubWords;
  return {
    texts: [
      box(stub.count, stub.countX, em),
      ...(words === '' ? [] : [box(words, stub.wordsX, em * STUB_WORDS)]),
    ],
    strokes: [...strokesOf(stub.path, what, 0.6), ...strokesOf(stub.strike, `cut of the ${what}`, 1)],
    shapes: [],
  };
}

/** A stroke of the picture that is no edge: the line from a name to its shape, or the bar below an end of a game. */
export function drawnStroke({ name, points }: Marked): DrawnPart {
  const [[x1, y1], [x2, y2]] = points as readonly [readonly [number, number], readonly [number, number]];
  return {
    texts: [],
    strokes: [
      { what: name === 'leader' ? 'a line to a name' : 'the bar of an end', x1, y1, x2, y2, half: 0.5 },
    ],
    shapes: [],
  };
}

/** "M1,2L3,4M…" */
function strokesOf(path: string, what: string, half: number): Stroke[] {
  return path
    .split('M')
    .slice(1)
    .map((piece) => {
      const [x1, y1, x2, y2] = piece.split(/[,L]/).map(Number) as [number, number, number, number];
      return { what, x1, y1, x2, y2, half };
    });
}
