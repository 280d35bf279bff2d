/** Where the positions of a game and its moves stand, each position once, in plies. */

import type { GraphRun } from '../core/graph/graphRun.ts';
import { worthAt } from '../core/run/worth.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { printWorth } from '../words/estimates.ts';
import type { Boards } from './boards.ts';
import type { LabelWidth } from './labelWidths.ts';
import { acrossOf, type Layered, layered, straightened } from './layeredGraph.ts';
import type { LayoutOptions } from './layout.ts';
import { LEAST_TEXT, type Metrics, metricsFor, type SizeClass, triangleFor } from './metrics.ts';
import { BOARD_GAP, liftFor } from './nameSides.ts';
import type { Layout, LayoutEdge, NameSide, Placement, Ply } from './placement.ts';
import { type NodeShape, short } from './shapes.ts';
import { FROM_NEXT, FROM_OUTLINE } from './textBlock.ts';
import { textWidth } from './textWidth.ts';

/** What there is to draw: the run, and by node whose turn it is. */
export interface GraphContent {
  readonly run: GraphRun;
  readonly turns: readonly Turn[];
  /** by node, whether the game is over there */
  readonly ends: readonly boolean[];
}

type Turn = 'max' | 'min';

/** From row to row there is at most this much, em, where the graph is no wider than its frame. */
const MOST_ROW = 11;

/** The ways to set it, from the most generous to the most crowded, and how long an edge straight down is at least, em. */
const WAYS: readonly (readonly [SizeClass, number])[] = [
  ['large', 2.3],
  ['middle', 2.1],
  ['small', 1.9],
  ['crowded', 1.6],
];

/**
 * On a page that is this much too narrow even for the most crowded way, shapes are lower and farther apart instead, so
 * that names find room between them.
 */
const TOO_NARROW = 1.1;
const NARROW_WAY: (typeof WAYS)[number] = ['flat', 1.6];
const NARROW_STRETCH = 1.15;

/** Projected, where texts may not become smaller, shapes are lower and closer together before any part is out of view. */
const PROJECTED_WAYS: typeof WAYS = [
  ...WAYS,
  ['low', 1.2],
  ['flat', 0.9],
  ['flattest', 0.6],
  ['flattest', 0.36],
];

/** Half of what an edge takes that passes a ply, em. */
const PASSING = 0.5;

/** Above the first row and below the last, where a bar may stand, em. */
const AROUND = 1.5;

/** Between a shape and its name, and after it, em. */
const BESIDE_NAME = 0.8;

/** How far a narrow graph is pulled apart to fill the space. */
const MOST_STRETCH = 2.6;

/** A graph with more positions in a row is a map. */
const MOST_IN_ROW = 60;

/** Seen as a whole, boards can be read down to this share of their least size. */
const READABLE = 0.6;

/** An edge that leans by less than this looks as if it should be straight, em. */
const CROOKED = 2.5;

/** How far a comma reaches below its line, em. */
const COMMA = 0.2;

/** Layers and their order, which no size changes. */
const orders = new WeakMap<GraphRun, Layered>();

function orderOf(run: GraphRun): Layered {
  const { layers, edges } = run.graph;
  const known = orders.get(run) ?? layered({ layers, edges, order: run.graph.byGeneration() });
  orders.set(run, known);
  return known;
}

/** So many in a row are a map, on which no board could be read. */
export function isMapOf(run: GraphRun): boolean {
  return Math.max(...orderOf(run).rows.map((row) => row.length)) > MOST_IN_ROW;
}

/** How large things are, and whether every name has room beside its shape, as far as they are wide or high. */
interface Size {
  readonly metrics: Metrics;
  readonly hasNames: boolean;
  /** em */
  readonly triangle: NodeShape;
  readonly x: readonly number[];
  readonly apart: (left: number, right: number) => number;
  readonly wide: number;
  readonly leastRow: number;
  /** px an em, for the graph to fit */
  readonly em: number;
  /** the least factor by which positions are moved apart sideways */
  readonly leastStretch: number;
}

/** As large as it fits, with all names if they do; a graph that is larger than its frame is of the same proportions. */
export function layOutGraph(
  content: GraphContent,
  tree: Layout['tree'],
  names: Layout['names'],
  options: LayoutOptions,
): Layout {
  const { boards = null, leastText = LEAST_TEXT, beside = new Map() } = options;
  const { smallest = leastText } = options;
  const widest = widestLabel(content.run);
  // Boards that could not be read would only make the graph wider.
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
    const sizes = [true, false].flatMap((hasNames) => ways.map((way) => sizeIn(way, hasNames)));
    // What has room in no way is better seen in part than pressed together.
    const [named, bare] = sizes.filter(({ metrics }) => metrics.sizeClass === 'crowded') as [Size, Size];
    // Where it is too high all the same, leaving names out would help nobody.
    const crowded = named.em >= bare.em ? named : bare;
    if (!isProjected && !crowded.hasNames && crowded.em * TOO_NARROW < leastText)
      return { ...sizeIn(NARROW_WAY, false), leastStretch: NARROW_STRETCH };
    return sizes.find(({ em, metrics }) => em >= Math.max(metrics.smallestEm, leastText)) ?? crowded;
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
  // Where figures are small, names are hardly smaller.
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
  // Seen as a whole, it is to fill the frame.
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
    // Upright through a row, so that it keeps off the names there.
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

/** Names stand right of their shapes, and make way for edges that run flat above or below them. */
function sideOf(
  placement: Placement,
  room: number,
  isQuiet: boolean,
  others: readonly Placement[],
  em: number,
): NameSide | null {
  if (room < FROM_OUTLINE + FROM_NEXT) return null;
  // The commas of a name reach below its line.
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

/** Of all values that will stand in the shapes. */
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
