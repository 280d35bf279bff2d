/**
 * Draws a graph of game positions at a step of a search: the positions generated so far, their values, and
 * the strategy of one player.
 */

import type { NodeId } from '../core/index.ts';
import { worthAt } from '../core/run/worth.ts';
import { printWorth } from '../words/estimates.ts';
import type { Line } from './edgeGeometry.ts';
import { BAND, edgeLine, edgePieces, meetsLine } from './edgeLabels.ts';
import type { DrawnForm } from './form.ts';
import { type GraphContent, isMapOf, layOutGraph } from './layOutGraph.ts';
import { LEAST_READ } from './leastRead.ts';
import {
  type EdgeMark,
  isNamedIn,
  leadersOf,
  type Marks,
  type NodeMark,
  type StrategyFlag,
  type View,
  type WorthFlag,
} from './marks.ts';
import { isDrawnWhole, type Pane, type Visible, wholeTree } from './nodesInView.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { short } from './shapes.ts';
import type { Stroke } from './stroke.ts';
import { blockAt } from './textBlock.ts';
import { type DrawnNow, type NodeTexts, type NodeWish, textsBeside } from './textsBeside.ts';
import { textWidth } from './textWidth.ts';

/** The greatest number of positions that are placed and drawn together with what else an action changes. */
const MOST_AT_ONCE = 250;

/** A value of a smaller font size on screen than this, px, would be a dot in its shape. */
const LEAST_VALUE = 3;

const NO_TEXTS: ReadonlyMap<NodeId, NodeTexts> = new Map();

/** Returns the functions that draw a graph. */
export function graphForm(content: GraphContent): DrawnForm {
  const { run } = content;
  const { graph } = run;
  const isMap = isMapOf(run);
  const expandedAt = new Map(run.eventsOf('expand').map((step) => [run.nodeAt(step), step]));
  const keyOf = (from: NodeId, to: NodeId) => from * graph.tree.size + to;
  const ids = new Map(graph.edges.map(({ id, from, to }) => [keyOf(from, to), id]));
  const idOf = ([from, to]: readonly [NodeId, NodeId]) => ids.get(keyOf(from, to)) as EdgeId;

  const outOf = (node: NodeId) => [...new Set(graph.successors(node).map((next) => idOf([node, next.node])))];

  return {
    hasOneWay: false,
    opensWhole: true,
    layOut: (tree, names, options) => layOutGraph(content, tree, names, options),
    *layOutInSteps(tree, names, options) {
      yield null;
      const layout = layOutGraph(content, tree, names, options);
      yield null;
      return layout;
    },
    mostAtOnce: MOST_AT_ONCE,
    inView: (layout, _extents, pane) => (isDrawnWhole(layout) ? wholeTree(layout) : inPane(layout, pane)),
    marks(layout, { step, node: current }, view, visible): Marks {
      const isThere = (node: NodeId) => run.bornAt(node) <= step;
      const solution = run.solutionAt(step);
      const inSolution = new Set(solution.positions);
      const taken = new Set(solution.edges.map(idOf));
      const beside = new Set(run.otherWaysAt(step).map(idOf));
      const isSolving = inSolution.size > 0;
      const kind = step === 0 ? null : run.kindAt(step);
      const isAtWork = kind === 'expand' || kind === 'backup';
      const shown = new Set(visible.nodes.filter(isThere));
      const bands = isAtWork ? outOf(current).flatMap((id) => edgePieces(layout, id)) : [];
      const arcs = solution.positions.filter(
        (node) => shown.has(node) && layout.placements[node]?.kind !== run.owner,
      );
      const strokes = [
        ...arcs.flatMap((node) => arcBelow(layout, outOf(node)) ?? []),
        ...[...shown].filter((node) => content.ends[node]).map((node) => barBelow(layout, node)),
      ];
      const { scale = Infinity } = visible;
      const { em, smallerEm } = layout.metrics;
      // To find places for names takes longer than all else that is drawn at a step.
      const texts =
        smallerEm * scale < LEAST_READ
          ? NO_TEXTS
          : namesBeside(layout, shown, current, view, {
              bands: new Set(isAtWork ? outOf(current) : []),
              strikes: new Set(),
              ...{ leastName: view.leastName, finder: view.finder?.ofGraph ?? view.finder },
              lines: strokes.flatMap(linesOf),
              isGraph: true,
              there: shown,
            });
      const nodes = new Map<NodeId, NodeMark>();
      for (const node of shown) {
        const flag = isMap ? worthOf(run.stateAt(node, step).value) : flagOf(inSolution.has(node), isSolving);
        const written = nodeMark(layout, content, node, step, current, view, flag, texts.get(node));
        const mark = em * scale < LEAST_VALUE ? { ...written, label: '' } : written;
        const isSure = node === current || isNamedIn(view, node);
        const isUnder = !isSure && bands.some((band) => meetsName(layout, node, mark.name, band));
        nodes.set(node, isUnder ? { ...mark, name: '' } : mark);
      }
      const edges = new Map<EdgeId, EdgeMark>();
      for (const { id, from, to } of graph.edges) {
        if ((expandedAt.get(from) ?? Infinity) > step || !(shown.has(from) || shown.has(to))) continue;
        const isMerging = kind === 'expand' && from === current && run.bornAt(to) < step;
        const flag = taken.has(id)
          ? isMap
            ? 'way'
            : 'solution'
          : beside.has(id)
            ? 'other'
            : isMerging
              ? 'merging'
              : '';
        edges.set(id, {
          status: 'seen',
          deciding: !isSolving && run.stateAt(from, step).decidingChild === to,
          onPath: isAtWork && from === current,
          struck: false,
          flag: flag === '' && isSolving ? 'aside' : flag,
        });
      }
      return { nodes, edges, stubs: [], strokes: [...strokes, ...leadersOf(nodes)] };
    },
  };
}

