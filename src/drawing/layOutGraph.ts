/** Lays out a graph of game positions and moves in rows, one for each ply, with each position once. */

import type { GraphRun, NodeId } from '../core/index.ts';
import { worthAt } from '../core/run/worth.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { printWorth } from '../words/estimates.ts';
import type { Boards } from './boards.ts';
import { orderOf } from './graphOrder.ts';
import type { LabelWidth } from './labelWidths.ts';
import { acrossOf, type Layered, straightened } from './layeredGraph.ts';
import type { LayoutOptions } from './layout.ts';
import { LEAST_TEXT, type Metrics, metricsFor, type SizeClass, triangleFor } from './metrics.ts';
import { BOARD_GAP, liftFor } from './nameSides.ts';
import type { Layout, LayoutEdge, NameSide, Placement, Ply } from './placement.ts';
import { type NodeShape, short } from './shapes.ts';
import { FROM_NEXT, FROM_OUTLINE } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

/**
 * The content of the drawing: the search of the graph and, by node, whose turn it is and whether the game is
 * over.
 */
export interface GraphContent {
  readonly run: GraphRun;
  readonly turns: readonly Turn[];
  /** by node: whether the game is over in the node's position */
  readonly ends: readonly boolean[];
}

type Turn = 'max' | 'min';

/** The greatest distance between two rows, em, when the graph is no wider than its frame. */
const MOST_ROW = 11;

/**
 * The size classes, from the most spacious to the most crowded, each with its least length of a vertical
 * edge, em.
 */
const CROWDED_WAY: readonly [SizeClass, number] = ['crowded', 1.6];
const WAYS: readonly (readonly [SizeClass, number])[] = [
  ['large', 2.3],
  ['middle', 2.1],
  ['small', 1.9],
  CROWDED_WAY,
];

/**
 * When the frame is too narrow even for the most crowded class by more than this factor, shapes are lower and
 * farther apart instead, so that names fit between them.
 */
const TOO_NARROW = 1.1;
const NARROW_WAY: (typeof WAYS)[number] = ['flat', 1.6];
const NARROW_STRETCH = 1.15;

/**
 * The size classes on a projector, where texts may not become smaller: shapes become lower and closer
 * together before any row goes out of view.
 */
const PROJECTED_WAYS: typeof WAYS = [
  ...WAYS,
  ['low', 1.2],
  ['flat', 0.9],
  ['flattest', 0.6],
  ['flattest', 0.36],
];

/** Half of the width that is kept free for an edge where it passes through a row, em. */
const PASSING = 0.5;

/**
 * The height kept free above the first row and below the last, em, for the bars that mark ends of the game.
 */
const AROUND = 1.5;

/** The distance between a shape and its name together with the distance behind the name, em. */
const BESIDE_NAME = 0.8;

/** The greatest factor by which a narrow graph is stretched sideways to fill its frame. */
const MOST_STRETCH = 2.6;

/** A graph with more positions than this in one row is drawn as a map, without boards. */
const MOST_IN_ROW = 60;

/**
 * Boards are left out when the whole graph fits only with an em below this fraction of the least text size.
 */
const READABLE = 0.6;

/** An edge whose ends are closer than this horizontally, in em, looks as if it should be vertical. */
const CROOKED = 2.5;

/** How far a comma reaches below the baseline, em. */
const COMMA = 0.2;

/**
 * Whether a row of the graph holds so many positions that the graph is drawn as a map, on which no board
 * could be read.
 */
export function isMapOf(run: GraphRun): boolean {
  return Math.max(...orderOf(run).rows.map((row) => row.length)) > MOST_IN_ROW;
}

/** The measures of the graph in one size class, with or without room for all names beside their shapes. */
interface Size {
  readonly metrics: Metrics;
  readonly hasNames: boolean;
  /** the shape of a node, with its measures in em */
  readonly triangle: NodeShape;
  readonly x: readonly number[];
  readonly apart: (left: number, right: number) => number;
  readonly wide: number;
  readonly leastRow: number;
  /** the largest font size (em), in px, at which the graph fits its frame */
  readonly em: number;
  /** the least factor by which positions are spread sideways */
  readonly leastStretch: number;
}

/**
 * Lays out the graph as large as its frame allows, with all names when possible. A graph that is larger than
 * its frame keeps its proportions.
 */
