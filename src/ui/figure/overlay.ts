/**
 * What lies over the drawing and keeps its size on screen at every scale: names of nodes, and bars of subtrees. It also hides
 * the texts that the borders would cut.
 */
import type { NodeId } from '../../core/index.ts';
import type { Layout, Placement, ViewTransform } from '../../drawing/index.ts';
import type { Extents } from '../../drawing/nodesInView.ts';
import { timerClock } from '../../session/playing.ts';
import type { SessionState } from '../../session/session.ts';
import { drawingRef } from '../page/elements.ts';
import type { FigureView } from './createView.ts';
import { createCutTexts } from './cutTexts.ts';
import type { DrawnFigure } from './drawnFigure.ts';
import { createFarNames } from './farNames.ts';
import { GRAPH_FINDER } from './pageFinder.ts';
import { createSubtreeBars } from './subtreeBars.ts';
import { tellWhole } from './wholeSight.ts';
import { zoomRef } from './zoomRef.ts';

export interface Overlay {
  show(drawn: DrawnFigure, view: ViewTransform): void;
  destroy(): void;
}

/** The share of the frame that a subtree takes once it has been opened. */
const OPENED = 0.9;

/** The least scale at which a node can be read. */
const READABLE = 0.6;

export function createOverlay(
  svg: SVGSVGElement,
  layout: Layout,
  extents: Extents,
  frame: { readonly left: number; readonly width: number; readonly height: number },
  view: FigureView,
  draw: (state: SessionState) => void,
): Overlay {
  const box = { left: frame.left, right: frame.width, top: 0, bottom: frame.height };
  const middleOf = (node: NodeId) => {
    const { x, y, height } = layout.placements[node] as Placement;
    return [x, y + height / 2] as const;
  };
  const open = (node: NodeId) => {
    const [from, to] = [extents.left[node] as number, extents.right[node] as number];
    const k = Math.min(1, (OPENED * (frame.width - frame.left)) / (to - from));
    view.home((from + to) / 2, middleOf(node)[1], Math.max(k, view.transform().k));
  };
  const show = (node: NodeId) => {
    const { k } = view.transform();
    view.home(...middleOf(node), k < READABLE ? 1 : k);
  };
  const zooming = { open, show };
  const isMain = svg === drawingRef.current;
  if (isMain) zoomRef.current = zooming;
  const bars = createSubtreeBars(svg, extents, frame.width, open);
  const names = createFarNames(svg, box);
  const cutTexts = createCutTexts(svg);
  let last: DrawnFigure | null = null;
  let stay = () => {};
  // A later task makes the searches that the finder has put off, and draws the figure again with the names it has found.
  const goOn = () => {
    if (last === null) return;
    GRAPH_FINDER.goOn();
    draw(last.state);
  };
  return {
    show(drawn, at) {
      last = drawn;
      if (GRAPH_FINDER.hasPutOff(drawn.layout)) {
        stay();
        stay = timerClock(0, goOn);
      }
      bars.show(drawn, at);
      names.show(namedIn(drawn), drawn, at);
      cutTexts.show();
      if (isMain) tellWhole({ drawn, extents, at: { ...at, k: view.transform().k }, frame, view });
    },
    destroy() {
      stay();
      if (zoomRef.current === zooming) {
        zoomRef.current = null;
        tellWhole(null);
      }
      bars.destroy();
      names.destroy();
      cutTexts.destroy();
    },
  };
}

/**
 * Returns the nodes whose names are placed even where the figure is too small for names, in order of importance: the
 * current node, then the nodes of the sentence from the last to the first.
 */
function namedIn({ moment, view, marks }: DrawnFigure): readonly NodeId[] {
  const named = [moment.node, ...[...(view.said ?? [])].reverse()];
  return [...new Set(named)].filter((node) => marks.nodes.has(node));
}