function flagOf(isInSolution: boolean, isSolving: boolean): StrategyFlag | '' {
  if (isInSolution) return 'solution';
  return isSolving ? 'aside' : '';
}

function worthOf(value: number | null): WorthFlag | '' {
  if (value === null) return '';
  return value > 0 ? 'worth-max' : value < 0 ? 'worth-min' : 'worth-even';
}

function nodeMark(
  { placements, names }: Layout,
  { run }: GraphContent,
  node: NodeId,
  step: number,
  current: NodeId,
  { focused, hovered }: View,
  flag: StrategyFlag | WorthFlag | '',
  texts: NodeTexts | undefined,
): NodeMark {
  const { status, value } = run.stateAt(node, step);
  const { side } = placements[node] as Placement;
  const { name = '', place = null } = texts ?? {};
  // When not all names fit beside their shapes, a name is written in full or not at all.
  const isWritten = name !== '' && (!side?.isQuiet || name === names.of(node));
  return {
    status,
    label: value === null ? '' : printWorth(worthAt(run, node, step, value)),
    name: isWritten ? name : '',
    place,
    bounds: '',
    current: node === current,
    onPath: false,
    focused: node === focused,
    hovered: node === hovered,
    collapsed: false,
    held: '',
    badge: '',
    flag,
  };
}

/**
 * Returns the texts beside the nodes of a graph. When there is no room beside its shape, the name of a node
 * that the page mentions may stand at any free spot nearby.
 */
function namesBeside(
  layout: Layout,
  shown: ReadonlySet<NodeId>,
  current: NodeId,
  view: View,
  now: DrawnNow,
): ReadonlyMap<NodeId, NodeTexts> {
  const { focused, hovered, said, heads, wantsNames = false } = view;
  const wishes = new Map<NodeId, NodeWish>();
  for (const node of shown) {
    const isPointed = node === focused || node === hovered;
    wishes.set(node, {
      bounds: '',
      isPointed: isPointed || node === current,
      isCurrent: node === current,
      comesFirst: isPointed,
      isNamed: isNamedIn(view, node),
      isListed: said?.has(node) !== true,
      isHead: heads?.has(node) === true,
      isNamedLast: wantsNames,
    });
  }
  return textsBeside(layout, wishes, now);
}

/** Returns the straight pieces of a stroke. */
export function linesOf({ points }: Stroke): readonly Line[] {
  return points.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = points[index] as readonly [number, number];
    return { x1, y1, x2, y2 };
  });
}

/** Whether the band that highlights an edge would run over a node's name, which is then left out. */
function meetsName({ placements, metrics }: Layout, node: NodeId, name: string, band: Line): boolean {
  const placement = placements[node] as Placement;
  if (name === '' || placement.side === null) return false;
  const { anchor, x, nameY } = blockAt(placement, placement.side, metrics, name, '', false);
  const [width, height] = [textWidth(name) * metrics.smallerEm, metrics.smallerEm];
  const middle = placement.x + x + (anchor === 'start' ? width / 2 : -width / 2);
  return meetsLine({ x: middle, y: placement.y + nameY - height * 0.3, width, height }, band, BAND / 2);
}

/**
 * The greatest distance of the arc below its position, em, and the ratio of its reach to the sides to that
 * distance.
 */
const ARC = 1.8;
const FLAT = 2.3;

/**
 * Returns the arc across the edges of a position whose moves must all be answered; null when there are fewer
 * than two edges.
 */
function arcBelow(layout: Layout, ids: readonly EdgeId[]): Stroke | null {
  const lines = ids.map((id) => edgeLine(layout, id));
  const [first] = lines;
  if (first === undefined || lines.length < 2) return null;
  const angles = lines.map(({ x1, y1, x2, y2 }) => Math.atan2(y2 - y1, x2 - x1));
  const high = Math.min(ARC * layout.metrics.em, (first.y2 - first.y1) * 0.62);
  const [from, to] = [Math.max(...angles), Math.min(...angles)];
  const pieces = 24;
  const points = Array.from({ length: pieces + 1 }, (_none, index) => {
    const angle = from + ((to - from) * index) / pieces;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const radius = high / Math.hypot(across / FLAT, down);
    return [short(first.x1 + radius * across), short(first.y1 + radius * down)] as const;
  });
  return { name: 'arc', points };
}

/** The distance between the shape of a position and the bar below it that marks the end of the game, em. */
const BAR = 0.6;

/** Returns the bars below the ends of the game in the drawing of a graph. */
export function endBars(layout: Layout): readonly Stroke[] {
  return layout.tree.leaves().map((node) => barBelow(layout, node));
}

function barBelow({ placements, metrics }: Layout, node: NodeId): Stroke {
  const { x, y, width, height } = placements[node] as Placement;
  const [half, at] = [short(width * 0.36), short(y + height + BAR * metrics.em)];
  return {
    name: 'end',
    points: [
      [short(x - half), at],
      [short(x + half), at],
    ],
  };
}

/**
 * The margin around the visible area, px, in which nodes are drawn too, because their names or boards may
 * reach into the area.
 */
const AROUND = 60;

function inPane(layout: Layout, { left, right, top, bottom, scale }: Pane): Visible {
  const nodes = layout.tree.nodes().filter((node) => {
    const { x, y, height } = layout.placements[node] as Placement;
    return x >= left - AROUND && x <= right + AROUND && y + height >= top - AROUND && y <= bottom + AROUND;
  });
  return { nodes, collapsed: new Set(), scale };
}
