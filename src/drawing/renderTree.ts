/**
 * Draws a layout into an SVG and afterwards redraws only what a new step changes. The picture of a step does
 * not depend on how the reader got there; animations are made elsewhere (`motion.ts`).
 */

import type { NodeId } from '../core/index.ts';
import { type DrawnEdge, drawEdge, edgeTexts, markEdge } from './drawEdge.ts';
import { drawNode, looksTheSame, markNode, placeNode } from './drawNode.ts';
import { type EdgeMark, isAlike, type Marks, type NodeMark } from './marks.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { ringsOf } from './rings.ts';
import { drawStubs } from './stubs.ts';
import { append, set, writeText } from './svgElement.ts';

export interface TreeDrawing {
  /** Draws the marks; only nodes and edges whose mark differs from the one drawn last are touched. */
  update(marks: Marks): void;
  /**
   * Continues with another layout: the next update finds nodes by their keys, and moves those that look the
   * same to their new positions.
   */
  adopt(layout: Layout): void;
  /** Returns the double stroke across an edge; null when the edge is not cut. */
  strikeAt(edge: EdgeId): Element | null;
  destroy(): void;
}

/**
 * A node in the SVG, its placement, and the mark with which it was drawn; the mark is null when the node has
 * to be written again.
 */
interface DrawnNode {
  readonly group: SVGGElement;
  /** the placement at which the node was drawn */
  placement: Placement;
  mark: NodeMark | null;
}

interface MarkedEdge {
  readonly edge: DrawnEdge;
  mark: EdgeMark | null;
}