export function layOutGraph(
  content: GraphContent,
  tree: Layout['tree'],
  names: Layout['names'],
  options: LayoutOptions,
): Layout {
  const { boards = null, leastText = LEAST_TEXT, beside = new Map() } = options;
  const { smallest = leastText } = options;
  const widest = widestLabel(content.run);
  // A map has no boards: they would be too small to be read, and would only make the graph wider.
  const withBoards = isMapOf(content.run) ? null : boards;
  const chosen = sizeFor(withBoards);
  const isTooSmall = withBoards !== null && chosen.em < LEAST_TEXT * READABLE;
  return isTooSmall ? laidOut(null, sizeFor(null)) : laidOut(withBoards, chosen);

  function givenWith(boardsDrawn: Boards | null) {
    const labels = tree.nodes().map(() => widest);
    return { tree, names, boards: boardsDrawn, labels, beside };
  }

  function sizeFor(boardsDrawn: Boards | null): Size {
    const given = givenWith(boardsDrawn);
    const isProjected = leastText > LEAST_TEXT;
    const ways = isProjected ? PROJECTED_WAYS : WAYS;
    const sizeIn = ([sizeClass, leastEdge]: (typeof WAYS)[number], hasNames: boolean) => {
      const metrics = metricsFor(sizeClass, given, leastText);
      return sizeOf(content.run, metrics, leastEdge, names, widest, hasNames, options);
    };
    // A graph that fits its frame in no class is drawn larger than the frame; squeezed into it, nothing could
    // be read.
    const [named, bare] = [sizeIn(CROWDED_WAY, true), sizeIn(CROWDED_WAY, false)];
    // When the graph is too high in any case, leaving names out would not help, and they are kept.
    const crowded = named.em >= bare.em ? named : bare;
    if (!isProjected && !crowded.hasNames && crowded.em * TOO_NARROW < leastText)
      return { ...sizeIn(NARROW_WAY, false), leastStretch: NARROW_STRETCH };
    for (const hasNames of [true, false])
      for (const way of ways) {
        const size = way === CROWDED_WAY ? (hasNames ? named : bare) : sizeIn(way, hasNames);
        if (size.em >= Math.max(size.metrics.smallestEm, leastText)) return size;
      }
    return crowded;
  }

  function laidOut(boardsDrawn: Boards | null, size: Size): Layout {
    return {
      ...{ ...givenWith(boardsDrawn), stubWords: '', stubs: new Map(), fold: null },
      edgeLabels: { share: 0.5, isBeside: false },
      ...place(content, size, Math.max(size.em, smallest), options),
    };
  }
}

function sizeOf(
  run: GraphRun,
  metrics: Metrics,
  leastEdge: number,
  names: Layout['names'],
  label: LabelWidth,
  hasNames: boolean,
  { width, height, largest = 21, leastText = LEAST_TEXT }: LayoutOptions,
): Size {
  const order = orderOf(run);
  const triangle = triangleFor('max', label, metrics);
  const half = triangle.width / 2;
  const { size } = run.tree;
  const board = metrics.boardSize === 0 ? 0 : metrics.boardSize + BOARD_GAP;
  // When the drawing is small, names are hardly smaller than values, because text has a least size.
  const share = Math.max(metrics.smallerEm, Math.min(1, leastText / metrics.smallestEm));
  const left = (vertex: number) => (vertex < size ? half + board : PASSING);
  const nameOf = (vertex: number) =>
    hasNames ? textWidth(names.of(vertex as NodeId)) * share + BESIDE_NAME : 0;
  const right = (vertex: number) => (vertex < size ? half + nameOf(vertex) : PASSING);
  const gap = hasNames ? metrics.nodeGap / 2 : metrics.leafGap * 2;
  const apart = (a: number, b: number) => right(a) + left(b) + gap;
  const x = acrossOf(order, size, apart);
  let [from, to] = [Infinity, -Infinity];
  for (const row of order.rows) {
    const [first, last] = [row[0] as number, row.at(-1) as number];
    from = Math.min(from, (x[first] as number) - left(first));
    to = Math.max(to, (x[last] as number) + right(last));
  }
  const leastRow = triangle.height + leastEdge;
  const high = (order.rows.length - 1) * leastRow + triangle.height + AROUND;
  const wide = to - from;
  const em = Math.min(largest, width / wide, height / high);
  return {
    metrics,
    hasNames,
    triangle,
    x: x.map((at) => at - from),
    apart,
    wide,
    leastRow,
    em,
    leastStretch: 1,
  };
}

