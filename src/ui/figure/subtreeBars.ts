/**
 * Draws, below each node whose subtree is too narrow to draw, a bar that says what has become of the leaves there. The
 * bars have the same height on screen at every scale; when the plies are spread, a thin line leads from each down to the
 * deepest ply of the subtree. A press on one magnifies the figure until the subtree opens.
 *
 * Below a folded node the same is said by a lying bar in place of the node's stack of bars, which takes the presses.
 */
import type { NodeId } from '../../core/index.ts';
import { type LeavesBelow, leavesBelowAt } from '../../core/run/leavesBelow.ts';
import { BARS, barsOf as stackOf } from '../../drawing/foldMark.ts';
import type { Placement, ViewTransform } from '../../drawing/index.ts';
import type { Extents } from '../../drawing/nodesInView.ts';
import { deepestBelow } from '../../drawing/overviewMap.ts';
import { short } from '../../drawing/shapes.ts';
import { type BarBox, barParts } from '../../drawing/shareBar.ts';
import { BAR_SHARE, rowOf } from '../../drawing/spreadPlies.ts';
import { append, set, writeText } from '../../drawing/svgElement.ts';
import { textWidth } from '../../drawing/textWidth.ts';
import { drawnIn, presentedIn } from '../../session/session.ts';
import { wordsIn } from '../../words/language.ts';
import type { DrawnFigure } from './drawnFigure.ts';
import './subtreeBars.css';

export interface SubtreeBars {
  /** Draws the bars on a layout that is seen at `view`. */
  show(drawn: DrawnFigure, view: ViewTransform): void;
  destroy(): void;
}

/** The height of a bar and its distance from the node above it, px on screen; on a projector it is higher. */
const HEIGHT = { read: 18, projected: 30 } as const;
const FROM_NODE = 2;

/** The least and the greatest width of a bar, and the gap between neighbours, px on screen. */
const WIDTH = { least: 1.5, most: 8, gap: 2 } as const;

/** How much lower than the stack a lying bar is, to keep its ring off the text below it, and its least height, px on screen. */
const TO_RING = 3;
const LEAST_HEIGHT = 4;

/** The distance from a bar to the text about it, and the font size of the text, px. */
const TO_TEXT = 6;
const SIZE = 13;

/** The parts of all bars, from back to front; each is one path. */
const PARTS = ['around', 'outline', 'evaluated', 'cut', 'stripes', 'here', 'touch'] as const;

interface Bar extends BarBox {
  readonly node: NodeId;
  readonly below: LeavesBelow;
  /** the y of the deepest ply of the subtree, px; null when the bar has no stem */
  readonly foot: number | null;
  /** whether the bar lies below a folded node */
  readonly isFolded: boolean;
}