/** Draws the layout `first` into `viewport`, a group that the caller may move and scale. */
export function renderTree(viewport: SVGGElement, first: Layout): TreeDrawing {
  viewport.replaceChildren();
  const layer = (name: string) => append(viewport, 'g', { class: name });
  const bands = layer('bands');
  const layers = {
    ...{ bands, edges: layer('edges'), strikes: layer('strikes'), labels: layer('edge-labels') },
    scores: layer('scores'),
  };
  const stubs = layer('stubs');
  const strokes = layer('strokes');
  const nodes = layer('nodes');
  const rings = layer('rings');
  let layout = first;
  let isAdopted = false;
  let isExtended = false;
  /** the halos of current nodes, the last elements of the bands; a step moves them */
  let halos: SVGPathElement[] = [];
  /** the marks that were drawn last; null when the layout has been replaced since then */
  let shown: Marks | null = null;
  /** the drawn nodes by key; an edit of the tree does not change the keys of nodes */
  let drawn = new Map<string, DrawnNode>();
  let drawnEdges = new Map<string, MarkedEdge>();
  /**
   * Returns the key of the node that has the edge's id; an edge whose id is no node's has its own id as key.
   */
  const keyOf = (id: EdgeId) =>
    layout.placements[id] === undefined ? `${id}` : layout.tree.key(id as NodeId);

  /**
   * Moves a node that was drawn for another layout to its position in this one; returns null when the node
   * has to be drawn anew.
   */
  const moved = (item: DrawnNode, placement: Placement): DrawnNode | null => {
    if (!looksTheSame(item.placement, placement)) return null;
    placeNode(item.group, placement);
    item.placement = placement;
    // A name may have to avoid other neighbours than before, so the node's texts are written again.
    item.mark = null;
    return item;
  };

  /**
   * Prepares an edge that was drawn for another layout to be drawn again; returns null when its labels
   * differ, so that it needs new elements.
   */
  const movedEdge = (item: MarkedEdge, id: EdgeId): MarkedEdge | null => {
    item.mark = null;
    return item.edge.text === edgeTexts(layout, id).join('\n') ? item : null;
  };

  /**
   * Draws the marks when they differ from those drawn last only in single nodes, as when the pointer moves.
   * Returns false, and draws nothing, when edges or the set of nodes may differ.
   */
  const isPointedOtherwise = (marks: Marks): boolean => {
    const [last, now] = [shown?.nodes, marks.nodes];
    if (last === undefined || shown?.edges !== marks.edges || last.size !== now.size) return false;
    for (const id of now.keys()) if (!last.has(id)) return false;
    for (const [id, mark] of now) {
      const item = mark === last.get(id) ? undefined : drawn.get(layout.tree.key(id));
      if (item === undefined) continue;
      markNode(item.group, layout, item.placement, mark);
      item.mark = mark;
    }
    return true;
  };

  const drawStrokes = (marks: Marks) => {
    strokes.replaceChildren();
    for (const { name, points, text } of marks.strokes) {
      append(strokes, 'path', { class: name, d: `M${points.join('L')}` });
      if (text === undefined) continue;
      const { x, y } = text;
      const size = layout.metrics.smallerEm;
      const end = append(strokes, 'text', {
        class: `${name}-end`,
        'text-anchor': 'middle',
        x,
        y,
        'font-size': size,
      });
      writeText(end, text.text);
    }
  };

  /**
   * Draws the halo of the current node under all shapes and, over the shapes, the frames of the nodes that have
   * the pointer or the focus.
   */
  const drawRings = (marks: Marks) => {
    rings.replaceChildren();
    const before = halos;
    halos = [];
    for (const { name, x, y, d } of ringsOf(layout, marks)) {
      const isHalo = name === 'halo';
      const ring = (isHalo && before.shift()) || append(isHalo ? bands : rings, 'path');
      set(ring, { class: name, d, transform: `translate(${x},${y})` });
      if (isHalo) halos.push(ring);
    }
    for (const halo of before) halo.remove();
  };

  /** Draws all marks; the set of nodes and edges may differ from that drawn last. */
  const redraw = (marks: Marks) => {
    const [before, edgesBefore] = [drawn, drawnEdges];
    drawn = new Map();
    drawnEdges = new Map();
    for (const [id, mark] of marks.nodes) {
      const placement = layout.placements[id] as Placement;
      const key = layout.tree.key(id);
      const known = before.get(key);
      const isThere = known?.placement === placement && !isAdopted;
      const kept = isThere ? known : known && moved(known, placement);
      if (kept) before.delete(key);
      else isExtended = true;
      const item = kept || { group: drawNode(nodes, layout, placement), placement, mark: null };
      drawn.set(key, item);
      if (item.mark === null || !isAlike(mark, item.mark)) markNode(item.group, layout, placement, mark);
      item.mark = mark;
    }
    for (const [id, mark] of marks.edges) {
      const key = keyOf(id);
      const known = edgesBefore.get(key);
      const kept = known && isAdopted ? movedEdge(known, id) : known;
      if (kept) edgesBefore.delete(key);
      else isExtended = true;
      const item = kept || { edge: drawEdge(layers, layout, id), mark: null };
      drawnEdges.set(key, item);
      if (item.mark === null || !isAlike(mark, item.mark)) markEdge(item.edge, layers, layout, id, mark);
      item.mark = mark;
    }
    for (const item of before.values()) item.group.remove();
    for (const item of edgesBefore.values()) erase(item);
    if (isAdopted || isExtended) {
      inOrder([...drawn.values()].map(({ group }) => group));
      inOrder([...drawnEdges.values()].flatMap(partsOf));
    } else {
      // Only bands, double strokes and scores have to be put in order, because no other elements can be new:
      // these exist at some steps only.
      const parts: (Element | null)[] = [];
      for (const { edge } of drawnEdges.values()) parts.push(edge.band, edge.strike, edge.score);
      inOrder(parts);
    }
    drawStubs(stubs, layout, marks.stubs);
    drawStrokes(marks);
    isAdopted = false;
    isExtended = false;
  };

  return {
    update(marks) {
      if (!isPointedOtherwise(marks)) redraw(marks);
      else if (shown?.strokes !== marks.strokes) drawStrokes(marks);
      drawRings(marks);
      shown = marks;
    },
    adopt(next) {
      if (next === layout) return;
      shown = null;
      const { metrics, boards } = layout;
      const isOther =
        boards !== null ||
        next.boards !== null ||
        metrics.em !== next.metrics.em ||
        metrics.sizeClass !== next.metrics.sizeClass;
      if (isOther) {
        for (const { group } of drawn.values()) group.remove();
        for (const item of drawnEdges.values()) erase(item);
        drawn.clear();
        drawnEdges.clear();
      }
      isAdopted ||= next.placements !== layout.placements;
      layout = next;
    },
    strikeAt: (id) => drawnEdges.get(keyOf(id))?.edge.strike ?? null,
    destroy() {
      viewport.replaceChildren();
    },
  };
}

function partsOf({ edge: { line, labels, band, strike, score } }: MarkedEdge): readonly (Element | null)[] {
  return [line, ...labels, band, strike, score];
}

function erase(item: MarkedEdge): void {
  for (const part of partsOf(item)) part?.remove();
}

/**
 * Puts each element at the position in its layer at which a fresh drawing would have put it; elements that
 * are in order are not touched.
 */
function inOrder(parts: readonly (Element | null)[]): void {
  const next = new Map<Element, Element | null>();
  for (const part of parts) {
    const layer = part?.parentElement;
    if (!layer) continue;
    const here = next.has(layer) ? (next.get(layer) ?? null) : layer.firstElementChild;
    if (here === part) next.set(layer, part.nextElementSibling);
    else {
      layer.insertBefore(part, here);
      next.set(layer, here);
    }
  }
}