function place(
  { run, turns }: GraphContent,
  { metrics: sizes, hasNames, triangle, x, apart, wide, leastRow, leastStretch }: Size,
  em: number,
  options: LayoutOptions,
): Pick<Layout, 'metrics' | 'placements' | 'edges' | 'plies' | 'width' | 'height'> {
  const order = orderOf(run);
  const { tree, graph } = run;
  const metrics = sizes.at(em);
  const shape = { width: triangle.width * em, height: triangle.height * em, apex: triangle.apex * em };
  const stretch = Math.min(Math.max(options.width / (wide * em), leastStretch), MOST_STRETCH);
  const content = wide * em * stretch;
  const width = Math.max(content, options.width);
  const gaps = order.rows.length - 1;
  // A graph that is visible as a whole should fill the height of its frame.
  const around = AROUND * em + shape.height;
  const room = (options.height * width) / options.width - around;
  const mostRow = content > options.width ? Infinity : MOST_ROW * em;
  const row = Math.min(Math.max(room / Math.max(gaps, 1), leastRow * em), mostRow);
  const used = row * gaps + around;
  const height = Math.max(used, options.height);
  const top = metrics.head + (height - used) * 0.45;
  const straight = straightened(
    order,
    x.map((at) => at * stretch),
    apart,
    CROOKED * stretch,
  );
  const across = (vertex: number) => short((width - content) / 2 + (straight[vertex] as number) * em);
  const down = (layer: number) => short(top + layer * row);
  const bare = tree.nodes().map((node): Placement => {
    const y = down(graph.layers[node] as number);
    return { node, kind: turns[node] as Turn, x: across(node), y, ...shape, side: null };
  });
  const edges = new Map<number, LayoutEdge>();
  for (const [index, { id, from, to }] of graph.edges.entries()) {
    // Within a row the edge is vertical, so that it stays clear of the names in that row.
    const bends = (order.bends[index] ?? []).flatMap((bend, passed) => {
      const [x, y] = [across(bend), down((graph.layers[from] as number) + passed + 1)];
      return [
        { x, y },
        { x, y: short(y + shape.height) },
      ];
    });
    edges.set(id, { id, from, to, label: '', end: '', bends });
  }
  const sideways: Placement[][] = bare.map(() => []);
  for (const { from, to } of graph.edges) {
    if (turns[from] === 'max') sideways[from]?.push(bare[to] as Placement);
    if (turns[to] !== 'max') sideways[to]?.push(bare[from] as Placement);
  }
  const board = metrics.boardSize === 0 ? 0 : metrics.boardSize + BOARD_GAP * em;
  const placements = [...bare];
  for (const vertices of order.rows)
    for (const [index, node] of vertices.entries()) {
      const placement = bare[node];
      if (placement === undefined) continue;
      const next = vertices[index + 1];
      const border = next === undefined ? width : across(next);
      const taken = next === undefined ? 0 : next < tree.size ? shape.width / 2 + board : PASSING * em;
      const free = border - taken - placement.x - shape.width / 2;
      placements[node] = { ...placement, side: sideOf(placement, free, !hasNames, sideways[node] ?? [], em) };
    }
  return { metrics, placements, edges, plies: pliesOf(order, bare), width, height };
}

/**
 * Returns where the name of a position stands: to the right of its shape, moved up or down to avoid flat
 * edges; null when there is no room.
 */
function sideOf(
  placement: Placement,
  room: number,
  isQuiet: boolean,
  others: readonly Placement[],
  em: number,
): NameSide | null {
  if (room < FROM_OUTLINE + FROM_NEXT) return null;
  // The commas of a name reach below its baseline, so the name of a MAX position keeps more distance from
  // edges below it.
  const more = bySide(placement.kind, COMMA * em, 0);
  const lift = Math.max(0, ...others.map((other) => liftFor(placement, other, true, more)));
  return { isRight: true, isAtApex: false, isQuiet, room, lift };
}

function pliesOf({ rows }: Layered, placements: readonly Placement[]): readonly Ply[] {
  return rows.map((row, depth) => {
    const nodes = row.flatMap((vertex) => placements[vertex] ?? []);
    const [first] = nodes as [Placement];
    const kind = nodes.every((node) => node.kind === first.kind) ? first.kind : null;
    return { depth, y: first.y + first.height / 2, kind };
  });
}

/** Returns the width of the widest value that the shapes will hold, and the length of the longest. */
function widestLabel(run: GraphRun): LabelWidth {
  let [width, characters] = [0, 0];
  for (const node of run.tree.nodes()) {
    const { value } = run.stateAt(node, run.length);
    const label = value === null ? '' : printWorth(worthAt(run, node, run.length, value));
    width = Math.max(width, textWidth(label));
    characters = Math.max(characters, label.length);
  }
  return { width, characters };
}