/** @param open is called with the node whose bar was pressed */
export function createSubtreeBars(
  svg: SVGSVGElement,
  extents: Extents,
  width: number,
  open: (node: NodeId) => void,
): SubtreeBars {
  const layer = append(svg, 'g', { class: 'subtree-bars' });
  // The margin with the names of the plies hides the bars that are out of view.
  svg.querySelector('.ply-names')?.before(layer);
  const paths = PARTS.map((name) => append(layer, 'path', { class: name, d: '' }));
  let bars: readonly Bar[] = [];
  let shown: DrawnFigure | null = null;
  let at: ViewTransform = { x: 0, y: 0, k: 1 };
  let pointed: NodeId | null = null;
  /** the text about the bar under the pointer */
  let told: SVGTextElement | null = null;
  /** the lines from the bars down to the deepest plies of their subtrees; null while the plies are not spread */
  let stems: SVGPathElement | null = null;

  const drawText = () => {
    told?.remove();
    told = null;
    const bar = bars.find(({ node }) => node === pointed);
    if (bar === undefined || shown === null) return;
    const { state, layout } = shown;
    const text = wordsIn(state.language.code, 'tools').below(layout.names.of(bar.node), bar.below);
    const half = (textWidth(text) * SIZE) / 2;
    const x = Math.min(Math.max(bar.x + bar.width / 2 + at.x, half), width - half) - at.x;
    told = append(layer, 'text', { x, y: bar.y + bar.height + TO_TEXT + SIZE, 'font-size': SIZE });
    writeText(told, text);
  };
  const barAt = ({ clientX, clientY }: MouseEvent): Bar | undefined => {
    const { left, top } = svg.getBoundingClientRect();
    const [x, y] = [clientX - left - at.x, clientY - top - at.y];
    const isOver = (bar: Bar) => y >= bar.y && y <= bar.y + bar.height && Math.abs(x - middleOf(bar)) < REACH;
    return bars
      .filter((bar) => !bar.isFolded && isOver(bar))
      .sort((one, other) => Math.abs(x - middleOf(one)) - Math.abs(x - middleOf(other)))[0];
  };
  const isTouched = ({ target }: Event) => target instanceof Element && target.matches('.touch');
  const listening = new AbortController();
  const point = (event: MouseEvent) => {
    const now = isTouched(event) ? (barAt(event)?.node ?? null) : null;
    if (now === pointed) return;
    pointed = now;
    drawText();
  };
  const press = (event: MouseEvent) => {
    const bar = isTouched(event) ? barAt(event) : undefined;
    if (bar === undefined) return;
    event.stopImmediatePropagation();
    open(bar.node);
  };
  svg.addEventListener('pointermove', point, { signal: listening.signal });
  svg.addEventListener('pointerleave', point, { signal: listening.signal });
  // In the capture phase, because a click in the figure selects or deselects a node.
  svg.addEventListener('click', press, { signal: listening.signal, capture: true });

  const drawStems = () => {
    const lines = bars.flatMap(({ x, y, width, height, foot }) =>
      foot === null ? [] : [`M${short(x + width / 2)},${short(y + height)}V${short(foot)}`],
    );
    if (lines.length === 0) {
      stems?.remove();
      stems = null;
      return;
    }
    if (stems === null) {
      stems = append(svg, 'path', { class: 'subtree-stems' });
      svg.querySelector('.viewport')?.before(stems);
    }
    set(stems, { d: lines.join('') });
  };

  const draw = () => {
    const all = Object.fromEntries(PARTS.map((name) => [name, ''])) as Record<(typeof PARTS)[number], string>;
    for (const bar of bars) {
      const { outline, evaluated, cut, stripes } = barParts(bar, bar.below);
      all.outline += outline;
      all.evaluated += evaluated;
      all.cut += cut;
      all.stripes += stripes;
      if (!bar.isFolded) all.touch += outline;
      if (!bar.below.isHere) continue;
      all.around += outline;
      all.here += outline;
    }
    for (const [index, name] of PARTS.entries()) set(paths[index] as Element, { d: all[name] });
    svg.toggleAttribute('data-below', bars.length > 0);
    drawStems();
    drawText();
  };

  return {
    show(drawn, view) {
      const isOther = drawn !== shown || view.k !== at.k;
      [shown, at] = [drawn, view];
      if (isOther) {
        const hadNone = bars.length === 0;
        bars = barsOf(drawn, extents, view);
        if (!hadNone || bars.length > 0) draw();
      }
      const transform = `translate(${view.x},${view.y})`;
      set(layer, { transform });
      if (stems !== null) set(stems, { transform });
    },
    destroy() {
      listening.abort();
      svg.removeAttribute('data-below');
      layer.remove();
      stems?.remove();
    },
  };
}

/** A pointer within this distance of the middle of a bar is at the bar, px. */
const REACH = WIDTH.most / 2 + 1;

const middleOf = ({ x, width }: Bar) => x + width / 2;

/**
 * Returns the bars of the subtrees that are folded or too narrow to draw; an answer sheet has none, for it shows no run.
 */
function barsOf(
  { state, layout, whole, moment, marks, barred }: DrawnFigure,
  { left, right }: Extents,
  { k, rows, across = k }: ViewTransform,
): Bar[] {
  if (drawnIn(state) !== null) return [];
  const usual = presentedIn(state) === null ? HEIGHT.read : HEIGHT.projected;
  const height = rows === undefined ? usual : Math.min(usual, rowOf(whole) * rows * BAR_SHARE);
  // In a tree that grows the stems would show what the search has not generated yet.
  const hasStems = rows !== undefined && !moment.run.grows;
  const bars: Bar[] = [];
  let countBelow: ReturnType<typeof leavesBelowAt> | null = null;
  /** one past the last node below the bars so far: on the path of the search nodes inside a subtree are drawn too */
  let end = 0;
  for (const [node, { collapsed, held }] of marks.nodes) {
    const isFolded = held !== '';
    const hasBar = isFolded || (barred?.has(node) ?? collapsed);
    if (!hasBar || node < end) continue;
    end = layout.tree.subtreeEnd(node);
    countBelow ??= leavesBelowAt(moment);
    const placement = layout.placements[node] as Placement;
    if (isFolded) {
      const { gap, bar } = stackOf(placement, layout.metrics, held);
      const [x, y] = [(placement.x - placement.width / 2) * k, (placement.y + placement.height + gap) * k];
      const size = { width: placement.width * k, height: Math.max(BARS * bar * k - TO_RING, LEAST_HEIGHT) };
      bars.push({ node, below: countBelow(node), x, y, ...size, foot: null, isFolded });
      continue;
    }
    const extent = ((right[node] as number) - (left[node] as number)) * across - WIDTH.gap;
    const width = Math.min(Math.max(extent, WIDTH.least), WIDTH.most);
    const y = (placement.y + placement.height) * k + FROM_NODE;
    const deepest = hasStems ? whole.plies[deepestBelow(whole)[node] as number] : undefined;
    const foot = deepest === undefined || rows === undefined ? null : deepest.y * rows;
    const x = placement.x * k - width / 2;
    bars.push({ node, below: countBelow(node), x, y, width, height, foot, isFolded });
  }
  return bars;
}
